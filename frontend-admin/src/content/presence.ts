import { presence as en } from './en/presence';
import { presence as hi } from './hi/presence';
import type { Messages } from './messages';

/** Messages about who else has a record open. */
export const presence: Messages<typeof en> = { en, hi };
