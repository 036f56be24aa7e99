import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type Model, mongo } from 'mongoose';
import request from 'supertest';
import { mailsOfADayAreReservations } from '../../src/database/migrations/0014-mails-of-a-day-are-reservations.js';
import { DailyMailQuota } from '../../src/mail/daily-quota/daily-mail-quota.js';
import { DeadLetters } from '../../src/mail/outbox/dead-letters.js';
import { MailQueue } from '../../src/mail/outbox/mail-queue.js';
import { Outbox, type OutgoingMail } from '../../src/mail/outbox/outbox.js';
import { OUTBOX_MODEL, type OutboxMail } from '../../src/mail/outbox/outbox-schema.js';
import { MailWorker } from '../../src/mail/sending/mail-worker.js';
import { eventually } from '../support/eventually.js';
import { runMigration } from '../support/run-migration.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const METRICS = 'metrics-token-of-the-test';
const HOUR = 60 * 60_000;
let serial = 0;

/** A mail with an address and a key that no other test uses. */
function outgoingMail(changes: Partial<OutgoingMail> = {}): OutgoingMail<'application-received'> {
  serial += 1;
  return {
    key: `record-${serial}:received`,
    to: `asha${serial}@example.org`,
    locale: 'en',
    template: 'application-received',
    params: { name: 'Asha Devi', reference: `FA-00000${serial}` },
    ...changes,
  } as OutgoingMail<'application-received'>;
}

describe('mails', () => {
  let inbox: Inbox;
  let running: TestApp;
  let outbox: Outbox;
  let worker: MailWorker;
  let mails: Model<OutboxMail>;

  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url, METRICS_TOKEN: METRICS } });
    outbox = running.app.get(Outbox);
    worker = running.app.get(MailWorker);
    mails = running.connection.model<OutboxMail>(OUTBOX_MODEL);
  });
  afterEach(() => inbox.setMode('accept'));
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const entry = async (key: string): Promise<OutboxMail> =>
    await mails.findOne({ key }).lean<OutboxMail>().orFail();
  const waitForMail = (key: string, condition: (mail: OutboxMail) => boolean) =>
    eventually(() => entry(key), condition);
  /** Makes the next attempt due now instead of after its delay. */
  const retryNow = async (key: string): Promise<void> => {
    await mails.updateOne({ key, claim: { $exists: false } }, { $set: { dueAt: new Date() } });
    worker.wake();
  };

  test('a mail has text and HTML and comes from the configured sender', async () => {
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    const [mail] = await inbox.mailsTo(sent.to);
    expect(mail?.subject).toContain(sent.params.reference);
    expect(mail?.text).toContain('Dear Asha Devi,');
    expect(mail?.html).toContain(sent.params.reference);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('from')).toMatchObject({ text: expect.stringContaining('no-reply@localhost') });
  });

  test('a mail in Hindi is sent under the Hindi name of the company', async () => {
    const sent = outgoingMail({ locale: 'hi' });
    await outbox.enqueue(sent);
    const [mail] = await inbox.mailsTo(sent.to);
    expect(mail?.headers.get('from')).toMatchObject({
      value: [{ name: 'साझा उद्योग', address: 'no-reply@localhost' }],
    });
  });

  test('enqueueing a key repeatedly, even in parallel, sends one mail', async () => {
    const sent = outgoingMail();
    await Promise.all(Array.from({ length: 10 }, () => outbox.enqueue(sent)));
    await waitForMail(sent.key, ({ state }) => state === 'sent');
    await outbox.enqueue(sent);
    const marker = outgoingMail();
    await outbox.enqueue(marker);
    await inbox.mailsTo(marker.to);
    expect(await inbox.mailsTo(sent.to)).toHaveLength(1);
  });

  test('recipient and content of a mail are erased once it is sent', async () => {
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    await waitForMail(sent.key, ({ state }) => state === 'sent');
    expect(JSON.stringify(await entry(sent.key))).not.toMatch(/asha/i);
  });

  test('a mail is not sent before `notBefore`, and can be cancelled until then', async () => {
    const later = outgoingMail({ notBefore: new Date(Date.now() + HOUR) });
    await outbox.enqueue(later);
    expect(await outbox.cancel(later.key)).toBe(true);
    expect(await outbox.cancel(later.key)).toBe(true);
    await mails.updateOne({ key: later.key }, { $set: { dueAt: new Date(0) } });
    const marker = outgoingMail();
    await outbox.enqueue(marker);
    await inbox.mailsTo(marker.to);
    expect(inbox.mails.some(({ to }) => to === later.to)).toBe(false);
    expect(await entry(later.key)).not.toHaveProperty('to');
  });

  test('a mail cancelled before it is enqueued is never sent; a sent one cannot be cancelled', async () => {
    const early = outgoingMail();
    expect(await outbox.cancel(early.key)).toBe(true);
    await outbox.enqueue(early);
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    await waitForMail(sent.key, ({ state }) => state === 'sent');
    expect(await outbox.cancel(sent.key)).toBe(false);
    expect(inbox.mails.some(({ to }) => to === early.to)).toBe(false);
  });

  test('a mail that the server refuses temporarily is retried later', async () => {
    inbox.setMode('refuse for now');
    const sent = outgoingMail();
    const before = Date.now();
    await outbox.enqueue(sent);
    await waitForMail(sent.key, ({ lastError }) => lastError !== undefined);
    const refused = await entry(sent.key);
    expect(refused).toMatchObject({ state: 'pending', tries: 1, lastError: 'EENVELOPE 451' });
    expect(refused.dueAt.getTime()).toBeGreaterThan(before + 5_000);

    inbox.setMode('accept');
    await retryNow(sent.key);
    await inbox.mailsTo(sent.to);
  });

  test('a delayed mail about a change is cancelled once the mail about a later change is sent', async () => {
    const decision = (change: number, to: string) =>
      outgoingMail({ key: `record-of-${to}:decided:${change}`, to });
    const to = 'asha.decided@example.org';
    const [earlier, later] = [decision(9, to), decision(10, to)];
    inbox.setMode('refuse for now');
    await outbox.enqueue(earlier);
    await waitForMail(earlier.key, ({ lastError }) => lastError !== undefined);
    inbox.setMode('accept');
    await outbox.enqueue(later);
    await waitForMail(later.key, ({ state }) => state === 'sent');
    await retryNow(earlier.key);
    const outdated = await waitForMail(earlier.key, ({ state }) => state !== 'pending');
    expect(outdated).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
    expect(outdated).not.toHaveProperty('to');
    expect(await inbox.mailsTo(to)).toHaveLength(1);
  });

  test.each([
    ['that confirms receipt', 'received', 'decided:1'],
    ['about a payment', 'paid:pay_1', 'refunded:pay_1'],
  ])('a delayed mail %s is cancelled once a later one is sent', async (_what, early, late) => {
    const to = `${early.replace(':', '.')}@example.org`;
    const keys = [early, late].map((name) => `record-of-${to}:${name}`);
    const [earlier, later] = keys.map((key) => outgoingMail({ key, to }));
    if (!earlier || !later) throw new Error('expected two mails');
    inbox.setMode('refuse for now');
    await outbox.enqueue(earlier);
    await waitForMail(earlier.key, ({ lastError }) => lastError !== undefined);
    inbox.setMode('accept');
    await outbox.enqueue(later);
    await waitForMail(later.key, ({ state }) => state === 'sent');
    await retryNow(earlier.key);
    const outdated = await waitForMail(earlier.key, ({ state }) => state !== 'pending');
    expect(outdated).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
    expect(await inbox.mailsTo(to)).toHaveLength(1);
  });

  test('a mail about a change that waited for its first attempt is cancelled if there is one about a later change', async () => {
    const to = 'asha.waiting@example.org';
    const [earlier, later] = [1, 2].map((change) =>
      outgoingMail({ key: `record-of-${to}:decided:${change}`, to }),
    );
    if (!earlier || !later) throw new Error('expected two mails');
    for (const mail of [earlier, later]) {
      await outbox.enqueue({ ...mail, notBefore: new Date(Date.now() + HOUR) });
    }
    const minuteAgo = new Date(Date.now() - 60_000);
    const keys = { key: { $in: [earlier.key, later.key] } };
    await mails.updateMany(keys, { $set: { createdAt: minuteAgo, dueAt: minuteAgo } });
    worker.wake();
    const outdated = await waitForMail(earlier.key, ({ state }) => state !== 'pending');
    expect(outdated).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
    await waitForMail(later.key, ({ state }) => state === 'sent');
    expect(await inbox.mailsTo(to)).toHaveLength(1);
  });

  test('a delayed mail that somebody sent again is sent, unless a later one has been sent since', async () => {
    const sendAgainAndDelay = async (record: string) => {
      const [confirmation, decision] = ['received', 'decided:1'].map((name) =>
        outgoingMail({ key: `${record}:${name}`, to: `${record}@example.org` }),
      );
      if (!confirmation || !decision) throw new Error('expected two mails');
      await outbox.enqueue(decision);
      await waitForMail(decision.key, ({ state }) => state === 'sent');
      await outbox.enqueue({ ...confirmation, notBefore: new Date(Date.now() + HOUR) });
      await mails.updateOne({ key: confirmation.key }, { $set: { state: 'dead', tries: 14 } });
      inbox.setMode('refuse for now');
      await running.app.get(DeadLetters).sendAgain(await entry(confirmation.key));
      worker.wake();
      await waitForMail(confirmation.key, ({ lastError }) => lastError !== undefined);
      inbox.setMode('accept');
      return confirmation.key;
    };
    const alone = await sendAgainAndDelay('reopened');
    await retryNow(alone);
    await waitForMail(alone, ({ state }) => state !== 'pending');
    expect(await entry(alone)).toMatchObject({ state: 'sent' });

    const outdatedKey = await sendAgainAndDelay('decided-again');
    const later = outgoingMail({ key: 'decided-again:decided:2' });
    await outbox.enqueue(later);
    await waitForMail(later.key, ({ state }) => state === 'sent');
    await retryNow(outdatedKey);
    await waitForMail(outdatedKey, ({ state }) => state !== 'pending');
    expect(await entry(outdatedKey)).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
  });

  test('a delayed mail about the last change is sent, despite mails about earlier changes or other records', async () => {
    const to = 'ravi.decided@example.org';
    const [earlier, last] = [1, 2].map((change) => outgoingMail({ key: `record-a:decided:${change}`, to }));
    if (!earlier || !last) throw new Error('expected two mails');
    await outbox.enqueue(earlier);
    await waitForMail(earlier.key, ({ state }) => state === 'sent');
    await outbox.enqueue(outgoingMail({ key: 'record-b:decided:3' }));
    inbox.setMode('refuse for now');
    await outbox.enqueue(last);
    await waitForMail(last.key, ({ lastError }) => lastError !== undefined);
    inbox.setMode('accept');
    await retryNow(last.key);
    await waitForMail(last.key, ({ state }) => state === 'sent');
  });

  test('an erased mail is not a dead letter, even when it is erased before its last attempt', async () => {
    const { dead } = await outbox.counts();
    const later = { notBefore: new Date(Date.now() + HOUR) };
    const [deadMail, claimedMail] = [outgoingMail(later), outgoingMail(later)];
    await outbox.enqueue(deadMail);
    await mails.updateOne({ key: deadMail.key }, { $set: { tries: 20 } });
    await retryNow(deadMail.key);
    await waitForMail(deadMail.key, ({ state }) => state === 'dead');
    await outbox.enqueue(claimedMail);
    await mails.updateOne(
      { key: claimedMail.key },
      { $set: { claim: 'at work', dueAt: new Date(Date.now() + HOUR) } },
    );
    await outbox.erase([deadMail.key, claimedMail.key]);
    expect((await outbox.counts()).dead).toBe(dead);
    // Expires the worker's lease.
    await mails.updateOne({ key: claimedMail.key }, { $set: { dueAt: new Date(0) } });
    worker.wake();
    await waitForMail(claimedMail.key, ({ state }) => state !== 'pending');
    expect((await outbox.counts()).dead).toBe(dead);
    for (const { key } of [deadMail, claimedMail]) {
      expect(await entry(key)).toMatchObject({ state: 'cancelled' });
      expect(await entry(key)).not.toHaveProperty('to');
    }
  });

  test('a mail is not given up at the first refusal because the server was away before', async () => {
    inbox.setMode('refuse for now');
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    for (const tries of [1, 2, 3]) {
      await waitForMail(sent.key, (mail) => mail.tries === tries && mail.claim === undefined);
      if (tries < 3) await retryNow(sent.key);
    }
    inbox.setMode('refuse for good');
    await retryNow(sent.key);
    await waitForMail(sent.key, ({ lastError }) => lastError === 'EENVELOPE 550');
    expect(await entry(sent.key)).toMatchObject({ state: 'pending', refusals: 1 });
    inbox.setMode('accept');
    await retryNow(sent.key);
    await inbox.mailsTo(sent.to);
  });

  test('a permanently refused mail becomes a dead letter with its recipient, reported without making the server unready', async () => {
    inbox.setMode('refuse for good');
    const before = await outbox.counts();
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    for (const tries of [1, 2, 3]) {
      await waitForMail(sent.key, (mail) => mail.tries === tries && mail.claim === undefined);
      if (tries < 3) await retryNow(sent.key);
    }
    expect(await entry(sent.key)).toMatchObject({ state: 'dead', lastError: 'EENVELOPE 550', to: sent.to });
    const metrics = await request(running.origin).get('/metrics').set('Authorization', `Bearer ${METRICS}`);
    expect(metrics.text).toContain(`outbox_mails{state="dead"} ${before.dead + 1}\n`);
    const ready = await request(running.origin).get('/health/ready').expect(200);
    expect(ready.body).toMatchObject({ status: 'ok', mails: { dead: before.dead + 1 } });
  });

  test('a mail becomes a dead letter after the last attempt, even when that killed the worker', async () => {
    const sent = outgoingMail({ notBefore: new Date(Date.now() + HOUR) });
    await outbox.enqueue(sent);
    await mails.updateOne({ key: sent.key }, { $set: { tries: 14 } });
    await retryNow(sent.key);
    await waitForMail(sent.key, ({ state }) => state === 'dead');
    expect((await entry(sent.key)).lastError).toBe('WORKER_DIED');
    expect(inbox.mails.some(({ to }) => to === sent.to)).toBe(false);
  });

  test('a code that could not be sent in time becomes a dead letter with the error that delayed it', async () => {
    inbox.setMode('refuse for now');
    const sent: OutgoingMail<'track-code'> = {
      ...outgoingMail(),
      template: 'track-code',
      params: { reference: 'FA-7K3M9Q', code: '123456', validMinutes: 10 },
    };
    await outbox.enqueue(sent);
    await waitForMail(sent.key, ({ claim }) => claim === undefined);
    inbox.setMode('accept');
    await mails.updateOne({ key: sent.key }, { $set: { createdAt: new Date(Date.now() - 11 * 60_000) } });
    await retryNow(sent.key);
    await waitForMail(sent.key, ({ state }) => state !== 'pending');
    expect(await entry(sent.key)).toMatchObject({ state: 'dead', lastError: 'EENVELOPE 451' });
    const marker = outgoingMail();
    await outbox.enqueue(marker);
    await inbox.mailsTo(marker.to);
    expect(inbox.mails.some(({ to }) => to === sent.to)).toBe(false);
  });

  test('a mail is sent again under the same Message-ID when the connection breaks after the content', async () => {
    inbox.setMode('drop after data');
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    await inbox.mailsTo(sent.to, 1);
    await waitForMail(sent.key, ({ claim }) => claim === undefined);

    inbox.setMode('accept');
    await retryNow(sent.key);
    const [first, second] = await inbox.mailsTo(sent.to, 2);
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<application-received\.[0-9a-f]{32}@localhost>$/);
  });

  test('a mail is sent again under the same Message-ID when the worker is killed between sending and marking', async () => {
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    const [first] = await inbox.mailsTo(sent.to, 1);
    await waitForMail(sent.key, ({ state }) => state === 'sent');
    const { messageId } = await entry(sent.key);
    // As after a crash in between: the mail is claimed but not marked as sent, and the lease has expired.
    await mails.updateOne(
      { key: sent.key },
      {
        $set: { state: 'pending', claim: 'dead worker', dueAt: new Date(), ...contentOf(sent) },
      },
    );
    worker.wake();
    const [, second] = await inbox.mailsTo(sent.to, 2);
    expect([first?.messageId, second?.messageId]).toEqual([messageId, messageId]);
  });

  test('simultaneous workers claim each mail exactly once', async () => {
    const keys = Array.from({ length: 60 }, (_, n) => `contested-${n}`);
    const future = new Date(Date.now() + 100 * HOUR);
    for (const key of keys) await outbox.enqueue({ ...outgoingMail({ notBefore: future }), key });
    const workers = Array.from({ length: 8 }, () => new MailQueue(mails));
    const then = new Date(future.getTime() + 1);
    const claimed = await Promise.all(
      workers.map(async (queue) => {
        const mine: string[] = [];
        for (let hasMore = true; hasMore; ) {
          const claimed = await queue.claim(then, 7);
          mine.push(...claimed.mails.map(({ key }) => key));
          hasMore = claimed.hasMore;
        }
        return mine;
      }),
    );
    expect(
      claimed
        .flat()
        .filter((key) => key.startsWith('contested'))
        .sort(),
    ).toEqual([...keys].sort());
    await mails.deleteMany({ key: { $in: keys } });
  });

  test('a worker that lost its lease can neither mark nor postpone the mail', async () => {
    const sent = outgoingMail({ notBefore: new Date(Date.now() + HOUR) });
    await outbox.enqueue(sent);
    const queue = new MailQueue(mails);
    const inTwoHours = new Date(Date.now() + 2 * HOUR);
    const {
      mails: [slow],
    } = await queue.claim(inTwoHours, 1);
    const {
      mails: [quick],
    } = await queue.claim(new Date(inTwoHours.getTime() + 2 * HOUR), 1);
    if (!slow || !quick) throw new Error('The mail could not be claimed.');
    expect(quick.key).toBe(slow.key);
    expect(await queue.renew(slow)).toBe(false);
    expect(await queue.postpone(slow, 0, { lastError: 'LATE', refusals: 0 })).toBe(false);
    await queue.markSent(slow);
    expect(await outbox.statesOf([sent.key])).toEqual(new Map([[sent.key, 'pending']]));
    await queue.markSent(quick);
    expect(await outbox.statesOf([sent.key])).toEqual(new Map([[sent.key, 'sent']]));
  });

  test('of seven simultaneous mails to one address, five fit the daily quota and the others that of the next day', async () => {
    const notBefore = new Date(Date.now() + 200 * HOUR);
    const to = `crowd${serial}@example.org`;
    for (let n = 0; n < 7; n += 1) await outbox.enqueue(outgoingMail({ to, notBefore }));
    const batch = await mails.find({ to }).lean<OutboxMail[]>();
    const days = running.app.get(DailyMailQuota);
    const [now, muchLater] = [new Date(), new Date(Date.now() + 25 * HOUR)];
    const answers = await Promise.all(batch.map((mail) => days.reserve(mail, now)));
    expect(answers.filter((freeAt) => freeAt === undefined)).toHaveLength(5);
    const again = await Promise.all(batch.map((mail) => days.reserve(mail, now)));
    expect(again).toEqual(answers);
    const left = batch.filter((_, n) => answers[n] !== undefined);
    expect(await Promise.all(left.map((mail) => days.reserve(mail, muchLater)))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('reservations by a server whose clock was far ahead do not count towards the daily quota', async () => {
    const notBefore = new Date(Date.now() + 200 * HOUR);
    const to = `ahead${serial}@example.org`;
    for (let n = 0; n < 8; n += 1) await outbox.enqueue(outgoingMail({ to, notBefore }));
    const waiting = await mails.find({ to }).lean<OutboxMail[]>();
    const days = running.app.get(DailyMailQuota);
    const now = new Date();
    const [inTwoDays, soon] = [new Date(now.getTime() + 48 * HOUR), new Date(now.getTime() + 50_000)];
    for (const mail of waiting.slice(0, 4)) await days.reserve(mail, inTwoDays);
    // A reservation by a server whose clock is a little ahead counts.
    await days.reserve(waiting[4] as OutboxMail, soon);
    const answers = [];
    for (const mail of waiting.slice(0, 5)) answers.push(await days.reserve(mail, now));
    expect(answers).toEqual(Array(5).fill(undefined));
    const freeAt = await days.reserve(waiting[5] as OutboxMail, now);
    expect(freeAt).toEqual(new Date(now.getTime() + 24 * HOUR));
  });

  test('an unverified address gets five mails a day, mails with `waitsForNextDay` wait, and a verified one has no limit', async () => {
    const to = `stranger${serial}@example.org`;
    const sent = Array.from({ length: 6 }, () => outgoingMail({ to, waitsForNextDay: true }));
    for (const one of sent) await outbox.enqueue(one);
    await inbox.mailsTo(to, 5);
    const waiting = () => mails.find({ lastError: 'DAILY_LIMIT', state: 'pending' }).lean<OutboxMail[]>();
    const [held] = await eventually(waiting, ({ length }) => length === 1);
    expect(held?.dueAt.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR);
    expect(held?.tries).toBe(0);

    const yesterday = new Date(Date.now() - 25 * HOUR);
    const days = running.connection.collection('mail_recipient_days');
    await days.updateMany({}, { $set: { 'reservations.$[].at': yesterday } });
    await retryNow(held?.key ?? '');
    await inbox.mailsTo(to, 6);

    const admin = `admin${serial}@example.org`;
    for (let n = 0; n < 6; n += 1) await outbox.enqueue(outgoingMail({ to: admin, verified: true }));
    await inbox.mailsTo(admin, 6);
  });

  test('the daily quota counts mails that an earlier version stored as `places`', async () => {
    const to = `stranger${serial}@example.org`;
    for (let n = 0; n < 5; n += 1) await outbox.enqueue(outgoingMail({ to }));
    await inbox.mailsTo(to, 5);
    const days = running.connection.collection('mail_recipient_days');
    await days.updateMany({}, { $rename: { reservations: 'places' } });
    await runMigration(mailsOfADayAreReservations, running.connection.db as never);
    const sixth = outgoingMail({ to, waitsForNextDay: true });
    await outbox.enqueue(sixth);
    await waitForMail(sixth.key, ({ lastError }) => lastError === 'DAILY_LIMIT');
    expect((await entry(sixth.key)).state).toBe('pending');
  });

  test('enqueueing a mail does not wait for a mail server that hangs', async () => {
    inbox.setMode('hang');
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    // A call that waited for the server would have recorded a failed attempt.
    expect(await entry(sent.key)).not.toHaveProperty('lastError');
    await waitForMail(sent.key, ({ claim }) => claim !== undefined);
    expect((await entry(sent.key)).state).toBe('pending');
  });
});

describe('mails enqueued before the process stops', () => {
  test('are sent four at a time, and those that wait for their turn are returned without an attempt', async () => {
    const inbox = await Inbox.open();
    inbox.setMode('hang');
    const running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    const sent = Array.from({ length: 6 }, () => outgoingMail());
    for (const mail of sent) await running.app.get(Outbox).enqueue(mail);
    await inbox.connected(4);
    await running.stop();
    const client = new mongo.MongoClient(running.config.mongoUri);
    const mails = client.db().collection<OutboxMail>('mail_outbox').find().sort({ tries: 1 });
    const stored = await mails.map(({ claim, tries }) => [claim === undefined, tries]).toArray();
    await client.close();
    expect(stored).toEqual([...Array(2).fill([true, 0]), ...Array(4).fill([false, 1])]);
    await inbox.close();
  });

  test('are returned without an attempt if they are prepared only when all turns are taken', async () => {
    const inbox = await Inbox.open();
    inbox.setMode('hang');
    const running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    const outbox = running.app.get(Outbox);
    for (let taken = 0; taken < 4; taken += 1) await outbox.enqueue(outgoingMail());
    await inbox.connected(4);
    const quota = running.app.get(DailyMailQuota);
    const reserve = quota.reserve.bind(quota);
    let goOn = (): void => undefined;
    const stopping = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const reserving = jest.spyOn(quota, 'reserve').mockImplementation(async (...mail) => {
      await stopping;
      return reserve(...mail);
    });
    const late = outgoingMail();
    await outbox.enqueue(late);
    await eventually(
      async () => reserving.mock.calls.length,
      (calls) => calls > 0,
    );
    const stopped = running.app.get(MailWorker).onModuleDestroy();
    goOn();
    const stored = await eventually(
      () => running.connection.collection('mail_outbox').findOne({ key: late.key }),
      (mail) => mail?.claim === undefined,
    );
    expect(stored).toMatchObject({ state: 'pending', tries: 0 });
    // The stop waits for the mails that hang.
    await inbox.close();
    await stopped;
    await running.close();
  });

  test('are sent after the next start', async () => {
    const inbox = await Inbox.open();
    inbox.setMode('refuse for now');
    const before = await startTestApp({ env: { SMTP_URL: inbox.url } });
    const uri = before.config.mongoUri;
    const sent = outgoingMail();
    await before.app.get(Outbox).enqueue(sent);
    await before.stop();

    inbox.setMode('accept');
    const after = await startTestApp({ env: { SMTP_URL: inbox.url, MONGODB_URI: uri } });
    await after.connection.model(OUTBOX_MODEL).updateMany({}, { $set: { dueAt: new Date() } });
    after.app.get(MailWorker).wake();
    await inbox.mailsTo(sent.to);
    await after.close();
    await inbox.close();
  });
});

describe('a mail with a code or a link that is valid for minutes', () => {
  test('is sent before mails that have waited longer, since it would expire behind them, also after a worker returned it', async () => {
    // Nobody but the test claims mails.
    const running = await startTestApp({ env: { ROLE: 'api' } });
    const outbox = running.app.get(Outbox);
    const received = outgoingMail();
    const code: OutgoingMail<'track-code'> = {
      ...outgoingMail(),
      template: 'track-code',
      params: { reference: 'FA-7K3M9Q', code: '123456', validMinutes: 10 },
    };
    for (const mail of [received, outgoingMail(), code]) await outbox.enqueue(mail);
    const queue = new MailQueue(running.connection.model<OutboxMail>(OUTBOX_MODEL));
    const claimTwo = async () => [
      ...(await queue.claim(new Date(), 1)).mails,
      ...(await queue.claim(new Date(), 1)).mails,
    ];
    const claimed = await claimTwo();
    expect(claimed.map(({ key }) => key)).toEqual([code.key, received.key]);
    for (const mail of claimed.reverse()) await queue.release(mail);
    const again = await claimTwo();
    expect(again.map(({ key }) => key)).toEqual([code.key, received.key]);
    await running.close();
  });
});

describe('mails without a mail server', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  const files = (): string[] => {
    mkdirSync(running.config.mail.fileDir, { recursive: true });
    return readdirSync(running.config.mail.fileDir);
  };

  const pathOf = (file: string) => `${running.config.mail.fileDir}/${file}`;

  test('are written to one .eml file each, which a repeat replaces', async () => {
    const outbox = running.app.get(Outbox);
    const mails = running.connection.model<OutboxMail>(OUTBOX_MODEL);
    const sentMails = () => mails.countDocuments({ state: 'sent' });
    const sent = outgoingMail({ locale: 'hi' });
    await outbox.enqueue(sent);
    await eventually(sentMails, (count) => count === 1);
    const [file] = files();
    expect(file).toMatch(/^application-received\.[0-9a-f]{32}\.eml$/);
    const path = `${running.config.mail.fileDir}/${file}`;
    expect(readFileSync(path, 'utf8')).toContain(`To: ${sent.to}`);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    // As left behind by a process that died while writing it.
    writeFileSync(`${path}.part`, 'To: ');
    await mails.updateOne(
      { key: sent.key },
      { $set: { state: 'pending', dueAt: new Date(), ...contentOf(sent) } },
    );
    running.app.get(MailWorker).wake();
    await eventually(sentMails, (count) => count === 1);
    expect(files()).toEqual([file]);
  });

  test('are erased together with their entries in the outbox', async () => {
    const outbox = running.app.get(Outbox);
    const mails = running.connection.model<OutboxMail>(OUTBOX_MODEL);
    const sent = outgoingMail();
    await outbox.enqueue(sent);
    const ofMail = () => files().filter((file) => readFileSync(pathOf(file), 'utf8').includes(sent.to));
    // The state tells when the file is complete, which is first written under another name.
    await eventually(
      () => mails.countDocuments({ key: sent.key, state: 'sent' }),
      (count) => count === 1,
    );
    expect(ofMail()).toHaveLength(1);
    writeFileSync(pathOf(`${ofMail()[0]}.part`), `To: ${sent.to}`);
    await outbox.erase([sent.key]);
    expect(ofMail()).toEqual([]);
    await outbox.erase([sent.key]);
  });
});

function contentOf({ to, template, locale, params }: OutgoingMail): object {
  return { to, template, locale, params };
}
