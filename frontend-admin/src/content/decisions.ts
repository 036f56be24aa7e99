import { decisions as en } from './en/decisions';
import { decisions as hi } from './hi/decisions';
import type { Texts } from './texts';

/** Words of what the office does with a record together: who looks after it, and notes about it. */
export const decisions: Texts<typeof en> = { en, hi };
