import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../../common/access/access.decorators.js';
import { Caller } from '../../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import {
  RequireProof,
  STALE_PROOF,
  WithoutSecondFactor,
} from '../../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../../common/http/request/record-id.param.js';
import { DeviceCookie } from '../../login/device-cookie.js';
import { FactorAdded, FactorChanged } from '../second-factor.dto.js';
import { PasskeyRegistration } from './passkey.dto.js';
import { PasskeyCreation } from './passkey-options.dto.js';
import { NO_SUCH_PASSKEY, PasskeysService, TOO_MANY, WRONG_PASSKEY } from './passkeys.service.js';

/** The caller's own passkeys. */
@ApiTags('administrators')
@Controller('api/admin/2fa/passkeys')
@RequirePermission()
@WithoutSecondFactor()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Options for `navigator.credentials.create`. Send the result to `POST /api/admin/2fa/passkeys` within five minutes,
   * in the same session.
   */
  @Post('options')
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Start adding a passkey' })
  @ApiOkResponse({ type: PasskeyCreation })
  @ApiErrors(401, STALE_PROOF, {
    status: 409,
    when: 'The account already has ten passkeys.',
    message: TOO_MANY,
  })
  async start(@Caller() caller: CallerIdentity): Promise<PasskeyCreation> {
    return { message: 'Create the passkey', data: { options: await this.passkeys.startCreation(caller) } };
  }

  /**
   * Stores the passkey that the browser has created. If it is the account's first factor, the response contains ten
   * recovery codes. The account owner is notified by mail.
   */
  @Post()
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Add a passkey' })
  @ApiOkResponse({ type: FactorAdded })
  @ApiErrors({ status: 400, fields: { credentialId: [WRONG_PASSKEY] } }, 401, STALE_PROOF, {
    status: 409,
    when: 'The passkey is already registered, the account has ten passkeys, or its second factor has just changed.',
  })
  async add(
    @Caller() caller: CallerIdentity,
    @Body() answer: PasskeyRegistration,
    @Req() request: Request,
  ): Promise<FactorAdded> {
    const attempt = this.devices.attemptOf(request, caller);
    const recoveryCodes = await this.passkeys.add(caller, answer, attempt);
    return { message: 'Second factor added', data: { ...(recoveryCodes && { recoveryCodes }) } };
  }

  /**
   * Removes a passkey. Removing the last factor also deletes the recovery codes. The account owner is notified by mail.
   */
  @Delete(':id')
  @RecordIdParam
  @RequireProof()
  @ApiOperation({ summary: 'Remove a passkey' })
  @ApiOkResponse({ type: FactorChanged })
  @ApiErrors(
    401,
    STALE_PROOF,
    { status: 404, when: 'The passkey does not exist.', message: NO_SUCH_PASSKEY },
    { status: 409, when: 'Another factor was added or removed at the same time.' },
  )
  async remove(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<FactorChanged> {
    await this.passkeys.remove(caller, id, clientIpOf(request));
    return { message: 'Passkey removed' };
  }
}
