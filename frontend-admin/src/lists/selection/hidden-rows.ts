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
  if (hidden.length === 0) return '';
  const names = hidden.slice(0, MAX_NAMED).map(name).join(', ');
  const rest = hidden.length - MAX_NAMED;
  return messages.notShown(rest > 0 ? `${names} ${messages.more(formatNumber(rest))}` : names);
}
