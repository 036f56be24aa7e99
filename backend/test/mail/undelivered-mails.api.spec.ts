import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import request from 'supertest';
import { Outbox } from '../../src/mail/outbox/outbox.js';
import { OUTBOX_MODEL, type OutboxMail } from '../../src/mail/outbox/outbox-schema.js';
import { MailWorker } from '../../src/mail/sending/mail-worker.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, logIn } from '../support/factories/administrators.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { changeSettings } from '../support/factories/notifications.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../support/factories/subscriptions.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { Inbox } from '../support/services/inbox.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/admin/undelivered-mails';
const DAY_MS = 24 * 60 * 60_000;

const REASON = 'The committee has read it.';

describe('undelivered mails', () => {
  let inbox: Inbox;
  let running: TestApp;
  let mails: Model<OutboxMail>;
  let owner: string;

  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    mails = running.connection.model<OutboxMail>(OUTBOX_MODEL);
    ({ token: owner } = await logIn(running, FIRST_ADMINISTRATOR));
  });
  beforeEach(() => mails.deleteMany({ state: 'dead' }));
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const get = (token: string, query = '') =>
    request(running.origin).get(`${LIST}${query}`).auth(token, { type: 'bearer' });
  const decide = (token: string, id: string, what: 'send-again' | 'dismiss') =>
    request(running.origin).post(`${LIST}/${id}/${what}`).auth(token, { type: 'bearer' });

  const changeStatus = (recordId: string, body: object) =>
    request(running.origin)
      .patch(`/api/apply-factory/${recordId}/status`)
      .auth(owner, { type: 'bearer' })
      .send(body)
      .expect(200);

  const mailOf = (recordId: string) =>
    mails
      .findOne({ key: `${recordId}:received` })
      .lean<OutboxMail>()
      .orFail();

  /** Has the server refuse a mail permanently; returns the id of its record. */
  async function storeDeadMail(
    template: 'application-received' | 'contact-received' | 'track-code',
  ): Promise<string> {
    const recordId = new Types.ObjectId().toHexString();
    const key = `${recordId}:received`;
    inbox.setMode('refuse for good');
    await running.app.get(Outbox).enqueue({
      key,
      to: `${recordId}@example.org`,
      locale: 'hi',
      // No worker claims it before its number of attempts is set.
      notBefore: new Date(Date.now() + 3_600_000),
      template,
      params: {
        name: 'Asha Devi',
        reference: 'FA-7K3M9Q',
        ...(template === 'track-code' && { code: '123456', validMinutes: 10 }),
      },
    });
    await refuseLastAttempt(key);
    return recordId;
  }

  /** Triggers the last attempt of a mail, which the server refuses. */
  async function refuseLastAttempt(key: string): Promise<void> {
    await mails.updateOne({ key }, { $set: { tries: 13, dueAt: new Date(0) } });
    running.app.get(MailWorker).wake();
    await eventually(
      () => mails.findOne({ key }).lean<OutboxMail>().orFail(),
      ({ state }) => state === 'dead',
    );
    inbox.setMode('accept');
  }

  test('are listed with the reason, newest first, for those who may read the record', async () => {
    const [application, message] = [
      await storeDeadMail('application-received'),
      await storeDeadMail('contact-received'),
    ];
    const all = await get(owner).expect(200);
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.body).toMatchObject([
      { template: 'contact-received', recordId: message },
      {
        template: 'application-received',
        recordId: application,
        to: `${application}@example.org`,
        locale: 'hi',
        tries: 14,
        lastError: expect.stringContaining('550'),
        canDismiss: true,
        canSendAgain: true,
      },
    ]);
    expect(JSON.stringify(all.body)).not.toContain('Asha');
    const second = await get(owner, '?limit=1').expect(200);
    expect(second.headers.link).toContain('rel="next"');

    const reader = await administratorWith(running, ['contacts:read']);
    expect((await get(reader.token).expect(200)).body).toMatchObject([
      { recordId: message, canDismiss: false },
    ]);
    const unpermitted = await administratorWith(running, ['audit:read']);
    expect((await get(unpermitted.token).expect(200)).body).toEqual([]);
  });

  test('can be filtered by kind and reason, in the list and its count, within what the account may read', async () => {
    await storeDeadMail('contact-received');
    const recordId = await storeDeadMail('application-received');
    const late = await storeDeadMail('application-received');
    await mails.updateOne({ key: `${late}:received` }, { $set: { lastError: 'ETIMEDOUT' } });
    const codeless = await storeDeadMail('application-received');
    await mails.updateOne({ key: `${codeless}:received` }, { $unset: { lastError: 1 } });
    const loggedOut = await storeDeadMail('application-received');
    await mails.updateOne({ key: `${loggedOut}:received` }, { $set: { lastError: 'EAUTH 535' } });

    const refused = await get(owner, '?template=application-received&reason=refused').expect(200);
    expect(refused.body).toMatchObject([{ recordId, reason: 'refused' }]);
    expect(refused.headers['x-total-count']).toBe('1');
    expect((await get(owner, '?reason=unreachable')).body).toMatchObject([{ recordId: late }]);
    expect((await get(owner, '?reason=other')).body).toMatchObject([
      { recordId: loggedOut, reason: 'other' },
      { recordId: codeless },
    ]);
    const page = await get(owner, '?template=application-received&limit=1').expect(200);
    expect(page.headers['x-total-count']).toBe('4');
    expect(page.headers.link).toContain('template=application-received');

    const reader = await administratorWith(running, ['contacts:read']);
    expect((await get(reader.token, '?template=application-received').expect(200)).body).toEqual([]);
    await get(owner, '?reason=weather').expect(400);
    await get(owner, '?template=love-letter').expect(400);
  });

  test('can be sent again once, by somebody who may decide about the record', async () => {
    const recordId = await storeDeadMail('application-received');
    const [{ _id }] = (await get(owner)).body;
    const reader = await administratorWith(running, ['applications:read']);
    await decide(reader.token, _id, 'send-again').expect(403);
    const otherReviewer = await administratorWith(running, ['contacts:read', 'contacts:update']);
    await decide(otherReviewer.token, _id, 'send-again').expect(404);

    await decide(owner, _id, 'send-again').expect(200);
    const [mail] = await inbox.mailsTo(`${recordId}@example.org`);
    expect(mail?.text).toContain('FA-7K3M9Q');
    await decide(owner, _id, 'send-again').expect(404);
    expect((await get(owner)).body).toEqual([]);
    const log = await request(running.origin).get('/api/admin/audit?action=mail.sent_again').auth(owner, {
      type: 'bearer',
    });
    expect(log.body).toMatchObject([
      { subject: { kind: 'mail', id: _id }, detail: { template: 'application-received' } },
    ]);
  });

  test('wait for the next day when they are sent again while the daily quota is used up', async () => {
    const [recordId, contactId] = [
      await storeDeadMail('application-received'),
      await storeDeadMail('contact-received'),
    ];
    const days = running.connection.collection<{ _id: string }>('mail_recipient_days');
    for (const id of [recordId, contactId]) {
      const { recipientHash = '' } = await mailOf(id);
      const full = Array.from({ length: 5 }, () => ({ mail: new Types.ObjectId(), at: new Date() }));
      await days.updateOne({ _id: recipientHash }, { $set: { reservations: full } });
    }
    // A mail given up because of the quota is always this old.
    const weekAgo = new Date(Date.now() - 7 * DAY_MS);
    await mails.updateOne(
      { key: `${recordId}:received` },
      { $set: { waitsForNextDay: true, createdAt: weekAgo } },
    );
    for (const { _id } of (await get(owner)).body) await decide(owner, _id, 'send-again').expect(200);
    running.app.get(MailWorker).wake();

    for (const id of [recordId, contactId]) {
      const held = await eventually(
        () => mailOf(id),
        ({ state, lastError }) => state !== 'pending' || lastError !== undefined,
      );
      expect(held).toMatchObject({ state: 'pending', lastError: 'DAILY_LIMIT', to: `${id}@example.org` });
      expect(held.dueAt.getTime()).toBeGreaterThan(Date.now() + DAY_MS / 2);
    }
    const moreThanThreeDaysAgo = new Date(Date.now() - 3 * DAY_MS - 1);
    await mails.updateMany(
      { state: 'pending', lastError: 'DAILY_LIMIT' },
      { $set: { sentAgainAt: moreThanThreeDaysAgo, dueAt: new Date(0) } },
    );
    running.app.get(MailWorker).wake();
    await eventually(
      async () => (await get(owner)).body,
      ({ length }) => length === 2,
    );
  });

  test('can be dismissed once, which erases their recipient and content', async () => {
    const recordId = await storeDeadMail('contact-received');
    const [{ _id }] = (await get(owner)).body;
    const answers = await Promise.all([1, 2, 3].map(() => decide(owner, _id, 'dismiss')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await get(owner)).body).toEqual([]);
    const kept = await mails.findOne({ key: `${recordId}:received` }).lean<OutboxMail>();
    expect(kept).toMatchObject({ state: 'cancelled' });
    expect(kept).not.toHaveProperty('to');
    expect(kept).not.toHaveProperty('params');
    const entries = running.connection.collection('audit_entries');
    expect(await entries.findOne({ action: 'mail.dismissed' })).toMatchObject({
      subject: { kind: 'mail', id: _id },
      detail: { template: 'contact-received' },
    });
  });

  test('cannot be sent again when their code has expired', async () => {
    await storeDeadMail('track-code');
    const [{ _id, canSendAgain }] = (await get(owner)).body;
    expect(canSendAgain).toBe(false);
    const refused = await decide(owner, _id, 'send-again').expect(409);
    expect(refused.body.message).toContain('expired');
    await decide(owner, _id, 'dismiss').expect(200);
  });

  test('cannot be sent again after a later decision about the record', async () => {
    const sent = await sendApplication(running.origin, applicationForm({ email: 'ravi.again@example.org' }));
    const id: string = sent.body.data._id;
    const change = (status: string) => changeStatus(id, { status, reason: REASON });
    await change('approved');
    const key = `${id}:decided:1`;
    const decided = () => mails.findOne({ key }).lean<OutboxMail>();
    await eventually(decided, (mail) => mail?.state === 'sent');
    await mails.updateOne(
      { key },
      {
        $set: { state: 'dead', to: 'ravi.again@example.org', template: 'application-decided', locale: 'en' },
      },
    );
    await change('pending');
    const [{ _id }] = (await get(owner)).body;
    const refused = await decide(owner, _id, 'send-again').expect(409);
    expect(refused.body.message).toContain('another decision about the record');
    expect(await decided()).toMatchObject({ state: 'dead' });
  });

  test('that confirm receipt are sent again only while there is no decision about the record, and logged about it', async () => {
    const email = 'ravi.arrived@example.org';
    const sent = await sendApplication(running.origin, applicationForm({ email }));
    const id: string = sent.body.data._id;
    await inbox.mailsTo(email);
    const change = (status: string) => changeStatus(id, { status, reason: REASON });
    await change('rejected');
    await inbox.mailsTo(email, 2);
    await eventually(
      () => mailOf(id),
      ({ state }) => state === 'sent',
    );
    const { reference } = sent.body.data;
    const params = { name: 'Ravi', reference };
    await mails.updateOne(
      { key: `${id}:received` },
      { $set: { state: 'dead', to: email, template: 'application-received', locale: 'en', params } },
    );
    const [{ _id }] = (await get(owner)).body;
    const refused = await decide(owner, _id, 'send-again').expect(409);
    expect(refused.body.message).toContain('so this mail is out of date');
    expect(await mailOf(id)).toMatchObject({ state: 'dead' });
    await change('pending');
    await decide(owner, _id, 'send-again').expect(200);
    const log = await request(running.origin)
      .get(`/api/admin/audit?action=mail.sent_again&record=${id}&kind=factory-application`)
      .auth(owner, { type: 'bearer' });
    expect(log.body).toMatchObject([{ subject: { kind: 'factory-application', id, reference } }]);
  });

  test('that summarise what is pending are sent again only to an account that can be logged in to', async () => {
    const manager = await logIn(running, FIRST_ADMINISTRATOR);
    const reader = await administratorWith(running, ['contacts:read']);
    await sendMessage(running.origin).expect(201);
    const key = `digest:${reader.adminId}:2025-01-31`;
    await running.app.get(Outbox).enqueue({
      key,
      to: reader.email,
      accountId: reader.adminId,
      verified: true,
      locale: 'en',
      notBefore: new Date(Date.now() + 3_600_000),
      template: 'waiting-digest',
      params: { waiting: [{ list: 'contacts', count: 1_000 }] },
    });
    await mails.updateOne({ key }, { $set: { state: 'dead', tries: 14 } });
    const { _id } = await mails.findOne({ key }).lean<OutboxMail>().orFail();
    const step = (name: AccountStep) =>
      changeAccount(running.origin, manager, reader.adminId, name).expect(200);
    await changeSettings(reader, running.origin, { digest: 'daily' });
    await step('suspend');
    const refused = await decide(owner, _id.toHexString(), 'send-again').expect(409);
    expect(refused.body.message).toBe('Its recipient has no access any more, so this mail is not sent.');
    await step('resume');
    await decide(owner, _id.toHexString(), 'send-again').expect(200);
    const digest = await inbox.mailSaying(reader.email, 'Unread messages');
    expect(digest.text).not.toContain('1,000');
  });

  describe('about subscriptions', () => {
    /** Stores a subscription and a dead mail about it. */
    async function storeDeadMailAbout(
      name: string,
      mail: Pick<OutboxMail, 'template' | 'params'>,
      set: object = {},
    ): Promise<{ id: string; email: string; mailId: string }> {
      const email = `${new Types.ObjectId().toHexString()}@example.org`;
      const sent = await sendSubscription(running.origin, subscriptionForm({ email }));
      const id: string = sent.body.data._id;
      await inbox.mailsTo(email);
      await subscriptionModel(running).updateOne({ _id: id }, { $set: set });
      const key = `${id}:${name}`;
      const dead = { state: 'dead', to: email, locale: 'en', ...mail };
      const now = new Date();
      const onInsert = { messageId: `<${key}@example.org>`, createdAt: now, dueAt: now, tries: 14 };
      await eventually(
        () => mails.exists({ key: `${id}:received`, state: 'sent' }),
        (found) => found !== null,
      );
      await mails.updateOne({ key }, { $set: dead, $setOnInsert: onInsert }, { upsert: true });
      const { _id } = await mails.findOne({ key }).lean<OutboxMail>().orFail();
      return { id, email, mailId: _id.toHexString() };
    }
    const about = { name: 'Asha', reference: 'SP-7K3M9Q' };

    test('for colleagues are sent again only while these can open the record', async () => {
      const by = 'asha@example.org';
      const params = { event: 'assigned', by, reference: 'SP-7K3M9Q', list: 'subscribers', recordId: '1' };
      const notice = { template: 'colleague-notice', params } as const;
      const { mailId } = await storeDeadMailAbout(
        'assigned:1',
        notice as Pick<OutboxMail, 'template' | 'params'>,
      );
      const refused = await decide(owner, mailId, 'send-again').expect(409);
      expect(refused.body.message).toBe('Its recipient has no access any more, so this mail is not sent.');
      const colleague = await administratorWith(running, ['subscriptions:read']);
      await mails.updateOne({ _id: mailId }, { $set: { to: colleague.email } });
      await decide(owner, mailId, 'send-again').expect(200);
      await inbox.mailsTo(colleague.email);
    });
    const order = { combo: 'Premium Pack', quantity: 2, total: 4000, paymentMethod: 'cod' } as const;

    test('name the next delivery when they are sent again after the one they named', async () => {
      const { email, mailId } = await storeDeadMailAbout('received', {
        template: 'subscription-received',
        params: { ...about, ...order, delivery: '2024-01-15' },
      });
      await decide(owner, mailId, 'send-again').expect(200);
      const text = (await inbox.mailsTo(email, 2)).at(-1)?.text;
      expect(text).toContain('SP-7K3M9Q');
      expect(text).not.toContain('2024');
    });

    test('no longer ask for the cash for the last box when its payment has arrived', async () => {
      const createdAt = new Date('2025-11-01T05:00:00Z');
      const pausedAt = new Date('2025-11-15T05:00:00Z');
      const history = [
        { status: 'active', at: createdAt },
        { status: 'paused', at: pausedAt },
      ];
      const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_2', paidAt: pausedAt };
      const lastBox = { day: '2025-11-15', cash: 4000 };
      const { email, mailId } = await storeDeadMailAbout(
        'decided:1',
        {
          template: 'subscription-changed',
          params: { ...about, change: 'paused', delivery: '2025-12-15', lastBox },
        },
        { status: 'paused', createdAt, history, payment },
      );
      await decide(owner, mailId, 'send-again').expect(200);
      const text = (await inbox.mailsTo(email, 2)).at(-1)?.text;
      expect(text).toContain('15 November 2025');
      expect(text).toContain('You have already paid for it.');
    });

    test('about a cancellation promise no refund that was made in the meantime', async () => {
      const endedAt = new Date();
      const history = [
        { status: 'active', at: new Date(endedAt.getTime() - 2000) },
        { status: 'cancelled', at: endedAt },
      ];
      const payment = {
        state: 'refunded',
        amount: 400_000,
        paymentId: 'pay_1',
        paidAt: new Date(endedAt.getTime() - 1000),
        refunded: ['pay_1'],
      };
      const { email, mailId } = await storeDeadMailAbout(
        'decided:1',
        {
          template: 'subscription-changed',
          params: { ...about, change: 'cancelled', delivery: '2025-12-15', refund: 4000 },
        },
        { status: 'cancelled', history, payment },
      );
      await decide(owner, mailId, 'send-again').expect(200);
      const text = (await inbox.mailsTo(email, 2)).at(-1)?.text;
      expect(text).toContain('Your subscription is cancelled.');
      expect(text).not.toContain('refund');
    });

    test('that confirm a payment announce the refund after a cancellation, and cannot be sent again after the refund', async () => {
      const paidAt = new Date();
      const history = [
        { status: 'active', at: new Date(paidAt.getTime() - 2000) },
        { status: 'cancelled', at: new Date(paidAt.getTime() - 1000) },
      ];
      const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_1', paidAt };
      const params = { ...about, amount: 4000, cancelled: false };
      const paid = { template: 'subscription-paid', params } as const;
      const set = { status: 'cancelled', history, payment };
      const { id, email, mailId } = await storeDeadMailAbout('paid:pay_1', paid, set);
      await decide(owner, mailId, 'send-again').expect(200);
      expect((await inbox.mailsTo(email, 2)).at(-1)?.text).toContain('we will refund it');

      await eventually(
        () => mails.exists({ _id: mailId, state: 'sent' }),
        (found) => found !== null,
      );
      await mails.updateOne({ _id: mailId }, { $set: { state: 'dead', to: email, locale: 'en', ...paid } });
      await subscriptionModel(running).updateOne({ _id: id }, { $set: { 'payment.refunded': ['pay_1'] } });
      const refused = await decide(owner, mailId, 'send-again').expect(409);
      expect(refused.body.message).toBe(
        'What this mail is about has changed since then, so it is out of date.',
      );
    });
  });

  test('can be sent again when a later decision was undone before its mail was sent', async () => {
    const email = 'ravi.undone@example.org';
    const sent = await sendApplication(running.origin, applicationForm({ email }));
    const id: string = sent.body.data._id;
    await inbox.mailsTo(email);
    const change = (body: object) => changeStatus(id, body);
    inbox.setMode('refuse for good');
    await change({ status: 'approved', reason: REASON });
    const key = `${id}:decided:1`;
    await eventually(
      () => mails.findOne({ key }).lean<OutboxMail>(),
      (mail) => mail?.lastError !== undefined,
    );
    await refuseLastAttempt(key);
    await change({ status: 'pending', reason: 'Our mistake.', undoable: true });
    const undone = await change({ status: 'approved', expectedStatus: 'pending', undoable: true });
    expect(undone.body.data.history.at(-1)).toMatchObject({ status: 'approved', undo: true });

    const [{ _id }] = (await get(owner)).body;
    await decide(owner, _id, 'send-again').expect(200);
    expect((await inbox.mailsTo(email, 2)).at(-1)?.text).toContain(REASON);
  });
});
