import type { palette as en } from '../en/palette';
import type { Translated } from '../texts';

/** What can be found and done from everywhere. */
export const palette: Translated<typeof en> = {
  title: 'हर जगह खोजें',
  everywhere: 'हर जगह',
  field: 'लोग, संदर्भ नंबर, पेज और काम खोजें',
  key: { mac: '⌘ K', other: 'Ctrl K' },
  close: 'खोज बंद करें',
  people: 'लोग',
  references: 'संदर्भ नंबर',
  recent: 'हाल में खोले गए',
  more: 'और भी हैं',
  screens: 'पेज',
  actions: 'काम',
  bothScripts: 'दोनों लिपियों में',
  kinds: {
    'contact-message': 'संदेश',
    'factory-application': 'आवेदन',
    shareholder: 'शेयरधारक',
    subscription: 'ग्राहक',
  },
  detail: (kind, place) => (place ? `${kind}, ${place}` : kind),
  onlyWith: (text) => `सिर्फ़ वे जिनमें “${text}” है`,
  invite: 'निमंत्रण भेजें',
  searching: 'खोजा जा रहा है…',
  found: (count) => `${count} मिले`,
  moreFound: (count) => `${count} से ज़्यादा मिले`,
  showAll: (list) => `सभी दिखाएँ: ${list}`,
  nothing: (text) => `“${text}” के लिए कुछ नहीं मिला`,
  failed: 'खोज नहीं हो सकी',
  notLoaded: 'खोज नहीं खुल सकी। देखें कि इंटरनेट चल रहा है।',
  move: 'ऊपर-नीचे',
  open: 'खोलें',
  nextGroup: 'अगला समूह',
  onlyAllowed: 'सिर्फ़ वही जो आप देख सकते हैं',
};
