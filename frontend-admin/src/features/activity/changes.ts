import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import { mails } from '../../content/mails';
import type { ActivityEntry } from '../../data/activity';
import { longDay } from '../../format/date-time';
import { deviceLabel } from '../../format/device';

type ActivityMessages = (typeof activity)[Locale];

/** The format of dates in the log, used for filters and box days. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The format of record ids, which the log has where it does not have a reference. */
const ID = /^[0-9a-f]{24}$/;

/** Field with the ids of the accounts that an entry concerns. Not shown, because other fields have their names. */
const CONCERNED_IDS_FIELD = 'concerns';

/** Lists are truncated to this length. */
const MAX_LISTED = 20;

/** The changes and details of an entry, one line each: "Status: pending → approved". */
export function changesOf(
  { action, before = {}, after, detail: { [CONCERNED_IDS_FIELD]: _ids, ...detail } = {} }: ActivityEntry,
  locale: Locale,
): string[] {
  const messages = activity[locale];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after ?? {})])];
  const changes = names.flatMap((name) => {
    // A refused change: the value is still what it was.
    if (after === undefined)
      return messages.fact(nameOf(name, messages), formatValue(name, before[name], locale));
    if (Array.isArray(after[name])) return differences(name, [before[name], after[name]], locale);
    const [old, now] = [formatValue(name, before[name], locale), formatValue(name, after[name], locale)];
    if (old === now) return [];
    return old === messages.nothing
      ? messages.fact(nameOf(name, messages), now)
      : messages.changed(nameOf(name, messages), old, now);
  });
  return [
    ...changes,
    ...Object.entries(detail).map(
      ([name, value]) =>
        (value === true && messages.remark(name)) ||
        messages.fact(
          nameOf(name, messages),
          mailLabel(action, name, value, locale) ?? formatValue(name, value, locale),
        ),
    ),
  ];
}

/** The label of a code in an entry about a mail, as in the list of undelivered mails. */
function mailLabel(action: string, field: string, value: unknown, locale: Locale): string | undefined {
  const messages = mails[locale];
  const labels: Readonly<Record<string, string>> =
    // In other actions the reason is free text.
    field === 'reason' && action.startsWith('mail.')
      ? messages.reasonNames
      : field === 'mail' || field === 'template'
        ? messages.templates
        : {};
  return typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined;
}

/** For list values: what was added and what was removed. */
function differences(name: string, [old, now]: [unknown, readonly unknown[]], locale: Locale): string[] {
  const messages = activity[locale];
  const before: readonly unknown[] = Array.isArray(old) ? old : [];
  const added = now.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !now.includes(value));
  return [
    ...(added.length > 0 ? [messages.added(nameOf(name, messages), formatList(name, added, locale))] : []),
    ...(removed.length > 0
      ? [messages.removed(nameOf(name, messages), formatList(name, removed, locale))]
      : []),
  ];
}

/** The label of a field; by default `expectedStatus` becomes "Expected status". */
function nameOf(field: string, messages: ActivityMessages): string {
  const text = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return messages.field(field) ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Formats a value for display. Depends on the field, because the same value can be a sort order in one field and a
 * column in another.
 */
function formatValue(field: string, value: unknown, locale: Locale): string {
  const messages = activity[locale];
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : formatList(field, value, locale);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (field === 'device') return deviceLabel(text, locale);
  return DAY.test(text) ? longDay(text, locale) : messages.value(text, field);
}

/**
 * Formats a list for display, truncated. Ids mean nothing to readers, so only their number is shown; the exported log
 * has them all.
 */
function formatList(field: string, values: readonly unknown[], locale: Locale): string {
  if (values.every((value) => typeof value === 'string' && ID.test(value)))
    return formatNumber(values.length);
  const shown = values
    .slice(0, MAX_LISTED)
    .map((value) => formatValue(field, value, locale))
    .join(', ');
  return values.length > MAX_LISTED ? activity[locale].more(shown, values.length - MAX_LISTED) : shown;
}
