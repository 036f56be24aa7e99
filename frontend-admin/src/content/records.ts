import { records as en } from './en/records';
import { records as hi } from './hi/records';
import type { Messages } from './messages';

/** Messages of the list and the detail panel that all kinds of records share. */
export const records: Messages<typeof en> = { en, hi };
