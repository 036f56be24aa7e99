import { palette as en } from './en/palette';
import { palette as hi } from './hi/palette';
import type { Messages } from './messages';

/** Messages of the command palette. */
export const palette: Messages<typeof en> = { en, hi };
