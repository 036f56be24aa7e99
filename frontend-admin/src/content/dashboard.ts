import { dashboard as en } from './en/dashboard';
import { dashboard as hi } from './hi/dashboard';
import type { Texts } from './texts';

export const dashboard: Texts<typeof en> = { en, hi };
