import { decisions as en } from './en/decisions';
import { decisions as hi } from './hi/decisions';
import type { Messages } from './messages';

/** Messages about who decided a record, and when. */
export const decisions: Messages<typeof en> = { en, hi };
