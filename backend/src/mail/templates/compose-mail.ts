import type { SiteConfig } from '../../config/site/site-config.dto.js';
import { en } from './en.js';
import { hi } from './hi.js';
import type { AccountMailTemplate, MailLocale, MailParams, MailTemplate } from './mail-template.js';
import type { MailLinks, MailPage, MailSite, MailTexts } from './rendering/mail-body.js';
import { renderHtml } from './rendering/mail-html.js';
import { renderText } from './rendering/mail-text.js';
import { nameWithoutLinks } from './rendering/name-without-links.js';

const TEXTS: Record<MailLocale, MailTexts> = { en, hi };

/** Whether each of the mails about accounts goes to an administrator; the compiler reports a missing one. */
const ABOUT_ACCOUNTS: Readonly<Record<AccountMailTemplate, boolean>> = {
  'administrator-invited': true,
  'password-reset': true,
  'password-changed': true,
  'second-factor-notice': true,
  'account-notice': true,
  'login-from-new-device': true,
  'colleague-notice': true,
  'waiting-digest': true,
  'email-change-current': true,
  'email-change-done': true,
  // The address may be a stranger's.
  'email-change-new': false,
};

function isAboutAccount(template: MailTemplate): boolean {
  return template in ABOUT_ACCOUNTS && ABOUT_ACCOUNTS[template as AccountMailTemplate];
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** The company's name, in the language of the mail. */
  senderName: string;
}

/**
 * Subject, text, HTML and sender of a mail. `params` may contain anything a visitor typed; it is escaped, and names lose
 * links.
 */
export function composeMail<T extends MailTemplate>(
  template: T,
  params: MailParams[T],
  locale: MailLocale,
  config: SiteConfig,
  links: MailLinks,
): ComposedMail {
  const page = composePage(template, params, locale, config, links);
  const { subject, senderName } = page;
  return { subject, text: renderText(page), html: renderHtml(page), senderName };
}

/** The content of a mail, before it is rendered as text and HTML. */
export function composePage<T extends MailTemplate>(
  template: T,
  params: MailParams[T],
  locale: MailLocale,
  config: SiteConfig,
  links: MailLinks,
): MailPage {
  const texts = TEXTS[locale];
  const site: MailSite = {
    name: (locale === 'hi' && config.nameHindi) || config.name,
    legalName: config.legalName,
    registeredOffice: config.registeredOffice,
    supportEmail: config.supportEmail,
    siteUrl: config.siteUrl,
    localizedUrl: localizedSiteUrl(config, locale),
    ...localizedLinks(links, locale),
  };
  const body = texts.bodies[template](params, site);
  // Mails to the person behind a record link to it, except for codes, which are entered on that page, and replies,
  // which can be answered.
  const hasRecordLink =
    !isAboutAccount(template) && template !== 'track-code' && template !== 'contact-reply';
  const follow =
    'reference' in params && hasRecordLink ? texts.follow(recordUrl(config, locale, params.reference)) : [];
  return {
    language: locale,
    subject: body.subject,
    senderName: site.name,
    greeting: texts.greeting(nameWithoutLinks(body.greetingName)),
    blocks: [...body.blocks, ...follow],
    closing: texts.closing(site),
    footer: [
      `${site.legalName}, ${site.registeredOffice}`,
      isAboutAccount(template) ? texts.reasonOfAccount(site) : texts.reason(site),
    ],
  };
}

/** URL of the public site in the language of the mail, without a trailing slash. */
export function localizedSiteUrl({ siteUrl }: Pick<SiteConfig, 'siteUrl'>, locale: MailLocale): string {
  return `${siteUrl.replace(/\/$/, '')}${locale === 'hi' ? '/hi' : ''}`;
}

/** URL at which somebody tracks their submission, in the language of the mail. */
function recordUrl(config: SiteConfig, locale: MailLocale, reference: string): string {
  return `${localizedSiteUrl(config, locale)}/track#${reference}`;
}

/** Links to pages that are shown before a login: they open in the language of the mail where none was chosen yet. */
function localizedLinks(links: MailLinks, locale: MailLocale): MailLinks {
  const query = locale === 'en' ? '' : `?lang=${locale}`;
  return {
    ...links,
    passwordLink: (id) => `${links.passwordLink(id)}${query}`,
    emailLink: (id) => `${links.emailLink(id)}${query}`,
  };
}
