import { field } from '../../common/fields/field.js';
import { PlainText } from '../../common/fields/text-fields.js';
import { OneOf, WholeNumber } from '../../common/fields/value-fields.js';
import { startOf } from './indian-days.js';
import { MIN_SEARCH_LENGTH, parseSearch } from './search-keys.js';

const LIST_SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Records on a page unless asked otherwise. */
export const DEFAULT_PAGE = 50;
const MAX_PAGE_SIZE = 200;
/** Characters of a date with time and offset. */
const MAX_DATE_LENGTH = 35;
/** Characters of what is searched for. */
const MAX_SEARCH_LENGTH = 100;

/** What every list of submissions can be asked; each adds filters of its own. */
export class ListQuery {
  @WholeNumber({
    min: 1,
    max: MAX_PAGE_SIZE,
    optional: true,
    description: `Records on a page; ${DEFAULT_PAGE} when absent.`,
  })
  limit?: number;

  @PlainText({ max: 2000, optional: true, description: 'Where the page begins; taken from a `Link` header.' })
  cursor?: string;

  @OneOf(LIST_SORTS, { optional: true, description: 'Order; newest first when absent.' })
  sort?: ListSort;

  // Parameters have no `example`: the API page would fill it in, and a first try would find nothing.
  @DayOrInstant({ description: 'First Indian day (2025-01-05), or first instant with its offset.' })
  from?: string;

  @DayOrInstant({ description: 'Last Indian day (2025-01-31), or last instant with its offset.' })
  to?: string;

  @SearchText({
    description:
      'Finds by the beginnings of words in name, e-mail, mobile, reference and location; at least one word of three letters. All words must match: `ramesh haji`.',
  })
  q?: string;

  @OneOf(['none'], { optional: true, description: '`none` leaves out `X-Total-Count`.' })
  count?: 'none';
}

interface Described {
  label?: string;
  description: string;
}

function DayOrInstant(options: Described): PropertyDecorator {
  return field(
    { ...options, optional: true },
    {
      maxLength: MAX_DATE_LENGTH,
      rule: (value) =>
        typeof value === 'string' && startOf(value) !== undefined
          ? undefined
          : 'must be a date such as 2025-01-31, or a date with time and offset such as 2025-01-31T10:00:00+05:30.',
      api: { type: 'string', maxLength: MAX_DATE_LENGTH },
    },
  );
}

/** A text that is looked up by the beginnings of its words. */
export function SearchText(options: Described): PropertyDecorator {
  return field(
    { label: 'Search', ...options, optional: true },
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
