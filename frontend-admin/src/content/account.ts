import { account as en } from './en/account';
import { account as hi } from './hi/account';
import type { Texts } from './texts';

export const account: Texts<typeof en> = { en, hi };
