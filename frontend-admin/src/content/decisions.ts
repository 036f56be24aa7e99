import { decisions as en } from './en/decisions';
import { decisions as hi } from './hi/decisions';
import type { Messages } from './messages';

/** Messages of who decided about records, and when. */
export const decisions: Messages<typeof en> = { en, hi };
