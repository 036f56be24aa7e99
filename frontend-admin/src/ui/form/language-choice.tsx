import Segmented from 'antd/es/segmented';
import { LOCALES, type Locale } from 'frontend-shared/i18n/locale';

/** Each language by its own name: who cannot read the one that is on finds theirs. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिन्दी' };

const OPTIONS = LOCALES.map((value) => ({ value, label: <span lang={value}>{NAMES[value]}</span> }));

interface LanguageChoiceProps {
  /** Of the radio buttons. */
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
