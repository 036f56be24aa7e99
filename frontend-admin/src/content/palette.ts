import { palette as en } from './en/palette';
import { palette as hi } from './hi/palette';
import type { Texts } from './texts';

/** What can be found and done from everywhere. */
export const palette: Texts<typeof en> = { en, hi };
