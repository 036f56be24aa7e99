import { reasons as en } from './en/reasons';
import { reasons as hi } from './hi/reasons';
import type { Messages } from './messages';

export const reasons: Messages<typeof en> = { en, hi };
