import { mails as en } from './en/mails';
import { mails as hi } from './hi/mails';
import type { Messages } from './messages';

/** Messages about mails that could not be delivered. */
export const mails: Messages<typeof en> = { en, hi };
