import { askReason as en } from './en/ask-reason';
import { askReason as hi } from './hi/ask-reason';
import type { Texts } from './texts';

export const askReason: Texts<typeof en> = { en, hi };
