import { bell as en } from './en/bell';
import { bell as hi } from './hi/bell';
import type { Messages } from './messages';

export const bell: Messages<typeof en> = { en, hi };
