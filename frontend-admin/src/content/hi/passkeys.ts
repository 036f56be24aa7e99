import type { passkeys as en } from '../en/passkeys';
import type { Translated } from '../messages';

/** Messages about passkeys: at login, in the re-authentication dialog and on the account page. */
export const passkeys: Translated<typeof en> = {
  logIn: 'पासकी से लॉगिन करें',
  or: 'या',
  use: 'अपनी पासकी इस्तेमाल करें',
  useInstead: 'इसकी जगह पासकी इस्तेमाल करें',
  asking: 'ब्राउज़र जो पूछे, वह करें…',
  add: 'पासकी जोड़ें',
  label: 'पासकी',
  unnamed: 'पासकी',
  added: (day) => `${day} को जोड़ी गई`,
  lastUsed: (moment) => `पिछली बार ${moment}`,
  neverUsed: 'अब तक इस्तेमाल नहीं हुई',
  remove: 'हटाएँ',
  removeNamed: (name, day) => `${day} को जोड़ी गई पासकी हटाएँ: ${name}`,
  confirmRemove: 'यह पासकी हटा दें? फिर इससे कोई लॉगिन नहीं कर सकेगा।',
  confirmRemoveLast: 'यह पासकी और रिकवरी कोड हटा दें? फिर सिर्फ़ पासवर्ड से लॉगिन हो जाएगा।',
  confirmRemoveRequired:
    'यह पासकी और रिकवरी कोड हटा दें? फिर दूसरा सुरक्षा चरण दोबारा सेट करने तक सिर्फ़ “मेरा खाता” खुलेगा।',
  yesRemove: 'हाँ, हटाएँ',
  removed: 'पासकी हटा दी गई',
  isAdded: 'पासकी जोड़ दी गई',
  needName: 'जिस पते में सिर्फ़ अंक हों, वहाँ पासकी काम नहीं करती। पासकी के लिए एडमिन पोर्टल यहाँ खोलें:',
  byName: 'वेबसाइट के नाम वाला पता',
  errors: {
    'not-provided': 'कोई पासकी नहीं दिखाई गई। फिर कोशिश करें, या कोई और तरीक़ा चुनें।',
    'already-registered': 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
    'wrong-origin': 'पासकी सिर्फ़ वेबसाइट के अपने पते पर काम करती है। पासकी के लिए एडमिन पोर्टल वहीं खोलें।',
    failed: 'ब्राउज़र पासकी इस्तेमाल नहीं कर सका। कृपया कोई और तरीक़ा चुनें।',
  },
};
