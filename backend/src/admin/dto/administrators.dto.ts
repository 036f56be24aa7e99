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
    description: 'All accounts, sorted by e-mail address; without `admins:read`, only the caller.',
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
  @RecordId({ description: 'Id of the caller.', example: '65f1c0ffee65f1c0ffee65f1' })
  adminId!: string;

  @RecordId({
    description: 'Id of the account whose permissions are set.',
    example: '65f1c0ffee65f1c0ffee65f2',
  })
  userId!: string;

  @ManyOf(PERMISSIONS, {
    enumName: 'Permission',
    description: 'All permissions of the account from now on; an empty list removes all.',
    example: ['applications:read', 'applications:review'],
  })
  permissions!: Permission[];

  @ManyOf(PERMISSIONS, {
    optional: true,
    enumName: 'Permission',
    description:
      'Permissions that the caller saw. If the account has others, nothing is changed and the response is 409 with the current account in `data`.',
    example: ['applications:read'],
  })
  expectedPermissions?: Permission[];
}

export class PermissionsUpdated {
  @ApiProperty({ example: 'Permissions updated successfully' })
  message!: string;

  @ApiProperty()
  data!: AdminUser;

  @ApiProperty({ description: 'Same as `data`; for older clients.' })
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
    description: 'Access token of the new account; only for the first account.',
    required: false,
    example: TOKEN_EXAMPLE,
  })
  token?: string;

  @ApiProperty({
    description: 'Lifetime of the access token in seconds; only with `token`.',
    required: false,
    example: 600,
  })
  expiresIn?: number;

  @ApiProperty({ description: 'The account that is now logged in; only with `token`.', required: false })
  admin?: AdminAccount;
}
