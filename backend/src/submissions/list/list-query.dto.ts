import { field } from '../../common/fields/field.js';
import { patternField } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { DayOrInstant, PageCursor, PageLimit } from '../../common/lists/page-fields.js';
import { MIN_SEARCH_LENGTH } from '../../common/search/search-keys.js';
import { parseSearch } from '../../common/search/search-query.js';

const LIST_SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Maximum length of a search. */
const MAX_SEARCH_LENGTH = 100;

/** The query common to all lists of submissions; each adds its own filters. */
export class ListQuery {
  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;

  @OneOf(LIST_SORTS, { optional: true, description: 'Sort order. Defaults to `-createdAt`, newest first.' })
  sort?: ListSort;

  // Parameters have no `example`: the API page would fill it in, and a first try would find nothing.
  @DayOrInstant({
    description: 'Start, inclusive: a day in Indian time (`2025-01-05`), or a date with time and offset.',
  })
  from?: string;

  @DayOrInstant({
    description: 'End, inclusive: a day in Indian time (`2025-01-31`), or a date with time and offset.',
  })
  to?: string;

  @SearchText({
    description:
      'Search by prefixes of words in name, e-mail address, mobile number, reference and location; at least one word of three letters. All words must match, as in `ramesh haji`. Names and locations match across Latin and Devanagari script and spelling variants.',
  })
  q?: string;

  @AssigneeFilter()
  assignee?: string;

  @OneOf(['none'], { optional: true, description: '`none` omits `X-Total-Count`, which saves counting.' })
  count?: 'none';
}

/** Filters by assignee: an account's id, `me` or `none`. */
function AssigneeFilter(): PropertyDecorator {
  return patternField(
    {
      optional: true,
      description: 'Only records assigned to this account; `me` for the caller, `none` for unassigned ones.',
    },
    { pattern: '^(me|none|[0-9a-f]{24})$', complaint: 'must be the id of an account, me or none.' },
  );
}

/** The account that `assignee` refers to, null for none; undefined when it is not a filter. */
export function assigneeOf({ assignee }: ListQuery, callerId: string): string | null | undefined {
  if (assignee === 'none') return null;
  return assignee === 'me' ? callerId : assignee;
}

/** Filters by place. */
export function LocationSearch(): PropertyDecorator {
  return SearchText({
    label: 'Location',
    description:
      'Only records whose location has words with these prefixes, such as `haji`; at least one word of three letters.',
  });
}

/** A search by the first letters of words. */
export function SearchText(options: {
  label?: string;
  optional?: boolean;
  description: string;
}): PropertyDecorator {
  return field(
    { label: 'Search', optional: true, ...options },
    {
      maxLength: MAX_SEARCH_LENGTH,
      rule: (value) => {
        if (typeof value !== 'string' || value.length > MAX_SEARCH_LENGTH)
          return `must be text of at most ${MAX_SEARCH_LENGTH} characters.`;
        return parseSearch(value).length > 0
          ? undefined
          : `needs a word of at least ${MIN_SEARCH_LENGTH} letters.`;
      },
      api: { type: 'string', minLength: MIN_SEARCH_LENGTH, maxLength: MAX_SEARCH_LENGTH },
    },
  );
}
