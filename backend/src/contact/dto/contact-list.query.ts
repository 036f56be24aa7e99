import { OneOf } from '../../common/fields/value-fields.js';
import { ListQuery } from '../../submissions/list/list-query.dto.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';

/** What the list of messages can be asked. */
export class ContactListQuery extends ListQuery {
  @OneOf(CONTACT_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ContactStatus',
    description: 'Only these.',
  })
  status?: ContactStatus;
}
