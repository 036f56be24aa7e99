import { passkeys as en } from './en/passkeys';
import { passkeys as hi } from './hi/passkeys';
import type { Messages } from './messages';

/** Messages about passkeys: at login, in the re-authentication dialog and on the account page. */
export const passkeys: Messages<typeof en> = { en, hi };
