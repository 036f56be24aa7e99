import { Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the list of audit entries', () => {
  let running: TestApp;
  let reader: LoggedIn;
  const asha = { adminId: new Types.ObjectId().toHexString(), email: 'asha@example.org' };
  const ravi = { adminId: new Types.ObjectId().toHexString(), email: 'ravi@example.org' };
  const parcels = Array.from({ length: 2 }, (_, index) => ({
    kind: 'parcel',
    id: new Types.ObjectId().toHexString(),
    reference: `PA-00000${index}`,
  }));
  const [first, second] = parcels;

  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, ['audit:read']);
    const log = running.app.get(AuditLog, { strict: false });
    // In India it is already the next day.
    const at = (day: number) => new Date(Date.UTC(2024, 0, day, 20));
    const events = [
      { action: 'parcel.packed', actor: asha, subject: first, at: at(1), from: '192.0.2.1' },
      { action: 'parcel.packed', actor: ravi, subject: second, at: at(2) },
      {
        action: 'parcel.sent',
        actor: asha,
        subject: second,
        at: at(3),
        before: { at: 'desk' },
        after: { at: 'post' },
      },
      { action: 'parcel.lost', actor: null, subject: first, at: at(4), detail: { token: 'hunter2' } },
    ];
    for (const event of events) await log.record(event);
  });
  afterAll(() => running.close());

  const get = (query: Record<string, string>, { token } = reader) =>
    request(running.origin).get('/api/admin/audit').query(query).auth(token, { type: 'bearer' });
  const found = async (query: Record<string, string>) => {
    const { body } = await get(query).expect(200);
    return body.map(({ action, at }: { action: string; at: string }) => `${action} ${at.slice(8, 10)}`);
  };

  test('can be filtered by person, kind, record, reference, action and Indian day, and is sorted newest first', async () => {
    expect(await found({ kind: 'parcel' })).toEqual([
      'parcel.lost 04',
      'parcel.sent 03',
      'parcel.packed 02',
      'parcel.packed 01',
    ]);
    expect(await found({ person: asha.adminId })).toEqual(['parcel.sent 03', 'parcel.packed 01']);
    expect(await found({ kind: 'parcel', record: second?.id ?? '' })).toEqual([
      'parcel.sent 03',
      'parcel.packed 02',
    ]);
    expect(await found({ reference: 'pa-000001 ' })).toEqual(['parcel.sent 03', 'parcel.packed 02']);
    expect(await found({ reference: 'PA-OOOOOI' })).toEqual(['parcel.sent 03', 'parcel.packed 02']);
    expect(await found({ reference: 'PA-0000' })).toEqual([]);
    expect(await found({ action: 'parcel.packed', person: ravi.adminId })).toEqual(['parcel.packed 02']);
    expect(await found({ kind: 'parcel', from: '2024-01-03', to: '2024-01-04' })).toEqual([
      'parcel.sent 03',
      'parcel.packed 02',
    ]);
  });

  test('contains who, what, when, from where, before and after of each entry, but not its chain fields', async () => {
    const { body } = await get({ kind: 'parcel' }).expect(200);
    expect(body[1]).toEqual({
      _id: expect.any(String),
      at: '2024-01-03T20:00:00.000Z',
      action: 'parcel.sent',
      actor: asha,
      subject: second,
      before: { at: 'desk' },
      after: { at: 'post' },
    });
    expect(body[0]).toMatchObject({ actor: null, detail: { token: '[not kept]' } });
    expect(body[3]).toMatchObject({ from: '192.0.2.1' });
  });

  test('continues on the next page, even while entries are added', async () => {
    const page = await get({ kind: 'parcel', limit: '3' }).expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1] ?? '';
    await running.app.get(AuditLog, { strict: false }).record({
      action: 'parcel.found',
      actor: ravi,
      subject: { kind: 'parcel', id: new Types.ObjectId().toHexString() },
    });
    const rest = await request(running.origin).get(next).auth(reader.token, { type: 'bearer' }).expect(200);
    expect(rest.body.map(({ action }: { action: string }) => action)).toEqual(['parcel.packed']);
    expect(rest.headers.link).not.toContain('rel="next"');
  });

  test('is counted separately, with the number of entries newer than a given one', async () => {
    const count = (query: Record<string, string>) =>
      request(running.origin)
        .get('/api/admin/audit/count')
        .query(query)
        .auth(reader.token, { type: 'bearer' });
    const { body: sent } = await get({ action: 'parcel.sent' }).expect(200);
    const filtered = { kind: 'parcel', to: '2024-01-31' };
    expect((await count(filtered).expect(200)).body).toEqual({ total: 4, isCapped: false });
    expect((await count({ ...filtered, before: sent[0]._id }).expect(200)).body).toEqual({
      total: 4,
      isCapped: false,
      newer: 1,
    });
    const { body } = await count({ before: 'f'.repeat(24) }).expect(400);
    expect(body.fields).toEqual({ before: ['There is no such entry.'] });
    // At most ten thousand entries are counted; a larger number of newer ones is left out.
    const entries = running.connection.collection('audit_entries');
    const action = 'parcel.weighed';
    const at = (index: number) => new Date(Date.UTC(2023, 0, 1, 0, 0, index));
    await entries.insertMany(
      Array.from({ length: 10_001 }, (_, index) => ({ action, actor: null, at: at(index) })),
    );
    const [oldest] = await entries.find({ action }).sort({ at: 1 }).limit(1).toArray();
    expect((await count({ action }).expect(200)).body).toEqual({ total: 10_000, isCapped: true });
    const before = oldest?._id.toHexString() ?? '';
    expect((await count({ action, before }).expect(200)).body).toMatchObject({ newer: 10_000 });
    await entries.insertOne({ action, actor: null, at: at(20_000) });
    expect((await count({ action, before }).expect(200)).body).not.toHaveProperty('newer');
  });

  test('requires audit:read, and the kind together with a record id', async () => {
    await get({}, await administratorWith(running, ['admins:manage'])).expect(403);
    const answer = await get({ record: first?.id ?? '' }).expect(400);
    expect(answer.body.fields).toEqual({ kind: ['Kind is needed to find a record.'] });
    await get({ person: 'asha' }).expect(400);
    await get({ unknown: 'x' }).expect(400);
  });
});
