import { useLocale } from 'frontend-shared/i18n/locale-context';
import { common as en } from './en/common';
import { common as hi } from './hi/common';

const messages = { en, hi };

/** Messages that several pages share, in the language of the page. */
export const useCommonMessages = () => messages[useLocale()];
