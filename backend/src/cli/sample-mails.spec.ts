import { placeholderSite } from '../config/site/placeholder-site.js';
import { composeMail } from '../mail/templates/compose-mail.js';
import { MAIL_LOCALES, type MailTemplate } from '../mail/templates/mail-template.js';
import { sampleMails } from './sample-mails.js';

const site = placeholderSite('https://udyog.example.org');
const links = {
  passwordLink: (id: string) => `${site.siteUrl}/admin/reset-password/${id}`,
  emailLink: (id: string) => `${site.siteUrl}/admin/confirm-email/${id}`,
  accountPage: `${site.siteUrl}/admin/account`,
  recordPage: (list: string, id: string) => `${site.siteUrl}/admin/${list}?record=${id}`,
  consolePage: (page: string) => `${site.siteUrl}/admin/${page}`,
};
const mails = MAIL_LOCALES.flatMap((locale) =>
  Object.entries(sampleMails('Asha Devi', locale)).flatMap(([template, cases]) =>
    Object.entries(cases).map(([word, params]) => ({
      template,
      title: [template, word, locale].filter(Boolean).join(' '),
      locale,
      mail: composeMail(template as MailTemplate, params, locale, site, links),
    })),
  ),
);

it.each(mails)(
  'the mail $title has the same content as text and as HTML, in its language',
  ({ mail, locale }) => {
    const { subject, text, html } = mail;
    const isHindi = (written: string) => /[\u0900-\u097f]{3}/.test(written);
    expect([subject, text, html].map(isHindi)).toEqual(Array(3).fill(locale === 'hi'));
    const figures = (written: string) => written.match(/\b[A-Z]{2}-[0-9A-Z]{6}\b|₹[\d,]+|\b\d{6}\b/g) ?? [];
    expect(figures(html)).toEqual(expect.arrayContaining(figures(text)));
  },
);

it.each(mails)('the mail $title loads no external resources and supports dark mode', ({ mail: { html } }) => {
  expect(html).not.toMatch(/<img|<link|@import|url\(|\ssrc=/);
  expect(html).toContain('prefers-color-scheme: dark');
});

it.each(mails)(
  'the mail $title links to the tracking page, in its language and with the reference in the fragment, only if it is for a submitter',
  ({ template, locale, mail: { text, html } }) => {
    const trackingPage = `https://udyog.example.org${locale === 'hi' ? '/hi' : ''}/track`;
    const isForSubmitter =
      /-(received|noted|decided|withdrawn|changed|paid|refunded)$/.test(template) &&
      template !== 'password-changed';
    const [reference] = /\b[A-Z]{2}-[0-9A-Z]{6}\b/.exec(text) ?? [];
    expect(text.includes(`: ${trackingPage}#${reference}\n`)).toBe(isForSubmitter);
    expect(html.includes(`href="${trackingPage}#${reference}"`)).toBe(isForSubmitter);
  },
);

it.each(mails.filter(({ locale }) => locale === 'hi'))(
  'the mail $title uses the same terms as the site',
  ({ mail: { subject, text } }) => {
    // The site says संदर्भ नंबर, कारख़ाना, मसाला पैक, मंज़ूर and बंद.
    expect(`${subject} ${text}`).not.toMatch(/संख्या|फ़ैक्टरी|स्पाइस|स्वीकृत|रद्द/);
  },
);
