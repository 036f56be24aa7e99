import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { usePreferences } from '../state/preferences';

/** The type of a content module in any language, derived from the English one. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> };

/** A content module in every language of the console. */
export type Messages<T> = Readonly<Record<Locale, Translated<T>>>;

/** The content module in the language of the console. */
export function useMessages<T>(messages: Readonly<Record<Locale, T>>): T {
  return messages[useLocale()];
}

/** The content module in that language for use outside of components: in event handlers and after requests. */
export function currentMessages<T>(messages: Readonly<Record<Locale, T>>): T {
  return messages[usePreferences.getState().locale];
}
