import { useLocale } from 'frontend-shared/i18n/locale-context';
import { applicationForm as en } from './en/application-form';
import { applicationForm as hi } from './hi/application-form';

const messages = { en, hi };

/** A module per page, so that pages do not bundle the messages of others. */
export const useApplicationFormMessages = () => messages[useLocale()];
