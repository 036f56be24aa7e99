import { activity as en } from './en/activity';
import { activity as hi } from './hi/activity';
import type { Messages } from './messages';

export const activity: Messages<typeof en> = { en, hi };
