import { mail as en } from './en/mail';
import { mail as hi } from './hi/mail';
import type { Texts } from './texts';

export const mail: Texts<typeof en> = { en, hi };
