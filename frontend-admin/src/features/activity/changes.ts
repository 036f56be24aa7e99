import { activity as copy } from '../../content/en/activity';
import type { ActivityEntry } from '../../data/activity';

/** Of a longer list the beginning is shown. */
const MOST_LISTED = 20;

/** What changed with an entry, and whatever else explains it, a line each: "status: pending → approved". */
export function changesOf({ before = {}, after = {}, detail = {} }: ActivityEntry): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.flatMap((name) => {
    const [old, now] = [written(before[name]), written(after[name])];
    if (old === now) return [];
    return old === copy.nothing ? copy.fact(nameOf(name), now) : copy.changed(nameOf(name), old, now);
  });
  return [
    ...changes,
    ...Object.entries(detail).map(
      ([name, value]) => (value === true && copy.remark(name)) || copy.fact(nameOf(name), written(value)),
    ),
  ];
}

/** `expectedStatus` as "expected status". */
function nameOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
}

function written(value: unknown): string {
  if (value === undefined || value === null || value === '') return copy.nothing;
  if (Array.isArray(value)) return value.length === 0 ? copy.nothing : listed(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The first of many are enough to know which they were; all are in the log. */
function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_LISTED).map(written).join(', ');
  return values.length > MOST_LISTED ? copy.more(shown, values.length - MOST_LISTED) : shown;
}
