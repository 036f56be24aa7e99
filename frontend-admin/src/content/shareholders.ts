import { shareholders as en } from './en/shareholders';
import { shareholders as hi } from './hi/shareholders';
import type { Messages } from './messages';

export const shareholders: Messages<typeof en> = { en, hi };
