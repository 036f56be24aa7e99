import { common as en } from './en/common';
import { common as hi } from './hi/common';
import type { Texts } from './texts';

/** Words that several screens of the console share. */
export const common: Texts<typeof en> = { en, hi };
