import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { ListQuery } from '../../submissions/list/list-query.dto.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';

/** The query of the list of messages. */
export class ContactListQuery extends ListQuery {
  @OneOf(CONTACT_STATUSES, {
    optional: true,
    anyCase: true,
    enumName: 'ContactStatus',
    description: 'Only these.',
  })
  status?: ContactStatus;

  @YesNo({
    optional: true,
    description:
      'Only those with a reply that was not undone (`true`), or only those that still wait for one (`false`): what may be spam cannot be replied to and is not among them, nor who only wants to be told of the app.',
  })
  answered?: boolean;
}
