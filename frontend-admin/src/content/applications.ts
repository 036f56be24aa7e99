import { applications as en } from './en/applications';
import { applications as hi } from './hi/applications';
import type { Texts } from './texts';

export const applications: Texts<typeof en> = { en, hi };
