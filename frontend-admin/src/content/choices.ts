import { choices as en } from './en/choices';
import { choices as hi } from './hi/choices';
import type { Messages } from './messages';

/** What the site's forms let people choose. */
export const choices: Messages<typeof en> = { en, hi };
