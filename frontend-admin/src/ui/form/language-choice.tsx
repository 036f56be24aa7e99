import Segmented from 'antd/es/segmented';
import { LOCALES, type Locale } from 'frontend-shared/i18n/locale';

/** Each language by its own name, so that people find theirs in any language of the console. */
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
  return <Segmented<Locale> options={OPTIONS} {...props} />;
}
