import type { common as en } from '../en/common';
import type { Translated } from '../messages';

/** Messages that several screens of the console share. */
export const common: Translated<typeof en> = {
  retry: 'फिर कोशिश करें',
  loading: 'खुल रहा है…',
  error: (message) => `गड़बड़ी: ${message}`,
  offline: 'सर्वर से संपर्क नहीं हो सका। देखें कि इंटरनेट चल रहा है।',
  tooManyAttempts: (minutes) =>
    `बहुत बार कोशिश हो चुकी है। कृपया ${minutes === 1 ? 'एक' : minutes} मिनट बाद फिर कोशिश करें।`,
  cancel: 'रहने दें',
  no: 'नहीं',
  close: 'बंद करें',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  undo: 'पहले जैसा करें',
  requestId: (id) => `मदद माँगते समय यह नंबर बताएँ: ${id}`,
};
