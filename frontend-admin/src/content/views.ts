import { views as en } from './en/views';
import { views as hi } from './hi/views';
import type { Texts } from './texts';

/** What is said of saved ways of looking at a list. */
export const views: Texts<typeof en> = { en, hi };
