import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { adminOrigin } from '../../audit/audit-actor.js';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { RequireProof, STALE_PROOF } from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../common/http/request/record-id.param.js';
import { dailyRevealsView } from '../../reveals/dto/daily-reveals.view.js';
import { AccountStatusService, ALREADY_SUSPENDED } from '../accounts/account-status.service.js';
import { AccountsService, NOT_INVITED } from '../accounts/accounts.service.js';
import { LAST_MANAGER_LEAVES, NO_SUCH_ADMINISTRATOR } from '../accounts/permissions/permission-rules.js';
import { MANAGE_ADMINS } from '../permissions.js';
import { OWN_REVEAL_LIMIT, RevealLimitService } from './reveal-limit.service.js';
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

  /** All accounts and invitations, sorted by e-mail address; at most 500. */
  @Get()
  @RequirePermission('admins:read')
  @ApiOperation({ summary: 'List administrators' })
  @ApiOkResponse({ type: [TeamMember] })
  @ApiErrors(401)
  list(): Promise<TeamMember[]> {
    return this.team.list();
  }

  /** An account or an invitation, as in the list. */
  @Get(':id')
  @RecordIdParam
  @RequirePermission('admins:read')
  @ApiOperation({ summary: 'Get an administrator' })
  @ApiOkResponse({ type: TeamMember })
  @ApiErrors(401, UNKNOWN)
  find(@Param('id', RecordIdPipe) id: string): Promise<TeamMember> {
    return this.team.find(id);
  }

  /**
   * Suspending an account ends all its sessions at once and blocks logins. Reinstating it restores its permissions; its
   * owner has to log in again. The account owner is notified by mail.
   */
  @Patch(':id')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Suspend or reinstate an administrator' })
  @ApiOkResponse({ type: TeamMemberChanged })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'The account is already in the requested state, or it is the last one that can manage administrators.',
    message: ALREADY_SUSPENDED,
  })
  async setSuspended(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { suspended, reason = '' }: AccountSuspension,
    @Req() request: Request,
  ): Promise<TeamMemberChanged> {
    const origin = adminOrigin(caller, clientIpOf(request));
    if (suspended) await this.status.suspend(id, reason, origin);
    else await this.status.resume(id, origin);
    return {
      message: suspended ? 'Account suspended' : 'Account opened again',
      data: await this.team.find(id),
    };
  }

  /**
   * Deletes the account with its permissions, second factors, sessions and links. Its e-mail address remains in the
   * audit log. The account owner is notified by mail.
   */
  @Delete(':id')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Remove an administrator or revoke an invitation' })
  @ApiOkResponse({ type: TeamMemberRemoved })
  @ApiErrors({ status: 400, fields: { reason: ['Reason is required.'] } }, 401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'It is the last account that can manage administrators, or the invitation has been accepted.',
    message: LAST_MANAGER_LEAVES,
  })
  async remove(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { reason, isInvitation = false }: AccountRemoval,
    @Req() request: Request,
  ): Promise<TeamMemberRemoved> {
    const origin = adminOrigin(caller, clientIpOf(request));
    if (isInvitation) await this.status.revokeInvitation(id, reason, origin);
    else await this.status.remove(id, reason, origin);
    return { message: 'Account removed', data: { _id: id.toLowerCase() } };
  }

  /** Sends a new invitation to a person who has not chosen a password yet. The earlier link stops working. */
  @Post(':id/invitation')
  @HttpCode(200)
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Resend an invitation' })
  @ApiOkResponse({ type: TeamMemberChanged })
  @ApiErrors(401, STALE_PROOF, UNKNOWN, {
    status: 409,
    when: 'The invitation has been accepted.',
    message: NOT_INVITED,
  })
  async inviteAgain(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<TeamMemberChanged> {
    await this.accounts.inviteAgain(id, adminOrigin(caller, clientIpOf(request)));
    return { message: 'Invitation sent', data: await this.team.find(id) };
  }

  /** Sets how many PANs another account may reveal per day. Takes effect immediately. */
  @Patch(':id/reveals')
  @RecordIdParam
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Set the daily PAN reveal limit of an administrator' })
  @ApiOkResponse({ type: RevealLimitChanged })
  @ApiErrors(
    { status: 400, fields: { perDay: ['Per day is required.'] } },
    401,
    { status: 403, when: "The account is the caller's own.", message: OWN_REVEAL_LIMIT },
    UNKNOWN,
  )
  async changeReveals(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Body() { perDay }: RevealLimit,
    @Req() request: Request,
  ): Promise<RevealLimitChanged> {
    const reveals = await this.revealLimits.set(id, perDay, adminOrigin(caller, clientIpOf(request)));
    return { message: 'Daily PAN limit changed', data: dailyRevealsView(reveals) };
  }
}
