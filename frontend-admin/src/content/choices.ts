import { choices as en } from './en/choices';
import { choices as hi } from './hi/choices';
import type { Texts } from './texts';

/** What the site's forms let people choose. */
export const choices: Texts<typeof en> = { en, hi };
