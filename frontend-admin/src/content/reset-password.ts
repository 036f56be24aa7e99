import { resetPassword as en } from './en/reset-password';
import { resetPassword as hi } from './hi/reset-password';
import type { Texts } from './texts';

export const resetPassword: Texts<typeof en> = { en, hi };
