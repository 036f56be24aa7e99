import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { NotificationsRead, NotificationsView } from './dto/notification.view.js';
import { ReadMarkForm } from './dto/read-mark.form.js';
import { NotificationStreams } from './live/notification-streams.js';
import { NOT_THERE_YET, NotificationsService } from './notifications.service.js';

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
   * The newest 30 notifications of the caller: new submissions, decisions of others, mentions and assignments, mails
   * that were given up, first boxes that were paid online after they had left, and with `admins:manage` what happened
   * to accounts. Only what the caller may read and has not turned off; never the caller's own actions.
   */
  @Get()
  @ApiOperation({ summary: 'What is new to the caller' })
  @ApiOkResponse({ type: NotificationsView })
  @ApiErrors(401)
  list(@Caller() caller: CallerIdentity): Promise<NotificationsView> {
    return this.notifications.list(caller);
  }

  /** Stores how far the caller has read, on all devices. A lower position than before changes nothing. */
  @Post('read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark as read up to an entry' })
  @ApiOkResponse({ type: NotificationsRead })
  @ApiErrors({ status: 400, fields: { upTo: [NOT_THERE_YET] } }, 401)
  async markRead(
    @Caller() caller: CallerIdentity,
    @Body() { upTo }: ReadMarkForm,
  ): Promise<NotificationsRead> {
    const readTo = await this.notifications.markRead(caller, upTo);
    this.streams.pollSoon();
    return { message: 'Marked as read', data: { readTo } };
  }
}
