import { choices as en } from './en/choices';
import { choices as hi } from './hi/choices';
import type { Messages } from './messages';

/** Labels of the options in the site's forms. */
export const choices: Messages<typeof en> = { en, hi };
