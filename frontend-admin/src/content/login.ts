import { login as en } from './en/login';
import { login as hi } from './hi/login';
import type { Texts } from './texts';

export const login: Texts<typeof en> = { en, hi };
