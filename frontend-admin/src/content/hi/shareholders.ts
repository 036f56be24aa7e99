import { pluralize } from '../../format/pluralize';
import type { shareholders as en } from '../en/shareholders';
import type { Translated } from '../messages';
import { choices } from './choices';

export const shareholders: Translated<typeof en> = {
  pageTitle: 'शेयरधारक',
  heading: 'शेयरधारकों के आवेदन',
  shares: 'शेयर',
  anyShares: 'कितने भी',
  sharesAlone: (count) => pluralize(count, 'शेयर', 'शेयर'),
  sharesAndAmount: (count, amount) => `${count} शेयर, ${amount}`,
  sharesForAmount: (count, amount) => `${pluralize(count, 'शेयर', 'शेयर')}, ${amount}`,
  referral: 'किसने न्योता दिया',
  noReferral: 'रेफ़रल कोड नहीं दिया गया',
  nominee: 'नॉमिनी',
  nomineeIs: (name, relation) => `${name} (${choices.named(relation)})`,
  terms: 'नियम और शर्तें',
  termsAgreed: 'सहमत',
  termsNotAgreed: 'सहमत नहीं',
  pan: 'PAN',
  revealPan: 'PAN दिखाएँ',
  revealing: 'दिखाया जा रहा है…',
  hidePan: 'PAN छिपाएँ',
  revealLogged: (seconds) =>
    `हर बार PAN देखना आपके नाम के साथ गतिविधि में दर्ज होता है। ${seconds} सेकंड बाद PAN फिर छिप जाता है।`,
  revealsToday: (used, perDay) => `आज ${perDay} में से ${used} PAN ${used === 1 ? 'देखा गया' : 'देखे गए'}।`,
  revealsEnd: 'इससे ज़्यादा के लिए किसी मुख्य एडमिन को सीमा बढ़ानी होगी।',
  revealsUsedUp:
    'आज और नहीं। मुख्य एडमिन “टीम” पेज पर यह सीमा बढ़ा सकते हैं; भारतीय समय से आधी रात को गिनती फिर शुरू होगी।',
  withPan: 'पूरे PAN भी शामिल करें',
  withPanNote: 'हर PAN आज देखे गए PAN में गिना जाएगा और आपके नाम के साथ गतिविधि में दर्ज होगा।',
  fileHasPan: 'फ़ाइल के आख़िरी कॉलम में पूरा PAN होगा।',
  fileHasNoPan: 'फ़ाइल में PAN नहीं होंगे।',
  revealFailed: 'PAN नहीं दिखाया जा सका।',
  idProof: 'पहचान पत्र',
  anyDocument: 'पहचान पत्र हो या न हो',
  withDocument: 'पहचान पत्र के साथ',
  withoutDocument: 'बिना पहचान पत्र',
  hasDocument: 'पहचान पत्र है',
  noIdProof: 'कोई पहचान पत्र नहीं रखा है।',
  closedIdProof: 'पहचान पत्र रखा हुआ है। इसे सिर्फ़ वे लोग खोल सकते हैं जो आवेदनों पर फ़ैसला कर सकते हैं या PAN देख सकते हैं।',
  duplicates: 'यही PAN',
  duplicatesWarning: (count) =>
    count === 1
      ? 'एक और आवेदन में यही PAN है। आवेदक को यह नहीं बताया जाता।'
      : `${count} और आवेदनों में यही PAN है। आवेदक को यह नहीं बताया जाता।`,
  sameContactHelp:
    'PAN अलग है। परिवार के लोग और मदद करने वाले एक ही ईमेल या फ़ोन दे सकते हैं, इसलिए इसमें गड़बड़ी होना ज़रूरी नहीं।',
  listFailed: 'शेयरधारक नहीं मिल सके',
  recordFailed: 'शेयरधारक का आवेदन नहीं मिल सका',
  updateFailed: 'स्थिति नहीं बदल सकी',
  panel: 'शेयरधारक का आवेदन',
  delete: 'मिटाएँ',
  deleteTitle: (name) => `${name} का आवेदन मिटा दें?`,
  deleteWhat: 'PAN, पहचान पत्र, नाम, संपर्क, नॉमिनी, नोट, अब तक जो हुआ, और न भेजे गए ईमेल मिटा दिए जाएँगे।',
  deleteKept: 'किसने कब मिटाया, यह गतिविधि में दर्ज रहेगा, पर संदर्भ नंबर नहीं। मिटाया हुआ वापस नहीं आ सकता।',
  typeReference: (reference) => `पक्का करने के लिए ${reference} लिखें`,
  wrongReference: (reference) => `यह संदर्भ नंबर नहीं है। कृपया ${reference} लिखें।`,
  confirmDelete: 'हमेशा के लिए मिटाएँ',
  deleting: 'मिटाया जा रहा है…',
  deleted: (reference) => `मिटाया गया: ${reference}`,
  deleteFailed: 'आवेदन मिटाया नहीं जा सका',
  deletingMany: 'मिटाए जा रहे हैं',
  erased: 'मिटाया गया',
  deleteManyTitle: (count) => `${pluralize(count, 'आवेदन', 'आवेदन')} मिटा दें?`,
  deleteMany: (count) => `${pluralize(count, 'आवेदन', 'आवेदन')} हमेशा के लिए मिटाएँ`,
  samePan: (reference) => `यही PAN ${reference} में`,
};
