import type { MailLocale, SecondFactorParams } from '../mail-template.js';
import { momentInWords } from '../rendering/indian-figures.js';
import type { MailBody, MailSite } from '../rendering/mail-body.js';

/** The texts of the mail about a changed second factor. */
interface SecondFactorTexts {
  subject(siteName: string): string;
  /** What happened, with the date in words. */
  news: Record<SecondFactorParams['change'], (moment: string, codesLeft: number) => string>;
  /** Label of the passkey's browser. */
  device: string;
  /** Label of the administrator's reason. */
  reason: string;
  notYou(supportEmail: string): string;
}

const secondFactorMail =
  (locale: MailLocale, texts: SecondFactorTexts) =>
  (
    { change, at, device, reason, codesLeft = 0 }: SecondFactorParams,
    { name, supportEmail }: MailSite,
  ): MailBody => ({
    subject: texts.subject(name),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.news[change](momentInWords(at, locale), codesLeft) },
      ...(device ? [{ kind: 'fact', label: texts.device, value: device } as const] : []),
      ...(reason ? [{ kind: 'note', label: texts.reason, text: reason } as const] : []),
      { kind: 'paragraph', text: texts.notYou(supportEmail) },
    ],
  });

export const secondFactorEn = secondFactorMail('en', {
  subject: (siteName) => `The second factor of your account in the console of ${siteName}`,
  news: {
    'app-added': (moment) =>
      `An authenticator app was added to your account on ${moment} (Indian time). From now on a login asks for its code.`,
    'app-removed': (moment) =>
      `The authenticator app was removed from your account on ${moment} (Indian time).`,
    'passkey-added': (moment) =>
      `A passkey was added to your account on ${moment} (Indian time). From now on you can log in with it.`,
    'passkey-removed': (moment) => `A passkey was removed from your account on ${moment} (Indian time).`,
    'codes-replaced': (moment) =>
      `New recovery codes were made for your account on ${moment} (Indian time). The earlier ones do not work any more.`,
    'code-used': (moment, left) =>
      `A recovery code of your account was used on ${moment} (Indian time). Codes left: ${left}.`,
    reset: (moment) =>
      `The second factor of your account was reset on ${moment} (Indian time), and every device was logged out. Log in with your password and set up a new one.`,
  },
  device: 'Added with',
  reason: 'Reason',
  notYou: (supportEmail) =>
    `If this was not agreed with you, change your password at once and write to ${supportEmail}.`,
});

export const secondFactorHi = secondFactorMail('hi', {
  subject: (siteName) => `${siteName} के एडमिन पोर्टल में आपके खाते का दूसरा सुरक्षा चरण`,
  news: {
    'app-added': (moment) =>
      `${moment} (भारतीय समय) आपके खाते में ऑथेंटिकेटर ऐप जोड़ा गया। अब लॉगिन पर उसका कोड माँगा जाएगा।`,
    'app-removed': (moment) => `${moment} (भारतीय समय) आपके खाते से ऑथेंटिकेटर ऐप हटा दिया गया।`,
    'passkey-added': (moment) => `${moment} (भारतीय समय) आपके खाते में एक पासकी जोड़ी गई। अब उससे लॉगिन हो सकता है।`,
    'passkey-removed': (moment) => `${moment} (भारतीय समय) आपके खाते से एक पासकी हटा दी गई।`,
    'codes-replaced': (moment) =>
      `${moment} (भारतीय समय) आपके खाते के लिए नए रिकवरी कोड बनाए गए। पुराने कोड अब काम नहीं करेंगे।`,
    'code-used': (moment, left) =>
      `${moment} (भारतीय समय) आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ। बचे हुए कोड: ${left}।`,
    reset: (moment) =>
      `${moment} (भारतीय समय) आपके खाते का दूसरा सुरक्षा चरण रीसेट किया गया और आपको हर डिवाइस से लॉगआउट कर दिया गया। अपने पासवर्ड से लॉगिन करके नया चरण सेट करें।`,
  },
  device: 'जिससे जोड़ी गई',
  reason: 'कारण',
  notYou: (supportEmail) => `अगर यह आपकी सहमति से नहीं हुआ, तो तुरंत अपना पासवर्ड बदलें और ${supportEmail} पर लिखें।`,
});
