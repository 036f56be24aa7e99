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

  /** The caller and the list of accounts. Every account may call this; how much it sees depends on `admins:read`. */
  @Get('info')
  @RequirePermission()
  @ApiOperation({ summary: 'The caller and all accounts' })
  @ApiResponse({ status: 200, type: AdminInfo, description: 'The caller, and the accounts they may see.' })
  @ApiErrors(401)
  async info(@Caller() caller: CallerIdentity): Promise<AdminInfo> {
    const users = await this.administrators.listFor(caller);
    return { adminInfo: adminAccountOf(caller), users: users.map(adminUserOf) };
  }

  /** The caller's own account. */
  @Get('profile')
  @RequirePermission()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'The caller’s own account' })
  @ApiResponse({ status: 200, type: AdminProfile, description: 'The account behind the token.' })
  @ApiErrors(401)
  profile(@Caller() caller: CallerIdentity): AdminProfile {
    return { message: 'Profile fetched', admin: adminAccountOf(caller) };
  }

  /**
   * Replaces the permissions of another account. `adminId` is the caller; nobody changes their own permissions (403),
   * and the last account with `admins:manage` keeps it (409). Takes effect on the next call of that account.
   */
  @Post('assign-permission')
  @HttpCode(200)
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Say what another account may do' })
  @ApiResponse({ status: 200, type: PermissionsUpdated, description: 'The account as it is now.' })
  @ApiErrors(
    { status: 400, fields: { permissions: ['Permissions must be a list.'] } },
    401,
    { status: 403, when: 'The caller lacks `admins:manage`, is not `adminId`, or means their own account.' },
    { status: 404, message: 'There is no such administrator.' },
    {
      status: 409,
      when: 'It would take `admins:manage` from its last holder, or the account may do something else by now than the caller saw: then `data` is the account as it is, with who changed it and when.',
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
