import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { fieldError } from '../../common/errors/app-error.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { AppConfig } from '../../config/app-config.js';
import {
  ForgottenPassword,
  PasswordChanged,
  PasswordLinkView,
  ResetPassword,
  ResetRequested,
} from './password-reset.dto.js';
import { type ChosenPassword, LINK_IS_OVER, PasswordResetService } from './password-reset.service.js';

const LINK_OVER = {
  status: 404,
  when: 'The link is wrong, was used, or its time is over.',
  message: LINK_IS_OVER,
} as const;

/** Choosing a password without being logged in, by a link sent by mail. Invitations use this too. */
@ApiTags('administrators')
@Controller('api/admin')
@Public()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly config: AppConfig,
  ) {}

  /**
   * Sends a link that works once and for 30 minutes, if the address has an account. The answer and its time are the
   * same if it has none, and after more than 3 requests for it in an hour.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for a new password' })
  @ApiOkResponse({ type: ResetRequested })
  @ApiErrors(
    { status: 400, fields: { email: ['Email must be a valid e-mail address.'] } },
    { status: 429, when: 'More than 20 requests in an hour from one network address.' },
  )
  async forgotPassword(
    @Body() { email }: ForgottenPassword,
    @Req() request: Request,
  ): Promise<ResetRequested> {
    await this.resets.request(email, clientIpOf(request));
    return { message: 'If an account exists, a reset link has been sent to your email.' };
  }

  /** The purpose of a link, so that a page can say at once that it is no longer valid. */
  @Get('reset-password/:token')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Look at a link to choose a password' })
  @ApiOkResponse({ type: PasswordLinkView })
  @ApiErrors(LINK_OVER)
  async openLink(@Param('token') token: string): Promise<PasswordLinkView> {
    const { admin, link } = await this.resets.openLink(token);
    return {
      purpose: link.purpose,
      email: admin.email,
      minLength: this.config.passwordMinLength,
      expiresAt: link.expiresAt.toISOString(),
    };
  }

  /** Sets the password. The link is used up, all sessions of the account end, and its address is notified by mail. */
  @Post('reset-password/:token')
  @HttpCode(200)
  @ApiOperation({ summary: 'Choose a password by a link' })
  @ApiOkResponse({ type: PasswordChanged })
  @ApiErrors(
    { status: 400, fields: { newPassword: ['Password must be at least 12 characters long.'] } },
    LINK_OVER,
    { status: 429, when: 'Too many tries from one network address.' },
    { status: 503, when: 'Too many passwords are being hashed at once.' },
  )
  async resetPassword(
    @Param('token') token: string,
    @Body() body: ResetPassword,
    @Req() request: Request,
  ): Promise<PasswordChanged> {
    await this.resets.setPassword(token, chosenPassword(body), clientIpOf(request));
    return { message: 'Password reset successful' };
  }
}

/** Clients send it under either of two names. */
function chosenPassword({ newPassword, password }: ResetPassword): ChosenPassword {
  if (newPassword !== undefined && password !== undefined && newPassword !== password) {
    throw fieldError('newPassword', 'newPassword and password must be the same.');
  }
  if (newPassword !== undefined) return { field: 'newPassword', password: newPassword };
  if (password !== undefined) return { field: 'password', password };
  throw fieldError('newPassword', 'New password is required.');
}
