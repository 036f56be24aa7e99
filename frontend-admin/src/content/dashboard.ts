import { dashboard as en } from './en/dashboard';
import { dashboard as hi } from './hi/dashboard';
import type { Messages } from './messages';

export const dashboard: Messages<typeof en> = { en, hi };
