import { shareholders as en } from './en/shareholders';
import { shareholders as hi } from './hi/shareholders';
import type { Texts } from './texts';

export const shareholders: Texts<typeof en> = { en, hi };
