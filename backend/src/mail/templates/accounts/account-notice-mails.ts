import type { AccountNoticeParams, MailLocale } from '../mail-template.js';
import { momentInWords } from '../rendering/indian-figures.js';
import type { MailBody, MailSite } from '../rendering/mail-body.js';

/** The texts of the mail about an account changed by another administrator. */
interface AccountNoticeTexts {
  subject(siteName: string): string;
  /** What happened, with the date in words. */
  news: Record<AccountNoticeParams['change'], (moment: string) => string>;
  /** Label of the permissions. */
  permissions: string;
  noPermissions: string;
  /** Label of the administrator's reason. */
  reason: string;
  questions(supportEmail: string): string;
}

const accountNoticeMail =
  (locale: MailLocale, texts: AccountNoticeTexts) =>
  ({ change, at, reason, permissions }: AccountNoticeParams, { name, supportEmail }: MailSite): MailBody => ({
    subject: texts.subject(name),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.news[change](momentInWords(at, locale)) },
      ...(permissions
        ? [
            {
              kind: 'note',
              label: texts.permissions,
              text: permissions.join('\n') || texts.noPermissions,
            } as const,
          ]
        : []),
      ...(reason ? [{ kind: 'note', label: texts.reason, text: reason } as const] : []),
      { kind: 'paragraph', text: texts.questions(supportEmail) },
    ],
  });

export const accountNoticeEn = accountNoticeMail('en', {
  subject: (siteName) => `Your account in the console of ${siteName}`,
  news: {
    permissions: (moment) => `The permissions of your account were changed on ${moment} (Indian time).`,
    suspended: (moment) =>
      `Your account was suspended on ${moment} (Indian time), and every device was logged out. You cannot log in until an owner of the console opens it again.`,
    resumed: (moment) => `Your account was opened again on ${moment} (Indian time). Please log in again.`,
    removed: (moment) =>
      `Your account was removed on ${moment} (Indian time), and every device was logged out. You cannot log in any more.`,
    suspendedInvited: (moment) =>
      `Your account was suspended on ${moment} (Indian time). You cannot log in until an owner of the console opens it again.`,
    resumedInvited: (moment) =>
      `Your account was opened again on ${moment} (Indian time). You can log in once you have chosen a password with the link in your invitation.`,
    uninvited: (moment) =>
      `Your invitation to the console was withdrawn on ${moment} (Indian time). Its link does not work any more.`,
  },
  permissions: 'From now on it may',
  noPermissions: 'nothing beyond logging in',
  reason: 'Reason',
  questions: (supportEmail) =>
    `If this surprises you, please ask an owner of the console, or write to ${supportEmail}.`,
});

export const accountNoticeHi = accountNoticeMail('hi', {
  subject: (siteName) => `${siteName} के एडमिन पोर्टल में आपका खाता`,
  news: {
    permissions: (moment) => `${moment} (भारतीय समय) आपके खाते के अधिकार बदले गए।`,
    suspended: (moment) =>
      `${moment} (भारतीय समय) आपका खाता रोक दिया गया और आपको हर डिवाइस से लॉगआउट कर दिया गया। जब तक एडमिन पोर्टल के खाते सँभालने वाला कोई व्यक्ति इसे फिर से नहीं खोलता, आप लॉगिन नहीं कर सकते।`,
    resumed: (moment) => `${moment} (भारतीय समय) आपका खाता फिर से खोल दिया गया। कृपया फिर से लॉगिन करें।`,
    removed: (moment) =>
      `${moment} (भारतीय समय) आपका खाता हटा दिया गया और आपको हर डिवाइस से लॉगआउट कर दिया गया। अब आप लॉगिन नहीं कर सकते।`,
    suspendedInvited: (moment) =>
      `${moment} (भारतीय समय) आपका खाता रोक दिया गया। जब तक एडमिन पोर्टल के खाते सँभालने वाला कोई व्यक्ति इसे फिर से नहीं खोलता, आप लॉगिन नहीं कर सकते।`,
    resumedInvited: (moment) =>
      `${moment} (भारतीय समय) आपका खाता फिर से खोल दिया गया। निमंत्रण के लिंक से पासवर्ड चुनने के बाद आप लॉगिन कर सकेंगे।`,
    uninvited: (moment) =>
      `${moment} (भारतीय समय) एडमिन पोर्टल का आपका निमंत्रण वापस ले लिया गया। उसका लिंक अब काम नहीं करेगा।`,
  },
  permissions: 'अब से इसके अधिकार',
  noPermissions: 'सिर्फ़ लॉगिन',
  reason: 'कारण',
  questions: (supportEmail) =>
    `अगर आपको इसकी जानकारी नहीं थी, तो एडमिन पोर्टल के खाते सँभालने वाले किसी व्यक्ति से पूछें, या ${supportEmail} पर लिखें।`,
});
