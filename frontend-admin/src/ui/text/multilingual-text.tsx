import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { replaceMatches } from './replace-matches';

/** Passages in the script of the other language, with the spaces, digits and punctuation between their words. */
const OTHER_SCRIPT: Record<Locale, RegExp> = {
  en: /(\p{Script=Devanagari}+(?:[^\p{L}\p{M}]+\p{Script=Devanagari}+)*)/u,
  hi: /(\p{Script=Latin}+(?:[^\p{L}\p{M}]+\p{Script=Latin}+)*)/u,
};
const OTHER_LANGUAGE: Record<Locale, Locale> = { en: 'hi', hi: 'en' };

/** A text of the console with words that somebody typed: screen readers pronounce each passage in its language. */
export function MultilingualText({ text }: { text: string }) {
  const locale = useLocale();
  return replaceMatches(text, OTHER_SCRIPT[locale], (passage) => (
    <span lang={OTHER_LANGUAGE[locale]}>{passage}</span>
  ));
}
