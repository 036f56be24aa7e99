import { reasonPrompt as en } from './en/reason-prompt';
import { reasonPrompt as hi } from './hi/reason-prompt';
import type { Messages } from './messages';

export const reasonPrompt: Messages<typeof en> = { en, hi };
