import { listExport as en } from './en/list-export';
import { listExport as hi } from './hi/list-export';
import type { Texts } from './texts';

/** What is said about lists as files. */
export const listExport: Texts<typeof en> = { en, hi };
