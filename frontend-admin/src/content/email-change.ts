import { emailChange as en } from './en/email-change';
import { emailChange as hi } from './hi/email-change';
import type { Messages } from './messages';

/** What is said about another e-mail address of an account: on the account's page and behind the links of the mails. */
export const emailChange: Messages<typeof en> = { en, hi };
