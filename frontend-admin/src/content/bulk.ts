import { bulk as en } from './en/bulk';
import { bulk as hi } from './hi/bulk';
import type { Messages } from './messages';

/** What is said of doing one thing with several records. */
export const bulk: Messages<typeof en> = { en, hi };
