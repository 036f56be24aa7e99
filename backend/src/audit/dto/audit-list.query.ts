import { PlainText, RecordId } from '../../common/fields/text-fields.js';
import { DayOrInstant, PageCursor, PageLimit } from '../../common/lists/page-fields.js';

/** Maximum length of an action or a kind. */
const MAX_LENGTH = 100;

/** Filters of the audit log. */
export class AuditFilters {
  @RecordId({ isParameter: true, optional: true, description: 'Id of the account that acted.' })
  person?: string;

  @PlainText({ max: MAX_LENGTH, optional: true, description: 'What was done: `application.status_changed`.' })
  action?: string;

  @PlainText({
    max: MAX_LENGTH,
    optional: true,
    description: 'Kind of the records: `factory-application`, `admin`.',
  })
  kind?: string;

  @RecordId({
    isParameter: true,
    optional: true,
    description: 'Id of a record; asks for its `kind` as well.',
  })
  record?: string;

  @PlainText({
    max: MAX_LENGTH,
    optional: true,
    description: 'Whole reference of a record, or e-mail address of an account: `SH-7K3M9Q`.',
  })
  reference?: string;

  @DayOrInstant({ description: 'First Indian day (2025-01-05), or first instant with its offset.' })
  from?: string;

  @DayOrInstant({ description: 'Last Indian day (2025-01-31), or last instant with its offset.' })
  to?: string;
}

/** The query of the audit log; newest entries first. */
export class AuditListQuery extends AuditFilters {
  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}

/** The query for counting entries. */
export class AuditCountQuery extends AuditFilters {
  @RecordId({
    isParameter: true,
    optional: true,
    description: 'Id of an entry; what is newer than it is counted as well.',
  })
  before?: string;
}
