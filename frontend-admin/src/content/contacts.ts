import { contacts as en } from './en/contacts';
import { contacts as hi } from './hi/contacts';
import type { Messages } from './messages';

export const contacts: Messages<typeof en> = { en, hi };
