import { listExport as en } from './en/list-export';
import { listExport as hi } from './hi/list-export';
import type { Messages } from './messages';

/** What is said about lists as files. */
export const listExport: Messages<typeof en> = { en, hi };
