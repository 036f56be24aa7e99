import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditOrigin } from '../../../audit/audit-actor.js';
import { AppError } from '../../../common/errors/app-error.js';
import { auditEffect } from '../../../effects/effects.js';
import type { PendingEffect } from '../../../effects/pending-effect.js';
import { AccountEffects } from '../account-effects.js';
import { accountMail } from '../account-mails.js';
import { AdminRepository } from '../admin.repository.js';
import type { AdminRecord, PasswordLink } from '../admin.schema.js';
import { actorOfAccount, subjectOfAccount } from '../admin-subject.js';
import { isValid, RESET_MINUTES } from './password-link.js';

/** The passwords of accounts, and the links by which people choose one. */
@Injectable()
export class AccountPasswordsService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly effects: AccountEffects,
  ) {}

  /** Sets the password of an account and ends its sessions. @throws AppError CONFLICT when somebody else has just set one */
  async setPassword(admin: AdminRecord, passwordHash: string, origin: AuditOrigin): Promise<void> {
    const effects = passwordEffects('admin.password_reset', admin, origin, new Date());
    if (!(await this.admins.replacePassword(admin, passwordHash, effects))) {
      throw new AppError('CONFLICT', 'The password of this account has just been changed. Please try again.');
    }
    await this.effects.processAccount(admin);
  }

  /** Sends a link to choose a new password, to an account that has one. Idempotent for one link. */
  async sendResetLink(admin: AdminRecord, link: PasswordLink, clientIp: string): Promise<void> {
    const now = new Date();
    const event = {
      action: 'admin.reset_requested',
      actor: null,
      from: clientIp,
      subject: subjectOfAccount(admin),
    };
    await this.admins.addPasswordLink(admin._id, link, [
      auditEffect(`${link.id}:requested`, now, event),
      accountMail(resetMailKey(link), now, admin, 'password-reset', {
        linkId: link.id,
        validMinutes: RESET_MINUTES,
      }),
    ]);
    await this.effects.processAccount(admin);
  }

  /** The account of a valid link, and the purpose of the link. */
  async findByLink(linkId: string): Promise<{ admin: AdminRecord; link: PasswordLink } | undefined> {
    const admin = await this.admins.findByPasswordLink(linkId);
    const now = new Date();
    const link = admin?.passwordLinks?.find((one) => one.id === linkId && isValid(one, now));
    return admin && link ? { admin, link } : undefined;
  }

  /** Sets the password by a link, which is used up. False when the link is no longer valid. */
  async setPasswordByLink(
    { admin, link }: { admin: AdminRecord; link: PasswordLink },
    passwordHash: string,
    clientIp: string,
  ): Promise<boolean> {
    const at = new Date();
    const invited = link.purpose === 'invitation';
    const origin = { actor: actorOfAccount(admin), from: clientIp };
    const effects = invited
      ? [
          auditEffect(randomUUID(), at, {
            action: 'admin.invitation_accepted',
            ...origin,
            subject: subjectOfAccount(admin),
          }),
        ]
      : passwordEffects('admin.password_reset', admin, origin, at);
    const used = await this.admins.usePasswordLink(admin._id, { ...link, at }, passwordHash, effects);
    if (used) await this.effects.processAccount(admin);
    return used;
  }
}

/** Key of the mail with a link that sets a new password. */
export function resetMailKey({ id }: PasswordLink): string {
  return `${id}:mail`;
}

/** When a password has changed: the audit entry, and a mail to the person in case it was somebody else. */
function passwordEffects(action: string, admin: AdminRecord, origin: AuditOrigin, at: Date): PendingEffect[] {
  const key = randomUUID();
  return [
    auditEffect(key, at, { action, ...origin, subject: subjectOfAccount(admin) }),
    accountMail(`${key}:mail`, at, admin, 'password-changed', { at: at.toISOString() }),
  ];
}
