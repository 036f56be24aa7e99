import { presence as en } from './en/presence';
import { presence as hi } from './hi/presence';
import type { Texts } from './texts';

/** Words of who else has a record open. */
export const presence: Texts<typeof en> = { en, hi };
