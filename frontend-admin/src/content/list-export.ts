import { listExport as en } from './en/list-export';
import { listExport as hi } from './hi/list-export';
import type { Messages } from './messages';

/** Messages about exporting a list as a file. */
export const listExport: Messages<typeof en> = { en, hi };
