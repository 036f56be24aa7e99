import { WholeNumber } from '../../common/fields/value-fields.js';

/** How far the notifications were read. */
export class ReadMarkForm {
  @WholeNumber({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: '`position` of the newest entry that was seen.',
    example: 41_206,
  })
  upTo!: number;
}
