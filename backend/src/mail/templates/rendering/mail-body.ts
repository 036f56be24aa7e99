import type { SiteConfig } from '../../../config/site/site-config.dto.js';
import type { MailParams } from '../mail-template.js';

/** A block of a mail, in plain text; layouts render it as text and HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** One fact worth copying, such as the reference. */
  | { kind: 'fact'; label: string; value: string }
  /** Numbered steps. */
  | { kind: 'steps'; title: string; steps: readonly string[] }
  /** Text written by a person, possibly of several lines. */
  | { kind: 'note'; label: string; text: string }
  | { kind: 'link'; label: string; href: string };

export interface MailBody {
  subject: string;
  /** Empty when the name is not known. */
  greetingName: string;
  blocks: readonly MailBlock[];
}

/** The content of a mail, in its language. */
export interface MailPage {
  language: string;
  subject: string;
  senderName: string;
  greeting: string;
  blocks: readonly MailBlock[];
  closing: string;
  /** Small print, one line each. */
  footer: readonly string[];
}

/** The URLs in mails about accounts. */
export interface MailLinks {
  /** URL at which the link with this id sets a password. */
  passwordLink(id: string): string;
  /** URL of the page where administrators end their sessions and change their password. */
  accountPage: string;
  /** URL at which the link with this id confirms an e-mail address. */
  emailLink(id: string): string;
  /** URL of a record in the console. @param list such as `applications` */
  recordPage(list: string, id: string): string;
  /** URL of a page of the console. @param page such as `applications` */
  consolePage(page: string): string;
}

/** The company, in the language of the mail. */
export interface MailSite
  extends MailLinks,
    Pick<SiteConfig, 'legalName' | 'registeredOffice' | 'supportEmail' | 'siteUrl'> {
  name: string;
  /** URL of the public site in the language of the mail, without a trailing slash. */
  localizedUrl: string;
}

export type MailBodies = { [T in keyof MailParams]: (params: MailParams[T], site: MailSite) => MailBody };

/** Every mail in one language. */
export interface MailTexts {
  bodies: MailBodies;
  /** `name` may be empty. */
  greeting(name: string): string;
  closing(site: MailSite): string;
  /**
   * How the reader can see the status and make changes; ends every mail about a submission.
   * @param recordUrl the tracking page, with the reference after `#`, where no server or log sees it
   */
  follow(recordUrl: string): readonly MailBlock[];
  /** Why the reader gets this mail. */
  reason(site: MailSite): string;
  /** The same for somebody with a present, future or former account of the console. */
  reasonOfAccount(site: MailSite): string;
}
