import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import type { bulk } from '../../content/bulk';

/** So many are named. */
const NAMED = 5;

/** Rows that are not in what is shown: they are on another page, or the filters leave them out. */
export function hiddenRows<R extends { _id: string }>(
  rows: readonly R[],
  shown: readonly { _id: string }[],
): R[] {
  const ids = new Set(shown.map(({ _id }) => _id));
  return rows.filter(({ _id }) => !ids.has(_id));
}

/** Names what nobody sees, before something is done with it; nothing when all are shown. */
export function hiddenNote<R>(
  hidden: readonly R[],
  name: (row: R) => string,
  messages: (typeof bulk)[Locale],
): string {
  if (hidden.length === 0) return '';
  const names = hidden.slice(0, NAMED).map(name).join(', ');
  const rest = hidden.length - NAMED;
  return messages.notShown(rest > 0 ? `${names} ${messages.more(formatNumber(rest))}` : names);
}
