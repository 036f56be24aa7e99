import { Reference } from '../../submissions/record/dto/reference.field.js';

/** Whose document is to be fetched. */
export class PrepareDownload {
  @Reference({ description: 'Of the record that the document belongs to.', example: 'FA-7K3M9Q' })
  reference!: string;
}
