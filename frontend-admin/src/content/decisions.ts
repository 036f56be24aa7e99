import { decisions as en } from './en/decisions';
import { decisions as hi } from './hi/decisions';
import type { Texts } from './texts';

/** Words of who decided about records, and when. */
export const decisions: Texts<typeof en> = { en, hi };
