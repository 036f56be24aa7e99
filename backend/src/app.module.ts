import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AdminModule } from './admin/admin.module.js';
import { ApiPageModule } from './api-page/api-page.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BrowserErrorsModule } from './browser-errors/browser-errors.module.js';
import { AccessGuard } from './common/access/access.guard.js';
import { SecondFactorGuard } from './common/access/second-factor.guard.js';
import { commonModule } from './common/common.module.js';
import { AllExceptionsFilter } from './common/errors/all-exceptions.filter.js';
import { MultipartGuard } from './common/http/body/multipart.guard.js';
import { InputPipe } from './common/http/request/input.pipe.js';
import type { AppConfig } from './config/app-config.js';
import { configModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseReadyGuard } from './database/connection/database-ready.guard.js';
import { DatabaseModule } from './database/database.module.js';
import { DecisionReasonsModule } from './decision-reasons/decision-reasons.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FactoryApplicationsModule } from './factory-applications/factory-applications.module.js';
import { HealthModule } from './health/health.module.js';
import { MailModule } from './mail/mail.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { PresentationRoomsModule } from './presentation-rooms/presentation-rooms.module.js';
import { InvalidBodyGuard } from './rate-limit/invalid-body.guard.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { RevealsModule } from './reveals/reveals.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SearchModule } from './search/search.module.js';
import { ShareholdersModule } from './shareholders/shareholders.module.js';
import { SiteModule } from './site/site.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { TrackModule } from './track/track.module.js';
import { UndeliveredMailsModule } from './undelivered-mails/undelivered-mails.module.js';

@Module({})
export class AppModule {}

export function appModule(config: AppConfig): DynamicModule {
  return {
    module: AppModule,
    imports: [
      configModule(config),
      commonModule(config.logLevel),
      DatabaseModule,
      RateLimitModule,
      HealthModule,
      AuditModule,
      RevealsModule,
      SavedViewsModule,
      PresenceModule,
      DecisionReasonsModule,
      AdminModule,
      MailModule,
      DocumentsModule,
      ApiPageModule,
      FactoryApplicationsModule,
      ContactModule,
      ShareholdersModule,
      SubscriptionsModule,
      TrackModule,
      SearchModule,
      DownloadsModule,
      ExportsModule,
      StatisticsModule,
      UndeliveredMailsModule,
      NotificationsModule,
      BrowserErrorsModule,
      PresentationRoomsModule,
      // Last: its wildcard route matches everything that no other module handles.
      SiteModule,
    ],
    // Guards run in this order. Nothing is read from a database that is not ready. A network whose bodies were
    // refused too often is rejected before it costs a query. The second-factor guard needs the caller from the access
    // guard. The body type is checked last, so that without access the answer is 401 or 403, whatever was sent.
    providers: [
      { provide: APP_GUARD, useClass: DatabaseReadyGuard },
      { provide: APP_GUARD, useClass: InvalidBodyGuard },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_GUARD, useClass: SecondFactorGuard },
      { provide: APP_GUARD, useClass: MultipartGuard },
      { provide: APP_PIPE, useClass: InputPipe },
      { provide: APP_FILTER, useClass: AllExceptionsFilter },
    ],
  };
}
