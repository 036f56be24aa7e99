import { Reference } from '../../submissions/record/dto/reference.field.js';

/** The record whose document is to be downloaded. */
export class PrepareDownload {
  @Reference({ description: 'Reference of the record that the document belongs to.', example: 'FA-7K3M9Q' })
  reference!: string;
}
