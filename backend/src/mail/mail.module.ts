import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailerModule, type MailerOptions } from '@nestjs-modules/mailer';
import { AppConfig } from '../config/app-config.js';
import { EmailLinks, PasswordLinks } from './account-links.js';
import { DailyMailQuota } from './daily-quota/daily-mail-quota.js';
import { QUOTA_DAY_MODEL, quotaDaySchema } from './daily-quota/daily-mail-quota-schema.js';
import { DeadLetters } from './outbox/dead-letters.js';
import { MailQueue } from './outbox/mail-queue.js';
import { Outbox } from './outbox/outbox.js';
import { OUTBOX_MODEL, outboxSchema } from './outbox/outbox-schema.js';
import { EmlTransport } from './sending/eml-transport.js';
import { MailSender } from './sending/mail-sender.js';
import { MailWorker } from './sending/mail-worker.js';

/** An attempt fails after this long without a response from the server, in ms; well within the lease. */
const SERVER_SILENT_MS = 15_000;

/** Mails are sent through an outbox that survives a crash. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: OUTBOX_MODEL, schema: outboxSchema },
      { name: QUOTA_DAY_MODEL, schema: quotaDaySchema },
    ]),
    // Without a template adapter: with one, a mail without text and template would end the process.
    MailerModule.forRootAsync({ imports: [], inject: [AppConfig], useFactory: mailerOptions }),
  ],
  providers: [
    Outbox,
    DeadLetters,
    MailQueue,
    DailyMailQuota,
    MailSender,
    MailWorker,
    EmailLinks,
    PasswordLinks,
  ],
  exports: [Outbox, DeadLetters, MailSender, EmailLinks, PasswordLinks],
})
export class MailModule {}

function mailerOptions({ mail }: AppConfig): MailerOptions {
  if (mail.smtpUrl === undefined) return { transport: new EmlTransport(mail.fileDir) };
  return {
    transport: {
      url: mail.smtpUrl,
      connectionTimeout: SERVER_SILENT_MS,
      greetingTimeout: SERVER_SILENT_MS,
      socketTimeout: SERVER_SILENT_MS,
      dnsTimeout: SERVER_SILENT_MS,
    },
  };
}
