import { ApiProperty } from '@nestjs/swagger';
import type { CallerIdentity } from '../../common/access/caller.js';
import type { Account } from '../accounts/accounts.service.js';
import { PERMISSIONS, type Permission } from '../permissions.js';

/** An administrator's own account. */
export class AdminAccount {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  _id!: string;

  @ApiProperty({ example: 'asha@example.org' })
  email!: string;

  @ApiProperty({
    description: 'Permissions of the account, in a fixed order.',
    enum: PERMISSIONS,
    enumName: 'Permission',
    isArray: true,
    example: ['applications:read', 'applications:review'],
  })
  permissions!: Permission[];
}

/** An account in the list of all accounts. */
export class AdminUser extends AdminAccount {
  @ApiProperty({
    description:
      '`invited`: the person has not chosen a password yet and cannot log in. `suspended`: logins are blocked.',
    enum: ['active', 'invited', 'suspended'],
    example: 'active',
  })
  state!: 'active' | 'invited' | 'suspended';
}

export function adminAccountOf(caller: CallerIdentity): AdminAccount {
  const held = (permission: Permission) => caller.permissions.includes(permission);
  return { _id: caller.adminId, email: caller.email, permissions: PERMISSIONS.filter(held) };
}

export function adminUserOf({ adminId, ...account }: Account): AdminUser {
  return { _id: adminId, ...account };
}
