import { OneOf } from '../../common/fields/value-fields.js';
import { StatusChangeFields } from '../../submissions/review/dto/status-change.fields.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';

/** A status change of a message. */
export class ChangeContactStatus extends StatusChangeFields {
  @OneOf(CONTACT_STATUSES, {
    anyCase: true,
    enumName: 'ContactStatus',
    description: 'New status: `read` or `new`. Case-insensitive.',
    example: 'read',
  })
  status!: ContactStatus;

  @OneOf(CONTACT_STATUSES, {
    anyCase: true,
    optional: true,
    enumName: 'ContactStatus',
    description:
      'Status that the caller saw. If the message has another status, other than the requested one, the response is 409.',
    example: 'new',
  })
  expectedStatus?: ContactStatus;
}
