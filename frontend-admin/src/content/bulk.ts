import { bulk as en } from './en/bulk';
import { bulk as hi } from './hi/bulk';
import type { Texts } from './texts';

/** What is said of doing one thing with several records. */
export const bulk: Texts<typeof en> = { en, hi };
