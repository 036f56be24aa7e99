import { PlainText, RecordId } from '../../../common/fields/text-fields.js';

/** A note on a record, for internal use. */
export class NoteForm {
  @PlainText({
    label: 'Note',
    max: 2000,
    multiline: true,
    description:
      'Colleagues who may read such records are named as `@name@example.org`, and told by mail where they are mentioned.',
    example: '@ravi@example.org, please call her about the rent agreement.',
  })
  text!: string;
}

/** The new assignee of a record. */
export class AssigneeForm {
  @RecordId({
    label: 'Assignee',
    optional: true,
    description: 'Account that is to look after the record; null or absent for nobody.',
  })
  adminId?: string;

  @RecordId({
    label: 'Expected',
    optional: true,
    description:
      'Account that the caller saw looking after it; null or absent for nobody. When another does by now, the answer is 409 with the current record.',
  })
  expected?: string;
}
