import { field } from '../fields/field.js';
import { PlainText } from '../fields/text-fields.js';
import { WholeNumber } from '../fields/value-fields.js';
import { startOf } from './indian-days.js';

/** Default page size. */
export const DEFAULT_PAGE = 50;
/** Maximum page size. */
export const MAX_PAGE_SIZE = 200;
/** Maximum length of a date with time and offset. */
const MAX_DATE_LENGTH = 35;

/** The page size of a list. */
export function PageLimit(): PropertyDecorator {
  return WholeNumber({
    min: 1,
    max: MAX_PAGE_SIZE,
    optional: true,
    description: `Maximum number of records per page. Defaults to ${DEFAULT_PAGE}.`,
  });
}

/** The position of a page in a list. */
export function PageCursor(): PropertyDecorator {
  return PlainText({
    max: 2000,
    optional: true,
    description: 'Start of the page; taken from a `Link` header.',
  });
}

/** A day in India, or an instant, as the start or end of a list; parsed by `startOf` and `endOf`. */
export function DayOrInstant(options: { label?: string; description: string }): PropertyDecorator {
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
