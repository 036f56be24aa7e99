import { activity as en } from './en/activity';
import { activity as hi } from './hi/activity';
import type { Texts } from './texts';

export const activity: Texts<typeof en> = { en, hi };
