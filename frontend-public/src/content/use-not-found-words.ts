import { useLocale } from 'frontend-shared/locale-context';
import { notFound as en } from './en/not-found';
import { notFound as hi } from './hi/not-found';

const words = { en, hi };

/** One module per page, so that a page does not bring the words of the others. */
export const useNotFoundWords = () => words[useLocale()];
