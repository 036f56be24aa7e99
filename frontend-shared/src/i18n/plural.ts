import type { Locale } from './locale';

/** A noun by plural category; English and Hindi have these two. */
export interface Forms {
  one: string;
  other: string;
}

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** The plural form for a count: `plural('en', 1, { one: 'digit', other: 'digits' })` is `digit`. */
export function plural(locale: Locale, count: number, forms: Forms): string {
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count) === 'one' ? forms.one : forms.other;
}
