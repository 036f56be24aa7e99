import type { INestApplicationContext } from '@nestjs/common';
import { type AppConfig, loadConfig } from '../../config/app-config.js';
import { type Environment, EnvironmentReader } from '../../config/environment.js';
import { MailQueue } from '../../mail/outbox/mail-queue.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { MailSender } from '../../mail/sending/mail-sender.js';
import { CommandError } from '../command-error.js';
import { addSamples } from './add-samples.js';
import { SampleMailFiles } from './sample-mail-files.js';

/** @throws CommandError in production, and when mails would be sent */
export function assertSamplesAllowed(environment: Environment): void {
  const env = new EnvironmentReader(environment);
  if (env.text('NODE_ENV') === 'production') {
    throw new CommandError('Sample data is for trying the product out; it is not added in production.');
  }
  if (env.text('SMTP_URL') !== undefined) {
    throw new CommandError('Sample people have no mailboxes: unset SMTP_URL, then their mails are files.');
  }
}

/**
 * The server's configuration with limits for several hundred callers. Pending work in the database is left to the
 * servers, as in `adminConfig`.
 * @throws ConfigError
 * @throws CommandError where samples are not allowed
 */
export function sampleConfig(environment: Environment): AppConfig {
  assertSamplesAllowed(environment);
  return loadConfig({ ...environment, LOG_LEVEL: 'fatal', ROLE: 'api', RATE_LIMIT_SCALE: '1000' });
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
