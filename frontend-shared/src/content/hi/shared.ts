import type { SharedWords } from '../en/shared';

export const shared: SharedWords = {
  optional: 'ज़रूरी नहीं',
  opensInNewTab: 'नए टैब में खुलेगा',
  close: 'बंद करें',
  notifications: 'संदेश',
  toastKind: { success: 'हो गया', error: 'दिक़्क़त', info: 'सूचना' },
  wall: (filled, of) => `${of} में से ${filled} ईंटें लगीं`,
  wallWithoutFigure: 'काम चल रहा है, आँकड़ा अभी नहीं',
};
