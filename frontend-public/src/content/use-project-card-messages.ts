import { useLocale } from 'frontend-shared/i18n/locale-context';
import { projectCard as en } from './en/project-card';
import { projectCard as hi } from './hi/project-card';

const messages = { en, hi };

/** Messages of project cards and their parts, in the language of the page. */
export const useProjectCardMessages = () => messages[useLocale()];
