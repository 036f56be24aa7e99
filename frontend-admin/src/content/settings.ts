import { settings as en } from './en/settings';
import { settings as hi } from './hi/settings';
import type { Texts } from './texts';

export const settings: Texts<typeof en> = { en, hi };
