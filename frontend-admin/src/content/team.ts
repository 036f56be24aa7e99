import { team as en } from './en/team';
import { team as hi } from './hi/team';
import type { Messages } from './messages';

/** What is said about the people of the office. */
export const team: Messages<typeof en> = { en, hi };
