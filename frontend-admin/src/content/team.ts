import { team as en } from './en/team';
import { team as hi } from './hi/team';
import type { Messages } from './messages';

/** Messages of the team screen. */
export const team: Messages<typeof en> = { en, hi };
