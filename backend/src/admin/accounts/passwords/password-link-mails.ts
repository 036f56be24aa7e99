import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Outbox, UNCHANGED_MAIL } from '../../../mail/outbox/outbox.js';
import type { MailParams, MailTemplate } from '../../../mail/templates/mail-template.js';
import { AccountPasswordsService } from './account-passwords.service.js';

type LinkMail = Extract<MailTemplate, 'administrator-invited' | 'password-reset'>;

/** Keeps a mail that has waited from being sent when its link was replaced or used, or its account removed, meanwhile. */
@Injectable()
export class PasswordLinkMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly passwords: AccountPasswordsService,
  ) {}

  onModuleInit(): void {
    this.outbox.onDelayedMail(async ({ template, params }) => {
      if (template !== 'administrator-invited' && template !== 'password-reset') return UNCHANGED_MAIL;
      const { linkId } = params as MailParams[LinkMail];
      const isUsable = (await this.passwords.findByLink(linkId)) !== undefined;
      return isUsable ? UNCHANGED_MAIL : { obsolete: 'changed' };
    });
  }
}
