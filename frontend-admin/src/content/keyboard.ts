import { keyboard as en } from './en/keyboard';
import { keyboard as hi } from './hi/keyboard';
import type { Messages } from './messages';

/** Keyboard shortcuts of the console, as listed in its help. */
export const keyboard: Messages<typeof en> = { en, hi };
