import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { DigestSender } from './digest/digest-sender.js';
import { NotificationStreams } from './live/notification-streams.js';
import { NotificationEventsController } from './notification-events.controller.js';
import { NotificationViews } from './notification-views.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';

/** What others did: the notifications of the console, and the digest. */
@Module({
  imports: [AdminModule, AuditModule, MailModule, SubmissionsModule],
  controllers: [NotificationsController, NotificationEventsController],
  providers: [DigestSender, NotificationsService, NotificationStreams, NotificationViews],
})
export class NotificationsModule {}
