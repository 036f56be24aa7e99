import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { RequireProof, WithoutSecondFactor } from '../common/access/second-factor.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { LAST_MANAGER } from './accounts/permissions/permission-rules.js';
import { AdministratorsService } from './administrators.service.js';
import { adminAccountOf, adminUserOf } from './dto/admin-account.dto.js';
import {
  AdminInfo,
  AdminProfile,
  PermissionAssignment,
  PermissionsUpdated,
} from './dto/administrators.dto.js';
import { MANAGE_ADMINS } from './permissions.js';

@ApiTags('administrators')
@Controller('api/admin')
export class AdministratorsController {
  constructor(private readonly administrators: AdministratorsService) {}

  /** The caller and the list of accounts. Without `admins:read` the list contains only the caller. */
  @Get('info')
  @RequirePermission()
  @ApiOperation({ summary: 'Get your own account and all accounts' })
  @ApiResponse({
    status: 200,
    type: AdminInfo,
    description: 'The caller, and the accounts that they may see.',
  })
  @ApiErrors(401)
  async info(@Caller() caller: CallerIdentity): Promise<AdminInfo> {
    const users = await this.administrators.listFor(caller);
    return { adminInfo: adminAccountOf(caller), users: users.map(adminUserOf) };
  }

  /** The account that the Bearer token belongs to. */
  @Get('profile')
  @RequirePermission()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'Get your own account' })
  @ApiResponse({ status: 200, type: AdminProfile, description: 'The caller.' })
  @ApiErrors(401)
  profile(@Caller() caller: CallerIdentity): AdminProfile {
    return { message: 'Profile fetched', admin: adminAccountOf(caller) };
  }

  /**
   * Replaces the permissions of another account, from its next request on. `adminId` must be the caller. Changing one's
   * own permissions returns 403; removing `admins:manage` from its last holder returns 409.
   */
  @Post('assign-permission')
  @HttpCode(200)
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Set the permissions of an account' })
  @ApiResponse({ status: 200, type: PermissionsUpdated, description: 'The updated account.' })
  @ApiErrors(
    { status: 400, fields: { permissions: ['Permissions must be a list.'] } },
    401,
    { status: 403, when: '`adminId` is not the caller, or `userId` is.' },
    { status: 404, message: 'There is no such administrator.' },
    {
      status: 409,
      when: 'This would remove `admins:manage` from its last holder, or the permissions differ from `expectedPermissions`; then `data` contains the current account, with who last changed its permissions and when.',
      message: LAST_MANAGER,
    },
  )
  async assignPermission(
    @Caller() caller: CallerIdentity,
    @Body() assignment: PermissionAssignment,
    @Req() request: Request,
  ): Promise<PermissionsUpdated> {
    const account = await this.administrators.assignPermissions(caller, assignment, clientIpOf(request));
    const user = adminUserOf(account);
    return { message: 'Permissions updated successfully', data: user, user };
  }
}
