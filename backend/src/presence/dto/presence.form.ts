import { RecordId } from '../../common/fields/text-fields.js';
import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { RECORD_LISTS, type RecordList } from '../../submissions/record/console-lists.js';

const LISTS = Object.keys(RECORD_LISTS) as RecordList[];

/** The list whose records are asked about. */
export class PresenceQuery {
  @OneOf(LISTS, {
    enumName: 'RecordList',
    description: 'List, as in its path in the console.',
    example: 'applications',
  })
  list!: RecordList;
}

/** The record that a tab of the console has open. */
export class PresenceForm extends PresenceQuery {
  @RecordId({ description: 'Id of the open record.', example: '65f1c0ffee65f1c0ffee65f1' })
  record!: string;

  @YesNo({
    optional: true,
    description: 'Whether a decision about the record is being written.',
    example: false,
  })
  deciding?: boolean;
}
