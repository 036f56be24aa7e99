import { passkeys as en } from './en/passkeys';
import { passkeys as hi } from './hi/passkeys';
import type { Messages } from './messages';

/** What is said about passkeys: at the login, in the dialog that asks again, and on the account's page. */
export const passkeys: Messages<typeof en> = { en, hi };
