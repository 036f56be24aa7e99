import type { SharedMessages } from '../en/shared';

export const shared: SharedMessages = {
  optional: 'ज़रूरी नहीं',
  opensInNewTab: 'नए टैब में खुलेगा',
  close: 'बंद करें',
  notifications: 'संदेश',
  toastKind: { success: 'हो गया', error: 'दिक़्क़त', info: 'सूचना' },
  wall: (filled, of) => `${of} में से ${filled} ईंटें भरी हैं`,
  wallWithoutFigure: 'प्रगति जारी, कोई प्रतिशत नहीं बताया गया',
};
