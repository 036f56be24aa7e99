import { account as en } from './en/account';
import { account as hi } from './hi/account';
import type { Messages } from './messages';

export const account: Messages<typeof en> = { en, hi };
