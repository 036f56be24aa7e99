import { MailWorker } from '../../src/mail/sending/mail-worker.js';
import { eventually } from './eventually.js';
import type { Inbox } from './services/inbox.js';
import type { TestApp } from './test-app.js';

interface DelayedMail {
  /** Finds the mail in the outbox. */
  filter: Record<string, unknown>;
  /** Does what the mail is about; the mail server then refuses it for now. */
  compose: () => Promise<unknown>;
  /** Does what happens before the mail is tried again. */
  meanwhile: () => Promise<unknown>;
}

/** Delays a mail while something else happens. @returns the mail in the outbox once it was tried again */
export async function delayMail(
  running: TestApp,
  inbox: Inbox,
  { filter, compose, meanwhile }: DelayedMail,
): Promise<Record<string, unknown>> {
  const mails = running.connection.collection('mail_outbox');
  inbox.setMode('refuse for now');
  await compose();
  const refused = await eventually(
    () => mails.findOne(filter),
    (mail) => mail?.lastError !== undefined && mail.claim === undefined,
  );
  inbox.setMode('accept');
  await meanwhile();
  const itself = { _id: refused?._id };
  await mails.updateOne(itself, { $set: { dueAt: new Date() } });
  running.app.get(MailWorker, { strict: false }).wake();
  const tried = await eventually(
    () => mails.findOne(itself),
    (mail) => mail !== null && mail.state !== 'pending',
  );
  return tried ?? {};
}
