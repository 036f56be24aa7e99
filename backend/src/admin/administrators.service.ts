import { Injectable } from '@nestjs/common';
import { actorOf } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import { type Account, AccountsService } from './accounts/accounts.service.js';
import type { PermissionAssignment } from './dto/administrators.dto.js';

/** What a signed-in administrator sees and changes about the accounts. */
@Injectable()
export class AdministratorsService {
  constructor(private readonly accounts: AccountsService) {}

  /** All accounts for a caller with `admins:read`; for everyone else only their own. */
  async listFor(caller: CallerIdentity): Promise<Account[]> {
    const all = await this.accounts.list();
    return caller.permissions.includes('admins:read')
      ? all
      : all.filter((account) => account.adminId === caller.adminId);
  }

  /** @throws AppError FORBIDDEN when `adminId` is not the caller; and what `AccountsService.assignPermissions` throws */
  assignPermissions(
    caller: CallerIdentity,
    { adminId: callerId, userId: adminId, permissions, expectedPermissions }: PermissionAssignment,
    clientIp: string,
  ): Promise<Account> {
    if (callerId !== caller.adminId) {
      throw new AppError('FORBIDDEN', 'adminId must be the account you are logged in with.', {
        fields: { adminId: ['Admin id must be the account you are logged in with.'] },
      });
    }
    const assigned = { adminId, permissions, expectedPermissions };
    return this.accounts.assignPermissions(actorOf(caller), assigned, clientIp);
  }
}
