import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditOrigin } from '../../audit/audit-actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { auditEffect } from '../../effects/effects.js';
import { type DailyReveals, RevealAllowances } from '../../reveals/reveal-allowances.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import { subjectOfAccount } from '../accounts/admin-subject.js';

export const OWN_REVEAL_LIMIT = 'Another owner has to change how many PANs you may reveal.';

/** Changes how many PANs an account may reveal in a day. */
@Injectable()
export class RevealLimitService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly allowances: RevealAllowances,
  ) {}

  /** @throws AppError NOT_FOUND, or FORBIDDEN for one’s own account */
  async set(id: string, perDay: number, origin: AuditOrigin): Promise<DailyReveals> {
    if (origin.actor?.adminId === id) throw new AppError('FORBIDDEN', OWN_REVEAL_LIMIT);
    const admin = await this.admins.get(id);
    const adminId = admin._id.toHexString();
    const before = await this.allowances.today(adminId);
    if (before.perDay === perDay) return before;
    const entry = auditEffect(randomUUID(), new Date(), {
      action: 'admin.reveals_changed',
      ...origin,
      subject: subjectOfAccount(admin),
      before: { revealsPerDay: before.perDay },
      after: { revealsPerDay: perDay },
    });
    await this.allowances.setPerDay(adminId, perDay, entry);
    return { ...before, perDay };
  }
}
