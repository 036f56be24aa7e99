import { type DayRange, endOf, indianDayOf, startOf } from '../../common/lists/indian-days.js';
import type { ExportFormat } from './export-formats.js';

/**
 * The name of a file: the list, the Indian day on which it was made, and the date range if there is one. No other
 * filters: many people see a file name, and searches are mostly for somebody's name.
 * `applications-2025-11-25-from-2025-11-17-to-2025-11-23.csv`
 */
export function exportFileName(list: string, createdAt: Date, days: DayRange, format: ExportFormat): string {
  const parts = [list, indianDayOf(createdAt), ...daysInName(days)];
  return `${parts.join('-')}.${format}`;
}

function daysInName({ from, to }: DayRange): string[] {
  const start = from === undefined ? undefined : startOf(from);
  const end = to === undefined ? undefined : endOf(to);
  const first = start && indianDayOf(start);
  // The end is exclusive.
  const last = end && indianDayOf(new Date(end.getTime() - 1));
  if (first && first === last) return ['of', first];
  return [...(first ? ['from', first] : []), ...(last ? [first ? 'to' : 'until', last] : [])];
}
