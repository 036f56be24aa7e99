import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditOrigin } from '../../audit/audit-actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import type { AccountNoticeParams } from '../../mail/templates/mail-template.js';
import { addressedMail } from './account-mails.js';
import { NOT_INVITED } from './accounts.service.js';
import { AdminRepository } from './admin.repository.js';
import type { AdminRecord } from './admin.schema.js';
import { subjectOfAccount } from './admin-subject.js';
import { assertDeactivatable, assertManages, assertPresent } from './permissions/permission-rules.js';
import { AdminStateRepository } from './state/admin-state.repository.js';
import { AdminStateWriter } from './state/admin-state-writer.js';

type Change = 'suspended' | 'resumed' | 'removed';

/** The same in the mail to somebody who has not chosen a password yet, and so was never logged in. */
const CHANGE_OF_INVITED = {
  suspended: 'suspendedInvited',
  resumed: 'resumedInvited',
  removed: 'uninvited',
} as const satisfies Record<Change, AccountNoticeParams['change']>;

export const ALREADY_SUSPENDED = 'This account is already suspended.';
export const NOT_SUSPENDED = 'This account is not suspended.';

/** Suspends, resumes and removes accounts, and makes sure that somebody can always manage the others. */
@Injectable()
export class AccountStatusService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly changes: AdminStateWriter,
  ) {}

  /**
   * Blocks logins to the account and ends all of its sessions. Its permissions are kept for when it is resumed.
   * @throws AppError NOT_FOUND, FORBIDDEN (own account) or CONFLICT (suspended already, or the last manager)
   */
  async suspend(adminId: string, reason: string, origin: AuditOrigin): Promise<void> {
    const admin = await this.admins.get(adminId);
    const active = await this.admins.findActiveIds();
    const at = new Date();
    await this.changes.apply((state) => {
      if (state.suspensions?.[adminId]) throw new AppError('CONFLICT', ALREADY_SUSPENDED);
      assertDeactivatable(state, { callerId: origin.actor?.adminId, adminId, active });
      return {
        set: { [`suspensions.${adminId}`]: { at, reason } },
        effects: statusChangeEffects('suspended', admin, origin, at, reason),
      };
    });
  }

  /** Lifts the suspension; the person has to log in again. @throws AppError NOT_FOUND or CONFLICT */
  async resume(adminId: string, origin: AuditOrigin): Promise<void> {
    const admin = await this.admins.get(adminId);
    const at = new Date();
    if (!(await this.state.findStatus(adminId)).isLockedOut) throw new AppError('CONFLICT', NOT_SUSPENDED);
    // Before the suspension is lifted, so that old sessions stay ended even when this process dies between the two
    // writes.
    await this.admins.endSessions(admin._id);
    await this.changes.apply((state) => {
      assertPresent(state, adminId);
      assertManages(state, origin.actor?.adminId);
      if (!state.suspensions?.[adminId]) throw new AppError('CONFLICT', NOT_SUSPENDED);
      return {
        unset: [`suspensions.${adminId}`],
        effects: statusChangeEffects('resumed', admin, origin, at),
      };
    });
  }

  /** Removes the account with its permissions, factors and sessions; the log keeps its name. @throws as `suspend` */
  async remove(adminId: string, reason: string, origin: AuditOrigin): Promise<void> {
    const admin = await this.admins.get(adminId);
    const active = await this.admins.findActiveIds();
    const at = new Date();
    await this.changes.apply((state) => {
      assertDeactivatable(state, { callerId: origin.actor?.adminId, adminId, active });
      return {
        set: { [`removals.${adminId}`]: at },
        unset: [`grants.${adminId}`, `grantChanges.${adminId}`, `suspensions.${adminId}`],
        effects: statusChangeEffects('removed', admin, origin, at, reason),
      };
    });
  }

  /**
   * Removes the account of somebody who has not chosen a password yet. The links end first, so that nobody can accept
   * the invitation before the account is removed.
   * @throws AppError CONFLICT when the person has already chosen a password; otherwise as `remove`
   */
  async revokeInvitation(adminId: string, reason: string, origin: AuditOrigin): Promise<void> {
    const { _id } = await this.admins.get(adminId);
    if (!(await this.admins.endInvitation(_id))) throw new AppError('CONFLICT', NOT_INVITED);
    await this.remove(adminId, reason, origin);
  }
}

/** The audit entry, and a mail to the person. */
function statusChangeEffects(
  change: Change,
  admin: AdminRecord,
  origin: AuditOrigin,
  at: Date,
  reason?: string,
): PendingEffect[] {
  const key = randomUUID();
  const subject = subjectOfAccount(admin);
  const detail = reason ? { detail: { reason } } : {};
  const params = {
    change: admin.passwordHash === undefined ? CHANGE_OF_INVITED[change] : change,
    at: at.toISOString(),
    ...(reason && { reason }),
  } as const;
  return [
    auditEffect(key, at, { action: `admin.${change}`, ...origin, subject, ...detail }),
    addressedMail(`${key}:mail`, at, admin, 'account-notice', params),
  ];
}
