import { useLocale } from 'frontend-shared/i18n/locale-context';
import { applicationForm as en } from './en/application-form';
import { applicationForm as hi } from './hi/application-form';

const words = { en, hi };

/** One module per page, so that a page does not bring the words of the others. */
export const useApplicationFormWords = () => words[useLocale()];
