import type { SiteConfig } from '../../../config/site/site-config.dto.js';
import type { MailParams } from '../mail-template.js';

/** A part of a mail, in plain words; layouts turn it into text and HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** One fact worth copying, such as the reference. */
  | { kind: 'fact'; label: string; value: string }
  /** Numbered steps. */
  | { kind: 'steps'; title: string; steps: readonly string[] }
  /** Words written by a person, possibly of several lines. */
  | { kind: 'note'; label: string; text: string }
  | { kind: 'link'; label: string; href: string };

export interface MailBody {
  subject: string;
  /** Empty when there is nobody to greet by name. */
  greetingName: string;
  blocks: readonly MailBlock[];
}

/** What stands on the page of a mail, already in its language. */
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

/** Where the links of mails about accounts lead. */
export interface MailLinks {
  /** Address at which the link with this id chooses a password. */
  passwordLink(id: string): string;
  /** Address of the page at which administrators end their sessions and change their password. */
  accountPage: string;
  /** Address at which the link with this id confirms an e-mail address. */
  emailLink(id: string): string;
  /** Address of a record in the console. @param list such as `applications` */
  recordPage(list: string, id: string): string;
  /** Address of a page of the console. @param page such as `applications` */
  consolePage(page: string): string;
}

/** Who writes, in the language of the mail. */
export interface MailSite
  extends MailLinks,
    Pick<SiteConfig, 'legalName' | 'registeredOffice' | 'supportEmail' | 'siteUrl'> {
  name: string;
}

export type MailBodies = { [T in keyof MailParams]: (params: MailParams[T], site: MailSite) => MailBody };

/** Every mail in one language. */
export interface MailTexts {
  bodies: MailBodies;
  /** `name` may be empty. */
  greeting(name: string): string;
  closing(site: MailSite): string;
  /**
   * How the reader sees where it stands and changes it; ends every mail about something that was sent in.
   *
   * @param recordUrl the page that says so, with the reference behind `#`, where no server and no log sees it
   */
  follow(recordUrl: string): readonly MailBlock[];
  /** Why the reader gets this mail. */
  reason(site: MailSite): string;
  /** The same for somebody who has an account of the back office, is to get one, or had one under this address. */
  reasonOfAccount(site: MailSite): string;
}
