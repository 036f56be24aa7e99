import { secondFactor as en } from './en/second-factor';
import { secondFactor as hi } from './hi/second-factor';
import type { Messages } from './messages';

/** What is said about the second factor: at the login, in the dialog that asks again, and on the account's page. */
export const secondFactor: Messages<typeof en> = { en, hi };
