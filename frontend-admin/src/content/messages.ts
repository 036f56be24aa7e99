import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { usePreferences } from '../state/preferences';

/** The shape of a content module in any language. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> };

/** A content module in every language of the console. */
export type Messages<T> = Readonly<Record<Locale, Translated<T>>>;

/** A content module in the language of the console. */
export function useMessages<T>(messages: Readonly<Record<Locale, T>>): T {
  return messages[useLocale()];
}

/** The same where no component asks: in what happens after a press, or once the server has answered. */
export function currentMessages<T>(messages: Readonly<Record<Locale, T>>): T {
  return messages[usePreferences.getState().locale];
}
