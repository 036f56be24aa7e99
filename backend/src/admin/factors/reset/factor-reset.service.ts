import { Injectable } from '@nestjs/common';
import type { AuditOrigin } from '../../../audit/audit-actor.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { AppError } from '../../../common/errors/app-error.js';
import { AccountEffects } from '../../accounts/account-effects.js';
import { AdminRepository } from '../../accounts/admin.repository.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import { FactorRepository } from '../factor.repository.js';
import { factorEffects } from '../factor-effects.js';
import { NO_FACTOR } from '../factors.service.js';

export const OWN_SECOND_FACTOR = 'Another administrator has to reset your second factor.';

/** Removes the factors of somebody who has lost them. */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly factors: FactorRepository,
    private readonly effects: AccountEffects,
  ) {}

  /** For another account. @throws AppError FORBIDDEN for one's own, NOT_FOUND, or CONFLICT without a factor */
  async resetAnother(
    caller: CallerIdentity,
    adminId: string,
    reason: string,
    origin: AuditOrigin,
  ): Promise<void> {
    if (adminId === caller.adminId) throw new AppError('FORBIDDEN', OWN_SECOND_FACTOR);
    const admin = await this.admins.get(adminId);
    if (!(await this.reset(admin, reason, origin))) throw new AppError('CONFLICT', NO_FACTOR);
  }

  /** Removes all factors, ends all sessions and notifies the person, with the reason. False when there was no factor. */
  async reset(admin: AdminRecord, reason: string, origin: AuditOrigin): Promise<boolean> {
    const effects = factorEffects('reset', admin, origin, { reason });
    const removed = await this.factors.removeAll(admin._id, effects);
    if (removed) await this.effects.processAccount(admin);
    return removed;
  }
}
