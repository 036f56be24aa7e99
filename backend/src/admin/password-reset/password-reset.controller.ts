import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { fieldError } from '../../common/errors/app-error.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { AppConfig } from '../../config/app-config.js';
import { LinkTokenParam } from '../dto/link-token-param.js';
import {
  ForgottenPassword,
  PasswordChanged,
  PasswordLinkView,
  ResetPassword,
  ResetRequested,
} from './password-reset.dto.js';
import { type ChosenPassword, LINK_EXPIRED, PasswordResetService } from './password-reset.service.js';

const EXPIRED_LINK_ERROR = {
  status: 404,
  when: 'The link is invalid, used or expired.',
  message: LINK_EXPIRED,
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
   * Sends a reset link to the address if it has an account. The link works once, for 30 minutes. The response and its
   * timing are the same if there is no such account, and after more than 3 requests within an hour for one address,
   * when no mail is sent.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Request a password reset' })
  @ApiOkResponse({ type: ResetRequested })
  @ApiErrors(
    { status: 400, fields: { email: ['Email must be a valid e-mail address.'] } },
    { status: 429, when: 'More than 20 requests within an hour from one network address.' },
  )
  async forgotPassword(
    @Body() { email }: ForgottenPassword,
    @Req() request: Request,
  ): Promise<ResetRequested> {
    await this.resets.request(email, clientIpOf(request));
    return { message: 'If an account exists, a reset link has been sent to your email.' };
  }

  /** The purpose of a reset or invitation link, without using it. */
  @Get('reset-password/:token')
  @LinkTokenParam
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Inspect a password link' })
  @ApiOkResponse({ type: PasswordLinkView })
  @ApiErrors(EXPIRED_LINK_ERROR)
  async openLink(@Param('token') token: string): Promise<PasswordLinkView> {
    const { admin, link } = await this.resets.openLink(token);
    return {
      purpose: link.purpose,
      email: admin.email,
      minLength: this.config.passwordMinLength,
      expiresAt: link.expiresAt.toISOString(),
    };
  }

  /**
   * Sets the password with a reset or invitation link. The link becomes invalid, all sessions of the account end, and
   * the account owner is notified by mail.
   */
  @Post('reset-password/:token')
  @LinkTokenParam
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a password with a link' })
  @ApiOkResponse({ type: PasswordChanged })
  @ApiErrors(
    { status: 400, fields: { newPassword: ['Password must be at least 12 characters long.'] } },
    EXPIRED_LINK_ERROR,
    { status: 429, when: 'Too many attempts from one network address.' },
    {
      status: 503,
      when: 'Too many passwords are being processed; `Retry-After` contains the seconds to wait.',
    },
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
