import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { NotificationsRead, NotificationsView } from './dto/notification.view.js';
import { ReadMarkForm } from './dto/read-mark.form.js';
import { NotificationStreams } from './live/notification-streams.js';
import { NO_SUCH_POSITION, NotificationsService } from './notifications.service.js';

/** The notifications of the console: what others did. */
@ApiTags('notifications')
@Controller('api/admin/notifications')
@RequirePermission()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly streams: NotificationStreams,
  ) {}

  /**
   * The caller's 30 newest notifications: new submissions, decisions by others, mentions and assignments, undeliverable
   * mails, first boxes that were paid online after they had left and, with `admins:read` and `admins:manage`, changes to
   * accounts. Leaves out records that the caller may not read, types that the caller has turned off, and the caller's own
   * actions.
   */
  @Get()
  @ApiOperation({ summary: 'List your own notifications' })
  @ApiOkResponse({ type: NotificationsView })
  @ApiErrors(401)
  list(@Caller() caller: CallerIdentity): Promise<NotificationsView> {
    return this.notifications.list(caller);
  }

  /**
   * Stores up to which position the caller has read, for all devices. A lower position than the stored one has no
   * effect.
   */
  @Post('read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark notifications as read' })
  @ApiOkResponse({ type: NotificationsRead })
  @ApiErrors({ status: 400, fields: { upTo: [NO_SUCH_POSITION] } }, 401)
  async markRead(
    @Caller() caller: CallerIdentity,
    @Body() { upTo }: ReadMarkForm,
  ): Promise<NotificationsRead> {
    const readTo = await this.notifications.markRead(caller, upTo);
    this.streams.pollSoon();
    return { message: 'Marked as read', data: { readTo } };
  }
}
