import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../common/http/request/record-id.param.js';
import { MAIL_ALREADY_SENT } from '../../submissions/review/transition/status-plan.js';
import { ContactService } from '../contact.service.js';
import { ContactView } from '../dto/contact.view.js';
import { NOT_OWN_REPLY } from './contact-replies.js';
import { ReplyForm, ReplyFrameQuery } from './dto/reply.forms.js';
import { ReplyFrameView } from './dto/reply.view.js';

/** The result of sending or withdrawing a reply. */
class RepliesChanged {
  @ApiProperty({ example: 'Reply sent' })
  message!: string;

  @ApiProperty({ description: 'The updated message.' })
  data!: ContactView;
}

/** Answers to contact messages, sent as mails. */
@ApiTags('contact messages')
@Controller('api/contact/:id/replies')
export class ContactRepliesController {
  constructor(private readonly contact: ContactService) {}

  /**
   * Sends a reply by mail and marks the message as read. Greeting, closing and footer are added to the text; the mail
   * continues the thread of the confirmation. Repeating the request with the same `Idempotency-Key` and content, for
   * example after a lost connection, sends nothing more. Messages marked as suspect cannot be replied to.
   */
  @Post()
  @HttpCode(200)
  @RequirePermission('contacts:read', 'contacts:update')
  @RecordIdParam
  @ApiOperation({ summary: 'Reply to a contact message' })
  @ApiOkResponse({ type: RepliesChanged })
  @ApiErrors({ status: 400, fields: { text: ['Reply is required.'] } }, 401, 403, 404, 413, 415, 422, {
    status: 409,
    when: 'The number of replies differs from `expectedReplies`, the message is suspect, or it has the maximum number of replies. Nothing was sent.',
    message: 'ravi@example.org has replied meanwhile. Nothing was sent.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Unique key of this reply, such as a UUID: 8 to 128 letters, digits or `. _ : ~ -`.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  })
  async send(
    @Param('id', RecordIdPipe) id: string,
    @Body() form: ReplyForm,
    @Headers('idempotency-key') key: string | undefined,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<RepliesChanged> {
    return {
      message: 'Reply sent',
      data: await this.contact.reply(id, form, key, caller, clientIpOf(request)),
    };
  }

  /** Subject, greeting, closing and footer of a reply, for a preview. */
  @Get('frame')
  @RequirePermission('contacts:read', 'contacts:update')
  @RecordIdParam
  @ApiOperation({ summary: 'Get the mail frame of a reply' })
  @ApiOkResponse({ type: ReplyFrameView })
  @ApiErrors(400, 401, 403, 404)
  frame(
    @Param('id', RecordIdPipe) id: string,
    @Query() { locale }: ReplyFrameQuery,
  ): Promise<ReplyFrameView> {
    return this.contact.replyFrame(id, locale);
  }

  /** Withdraws a reply that was sent as `undoable`, within ten seconds. The message stays marked as read. */
  @Delete(':replyId')
  @RequirePermission('contacts:read', 'contacts:update')
  @RecordIdParam
  @ApiParam({ name: 'replyId', description: 'Id of the reply.', example: '65f1c0ffee65f1c0ffee65f2' })
  @ApiOperation({ summary: 'Undo a reply' })
  @ApiOkResponse({ type: RepliesChanged })
  @ApiErrors(
    401,
    { status: 403, when: 'The reply was written by another account.', message: NOT_OWN_REPLY },
    404,
    {
      status: 409,
      when: 'The mail has already been sent.',
      message: MAIL_ALREADY_SENT,
    },
  )
  async withdraw(
    @Param('id', RecordIdPipe) id: string,
    @Param('replyId') replyId: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<RepliesChanged> {
    const data = await this.contact.withdrawReply(id, replyId, caller, clientIpOf(request));
    return { message: 'Reply undone', data };
  }
}
