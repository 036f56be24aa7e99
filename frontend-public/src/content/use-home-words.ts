import { useLocale } from 'frontend-shared/locale-context';
import { home as en } from './en/home';
import { home as hi } from './hi/home';

const words = { en, hi };

/** One module per page, so that a page does not bring the words of the others. */
export const useHomeWords = () => words[useLocale()];
