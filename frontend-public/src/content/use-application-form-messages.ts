import { useLocale } from 'frontend-shared/i18n/locale-context';
import { applicationForm as en } from './en/application-form';
import { applicationForm as hi } from './hi/application-form';

const messages = { en, hi };

/** Messages of the Factory Application Form, in the language of the page. */
export const useApplicationFormMessages = () => messages[useLocale()];
