import type { presence as en } from '../en/presence';
import type { Translated } from '../messages';

/** Messages about who else has a record open. */
export const presence: Translated<typeof en> = {
  alsoOpen: (who) => `${who} के पास भी खुला है`,
  deciding: (who) => `${who} की ओर से फ़ैसला लिखा जा रहा है`,
  more: (count) => `+${count}`,
  rowOpen: (who) => `अभी ${who} के पास खुला है`,
};
