import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import { mails } from '../../content/mails';
import type { ActivityEntry } from '../../data/activity';
import { longDay } from '../../format/moments';

type ActivityMessages = (typeof activity)[Locale];

/** A day of the calendar, as filters and box days are written in the log. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the log calls records by that have no reference in it, since that would be gone with them. */
const ID = /^[0-9a-f]{24}$/;

/** Of a longer list the beginning is shown. */
const MAX_LISTED = 20;

/** What changed with an entry, and whatever else explains it, a line each: "Status: pending → approved". */
export function changesOf(
  { action, before = {}, after = {}, detail = {} }: ActivityEntry,
  locale: Locale,
): string[] {
  const messages = activity[locale];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.flatMap((name) => {
    if (Array.isArray(after[name])) return differences(name, [before[name], after[name]], locale);
    const [old, now] = [written(name, before[name], locale), written(name, after[name], locale)];
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
          mailWord(action, name, value, locale) ?? written(name, value, locale),
        ),
    ),
  ];
}

/** The words of the list of undelivered mails, for what the log says of one by its codes. */
function mailWord(action: string, field: string, value: unknown, locale: Locale): string | undefined {
  const messages = mails[locale];
  const words: Readonly<Record<string, string>> =
    // Elsewhere a reason is what somebody typed.
    field === 'reason' && action.startsWith('mail.')
      ? messages.reasonNames
      : field === 'mail' || field === 'template'
        ? messages.templates
        : {};
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
}

/** Of a list what came and what went, not all that stayed. */
function differences(name: string, [old, now]: [unknown, readonly unknown[]], locale: Locale): string[] {
  const messages = activity[locale];
  const before: readonly unknown[] = Array.isArray(old) ? old : [];
  const came = now.filter((one) => !before.includes(one));
  const went = before.filter((one) => !now.includes(one));
  return [
    ...(came.length > 0 ? [messages.added(nameOf(name, messages), listed(name, came, locale))] : []),
    ...(went.length > 0 ? [messages.removed(nameOf(name, messages), listed(name, went, locale))] : []),
  ];
}

/** `expectedStatus` as "Expected status", unless it has words of its own. */
function nameOf(field: string, messages: ActivityMessages): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return messages.field(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people say it; `field` is where it stands, since one word can mean an order here and a column there. */
function written(field: string, value: unknown, locale: Locale): string {
  const messages = activity[locale];
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : listed(field, value, locale);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return DAY.test(text) ? longDay(text, locale) : messages.value(text, field);
}

/**
 * The first of many are enough to know which they were; all are in the log. Of ids, which nobody reads, how many they are:
 * the file of the log has them.
 */
function listed(field: string, values: readonly unknown[], locale: Locale): string {
  if (values.every((value) => typeof value === 'string' && ID.test(value)))
    return formatNumber(values.length);
  const shown = values
    .slice(0, MAX_LISTED)
    .map((value) => written(field, value, locale))
    .join(', ');
  return values.length > MAX_LISTED ? activity[locale].more(shown, values.length - MAX_LISTED) : shown;
}
