import { bell as en } from './en/bell';
import { bell as hi } from './hi/bell';
import type { Texts } from './texts';

export const bell: Texts<typeof en> = { en, hi };
