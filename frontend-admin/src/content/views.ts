import { views as en } from './en/views';
import { views as hi } from './hi/views';
import type { Messages } from './messages';

/** Messages about saved views of a list. */
export const views: Messages<typeof en> = { en, hi };
