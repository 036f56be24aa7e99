import { OneOf } from '../../common/fields/value-fields.js';
import { PageCursor, PageLimit } from '../../common/lists/page-fields.js';
import type { MailTemplate } from '../../mail/templates/mail-template.js';
import { FAILURE_REASONS, type FailureReason } from '../failure-reason.js';
import { MAIL_PERMISSIONS } from '../mail-permissions.js';

/** Filters of the list of given-up mails. */
export class UndeliveredMailFilters {
  @OneOf(Object.keys(MAIL_PERMISSIONS), {
    optional: true,
    label: 'Template',
    enumName: 'MailTemplate',
    description: 'Only mails with this template.',
    example: 'application-decided',
  })
  template?: MailTemplate;

  @OneOf(FAILURE_REASONS, {
    optional: true,
    label: 'Reason',
    enumName: 'MailFailureReason',
    description: 'Only mails that failed for this reason.',
    example: 'refused',
  })
  reason?: FailureReason;
}

/** The query of the list of given-up mails. */
export class UndeliveredMailsQuery extends UndeliveredMailFilters {
  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
