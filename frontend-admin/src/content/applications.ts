import { applications as en } from './en/applications';
import { applications as hi } from './hi/applications';
import type { Messages } from './messages';

export const applications: Messages<typeof en> = { en, hi };
