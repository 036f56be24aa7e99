import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { actorOf } from '../../audit/audit-actor.js';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { RequireProof, STALE_PROOF } from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../common/http/request/record-id.param.js';
import { dailyRevealsView } from '../../reveals/dto/daily-reveals.view.js';
import { AccountStatusService, IS_SUSPENDED, NOT_SUSPENDED } from '../accounts/account-status.service.js';
import { AccountsService, NOT_INVITED } from '../accounts/accounts.service.js';
import { LAST_MANAGER_LEAVES, NO_SUCH_ADMINISTRATOR } from '../accounts/permissions/permission-rules.js';
import { MANAGE_ADMINS } from '../permissions.js';
import { NOT_ONES_OWN_REVEALS, RevealLimitService } from './reveal-limit.service.js';
import {
  AccountStatusChanged,
  AccountStatusReason,
  RevealLimit,
  RevealLimitChanged,
  Team,
} from './team.dto.js';
import { TeamService } from './team.service.js';

const UNKNOWN = { status: 404, message: NO_SUCH_ADMINISTRATOR } as const;

/** What somebody who holds `admins:manage` does with the accounts of others; their permissions are changed elsewhere. */
@ApiTags('administrators')
@Controller('api/admin/team')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly status: AccountStatusService,
    private readonly accounts: AccountsService,
    private readonly revealLimits: RevealLimitService,
  ) {}

  /** Everyone who has an account or an invitation. */
  @Get()
  @RequirePermission('admins:read')
  @ApiOperation({ summary: 'All administrators' })
  @ApiOkResponse({ type: Team })
  @ApiErrors(401)
  async list(): Promise<Team> {
    return { members: await this.team.list() };
  }

  /** Ends every session of the account at once, and lets nobody log in to it. The person is told by mail. */
  @Post(':id/suspend')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Suspend an administrator' })
  @ApiOkResponse({ type: AccountStatusChanged })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'It is suspended already, or the last account that can manage administrators.',
    message: IS_SUSPENDED,
  })
  async suspend(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { reason }: AccountStatusReason,
    @Req() request: Request,
  ): Promise<AccountStatusChanged> {
    await this.status.suspend(id, reason, originOf(caller, request));
    return { message: 'Account suspended' };
  }

  /** Lets a suspended account in again, with the permissions that it had, by a new login. The person is told by mail. */
  @Post(':id/resume')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Let a suspended administrator in again' })
  @ApiOkResponse({ type: AccountStatusChanged })
  @ApiErrors(401, STALE_PROOF, UNKNOWN, { status: 409, message: NOT_SUSPENDED })
  async resume(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<AccountStatusChanged> {
    await this.status.resume(id, originOf(caller, request));
    return { message: 'Account opened again' };
  }

  /**
   * Removes an account, or takes an invitation back: permissions, factors, sessions and links end at once. The audit log
   * keeps the address. The person is told by mail.
   */
  @Post(':id/remove')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Remove an administrator, or take an invitation back' })
  @ApiOkResponse({ type: AccountStatusChanged })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'It is the last account that can manage administrators.',
    message: LAST_MANAGER_LEAVES,
  })
  async remove(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { reason }: AccountStatusReason,
    @Req() request: Request,
  ): Promise<AccountStatusChanged> {
    await this.status.remove(id, reason, originOf(caller, request));
    return { message: 'Account removed' };
  }

  /** Sends a new invitation to somebody who has not chosen a password; the link of the earlier one works no longer. */
  @Post(':id/invitation')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Send an invitation again' })
  @ApiOkResponse({ type: AccountStatusChanged })
  @ApiErrors(401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'The person has come in.',
    message: NOT_INVITED,
  })
  async inviteAgain(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<AccountStatusChanged> {
    await this.accounts.inviteAgain(id, originOf(caller, request));
    return { message: 'Invitation sent' };
  }

  /** Changes how many PANs another account may reveal in a day, from now on. */
  @Patch(':id/reveals')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Change how many PANs an administrator may reveal in a day' })
  @ApiOkResponse({ type: RevealLimitChanged })
  @ApiErrors(
    { status: 400, fields: { perDay: ['Per day is required.'] } },
    401,
    { status: 403, when: 'The caller means their own account.', message: NOT_ONES_OWN_REVEALS },
    UNKNOWN,
  )
  async changeReveals(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { perDay }: RevealLimit,
    @Req() request: Request,
  ): Promise<RevealLimitChanged> {
    const reveals = await this.revealLimits.set(id, perDay, originOf(caller, request));
    return { message: 'Reveals a day changed', data: dailyRevealsView(reveals) };
  }
}

function originOf(caller: CallerIdentity, request: Request) {
  return { actor: actorOf(caller), from: clientIpOf(request) };
}
