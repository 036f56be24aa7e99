import { collaboration as en } from './en/collaboration';
import { collaboration as hi } from './hi/collaboration';
import type { Messages } from './messages';

/** Messages of what the office does with a record together: who looks after it, and notes about it. */
export const collaboration: Messages<typeof en> = { en, hi };
