import { OneOf } from '../../common/fields/value-fields.js';
import { StatusChangeFields } from '../../submissions/review/dto/status-change.fields.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';

/** A status change of a message. */
export class ChangeContactStatus extends StatusChangeFields {
  @OneOf(CONTACT_STATUSES, {
    anyCase: true,
    enumName: 'ContactStatus',
    description: '`read` once it was opened, `new` to leave it for later. Other letter case is accepted.',
    example: 'read',
  })
  status!: ContactStatus;

  @OneOf(CONTACT_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ContactStatus',
    description:
      'The status that the administrator saw. The answer is 409 when the message has another one by now, unless it is the one asked for.',
    example: 'new',
  })
  expectedStatus?: ContactStatus;
}
