import { activity as copy } from '../../content/en/activity';
import type { ActivityEntry } from '../../data/activity';

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
  if (Array.isArray(value)) return value.length === 0 ? copy.nothing : value.map(written).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
