import { settings as en } from './en/settings';
import { settings as hi } from './hi/settings';
import type { Messages } from './messages';

export const settings: Messages<typeof en> = { en, hi };
