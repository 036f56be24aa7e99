import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { AppConfig } from '../../config/app-config.js';
import { type DailyRevealsView, dailyRevealsView } from '../../reveals/dto/daily-reveals.view.js';
import { RevealAllowances } from '../../reveals/reveal-allowances.js';
import { stateOf } from '../accounts/accounts.service.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import { lastPermissionChange } from '../accounts/permissions/last-change.js';
import { managersOf, NO_SUCH_ADMINISTRATOR } from '../accounts/permissions/permission-rules.js';
import { AdminStateRepository } from '../accounts/state/admin-state.repository.js';
import type { AdminState } from '../accounts/state/admin-state.schema.js';
import { factorSince, hasPasskey } from '../factors/factor.schema.js';
import { mustSetUpFactor } from '../sessions/caller-identity.js';
import type { TeamMember } from './team.dto.js';

const EMPTY_STATE: Pick<AdminState, 'grants' | 'grantChanges' | 'suspensions' | 'removals'> = { grants: {} };

/** All accounts and invitations, with what a manager needs to know. */
@Injectable()
export class TeamService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly state: AdminStateRepository,
    private readonly allowances: RevealAllowances,
    private readonly config: AppConfig,
  ) {}

  /** By e-mail address. */
  async list(): Promise<TeamMember[]> {
    return this.membersOf(await this.admins.findAllByEmail());
  }

  /** @throws AppError NOT_FOUND */
  async find(id: string): Promise<TeamMember> {
    const admin = await this.admins.findById(id);
    const [member] = admin ? await this.membersOf([admin]) : [];
    if (!member) throw new AppError('NOT_FOUND', NO_SUCH_ADMINISTRATOR);
    return member;
  }

  /** These accounts, without those that are being removed. */
  private async membersOf(admins: readonly AdminRecord[]): Promise<TeamMember[]> {
    const state = (await this.state.find()) ?? EMPTY_STATE;
    const present = admins.filter(({ _id }) => !state.removals?.[_id.toHexString()]);
    const revealers = present
      .map(({ _id }) => _id.toHexString())
      .filter((adminId) => state.grants[adminId]?.includes('shareholders:reveal'));
    const [reveals, managers] = await Promise.all([
      this.allowances.todayOf(revealers),
      this.admins.findByIds(managersOf(state)),
    ]);
    // Invited accounts cannot act yet, so they do not count when the last manager is determined.
    const acting = managers
      .filter(({ passwordHash }) => passwordHash !== undefined)
      .map(({ _id }) => _id.toHexString());
    return present.map((admin) => {
      const today = reveals.get(admin._id.toHexString());
      return this.memberOf(admin, state, acting, today && dailyRevealsView(today));
    });
  }

  private memberOf(
    admin: AdminRecord,
    state: typeof EMPTY_STATE,
    managers: readonly string[],
    reveals?: DailyRevealsView,
  ): TeamMember {
    const adminId = admin._id.toHexString();
    const permissions = state.grants[adminId] ?? [];
    const suspension = state.suspensions?.[adminId];
    const invitation = admin.passwordHash === undefined ? admin.passwordLinks?.at(-1) : undefined;
    const { lastLogin } = admin;
    const since = factorSince(admin);
    return {
      _id: adminId,
      email: admin.email,
      state: stateOf(admin, suspension !== undefined),
      permissions,
      ...lastPermissionChange(state, adminId),
      createdAt: admin.createdAt.toISOString(),
      factors: [
        ...(admin.totp ? (['totp'] as const) : []),
        ...(hasPasskey(admin) ? (['passkey'] as const) : []),
      ],
      ...(since && { factorSince: since.toISOString() }),
      mustSetUpFactor: mustSetUpFactor(admin, permissions, this.config),
      isLastManager: managers.length === 1 && managers[0] === adminId,
      ...(invitation && { invitationEndsAt: invitation.expiresAt.toISOString() }),
      ...(suspension && { suspendedAt: suspension.at.toISOString(), suspendedFor: suspension.reason }),
      ...(lastLogin && { lastLoginAt: lastLogin.at.toISOString() }),
      ...(reveals && { reveals }),
      ...(lastLogin?.device && { lastLoginDevice: lastLogin.device }),
    };
  }
}
