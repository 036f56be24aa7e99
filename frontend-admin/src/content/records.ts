import { records as en } from './en/records';
import { records as hi } from './hi/records';
import type { Messages } from './messages';

/** Messages of the list and the panel that every kind of record shares. */
export const records: Messages<typeof en> = { en, hi };
