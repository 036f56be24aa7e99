import { common as en } from './en/common';
import { common as hi } from './hi/common';
import type { Messages } from './messages';

/** Messages that several screens of the console share. */
export const common: Messages<typeof en> = { en, hi };
