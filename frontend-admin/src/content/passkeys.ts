import { passkeys as en } from './en/passkeys';
import { passkeys as hi } from './hi/passkeys';
import type { Texts } from './texts';

/** What is said about passkeys: at the login, in the dialog that asks again, and on the account's page. */
export const passkeys: Texts<typeof en> = { en, hi };
