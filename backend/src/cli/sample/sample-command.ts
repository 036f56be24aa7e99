import type { INestApplicationContext } from '@nestjs/common';
import { type AppConfig, loadConfig } from '../../config/app-config.js';
import type { Environment } from '../../config/environment.js';
import { MailQueue } from '../../mail/outbox/mail-queue.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { MailSender } from '../../mail/sending/mail-sender.js';
import { CommandError } from '../command-error.js';
import { addSamples } from './add-samples.js';
import { SampleMailFiles } from './sample-mail-files.js';

/**
 * The server's configuration with limits for several hundred callers. Pending work in the database is left to the
 * servers, as in `adminConfig`.
 * @throws ConfigError
 * @throws CommandError in production, and when mails would be sent
 */
export function sampleConfig(environment: Environment): AppConfig {
  const config = loadConfig({ ...environment, LOG_LEVEL: 'fatal', ROLE: 'api', RATE_LIMIT_SCALE: '1000' });
  if (config.isProduction) {
    throw new CommandError('Sample data is for trying the product out; it is not added in production.');
  }
  if (config.mail.smtpUrl !== undefined) {
    throw new CommandError('Sample people have no mailboxes: unset SMTP_URL, then their mails are files.');
  }
  return config;
}

/**
 * Adds the samples, and writes their mails to files; resolves when all are written.
 * @param counts as for `addSamples`
 * @returns how many forms were added
 */
export async function addSamplesWithMails(
  app: INestApplicationContext,
  counts?: Parameters<typeof addSamples>[1],
): Promise<number> {
  const [queue, sender] = [app.get(MailQueue, { strict: false }), app.get(MailSender, { strict: false })];
  const files = new SampleMailFiles(queue, sender);
  app.get(Outbox, { strict: false }).registerWorker(files);
  const added = await addSamples(app, counts);
  await files.finished();
  return added;
}
