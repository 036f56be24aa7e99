import { records as en } from './en/records';
import { records as hi } from './hi/records';
import type { Texts } from './texts';

/** Words of the list and the panel that every kind of record shares. */
export const records: Texts<typeof en> = { en, hi };
