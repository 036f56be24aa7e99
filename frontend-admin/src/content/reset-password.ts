import { resetPassword as en } from './en/reset-password';
import { resetPassword as hi } from './hi/reset-password';
import type { Messages } from './messages';

export const resetPassword: Messages<typeof en> = { en, hi };
