import { keyboard as en } from './en/keyboard';
import { keyboard as hi } from './hi/keyboard';
import type { Texts } from './texts';

/** The keys of the console, as its help lists them. */
export const keyboard: Texts<typeof en> = { en, hi };
