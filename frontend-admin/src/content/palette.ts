import { palette as en } from './en/palette';
import { palette as hi } from './hi/palette';
import type { Messages } from './messages';

/** What can be found and done from everywhere. */
export const palette: Messages<typeof en> = { en, hi };
