import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
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
import { AccountStatusService, IS_SUSPENDED } from '../accounts/account-status.service.js';
import { AccountsService, NOT_INVITED } from '../accounts/accounts.service.js';
import { LAST_MANAGER_LEAVES, NO_SUCH_ADMINISTRATOR } from '../accounts/permissions/permission-rules.js';
import { MANAGE_ADMINS } from '../permissions.js';
import { NOT_ONES_OWN_REVEALS, RevealLimitService } from './reveal-limit.service.js';
import {
  AccountRemoval,
  AccountSuspension,
  RevealLimit,
  RevealLimitChanged,
  TeamMember,
  TeamMemberChanged,
  TeamMemberRemoved,
} from './team.dto.js';
import { TeamService } from './team.service.js';

const UNKNOWN = { status: 404, message: NO_SUCH_ADMINISTRATOR } as const;

/** Management of other accounts with `admins:manage`; permissions have a route of their own. */
@ApiTags('administrators')
@Controller('api/admin/users')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly status: AccountStatusService,
    private readonly accounts: AccountsService,
    private readonly revealLimits: RevealLimitService,
  ) {}

  /** All accounts and invitations, by e-mail address; at most 500. */
  @Get()
  @RequirePermission('admins:read')
  @ApiOperation({ summary: 'All administrators' })
  @ApiOkResponse({ type: [TeamMember] })
  @ApiErrors(401)
  list(): Promise<TeamMember[]> {
    return this.team.list();
  }

  /** An account or an invitation, as in the list. */
  @Get(':id')
  @RecordIdParam
  @RequirePermission('admins:read')
  @ApiOperation({ summary: 'One administrator' })
  @ApiOkResponse({ type: TeamMember })
  @ApiErrors(401, UNKNOWN)
  find(@Param('id', RecordIdPipe) id: string): Promise<TeamMember> {
    return this.team.find(id);
  }

  /**
   * Suspends an account, which ends all its sessions at once and blocks logins; or resumes a suspended one with its
   * former permissions, after a new login. The person is notified by mail.
   */
  @Patch(':id')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Suspend an administrator, or let one in again' })
  @ApiOkResponse({ type: TeamMemberChanged })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'It is suspended already, it is not suspended, or it is the last account that can manage administrators.',
    message: IS_SUSPENDED,
  })
  async setSuspended(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { suspended, reason = '' }: AccountSuspension,
    @Req() request: Request,
  ): Promise<TeamMemberChanged> {
    const origin = originOf(caller, request);
    if (suspended) await this.status.suspend(id, reason, origin);
    else await this.status.resume(id, origin);
    return {
      message: suspended ? 'Account suspended' : 'Account opened again',
      data: await this.team.find(id),
    };
  }

  /**
   * Removes an account or withdraws an invitation: permissions, factors, sessions and links end at once. The audit
   * log keeps the address. The person is notified by mail.
   */
  @Delete(':id')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Remove an administrator, or take an invitation back' })
  @ApiOkResponse({ type: TeamMemberRemoved })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'It is the last account that can manage administrators, or an invitation that the person has accepted.',
    message: LAST_MANAGER_LEAVES,
  })
  async remove(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { reason, isInvitation = false }: AccountRemoval,
    @Req() request: Request,
  ): Promise<TeamMemberRemoved> {
    const origin = originOf(caller, request);
    if (isInvitation) await this.status.revokeInvitation(id, reason, origin);
    else await this.status.remove(id, reason, origin);
    return { message: 'Account removed', data: { _id: id.toLowerCase() } };
  }

  /** Sends a new invitation to somebody who has not chosen a password; the earlier link stops working. */
  @Post(':id/invitation')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Send an invitation again' })
  @ApiOkResponse({ type: TeamMemberChanged })
  @ApiErrors(401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'The person has come in.',
    message: NOT_INVITED,
  })
  async inviteAgain(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<TeamMemberChanged> {
    await this.accounts.inviteAgain(id, originOf(caller, request));
    return { message: 'Invitation sent', data: await this.team.find(id) };
  }

  /** Sets how many PANs another account may reveal per day, from now on. */
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
