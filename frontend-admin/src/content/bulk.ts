import { bulk as en } from './en/bulk';
import { bulk as hi } from './hi/bulk';
import type { Messages } from './messages';

/** Messages for applying one action to several records. */
export const bulk: Messages<typeof en> = { en, hi };
