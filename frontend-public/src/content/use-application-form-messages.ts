import { useLocale } from 'frontend-shared/i18n/locale-context';
import { applicationForm as en } from './en/application-form';
import { applicationForm as hi } from './hi/application-form';

const messages = { en, hi };

/** One module per page, so that a page does not bring the messages of the others. */
export const useApplicationFormMessages = () => messages[useLocale()];
