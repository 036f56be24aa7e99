import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { LinkTokenParam } from '../dto/link-token-param.js';
import { EmailChangeEnded } from './email-change.dto.js';
import { EmailConfirmed, EmailLinkView, emailLinkViewOf } from './email-confirmation.dto.js';
import {
  EMAIL_LINK_EXPIRED,
  EmailConfirmationService,
  NEW_ADDRESS_TAKEN,
} from './email-confirmation.service.js';

const EXPIRED_LINK_ERROR = {
  status: 404,
  when: 'The link is invalid, used or expired, or the change was cancelled or completed.',
  message: EMAIL_LINK_EXPIRED,
} as const;

/** Where the links of the two mails lead. GET changes nothing, since mail scanners open every link. */
@ApiTags('administrators')
@Controller('api/admin/confirm-email/:token')
@Public()
export class EmailConfirmationController {
  constructor(private readonly confirmations: EmailConfirmationService) {}

  /** What the link confirms, without using it. */
  @Get()
  @LinkTokenParam
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Inspect an e-mail confirmation link' })
  @ApiOkResponse({ type: EmailLinkView })
  @ApiErrors(EXPIRED_LINK_ERROR)
  async openLink(@Param('token') token: string): Promise<EmailLinkView> {
    return emailLinkViewOf(await this.confirmations.openLink(token));
  }

  /**
   * Confirms the address that the link was sent to. With the second confirmation, the address of the account changes:
   * sessions stay valid, password links become invalid, and both addresses are notified by mail.
   */
  @Post()
  @LinkTokenParam
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm an e-mail address' })
  @ApiOkResponse({ type: EmailConfirmed })
  @ApiErrors(
    EXPIRED_LINK_ERROR,
    {
      status: 409,
      when: 'Another account has the new address. Nothing was changed.',
      message: NEW_ADDRESS_TAKEN,
    },
    429,
  )
  async confirm(@Param('token') token: string, @Req() request: Request): Promise<EmailConfirmed> {
    const isChanged = await this.confirmations.confirm(token, clientIpOf(request));
    const message = isChanged
      ? 'The e-mail address is changed.'
      : 'This address is confirmed; the other one is not yet.';
    return { message, data: { isChanged } };
  }

  /** Cancels the change. Works only with the link that was sent to the current address. */
  @Post('refuse')
  @LinkTokenParam
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a change of e-mail address' })
  @ApiOkResponse({ type: EmailChangeEnded })
  @ApiErrors(EXPIRED_LINK_ERROR, 429)
  async refuse(@Param('token') token: string, @Req() request: Request): Promise<EmailChangeEnded> {
    await this.confirmations.refuse(token, clientIpOf(request));
    return { message: 'The e-mail address stays as it is.' };
  }
}
