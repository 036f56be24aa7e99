import { PlainText, RecordId } from '../../common/fields/text-fields.js';
import { DayOrInstant, PageCursor, PageLimit } from '../../common/lists/page-fields.js';

/** Maximum length of an action or a kind. */
const MAX_LENGTH = 100;

/** Filters of the audit log. */
export class AuditFilters {
  @RecordId({
    isParameter: true,
    optional: true,
    description: 'Id of the account that performed the action.',
  })
  person?: string;

  @PlainText({
    max: MAX_LENGTH,
    optional: true,
    description: 'Action, such as `application.status_changed`.',
  })
  action?: string;

  @PlainText({
    max: MAX_LENGTH,
    optional: true,
    description: 'Kind of record, such as `factory-application` or `admin`.',
  })
  kind?: string;

  @RecordId({
    isParameter: true,
    optional: true,
    description: 'Id of a record; requires `kind`.',
  })
  record?: string;

  @PlainText({
    max: MAX_LENGTH,
    optional: true,
    description: 'Complete reference of a record, such as `SH-7K3M9Q`, or e-mail address of an account.',
  })
  reference?: string;

  @DayOrInstant({
    description: 'Start, inclusive: a day in Indian time (`2025-01-05`), or a date with time and offset.',
  })
  from?: string;

  @DayOrInstant({
    description: 'End, inclusive: a day in Indian time (`2025-01-31`), or a date with time and offset.',
  })
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
    description: 'Id of an entry; the response then also contains the number of newer ones.',
  })
  before?: string;
}
