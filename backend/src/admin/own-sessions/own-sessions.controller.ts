import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { WithoutSecondFactor } from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../common/http/request/record-id.param.js';
import { OwnSession, SessionsEnded } from './own-sessions.dto.js';
import { NO_SESSION, OwnSessionsService } from './own-sessions.service.js';

/** The caller's sessions. Ending one needs no re-authentication, since a thief gains nothing by it. */
@ApiTags('administrators')
@Controller('api/admin/sessions')
@RequirePermission()
@WithoutSecondFactor()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** The caller's active sessions, newest login first; at most 50. */
  @Get()
  @ApiOperation({ summary: 'List your own sessions' })
  @ApiOkResponse({ type: [OwnSession] })
  @ApiErrors(401)
  list(@Caller() caller: CallerIdentity): Promise<OwnSession[]> {
    return this.sessions.list(caller);
  }

  /** Ends one of the caller's sessions. Its tokens return 401 from then on. */
  @Delete(':id')
  @RecordIdParam
  @ApiOperation({ summary: 'End one of your own sessions' })
  @ApiOkResponse({ type: SessionsEnded })
  @ApiErrors(401, {
    status: 404,
    when: 'The session does not exist, belongs to another account or has ended.',
    message: NO_SESSION,
  })
  async end(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<SessionsEnded> {
    await this.sessions.end(caller, id, clientIpOf(request));
    return { message: 'Session ended', data: { ended: 1 } };
  }

  /** Ends all of the caller's sessions except the current one. */
  @Post('end-others')
  @HttpCode(200)
  @ApiOperation({ summary: 'End all your other sessions' })
  @ApiOkResponse({ type: SessionsEnded })
  @ApiErrors(401)
  async endOthers(@Caller() caller: CallerIdentity, @Req() request: Request): Promise<SessionsEnded> {
    const ended = await this.sessions.endOthers(caller, clientIpOf(request));
    return { message: 'Other sessions ended', data: { ended } };
  }
}
