import { ApiProperty } from '@nestjs/swagger';
import { RecordId } from '../../common/fields/text-fields.js';
import { ManyOf } from '../../common/fields/value-fields.js';
import { PERMISSIONS, type Permission } from '../permissions.js';
import { AdminAccount, AdminUser } from './admin-account.dto.js';
import { TOKEN_EXAMPLE } from './session.dto.js';

export class AdminInfo {
  @ApiProperty({ description: 'The caller.' })
  adminInfo!: AdminAccount;

  @ApiProperty({
    description: 'All accounts by e-mail address; without `admins:read` only the caller.',
    type: [AdminUser],
  })
  users!: AdminUser[];
}

export class AdminProfile {
  @ApiProperty({ example: 'Profile fetched' })
  message!: string;

  @ApiProperty({ description: 'The caller.' })
  admin!: AdminAccount;
}

export class PermissionAssignment {
  @RecordId({ description: 'The caller’s own id.', example: '65f1c0ffee65f1c0ffee65f1' })
  adminId!: string;

  @RecordId({ description: 'The account whose permissions change.', example: '65f1c0ffee65f1c0ffee65f2' })
  userId!: string;

  @ManyOf(PERMISSIONS, {
    enumName: 'Permission',
    description: 'Everything the account may do from now on; an empty list takes all away.',
    example: ['applications:read', 'applications:review'],
  })
  permissions!: Permission[];

  @ManyOf(PERMISSIONS, {
    optional: true,
    enumName: 'Permission',
    description:
      'What the account may do as the caller saw it. When it is something else by now, nothing is changed and the answer is 409 with the account as it is.',
    example: ['applications:read'],
  })
  expectedPermissions?: Permission[];
}

export class PermissionsUpdated {
  @ApiProperty({ example: 'Permissions updated successfully' })
  message!: string;

  @ApiProperty()
  data!: AdminUser;

  @ApiProperty({ description: 'The same account; kept for clients that read this field.' })
  user!: AdminUser;
}

export class Registered {
  @ApiProperty({ example: 'Registration successful' })
  message!: string;

  @ApiProperty({ description: 'The new account.' })
  data!: AdminUser;

  @ApiProperty({ description: 'Id of the new account.', example: '65f1c0ffee65f1c0ffee65f2' })
  userId!: string;

  @ApiProperty({
    description: 'Access token of the new account; only for the first account, made with the set-up token.',
    required: false,
    example: TOKEN_EXAMPLE,
  })
  token?: string;

  @ApiProperty({
    description: 'Seconds the access token lives; beside `token` only.',
    required: false,
    example: 600,
  })
  expiresIn?: number;

  @ApiProperty({ description: 'The account that is logged in now; beside `token` only.', required: false })
  admin?: AdminAccount;
}
