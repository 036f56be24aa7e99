import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { usePreferences } from '../state/preferences';

/** The shape of a content module with the words of any language in it. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translated<R>
    : { readonly [K in keyof T]: Translated<T[K]> };

/** A content module in every language of the console. */
export type Texts<T> = Readonly<Record<Locale, Translated<T>>>;

/** A content module in the language of the console. */
export function useTexts<T>(texts: Readonly<Record<Locale, T>>): T {
  return texts[useLocale()];
}

/** The same where no component asks: in what happens after a press, or once the server has answered. */
export function textsNow<T>(texts: Readonly<Record<Locale, T>>): T {
  return texts[usePreferences.getState().locale];
}
