import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import type { bulk } from '../../content/bulk';

/** Maximum number of rows listed by name. */
const MAX_NAMED = 5;

/** The rows that are not among the shown ones: they are on another page or excluded by filters. */
export function hiddenRows<R extends { _id: string }>(
  rows: readonly R[],
  shown: readonly { _id: string }[],
): R[] {
  const ids = new Set(shown.map(({ _id }) => _id));
  return rows.filter(({ _id }) => !ids.has(_id));
}

/** Names the hidden rows that an action would include; empty if there are none. */
export function hiddenNote<R>(
  hidden: readonly R[],
  name: (row: R) => string,
  messages: (typeof bulk)[Locale],
): string {
  return hidden.length === 0 ? '' : messages.notShown(rowNames(hidden, name, messages));
}

/** The names of the rows; of many, only some and the number of the rest. */
export function rowNames<R>(
  rows: readonly R[],
  name: (row: R) => string,
  messages: (typeof bulk)[Locale],
): string {
  const names = rows.slice(0, MAX_NAMED).map(name).join(', ');
  const rest = rows.length - MAX_NAMED;
  return rest > 0 ? `${names} ${messages.more(formatNumber(rest))}` : names;
}
