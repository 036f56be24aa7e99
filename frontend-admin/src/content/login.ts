import { login as en } from './en/login';
import { login as hi } from './hi/login';
import type { Messages } from './messages';

export const login: Messages<typeof en> = { en, hi };
