import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import { mails } from '../../content/mails';
import type { ActivityEntry } from '../../data/activity';
import { longDay } from '../../format/moments';

type ActivityMessages = (typeof activity)[Locale];

/** A date as written in the log for filters and box days. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The id of a record that is logged without its reference, because the reference was erased. */
const ID = /^[0-9a-f]{24}$/;

/** Field with the ids of the accounts that an entry concerns; other fields have their names. */
const CONCERNED_IDS_FIELD = 'concerns';

/** Longer lists are truncated. */
const MAX_LISTED = 20;

/** The changes and details of an entry, one line each: "Status: pending → approved". */
export function changesOf(
  { action, before = {}, after = {}, detail: { [CONCERNED_IDS_FIELD]: _ids, ...detail } = {} }: ActivityEntry,
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
          mailLabel(action, name, value, locale) ?? written(name, value, locale),
        ),
    ),
  ];
}

/** The label of a code in an entry about a mail, as in the list of undelivered mails. */
function mailLabel(action: string, field: string, value: unknown, locale: Locale): string | undefined {
  const messages = mails[locale];
  const words: Readonly<Record<string, string>> =
    // In other actions the reason is free text.
    field === 'reason' && action.startsWith('mail.')
      ? messages.reasonNames
      : field === 'mail' || field === 'template'
        ? messages.templates
        : {};
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
}

/** For lists: what was added and what was removed. */
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

/** The label of a field; by default `expectedStatus` becomes "Expected status". */
function nameOf(field: string, messages: ActivityMessages): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return messages.field(field) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value for display. Depends on the field, because a value can be a sort order in one and a column in another. */
function written(field: string, value: unknown, locale: Locale): string {
  const messages = activity[locale];
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : listed(field, value, locale);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return DAY.test(text) ? longDay(text, locale) : messages.value(text, field);
}

/**
 * A list for display, truncated. For ids, which mean nothing to readers, only their number: the exported log has them.
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
