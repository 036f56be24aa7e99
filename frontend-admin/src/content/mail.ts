import { mail as en } from './en/mail';
import { mail as hi } from './hi/mail';
import type { Messages } from './messages';

export const mail: Messages<typeof en> = { en, hi };
