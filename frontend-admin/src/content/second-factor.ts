import { secondFactor as en } from './en/second-factor';
import { secondFactor as hi } from './hi/second-factor';
import type { Messages } from './messages';

/** Messages about the second factor: at login, in the re-authentication dialog and on the account page. */
export const secondFactor: Messages<typeof en> = { en, hi };
