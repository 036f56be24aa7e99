import { patternField } from '../../common/fields/text-fields.js';
import { endOf, timeFilter } from '../../common/lists/indian-days.js';
import { DayOrInstant } from '../../common/lists/page-fields.js';
import { decidedByKey } from '../../common/search/fact-keys.js';
import { DECIDED_AT_FIELD, DECIDED_INDEX, DECIDER_FIELD } from '../record/values/decision.js';
import type { ListFilters } from './list-filters.js';
import { ListQuery } from './list-query.dto.js';

/** More than the clocks of two servers differ, in ms. */
const CLOCK_SKEW_MS = 3_600_000;

/** The query of a list of records with decisions. */
export class DecidedListQuery extends ListQuery {
  @patternField(
    {
      optional: true,
      description:
        'Only records decided by this account; `me` for the caller. Decisions that were reopened or undone do not count.',
    },
    { pattern: '^(me|[0-9a-f]{24})$', complaint: 'must be the id of an account, or me.' },
  )
  decidedBy?: string;

  @DayOrInstant({
    description:
      'Only records decided on or after this day in Indian time (`2025-01-05`), or this date with time and offset.',
  })
  decidedFrom?: string;

  @DayOrInstant({
    description:
      'Only records decided on or before this day in Indian time (`2025-01-31`), or this date with time and offset.',
  })
  decidedTo?: string;
}

/** Filters by who decided, and when. */
export function decidedFilters(
  { decidedBy, decidedFrom, decidedTo }: DecidedListQuery,
  callerId: string,
): Required<Pick<ListFilters, 'keyed' | 'unordered'>> {
  const decider = decidedBy === 'me' ? callerId : decidedBy;
  const byDecider = decider === undefined ? {} : { [DECIDER_FIELD]: decider };
  const time = timeFilter({ from: decidedFrom, to: decidedTo });
  const end = decidedTo === undefined ? undefined : endOf(decidedTo);
  return {
    keyed: decider === undefined ? [] : [{ key: decidedByKey(decider), fields: byDecider }],
    unordered: time
      ? [
          {
            // The index is partial and holds dates only, so the query must say so too.
            filter: { [DECIDED_AT_FIELD]: { ...time, $type: 'date' }, ...byDecider },
            index: DECIDED_INDEX,
            // Nothing is decided before it is submitted.
            ...(end && { implies: { createdAt: { $lt: new Date(end.getTime() + CLOCK_SKEW_MS) } } }),
          },
        ]
      : [],
  };
}
