import { collaboration as en } from './en/collaboration';
import { collaboration as hi } from './hi/collaboration';
import type { Texts } from './texts';

/** Words of what the office does with a record together: who looks after it, and notes about it. */
export const collaboration: Texts<typeof en> = { en, hi };
