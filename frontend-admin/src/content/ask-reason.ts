import { askReason as en } from './en/ask-reason';
import { askReason as hi } from './hi/ask-reason';
import type { Messages } from './messages';

export const askReason: Messages<typeof en> = { en, hi };
