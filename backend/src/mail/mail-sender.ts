import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { AppConfig } from '../config/app-config.js';
import { SiteSettings } from '../config/site/site-settings.js';
import type { OutboxMail } from './outbox-schema.js';
import { PasswordLinks } from './password-links.js';
import { senderAddress } from './sender-address.js';
import { composeMail } from './templates/compose-mail.js';

/** Composes a mail of the outbox and hands it to the mail server (or writes it as a file). */
@Injectable()
export class MailSender {
  constructor(
    private readonly mailer: MailerService,
    private readonly settings: SiteSettings,
    private readonly links: PasswordLinks,
    private readonly config: AppConfig,
  ) {}

  /** Resolves when the server has taken the mail. @throws what the transport reports. */
  async send(mail: OutboxMail): Promise<void> {
    const { to, template, locale, params } = mail;
    if (!to || !template || !locale || !params) throw new Error('An outbox entry is incomplete.');
    const site = await this.settings.site();
    const { subject, text, html } = composeMail(template, params, locale, site, this.links);
    const { from } = this.config.mail;
    await this.mailer.sendMail({
      from: from.includes('<') ? from : { name: site.name, address: senderAddress(from) },
      // As an object, so that an address is never read as a list of addresses.
      to: { name: '', address: to },
      replyTo: site.supportEmail,
      messageId: mail.messageId,
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Without a mail server a person reads it here. Past the log on purpose: no log keeps it.
    if ('linkId' in params && this.config.mail.smtpUrl === undefined && this.config.logLevel !== 'silent') {
      process.stdout.write(`${subject}: ${this.links.addressOf(params.linkId)}\n`);
    }
  }
}
