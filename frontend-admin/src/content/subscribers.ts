import { subscribers as en } from './en/subscribers';
import { subscribers as hi } from './hi/subscribers';
import type { Messages } from './messages';

export const subscribers: Messages<typeof en> = { en, hi };
