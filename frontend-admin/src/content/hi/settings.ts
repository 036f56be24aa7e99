import type { settings as en } from '../en/settings';
import type { Translated } from '../texts';

export const settings: Translated<typeof en> = {
  pageTitle: 'सेटिंग',
  loadFailed: 'आपकी सेटिंग नहीं मिल सकी',
  intro: 'ये आपके खाते के साथ रहती हैं, हर डिवाइस पर।',
  console: 'एडमिन पोर्टल',
  locale: 'भाषा',
  localeHelp: 'एडमिन पोर्टल की, और आपके खाते के बारे में ई-मेल की।',
  colours: 'रंग',
  coloursOf: { system: 'डिवाइस जैसे', light: 'हल्के', dark: 'गहरे' },
  density: 'सूचियों की पंक्तियाँ',
  densityOf: { comfortable: 'खुली-खुली', compact: 'पास-पास' },
  startPage: 'पहला पेज',
  startPageHelp: 'लॉगिन के बाद यही खुलेगा।',
  shortcuts: 'कीबोर्ड शॉर्टकट',
  shortcutsHelp: 'जब कुछ लिखा न जा रहा हो, तब एक बटन से काम होता है। सभी देखने के लिए ? दबाएँ।',
  save: 'सेटिंग सहेजें',
  saving: 'सहेजी जा रही है…',
  discard: 'बदलाव छोड़ दें',
  saved: 'सेटिंग सहेज ली गई!',
};
