import { contacts as en } from './en/contacts';
import { contacts as hi } from './hi/contacts';
import type { Texts } from './texts';

export const contacts: Texts<typeof en> = { en, hi };
