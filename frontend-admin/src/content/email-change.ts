import { emailChange as en } from './en/email-change';
import { emailChange as hi } from './hi/email-change';
import type { Messages } from './messages';

/**
 * Messages about changing the e-mail address of an account: on the account page and on the pages that the mailed links
 * open.
 */
export const emailChange: Messages<typeof en> = { en, hi };
