import { PlainText, RecordId } from '../../../common/fields/text-fields.js';

/** A note on a record, for internal use. */
export class NoteForm {
  @PlainText({
    label: 'Note',
    max: 2000,
    multiline: true,
    description:
      'Text of the note. `@name@example.org` mentions a colleague who may read such records, and notifies them by mail.',
    example: '@ravi@example.org, please call her about the rent agreement.',
  })
  text!: string;
}

/** The new assignee of a record. */
export class AssigneeForm {
  @RecordId({
    label: 'Assignee',
    optional: true,
    nullable: true,
    description: 'Id of the account to assign the record to; `null` or absent to unassign it.',
  })
  adminId?: string;

  @RecordId({
    label: 'Expected',
    optional: true,
    nullable: true,
    description:
      'Id of the assignee that the caller saw; `null` or absent for none. If the record has another assignee, the response is 409 with the current record in `data`.',
  })
  expected?: string;
}
