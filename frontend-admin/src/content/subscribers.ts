import { subscribers as en } from './en/subscribers';
import { subscribers as hi } from './hi/subscribers';
import type { Texts } from './texts';

export const subscribers: Texts<typeof en> = { en, hi };
