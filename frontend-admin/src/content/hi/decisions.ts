import type { decisions as en } from '../en/decisions';
import type { Translated } from '../messages';

/** Messages about who decided a record, and when. */
export const decisions: Translated<typeof en> = {
  decidedBy: 'किसका फ़ैसला',
  decidedByIs: (who) => `किसका फ़ैसला: ${who}`,
  anyone: 'किसी का भी',
  me: 'मेरा',
  somebody: 'एक साथी का',
  decided: 'फ़ैसला',
  decidedToday: 'आज के मेरे फ़ैसले',
};
