import { useLocale } from 'frontend-shared/locale-context';
import { apply as en } from './en/apply';
import { apply as hi } from './hi/apply';

const words = { en, hi };

/** One module per page, so that a page does not bring the words of the others. */
export const useApplyWords = () => words[useLocale()];
