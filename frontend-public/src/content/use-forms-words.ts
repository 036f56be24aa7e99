import { useLocale } from 'frontend-shared/i18n/locale-context';
import { forms as en } from './en/forms';
import { forms as hi } from './hi/forms';

const words = { en, hi };

/** Words that all forms share, in the language of the page. */
export const useFormsWords = () => words[useLocale()];
