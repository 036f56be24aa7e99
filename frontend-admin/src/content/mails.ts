import { mails as en } from './en/mails';
import { mails as hi } from './hi/mails';
import type { Texts } from './texts';

/** What is said of mails that could not be delivered. */
export const mails: Texts<typeof en> = { en, hi };
