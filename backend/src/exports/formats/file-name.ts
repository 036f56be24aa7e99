import { endOf, indianDayOf, startOf } from '../../common/lists/indian-days.js';
import type { DayRange } from '../export-source.js';
import type { ExportFormat } from './export-formats.js';

/**
 * What a file is called: the list, the Indian day on which it was made, and the days its items are of when they are of some.
 * Nothing else of the filters: a name of a file is seen by many, and what is searched for is mostly the name of somebody.
 * `applications-2025-11-25-from-2025-11-17-to-2025-11-23.csv`
 */
export function exportFileName(list: string, made: Date, days: DayRange, format: ExportFormat): string {
  const parts = [list, indianDayOf(made), ...daysInName(days)];
  return `${parts.join('-')}.${format}`;
}

function daysInName({ from, to }: DayRange): string[] {
  const start = from === undefined ? undefined : startOf(from);
  const end = to === undefined ? undefined : endOf(to);
  const first = start && indianDayOf(start);
  // The end is the first moment that is not meant any more.
  const last = end && indianDayOf(new Date(end.getTime() - 1));
  if (first && first === last) return ['of', first];
  return [...(first ? ['from', first] : []), ...(last ? [first ? 'to' : 'until', last] : [])];
}
