import { LOCALES, type Locale } from 'frontend-shared/i18n/locale';
import { SegmentedChoice } from './segmented-choice';

/** The name of each language in that language, so that users find theirs whatever the console's language is. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी' };

const OPTIONS = LOCALES.map((value) => ({ value, label: <span lang={value}>{NAMES[value]}</span> }));

interface LanguageChoiceProps {
  /** Name of the radio group. */
  name: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** Chooses one of the console's languages. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return <SegmentedChoice<Locale> options={OPTIONS} {...props} />;
}
