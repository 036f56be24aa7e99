import { reasons as en } from './en/reasons';
import { reasons as hi } from './hi/reasons';
import type { Texts } from './texts';

export const reasons: Texts<typeof en> = { en, hi };
