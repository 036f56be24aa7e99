import { useLocale } from 'frontend-shared/i18n/locale-context';
import { forms as en } from './en/forms';
import { forms as hi } from './hi/forms';

const messages = { en, hi };

/** Messages that all forms share, in the language of the page. */
export const useFormsMessages = () => messages[useLocale()];
