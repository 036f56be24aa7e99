import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { AppConfig } from '../../config/app-config.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { EmailLinks, mailLinks, PasswordLinks } from '../account-links.js';
import type { OutboxMail } from '../outbox/outbox-schema.js';
import { composeMail, composePage, localizedSiteUrl } from '../templates/compose-mail.js';
import type { MailLocale, MailParams, MailTemplate } from '../templates/mail-template.js';
import type { MailLinks, MailPage } from '../templates/rendering/mail-body.js';
import { senderAddress } from './sender-address.js';

/** Composes a mail of the outbox and passes it to the mail server (or writes it to a file). */
@Injectable()
export class MailSender {
  private readonly links: MailLinks;

  constructor(
    private readonly mailer: MailerService,
    private readonly settings: SiteSettings,
    private readonly config: AppConfig,
    passwords: PasswordLinks,
    emails: EmailLinks,
  ) {
    this.links = mailLinks(config, passwords, emails);
  }

  /** The content of a mail, its reply address, and the URL of the site in its language. */
  async preview<T extends MailTemplate>(
    template: T,
    params: MailParams[T],
    locale: MailLocale,
  ): Promise<{ page: MailPage; replyTo: string; siteUrl: string }> {
    const site = await this.settings.site();
    const page = composePage(template, params, locale, site, this.links);
    return { page, replyTo: site.supportEmail, siteUrl: localizedSiteUrl(site, locale) };
  }

  /** Resolves when the server has accepted the mail. @throws the error of the transport */
  async send(mail: OutboxMail): Promise<void> {
    const { to, template, locale, params, references } = mail;
    if (!to || !template || !locale || !params) throw new Error('An outbox entry is incomplete.');
    const site = await this.settings.site();
    const { subject, text, html, senderName } = composeMail(template, params, locale, site, this.links);
    const { from } = this.config.mail;
    await this.mailer.sendMail({
      from: from.includes('<') ? from : { name: senderName, address: senderAddress(from) },
      // As an object, so that an address is never parsed as a list of addresses.
      to: { name: '', address: to },
      replyTo: site.supportEmail,
      messageId: mail.messageId,
      subject,
      text,
      html,
      ...(references && { inReplyTo: references.at(-1), references }),
      headers: {
        // A person's reply is not an automatic answer, which mail programs may hide.
        ...(template !== 'contact-reply' && { 'Auto-Submitted': 'auto-generated' }),
        'Content-Language': locale,
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Without a mail server a person reads the link here. Not logged on purpose, so that no log file keeps it.
    if ('linkId' in params && this.config.mail.smtpUrl === undefined && this.config.logLevel !== 'silent') {
      const isAboutEmail = template === 'email-change-current' || template === 'email-change-new';
      const address = this.links[isAboutEmail ? 'emailLink' : 'passwordLink'](params.linkId);
      process.stdout.write(`${subject}: ${address}\n`);
    }
  }
}
