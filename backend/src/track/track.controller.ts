import { Body, Controller, Header, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { TrackCodeForm, TrackOpenForm, TrackStatusForm } from './dto/track.forms.js';
import { TrackCodeSent, TrackOpened, TrackStatusAnswer } from './dto/track.responses.js';
import { TrackService, WRONG_CODE } from './track.service.js';
import { CODE_MINUTES } from './track-codes.js';
import { TRACK_TOKEN_SECONDS } from './track-tokens.js';

/** Tracking one's own submission, with a code sent to the e-mail address on file. */
@ApiTags('tracking')
@Controller('api/track')
@Public()
export class TrackController {
  constructor(private readonly track: TrackService) {}

  /**
   * Sends a six-digit code to the e-mail address if it belongs to the reference. The response and its timing are the
   * same if it does not. The code works once, for ten minutes; a newer code replaces it.
   */
  @Post('code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Request a tracking code' })
  @ApiOkResponse({ type: TrackCodeSent })
  @ApiErrors(400, 413, 415, 429)
  async code(@Body() { reference, email }: TrackCodeForm, @Req() request: Request): Promise<TrackCodeSent> {
    await this.track.sendCode({ reference, email }, clientIpOf(request));
    return {
      message: 'If the reference and e-mail address match, a code is on its way.',
      data: { expiresIn: CODE_MINUTES * 60 },
    };
  }

  /** Returns the record, and a token that gives access to it for fifteen minutes. A code allows five attempts. */
  @Post('open')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Open a record with a code' })
  @ApiOkResponse({ type: TrackOpened })
  @ApiErrors(
    {
      status: 400,
      when: 'The code is wrong, used or expired, was tried too often, or the record does not exist; these cases are not distinguished.',
      message: WRONG_CODE,
      fields: { code: [WRONG_CODE] },
    },
    413,
    415,
    429,
  )
  async open(
    @Body() { reference, email, code }: TrackOpenForm,
    @Req() request: Request,
  ): Promise<TrackOpened> {
    const { token, record } = await this.track.open({ reference, email }, code, clientIpOf(request));
    return { message: 'Record opened', token, expiresIn: TRACK_TOKEN_SECONDS, data: record };
  }

  /**
   * Performs the `action`, if given, and returns the record. Subscribers can pause, resume or cancel, applicants can
   * withdraw, and everyone can have the record erased unless it has to be kept (409). Repeating an action has no
   * effect.
   */
  @Post('status')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth('track')
  @ApiOperation({ summary: 'Get the opened record or act on it' })
  @ApiOkResponse({ type: TrackStatusAnswer })
  @ApiErrors(
    400,
    { status: 401, when: 'The token of `POST /api/track/open` is missing, invalid or expired.' },
    404,
    409,
    429,
  )
  async status(
    @Body() { action }: TrackStatusForm,
    @Headers('authorization') authorization?: string,
  ): Promise<TrackStatusAnswer> {
    const opened = this.track.identify(authorization);
    if (action === undefined) return { message: 'Record read', data: await this.track.read(opened) };
    if (action !== 'erase') return this.track.act(opened, action);
    await this.track.erase(opened);
    return { message: 'Everything about this record is erased', data: null };
  }
}
