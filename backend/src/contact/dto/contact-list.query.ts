import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { ListQuery } from '../../submissions/list/list-query.dto.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';

/** The query of the list of messages. */
export class ContactListQuery extends ListQuery {
  @OneOf(CONTACT_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ContactStatus',
    description: 'Only messages with this status.',
  })
  status?: ContactStatus;

  @YesNo({
    optional: true,
    description:
      '`true`: only messages with a reply that was not undone. `false`: only messages that still need a reply, which leaves out suspect messages and those that only ask to be notified of the app.',
  })
  answered?: boolean;
}
