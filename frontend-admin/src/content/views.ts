import { views as en } from './en/views';
import { views as hi } from './hi/views';
import type { Messages } from './messages';

/** What is said of saved ways of looking at a list. */
export const views: Messages<typeof en> = { en, hi };
