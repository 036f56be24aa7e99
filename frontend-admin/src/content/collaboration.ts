import { collaboration as en } from './en/collaboration';
import { collaboration as hi } from './hi/collaboration';
import type { Messages } from './messages';

/** Messages about collaboration on a record: its assignee and the office notes. */
export const collaboration: Messages<typeof en> = { en, hi };
