import { frame as en } from './en/frame';
import { frame as hi } from './hi/frame';
import type { Texts } from './texts';

export const frame: Texts<typeof en> = { en, hi };
