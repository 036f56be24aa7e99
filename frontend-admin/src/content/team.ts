import { team as en } from './en/team';
import { team as hi } from './hi/team';
import type { Texts } from './texts';

/** What is said about the people of the office. */
export const team: Texts<typeof en> = { en, hi };
