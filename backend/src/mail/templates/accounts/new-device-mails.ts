import type { MailLocale, NewDeviceParams } from '../mail-template.js';
import { momentInWords } from '../rendering/indian-figures.js';
import type { MailBody, MailSite } from '../rendering/mail-body.js';

/** The texts of the mail about a login from a new device. */
interface NewDeviceTexts {
  subject(siteName: string): string;
  /** What happened, with the date in words. */
  news(moment: string): string;
  browser: string;
  network: string;
  /** Shown instead of an unknown browser or network. */
  unknown: string;
  /** For a reader who logged in themselves. */
  itWasYou: string;
  itWasNotYou: { title: string; steps(supportEmail: string): readonly string[] };
  /** Label of the link to the account page. */
  account: string;
}

const newDeviceMail =
  (locale: MailLocale, texts: NewDeviceTexts) =>
  ({ at, device, network }: NewDeviceParams, { name, supportEmail, accountPage }: MailSite): MailBody => ({
    subject: texts.subject(name),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.news(momentInWords(at, locale)) },
      { kind: 'fact', label: texts.browser, value: device ?? texts.unknown },
      { kind: 'fact', label: texts.network, value: network ?? texts.unknown },
      { kind: 'paragraph', text: texts.itWasYou },
      { kind: 'steps', title: texts.itWasNotYou.title, steps: texts.itWasNotYou.steps(supportEmail) },
      { kind: 'link', label: texts.account, href: accountPage },
    ],
  });

export const newDeviceEn = newDeviceMail('en', {
  subject: (siteName) => `A login from a new device to the console of ${siteName}`,
  news: (moment) =>
    `Somebody logged in to your account on ${moment} (Indian time) from a browser that had not been used for it before.`,
  browser: 'Browser',
  network: 'Network',
  unknown: 'Unknown',
  itWasYou: 'If it was you, you do not need to do anything.',
  itWasNotYou: {
    title: 'If it was not you',
    steps: (supportEmail) => [
      'Open your account page and end the session that you do not know.',
      'Change your password there. If you cannot log in, ask for a new one on the login page.',
      `Tell an owner of the console at once, or write to ${supportEmail}.`,
    ],
  },
  account: 'Open my account',
});

export const newDeviceHi = newDeviceMail('hi', {
  subject: (siteName) => `${siteName} के एडमिन पोर्टल में नए डिवाइस से लॉगिन`,
  news: (moment) => `${moment} (भारतीय समय) आपके खाते में एक ऐसे ब्राउज़र से लॉगिन हुआ, जिससे पहले कभी लॉगिन नहीं हुआ था।`,
  browser: 'ब्राउज़र',
  network: 'नेटवर्क',
  unknown: 'पता नहीं',
  itWasYou: 'अगर यह आप ही थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
  itWasNotYou: {
    title: 'अगर यह आप नहीं थे',
    steps: (supportEmail) => [
      'अपने खाते का पेज खोलें और जिस लॉगिन को आप नहीं पहचानते, उसे बंद कर दें।',
      'वहीं अपना पासवर्ड बदलें। लॉगिन न हो पाए, तो लॉगिन पेज पर नया पासवर्ड माँगें।',
      `जो लोग एडमिन पोर्टल के खाते सँभालते हैं, उनमें से किसी को तुरंत बताएँ, या ${supportEmail} पर लिखें।`,
    ],
  },
  account: 'मेरा खाता खोलें',
});
