import request from 'supertest';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { SubmissionKinds } from '../../src/submissions/record/submission-kinds.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../support/factories/subscriptions.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('managing subscriptions', () => {
  let running: TestApp;
  let inbox: Inbox;
  let office: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const get = (address: string) =>
    request(running.origin).get(address).set('Authorization', `Bearer ${office.token}`);
  const change = (id: string, body: object, by = office) =>
    request(running.origin)
      .patch(`/api/subscription/${id}/status`)
      .set('Authorization', `Bearer ${by.token}`)
      .send(body);
  const stored = async (different: object = {}, language = 'en') => {
    const answer = await sendSubscription(running.origin, subscriptionForm(different), { language });
    expect(answer.status).toBe(201);
    return answer.body.data as { _id: string; reference: string; nextDelivery: string };
  };
  const logOf = (id: string, atLeast: number) =>
    eventually(
      () => entriesAfterSubmission(running.app, 'subscription', id),
      (found) => found.length >= atLeast,
    );

  test('GET /api/subscription finds subscriptions by part of a name or the pin code', async () => {
    const { reference, nextDelivery } = await stored({ name: 'Parvati Meenakshi', pinCode: '641001' });
    const found = await get('/api/subscription?q=parv%20meen');
    expect(found.status).toBe(200);
    expect(found.body).toEqual([
      expect.objectContaining({
        reference,
        name: 'Parvati Meenakshi',
        combo: 'Premium Pack',
        level: 'Premium',
        quantity: 2,
        total: 4000,
        status: 'active',
        nextDelivery,
      }),
    ]);
    expect(found.headers['x-total-count']).toBe('1');
    expect((await get('/api/subscription?q=641001&status=active')).body).toHaveLength(1);
    expect((await get('/api/subscription?q=641001&status=paused')).body).toEqual([]);
    expect((await get('/api/subscription?combo=Premium')).status).toBe(400);
  });

  test('GET /api/subscription/{id} returns a subscription without internal fields', async () => {
    const { _id, reference } = await stored({ userType: 'Share Holder', rmPwId: 'PW-77' });
    const { body } = await get(`/api/subscription/${_id}`);
    expect(body).toMatchObject({ _id, reference, rmPwId: 'PW-77', history: [{ status: 'active' }] });
    expect(JSON.stringify(body)).not.toMatch(/idempotencyKey|bodyHash|searchKeys|pendingEffects/);
  });

  test.each(['no-such-id', '65f1c0ffee65f1c0ffee65f1'])(
    'GET /api/subscription/%s answers 404',
    async (id) => {
      expect((await get(`/api/subscription/${id}`)).status).toBe(404);
    },
  );

  test('pauses, resumes and cancels, each with a mail and an audit entry', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id, reference, nextDelivery } = await stored({ email });
    const paused = await change(_id, { status: 'Paused', reason: 'You are away until March.' });
    expect(paused.body).toMatchObject({ message: 'Subscription paused', data: { status: 'paused' } });
    expect(paused.body.data).not.toHaveProperty('nextDelivery');
    const resumed = await change(_id, { status: 'active', expectedStatus: 'paused' });
    expect(resumed.body).toMatchObject({ message: 'Subscription resumed', data: { nextDelivery } });
    expect((await change(_id, { status: 'cancelled' })).body.message).toBe('Subscription cancelled');
    const mails = await inbox.mailsTo(email, 4);
    for (const { subject } of mails) expect(subject).toContain(reference);
    const texts = mails.map(({ text }) => text).join('\n');
    expect(texts).toContain('You are away until March.');
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    const log = await logOf(_id, 3);
    expect(log.map(({ action }) => action)).toEqual(Array(3).fill('subscription.status_changed'));
  });

  test('sends no mail about a pause that is undone at once, but keeps both changes in the audit log', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id, nextDelivery } = await stored({ email });
    await change(_id, { status: 'paused', expectedStatus: 'active', undoable: true }).expect(200);
    const undone = await change(_id, { status: 'active', expectedStatus: 'paused' }).expect(200);
    expect(undone.body.data).toMatchObject({ status: 'active', nextDelivery });
    // Deliveries are counted as if it had never been paused.
    expect((await subscriptionModel(running).findById(_id).lean())?.history.at(-1)?.undo).toBe(true);
    await change(_id, { status: 'cancelled' }).expect(200);
    const mails = await inbox.mailsTo(email, 2);
    expect(mails.map(({ text }) => text).join('\n')).not.toMatch(/paused|resumed/i);
    const log = await logOf(_id, 3);
    expect(log.map(({ after }) => after?.status).sort()).toEqual(['active', 'cancelled', 'paused']);
  });

  test('sends the mail about a change in the language of the form', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email }, 'hi');
    await change(_id, { status: 'cancelled' }).expect(200);
    const mails = await inbox.mailsTo(email, 2);
    for (const { text } of mails) expect(text).toMatch(/[\u0900-\u097f]{3}/);
  });

  test('cancels a paused subscription', async () => {
    const { _id } = await stored();
    await change(_id, { status: 'paused' }).expect(200);
    await change(_id, { status: 'cancelled' }).expect(200);
  });

  test('shows the box that still comes after a cancellation on its day', async () => {
    const { _id } = await stored();
    expect((await get(`/api/subscription/${_id}`)).body).not.toHaveProperty('lastBox');
    const createdAt = new Date('2025-01-05T10:00:00+05:30');
    const history = [
      { status: 'active', at: createdAt },
      { status: 'cancelled', at: new Date('2025-03-15T10:00:00+05:30') },
    ];
    await subscriptionModel(running).updateOne(
      { _id },
      { $set: { status: 'cancelled', createdAt, history } },
    );
    const { body } = await get(`/api/subscription/${_id}`);
    expect(body).toMatchObject({ status: 'cancelled', lastBox: { day: '2025-03-15', cash: 4000 } });
    expect(body).not.toHaveProperty('nextDelivery');
  });

  test.each(['active', 'paused'])(
    'answers 409 with the record to %s after a cancellation, which is final',
    async (status) => {
      const { _id } = await stored();
      await change(_id, { status: 'cancelled' }).expect(200);
      const answer = await change(_id, { status });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'CONFLICT',
        message: 'This record is cancelled, and that is final.',
        data: { status: 'cancelled' },
      });
    },
  );

  test('sends no second mail for a repeated change, and answers 409 to a colleague who is second', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email });
    await change(_id, { status: 'paused', expectedStatus: 'active' }).expect(200);
    await change(_id, { status: 'paused', expectedStatus: 'active' }).expect(200);
    const colleague = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    const second = await change(_id, { status: 'paused', expectedStatus: 'active' }, colleague);
    expect(second.status).toBe(409);
    expect(second.body.data.status).toBe('paused');
    const record = await subscriptionModel(running).findById(_id).lean();
    expect(record?.history).toHaveLength(2);
    expect(await inbox.mailsTo(email, 2)).toHaveLength(2);
  });

  test('answers 400 to an unknown status', async () => {
    const { _id } = await stored();
    const answer = await change(_id, { status: 'ended' });
    expect(answer.body.fields).toEqual({ status: [expect.stringContaining('must be one of')] });
  });

  test('holds the mail of a suspect subscription until somebody removes the mark', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email, website: 'http://spam.example' });
    const cleared = await change(_id, { status: 'active', clearSuspect: true });
    expect(cleared.body).toMatchObject({ message: 'Suspect mark removed', data: { suspect: false } });
    expect(await inbox.mailsTo(email)).toHaveLength(1);
  });

  test('skips the boxes of a pause of a suspect subscription that a colleague ends weeks later', async () => {
    const { _id } = await stored({ website: 'http://spam.example' });
    const moments = ['2026-01-02T10:00:00+05:30', '2026-02-05T10:00:00+05:30'].map((at) => new Date(at));
    await change(_id, { status: 'paused' }).expect(200);
    await subscriptionModel(running).updateOne(
      { _id },
      { $set: { createdAt: moments[0], 'history.0.at': moments[0], 'history.1.at': moments[1] } },
    );
    const colleague = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    const resumed = await change(_id, { status: 'active' }, colleague).expect(200);
    expect(resumed.body.data.history.at(-1)).not.toHaveProperty('undo');
    const { boxes } = await subscriptionModel(running).findById(_id).orFail().lean();
    expect(boxes.from).toBe('2026-01-15');
    expect(boxes.skipped).toContain('2026-02-15');
  });

  test('erases record, mails and reasons, and keeps in the audit log that it did', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id, reference } = await stored({ email });
    await change(_id, { status: 'paused', reason: 'Her uncle called.' }).expect(200);
    await logOf(_id, 1);
    const kind = running.app.get(SubmissionKinds, { strict: false }).ofReference(reference);
    if (!kind) throw new Error('no such kind');
    await running.app.get(SubmissionEraser, { strict: false }).erase(kind, _id, { actor: null });
    expect(await subscriptionModel(running).countDocuments({ _id })).toBe(0);
    const queue = await running.connection
      .collection('mail_outbox')
      .find({ key: new RegExp(`^${_id}:`) })
      .toArray();
    expect(queue.length).toBeGreaterThan(0);
    for (const mail of queue) expect(mail).not.toHaveProperty('to');
    const log = await logOf(_id, 2);
    expect(log[0]).toMatchObject({ action: 'subscription.erased', actor: null, subject: { id: _id } });
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`uncle|${reference}`));
  });

  test.each([
    ['get', '', 'subscriptions:read'],
    ['get', '/ID', 'subscriptions:read'],
    ['patch', '/ID/status', 'subscriptions:update'],
  ] as const)('%s /api/subscription%s needs a login and %s', async (method, path, permission) => {
    const { _id } = await stored();
    const address = `/api/subscription${path.replace('ID', _id)}`;
    expect((await request(running.origin)[method](address)).status).toBe(401);
    const all = ['subscriptions:read', 'subscriptions:update', 'contacts:read'] as const;
    const stranger = await administratorWith(
      running,
      all.filter((one) => one !== permission),
    );
    const answer = await request(running.origin)
      [method](address)
      .set('Authorization', `Bearer ${stranger.token}`);
    expect(answer.status).toBe(403);
  });
});
