import { useLocale } from 'frontend-shared/i18n/locale-context';
import { common as en } from './en/common';
import { common as hi } from './hi/common';

const messages = { en, hi };

/** Messages of the shared blocks, in the language of the page. */
export const useCommonMessages = () => messages[useLocale()];
