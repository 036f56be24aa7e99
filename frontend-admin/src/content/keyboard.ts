import { keyboard as en } from './en/keyboard';
import { keyboard as hi } from './hi/keyboard';
import type { Messages } from './messages';

/** The keys of the console, as its help lists them. */
export const keyboard: Messages<typeof en> = { en, hi };
