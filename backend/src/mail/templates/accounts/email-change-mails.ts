import type { EmailChangeDoneParams, MailLocale } from '../mail-template.js';
import { momentInWords } from '../rendering/indian-figures.js';
import type { MailBodies, MailBody } from '../rendering/mail-body.js';

/** The texts of the mail to one of the two addresses. */
interface ConfirmationTexts {
  subject(siteName: string): string;
  requested: string;
  button: string;
  notYou(validHours: number): string;
}

/** The texts of the mails about an e-mail change. */
interface EmailChangeTexts {
  current: ConfirmationTexts;
  next: ConfirmationTexts;
  done: {
    subject(siteName: string): string;
    /** What happened, with the date in words. */
    news: Record<EmailChangeDoneParams['reader'], (moment: string) => string>;
    notYou(supportEmail: string): string;
  };
  /** Labels of the two addresses. */
  newAddress: string;
  account: string;
}

type EmailChangeMails = Pick<MailBodies, 'email-change-current' | 'email-change-new' | 'email-change-done'>;

interface Confirmation {
  siteName: string;
  /** The other of the two addresses. */
  fact: { label: string; value: string };
  href: string;
  validHours: number;
}

const confirmation = (
  texts: ConfirmationTexts,
  { siteName, fact, href, validHours }: Confirmation,
): MailBody => ({
  subject: texts.subject(siteName),
  greetingName: '',
  blocks: [
    { kind: 'paragraph', text: texts.requested },
    { kind: 'fact', ...fact },
    { kind: 'link', label: texts.button, href },
    { kind: 'paragraph', text: texts.notYou(validHours) },
  ],
});

const emailChangeMails = (locale: MailLocale, texts: EmailChangeTexts): EmailChangeMails => ({
  'email-change-current': ({ linkId, newAddress, validHours }, { name, emailLink }) =>
    confirmation(texts.current, {
      siteName: name,
      fact: { label: texts.newAddress, value: newAddress },
      href: emailLink(linkId),
      validHours,
    }),

  'email-change-new': ({ linkId, account, validHours }, { name, emailLink }) =>
    confirmation(texts.next, {
      siteName: name,
      fact: { label: texts.account, value: account },
      href: emailLink(linkId),
      validHours,
    }),

  'email-change-done': ({ at, reader, newAddress }, { name, supportEmail }) => ({
    subject: texts.done.subject(name),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.done.news[reader](momentInWords(at, locale)) },
      { kind: 'fact', label: texts.newAddress, value: newAddress },
      { kind: 'paragraph', text: texts.done.notYou(supportEmail) },
    ],
  }),
});

export const emailChangeEn = emailChangeMails('en', {
  current: {
    subject: (siteName) => `A new e-mail address for your account in the console of ${siteName}`,
    requested:
      'Somebody who is logged in to your account has asked to change its e-mail address. It changes once both addresses have confirmed.',
    button: 'Confirm or refuse',
    notYou: (validHours) =>
      `The link works once, for ${validHours} hours. If it was not you, open it and choose “This was not me”, and then change your password. Without your confirmation nothing changes.`,
  },
  next: {
    subject: (siteName) => `Confirm this address for the console of ${siteName}`,
    requested:
      'Somebody has asked to use this address for an account of the console. The change takes effect once both addresses have confirmed.',
    button: 'Confirm this address',
    notYou: (validHours) =>
      `The link works once, for ${validHours} hours. If this account is not yours, do nothing: without your confirmation nothing changes.`,
  },
  done: {
    subject: (siteName) => `The e-mail address of your account in the console of ${siteName} was changed`,
    news: {
      former: (moment) =>
        `The e-mail address of your account was changed on ${moment} (Indian time). Log in with the new address; mails about the account no longer come to this one.`,
      present: (moment) =>
        `The e-mail address of your account was changed to this one on ${moment} (Indian time). Log in with it from now on; your password and second factor stay as they are.`,
    },
    notYou: (supportEmail) => `If this was not agreed with you, write to ${supportEmail} at once.`,
  },
  newAddress: 'New address',
  account: 'Its current address',
});

export const emailChangeHi = emailChangeMails('hi', {
  current: {
    subject: (siteName) => `${siteName} के एडमिन पोर्टल में आपके खाते के लिए दूसरा ईमेल पता`,
    requested:
      'आपके खाते में लॉगिन किसी व्यक्ति ने उसका ईमेल पता बदलने को कहा है। दोनों पतों से पुष्टि होने पर ही पता बदलेगा।',
    button: 'पुष्टि करें या मना करें',
    notYou: (validHours) =>
      `यह लिंक एक ही बार और ${validHours} घंटे तक काम करता है। अगर यह आपने नहीं किया, तो लिंक खोलकर “यह मैंने नहीं किया” (This was not me) चुनें और फिर नया पासवर्ड चुनें। आपकी पुष्टि के बिना कुछ नहीं बदलेगा।`,
  },
  next: {
    subject: (siteName) => `${siteName} के एडमिन पोर्टल के लिए इस पते की पुष्टि करें`,
    requested:
      'एडमिन पोर्टल के एक खाते का ईमेल पता बदलकर यह पता रखा जाना है। दोनों पतों से पुष्टि होने पर ही पता बदलेगा।',
    button: 'इस पते की पुष्टि करें',
    notYou: (validHours) =>
      `यह लिंक एक ही बार और ${validHours} घंटे तक काम करता है। अगर यह खाता आपका नहीं है, तो कुछ न करें: आपकी पुष्टि के बिना कुछ नहीं बदलेगा।`,
  },
  done: {
    subject: (siteName) => `${siteName} के एडमिन पोर्टल में आपके खाते का ईमेल पता बदल गया है`,
    news: {
      former: (moment) =>
        `${moment} (भारतीय समय) से आपके खाते का ईमेल पता दूसरा है। अब लॉगिन उसी पते से होगा और खाते के बारे में ईमेल इस पते पर नहीं आएँगे।`,
      present: (moment) =>
        `${moment} (भारतीय समय) से आपके खाते का ईमेल पता यही है। अब इसी पते से लॉगिन करें; पासवर्ड और दूसरा सुरक्षा चरण वही रहेंगे।`,
    },
    notYou: (supportEmail) => `अगर यह आपकी सहमति से नहीं हुआ, तो तुरंत ${supportEmail} पर लिखें।`,
  },
  newAddress: 'नया पता',
  account: 'उसका मौजूदा पता',
});
