import { mongo, Types } from 'mongoose';
import request, { type Response } from 'supertest';
import { decisionsAreFoundByAKey } from '../../src/database/migrations/0010-decisions-are-found-by-a-key.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { storeApplications } from '../support/factories/applications.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { runMigration } from '../support/run-migration.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE_MS = 60_000;

describe('the list of decided records', () => {
  let running: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    const permissions = [
      'applications:read',
      'applications:review',
      'shareholders:read',
      'shareholders:review',
    ] as const;
    asha = await administratorWith(running, [...permissions]);
    ravi = await administratorWith(running, [...permissions]);
  });
  afterAll(() => running.close());
  beforeEach(() => applications().deleteMany({}));

  const applications = () => running.connection.collection('factory_applications');
  const get = (address: string, by = asha) =>
    request(running.origin).get(address).auth(by.token, { type: 'bearer' });
  const list = (query: Record<string, string>, by = asha, path = '/api/apply-factory') =>
    get(`${path}?${new URLSearchParams(query)}`, by).expect(200);
  const names = async (query: Record<string, string>, by = asha): Promise<string[]> =>
    (await list(query, by)).body.map(({ name }: { name: string }) => name);
  const decide = (by: LoggedIn, id: string, body: object) =>
    request(running.origin)
      .patch(`/api/apply-factory/${id}/status`)
      .auth(by.token, { type: 'bearer' })
      .send(body)
      .expect(200);

  /** Applications by people with these names, newest last; returns their ids by name. */
  async function applied<Name extends string>(...people: Name[]): Promise<Record<Name, string>> {
    const stored = await storeApplications(
      running,
      people.map((name) => ({ name })),
    );
    return Object.fromEntries(stored.map(({ name, _id }) => [name, _id.toHexString()])) as Record<
      Name,
      string
    >;
  }

  test('filters by the deciding account, whatever the status, in the requested order', async () => {
    const ids = await applied('Anu', 'Balu', 'Chitra', 'Deepa');
    await decide(asha, ids.Anu, { status: 'approved' });
    await decide(asha, ids.Chitra, { status: 'rejected' });
    await decide(ravi, ids.Balu, { status: 'approved' });
    expect(await names({ decidedBy: 'me' })).toEqual(['Chitra', 'Anu']);
    expect(await names({ decidedBy: 'me' }, ravi)).toEqual(['Balu']);
    expect(await names({ decidedBy: asha.adminId, sort: 'name' }, ravi)).toEqual(['Anu', 'Chitra']);
    expect(await names({ decidedBy: 'me', status: 'rejected' })).toEqual(['Chitra']);
    expect(await names({ decidedBy: 'me', q: 'anu' })).toEqual(['Anu']);
    expect(await names({ decidedBy: 'f'.repeat(24) })).toEqual([]);
    const answer = await list({ decidedBy: 'me', limit: '1' });
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body[0].decision).toEqual({
      by: { adminId: asha.adminId, email: asha.email },
      at: answer.body[0].history[1].at,
    });
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1] ?? '';
    expect(next).toContain('decidedBy=me');
    expect((await get(next).expect(200)).body).toMatchObject([{ name: 'Anu' }]);
  });

  test('omits a decision once it is undone, reopened or made anew by somebody else', async () => {
    const ids = await applied('Anu', 'Balu', 'Chitra');
    await decide(asha, ids.Anu, { status: 'approved', undoable: true });
    await decide(asha, ids.Balu, { status: 'approved' });
    await decide(asha, ids.Chitra, { status: 'rejected' });
    expect(await names({ decidedBy: 'me' })).toEqual(['Chitra', 'Balu', 'Anu']);
    await decide(asha, ids.Anu, { status: 'pending', undo: true });
    await decide(ravi, ids.Balu, { status: 'pending', reason: 'One more look' });
    await decide(ravi, ids.Chitra, { status: 'pending', reason: 'One more look' });
    expect(await names({ decidedBy: 'me' })).toEqual([]);
    const [reopened] = (await list({ q: 'chitra' })).body;
    expect(reopened.decision).toBeUndefined();
    await decide(ravi, ids.Chitra, { status: 'approved' });
    expect(await names({ decidedBy: 'me' })).toEqual([]);
    expect(await names({ decidedBy: ravi.adminId })).toEqual(['Chitra']);
    // An undo restores the decision of whoever made it, not of whoever undid its change.
    await decide(ravi, ids.Balu, { status: 'approved' });
    await decide(asha, ids.Balu, { status: 'pending', reason: 'By mistake', undoable: true });
    await decide(asha, ids.Balu, { status: 'approved', undo: true });
    expect(await names({ decidedBy: ravi.adminId })).toEqual(['Chitra', 'Balu']);
    expect(await names({ decidedBy: 'me' })).toEqual([]);
  });

  test('filters by the Indian day of the decision, not of the arrival', async () => {
    const ids = await applied('Anu', 'Balu', 'Chitra');
    for (const id of Object.values(ids)) await decide(asha, id, { status: 'approved' });
    const at = {
      Anu: '2025-03-01T18:29:59.999Z',
      Balu: '2025-03-01T18:30:00.000Z',
      Chitra: '2025-03-03T10:00:00.000Z',
    };
    for (const [name, moment] of Object.entries(at)) {
      await applications().updateOne({ name }, { $set: { 'decision.at': new Date(moment) } });
    }
    expect(await names({ decidedFrom: '2025-03-01', decidedTo: '2025-03-01' })).toEqual(['Anu']);
    expect(await names({ decidedFrom: '2025-03-02' })).toEqual(['Chitra', 'Balu']);
    expect(await names({ decidedTo: '2025-03-02', sort: 'name' })).toEqual(['Anu', 'Balu']);
    expect(await names({ decidedBy: 'me', decidedFrom: '2025-03-02', decidedTo: '2025-03-02' })).toEqual([
      'Balu',
    ]);
    expect(await names({ decidedBy: 'me', decidedFrom: '2025-03-02' }, ravi)).toEqual([]);
    expect(await names({ decidedFrom: '2025-03-03T15:30:00.001+05:30' })).toEqual([]);
    expect(await names({ decidedFrom: '2025-03-01', to: '2025-01-01' })).toEqual(['Chitra', 'Balu', 'Anu']);
    expect(await names({ decidedFrom: '2025-03-03', decidedTo: '2025-03-01' })).toEqual([]);
  });

  test.each(['-createdAt', 'createdAt', 'name', '-name'])(
    'pages through all records sorted by %s',
    async (sort) => {
      const people = Array.from({ length: 7 }, (_, index) => `Person ${(index * 3) % 7}`);
      const ids = await applied(...people);
      for (const id of Object.values(ids)) await decide(asha, id, { status: 'approved' });
      const query = { decidedBy: 'me', decidedFrom: '2025-01-01', sort };
      const all = await names(query);
      expect([...all].sort()).toEqual([...people].sort());
      const seen: string[] = [];
      let address: string | undefined = `/api/apply-factory?${new URLSearchParams({ ...query, limit: '3' })}`;
      while (address !== undefined) {
        const page: Response = await get(address).expect(200);
        seen.push(...page.body.map(({ name }: { name: string }) => name));
        address = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
      }
      expect(seen).toEqual(all);
    },
  );

  test('is available for shareholders as well', async () => {
    const path = '/api/shareholder';
    for (const [fullName, panNumber] of [
      ['Anu', 'ABCDE1234F'],
      ['Balu', 'ABCDE1235F'],
    ] as const) {
      await sendShareholder(running.origin, shareholderForm({ fullName, panNumber })).expect(201);
    }
    const [balu] = (await list({ q: 'balu' }, asha, path)).body;
    await request(running.origin)
      .put(`${path}/approval/${balu._id}`)
      .auth(ravi.token, { type: 'bearer' })
      .send({ status: 'approved' })
      .expect(200);
    const today = new Date(Date.now() + 330 * MINUTE_MS).toISOString().slice(0, 10);
    const answer = await list({ decidedBy: ravi.adminId, decidedFrom: today }, asha, path);
    expect(answer.body).toMatchObject([{ fullName: 'Balu', decision: { by: { email: ravi.email } } }]);
    expect((await get(`${path}/${balu._id}`).expect(200)).body.decision.by.email).toBe(ravi.email);
    expect((await list({ decidedBy: 'me' }, asha, path)).body).toEqual([]);
  });

  test.each([
    ['decidedBy=none', { decidedBy: ['Decided by must be the id of an account, or me.'] }],
    ['decidedBy=asha@example.org', { decidedBy: ['Decided by must be the id of an account, or me.'] }],
    [
      'decidedFrom=yesterday',
      { decidedFrom: [expect.stringMatching(/^Decided from must be a date such as/)] },
    ],
    ['decidedTo=2025-02-30', { decidedTo: [expect.stringMatching(/^Decided to must be a date such as/)] }],
    ['decidedTo=2025-02-01&decidedTo=2025-02-02', { decidedTo: [expect.any(String)] }],
  ])('rejects the query %s', async (query, fields) => {
    for (const path of ['/api/apply-factory', '/api/shareholder']) {
      expect((await get(`${path}?${query}`).expect(400)).body.fields).toEqual(fields);
    }
  });

  test('rejects the filter for subscriptions, which have no decisions', async () => {
    const subscriber = await administratorWith(running, ['subscriptions:read']);
    await get('/api/subscription?decidedBy=me', subscriber).expect(400);
  });

  test('can be exported with the deciding account, and its filters are in the audit log', async () => {
    const ids = await applied('Anu', 'Balu');
    await decide(asha, ids.Anu, { status: 'approved' });
    await decide(ravi, ids.Balu, { status: 'approved' });
    const prepared = await request(running.origin)
      .post('/api/apply-factory/exports?decidedBy=me&decidedFrom=2025-01-01')
      .auth(asha.token, { type: 'bearer' })
      .send({ columns: ['name', 'decision'] })
      .expect(200);
    const rows = cellsOf(String((await fetchPrepared(running, preparedFile(prepared)).expect(200)).body));
    expect(rows[0]).toEqual(['name', 'decided by', 'decided']);
    expect(rows.slice(1).map(([name, by]) => [name, by])).toEqual([['Anu', asha.email]]);
    const log = await running.connection
      .collection('audit_entries')
      .findOne({ action: 'application.exported' });
    expect(log?.detail).toEqual({
      decidedBy: 'me',
      decidedFrom: '2025-01-01',
      columns: ['name', 'decision'],
    });
  });

  const migrate = () => runMigration(decisionsAreFoundByAKey, running.connection.db as never);

  test('includes decisions from before the decision field after the migration, which can be repeated', async () => {
    const ids = await applied('Anu', 'Balu', 'Chitra', 'Deepa', 'Esha');
    await decide(asha, ids.Anu, { status: 'approved' });
    await decide(ravi, ids.Balu, { status: 'approved' });
    await decide(asha, ids.Balu, { status: 'pending', reason: 'By mistake', undoable: true });
    await decide(asha, ids.Balu, { status: 'approved', undo: true });
    await decide(asha, ids.Chitra, { status: 'approved' });
    await decide(asha, ids.Chitra, { status: 'pending', reason: 'One more look' });
    await applications().updateOne({ name: 'Esha' }, { $set: { status: 'approved' } });
    // Without pending mails and audit entries.
    const stored = () => applications().find().project({ pendingEffects: 0 }).sort({ name: 1 }).toArray();
    const now = await stored();
    for (const { _id, searchKeys } of now) {
      const before = searchKeys.filter((key: string) => !key.startsWith(':decided'));
      await applications().updateOne({ _id }, { $unset: { decision: 1 }, $set: { searchKeys: before } });
    }
    expect(await names({ decidedBy: 'me' })).toEqual([]);
    await migrate();
    expect(await stored()).toEqual(now);
    await migrate();
    expect(await stored()).toEqual(now);
  });

  test('is complete when an interrupted migration has run again', async () => {
    const [template] = await storeApplications(running, [{ name: 'Anu', status: 'approved' }]);
    const entry = { status: 'approved', at: new Date(), by: { adminId: asha.adminId, email: asha.email } };
    // One more than two batches of the migration; without search keys because storing them takes longer than the rest.
    const decided = Array.from({ length: 1_001 }, (_, index) => ({
      ...template,
      _id: new Types.ObjectId(),
      reference: `FA-${String(index).padStart(6, '0')}`,
      history: [...(template?.history ?? []), entry],
      searchKeys: [],
    }));
    await applications().deleteMany({});
    await applications().insertMany(decided);
    const real = mongo.Collection.prototype.bulkWrite;
    let writes = 0;
    jest.spyOn(mongo.Collection.prototype, 'bulkWrite').mockImplementation(function (
      this: mongo.Collection,
      ...given
    ) {
      writes += 1;
      if (writes === 2) throw new Error('killed');
      return real.apply(this, given);
    });
    await expect(migrate()).rejects.toThrow('killed');
    jest.restoreAllMocks();
    expect((await list({ decidedBy: 'me', limit: '1' })).headers['x-total-count']).toBe('500');
    await migrate();
    expect((await list({ decidedBy: 'me', limit: '1' })).headers['x-total-count']).toBe('1001');
  });
});
