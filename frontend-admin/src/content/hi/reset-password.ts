import type { resetPassword as en } from '../en/reset-password';
import type { Translated } from '../messages';

/** Messages of the page that a password link opens; the API says whether it is a reset or an invitation. */
const reset: Translated<(typeof en)['reset']> = {
  pageTitle: 'नया पासवर्ड',
  heading: 'नया पासवर्ड',
  intro: 'नया पासवर्ड इस खाते का होगा:',
  consequence: 'इस खाते से जो भी अभी लॉगिन है, किसी भी डिवाइस पर, उसे नए पासवर्ड से फिर लॉगिन करना होगा।',
  submit: 'पासवर्ड बदलें',
  submitting: 'बदला जा रहा है…',
  done: 'पासवर्ड बदल गया! आगे ले जाया जा रहा है…',
  failed: 'पासवर्ड नहीं बदल सका।',
};

const invitation: Translated<(typeof en)['invitation']> = {
  pageTitle: 'पासवर्ड चुनें',
  heading: 'स्वागत है',
  intro: 'आपको एडमिन पोर्टल का निमंत्रण मिला है। पासवर्ड इस खाते के लिए चुनें:',
  consequence: 'आगे से इसी पते और पासवर्ड से लॉगिन होगा।',
  submit: 'पासवर्ड चुनें',
  submitting: 'सहेजा जा रहा है…',
  done: 'आपका पासवर्ड तय हो गया! आगे ले जाया जा रहा है…',
  failed: 'पासवर्ड तय नहीं हो सका',
};

export const resetPassword: Translated<typeof en> = {
  reset,
  invitation,
  newPassword: 'नया पासवर्ड',
  showNew: 'नया पासवर्ड दिखाएँ',
  hideNew: 'नया पासवर्ड छिपाएँ',
  confirm: 'पासवर्ड दोबारा लिखें',
  showConfirm: 'दोबारा लिखा पासवर्ड दिखाएँ',
  hideConfirm: 'दोबारा लिखा पासवर्ड छिपाएँ',
  rule: (characters) => `कम से कम ${characters} अक्षर`,
  ruleMet: 'पूरे हो गए',
  fillBoth: 'कृपया दोनों ख़ाने भरें।',
  noMatch: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  tooShort: (characters) => `पासवर्ड कम से कम ${characters} अक्षर का होना चाहिए।`,
  checking: 'आपका लिंक जाँचा जा रहा है…',
  checkFailed: 'लिंक नहीं जाँचा जा सका।',
  invalidLink: {
    pageTitle: 'लिंक काम नहीं करता',
    heading: 'यह लिंक अब काम नहीं करता',
    why: 'हर लिंक एक ही बार और कुछ समय तक काम करता है: भूले हुए पासवर्ड का 30 मिनट, निमंत्रण का 72 घंटे। यह लिंक इस्तेमाल हो चुका है, पुराना हो गया है, या पूरा कॉपी नहीं हुआ है।',
    askAgain: 'नया लिंक माँगें',
    invited: 'निमंत्रण मिला था, पर पासवर्ड अभी नहीं चुना? जिसने निमंत्रण दिया, उससे दूसरा निमंत्रण माँगें।',
    toLogin: 'लॉगिन पर जाएँ',
  },
};
