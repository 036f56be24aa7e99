import { frame as en } from './en/frame';
import { frame as hi } from './hi/frame';
import type { Messages } from './messages';

export const frame: Messages<typeof en> = { en, hi };
