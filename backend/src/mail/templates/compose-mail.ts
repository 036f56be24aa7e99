import type { SiteConfig } from '../../config/site/site-config.dto.js';
import { en } from './en.js';
import { hi } from './hi.js';
import type { MailPage, MailSite, MailTexts } from './mail-body.js';
import { renderHtml } from './mail-html.js';
import type { AccountMailTemplate, MailLocale, MailParams, MailTemplate } from './mail-template.js';
import { renderText } from './mail-text.js';
import { nameWithoutLinks } from './name-without-links.js';

const TEXTS: Record<MailLocale, MailTexts> = { en, hi };

/** Which mails go to administrators; the compiler finds one that is missing. */
const ABOUT_ACCOUNTS: Readonly<Record<AccountMailTemplate, true>> = {
  'administrator-invited': true,
  'password-reset': true,
  'password-changed': true,
  'second-factor-notice': true,
  'account-notice': true,
  'login-from-new-device': true,
};

/** Addresses of the back office that mails lead to. */
export interface AccountLinks {
  /** The page at which the link with this id chooses a password. */
  addressOf(id: string): string;
  /** The page of whoever is logged in; it asks others to log in. */
  readonly accountPage: string;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Subject, text and HTML of a mail. `params` may hold anything a visitor typed; it is escaped and names lose links. */
export function composeMail<T extends MailTemplate>(
  template: T,
  params: MailParams[T],
  locale: MailLocale,
  config: SiteConfig,
  links: AccountLinks,
): ComposedMail {
  const texts = TEXTS[locale];
  const site: MailSite = {
    name: (locale === 'hi' && config.nameHindi) || config.name,
    legalName: config.legalName,
    registeredOffice: config.registeredOffice,
    supportEmail: config.supportEmail,
    siteUrl: config.siteUrl,
    passwordLink: (id) => links.addressOf(id),
    accountPage: links.accountPage,
  };
  const body = texts.bodies[template](params, site);
  // A mail that names a record leads to it; who asked for a code is there already.
  const follow =
    'reference' in params && template !== 'track-code'
      ? texts.follow(recordUrl(config, locale, params.reference))
      : [];
  const page: MailPage = {
    language: locale,
    subject: body.subject,
    senderName: site.name,
    greeting: texts.greeting(nameWithoutLinks(body.greetingName)),
    blocks: [...body.blocks, ...follow],
    closing: texts.closing(site),
    footer: [
      `${site.legalName}, ${site.registeredOffice}`,
      template in ABOUT_ACCOUNTS ? texts.reasonOfAccount(site) : texts.reason(site),
    ],
  };
  return { subject: body.subject, text: renderText(page), html: renderHtml(page) };
}

/** Address at which somebody follows what they sent in, in the language of the mail. */
function recordUrl({ siteUrl }: SiteConfig, locale: MailLocale, reference: string): string {
  return `${siteUrl.replace(/\/$/, '')}${locale === 'hi' ? '/hi' : ''}/track#${reference}`;
}
