import request from 'supertest';
import { SubmissionStore } from '../../src/submissions/record/store/submission-store.js';
import { askForCode, openRecord, pairOf, Visitors, wrong } from '../support/calls/track.js';
import { administratorWith } from '../support/factories/administrators.js';
import type { TestApp } from '../support/test-app.js';

describe('POST /api/track/open', () => {
  let running: TestApp;
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await Visitors.open();
    running = visitors.running;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => visitors.close());

  const REFUSED = {
    code: 'VALIDATION_FAILED',
    fields: {
      code: [
        'This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.',
      ],
    },
  };

  test('opens the record for fifteen minutes with status, history and reasons, without names of the office', async () => {
    const of = await visitors.subscribed();
    const office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    await request(running.origin)
      .patch(`/api/subscription/${of._id}/status`)
      .set('Authorization', `Bearer ${office.token}`)
      .send({ status: 'paused', reason: 'You asked us to wait.' })
      .expect(200);
    const { token, expiresIn, data } = await visitors.opened(of);
    expect(token).toEqual(expect.any(String));
    expect(expiresIn).toBe(900);
    expect(data).toMatchObject({
      reference: of.reference,
      kind: 'subscription',
      status: 'paused',
      history: [
        { status: 'active', by: 'you' },
        { status: 'paused', by: 'office', reason: 'You asked us to wait.' },
      ],
      actions: ['resume', 'cancel', 'erase'],
      facts: { combo: 'Premium Pack', quantity: 2, total: 4000, paymentMethod: 'cod' },
    });
    expect(data.sent).toMatchObject({ address: expect.stringContaining('Station Road') });
  });

  test('accepts a code once', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => openRecord(running.origin, { ...pairOf(of), code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await openRecord(running.origin, { ...pairOf(of), code })).body).toMatchObject(REFUSED);
  });

  test('rejects the right code after five wrong attempts', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
    for (let attempts = 0; attempts < 5; attempts++) {
      expect((await openRecord(running.origin, { ...pairOf(of), code: wrong(code) })).status).toBe(400);
    }
    expect((await openRecord(running.origin, { ...pairOf(of), code })).body).toMatchObject(REFUSED);
  });

  test('accepts the right code after four wrong attempts', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
    for (let attempts = 0; attempts < 4; attempts++) {
      await openRecord(running.origin, { ...pairOf(of), code: wrong(code) });
    }
    expect((await openRecord(running.origin, { ...pairOf(of), code })).status).toBe(200);
  });

  test('rejects a code after ten minutes, or when a newer one has been issued', async () => {
    const of = await visitors.subscribed();
    const first = await visitors.codeFor(of);
    const second = await visitors.codeFor(of);
    expect((await openRecord(running.origin, { ...pairOf(of), code: first })).status).toBe(400);
    const codes = running.connection.collection('track_codes');
    const [newest] = await codes.find({}).sort({ expiresAt: -1 }).limit(1).toArray();
    expect(newest?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(newest?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
    await codes.updateMany({}, { $set: { expiresAt: new Date() } });
    expect((await openRecord(running.origin, { ...pairOf(of), code: second })).body).toMatchObject(REFUSED);
  });

  test('rejects an expired code even if a clock is set back', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
    const codes = running.connection.collection('track_codes');
    const endsIn = (ms: number) => codes.updateMany({}, { $set: { expiresAt: new Date(Date.now() + ms) } });
    await endsIn(48 * 3_600_000);
    expect((await openRecord(running.origin, { ...pairOf(of), code })).body).toMatchObject(REFUSED);
    // A code from a server whose clock is slightly ahead is valid.
    await endsIn(10 * 60_000 + 50_000);
    expect((await openRecord(running.origin, { ...pairOf(of), code })).status).toBe(200);
  });

  test('opens no other record with the code, not even one of the same person', async () => {
    const of = await visitors.subscribed();
    const other = await visitors.subscribed({ email: of.email });
    const code = await visitors.codeFor(of);
    const pair = { reference: other.reference, email: of.email };
    expect((await openRecord(running.origin, { ...pair, code })).status).toBe(400);
  });

  test('answers alike to a wrong code and to any code for an unknown record, without reading a record', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
    const nobody = { reference: 'SP-000000', email: visitors.freshEmail() };
    await askForCode(running.origin, nobody).expect(200);
    await visitors.codeFor(await visitors.subscribed());
    const findByReference = jest.spyOn(SubmissionStore.prototype, 'findByReference');
    const known = await openRecord(running.origin, { ...pairOf(of), code: wrong(code) });
    const unknown = await openRecord(running.origin, { ...nobody, code: '123456' });
    expect(findByReference).not.toHaveBeenCalled();
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    expect([known.status, unknown.status]).toEqual([400, 400]);
  });

  test.each(['12345', '1234567', 'abcdef', undefined])(
    'answers 400 on the field to the code %j',
    async (code) => {
      const pair = { reference: 'SP-7K3M9Q', email: 'asha@example.org' };
      const answer = await openRecord(running.origin, { ...pair, code });
      expect(Object.keys(answer.body.fields)).toEqual(['code']);
    },
  );
});
