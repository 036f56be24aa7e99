import request from 'supertest';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { MAX_REVEALS } from '../../src/reveals/reveal-limits.js';
import type { Shareholder } from '../../src/shareholders/shareholder.schema.js';
import { actsOn } from '../support/acts-on.js';
import { cellsOf } from '../support/csv.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendShareholder, shareholderForm, shareholderModel } from '../support/factories/shareholders.js';
import { fetchPrepared, preparedFile } from '../support/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PANS = ['ABCDE1111A', 'ABCDE2222B', 'ABCDE3333C'];

describe('a file of shareholders with their PANs', () => {
  let running: TestApp;
  let owner: LoggedIn;
  let records: string[];
  beforeAll(async () => {
    running = await startTestApp();
    owner = await logIn(running);
    records = [];
    for (const panNumber of PANS) {
      const { body } = await sendShareholder(running.origin, shareholderForm({ panNumber })).expect(201);
      records.push(body.data._id);
    }
  });
  afterAll(() => running.close());

  const revealer = () => administratorWith(running, ['shareholders:read', 'shareholders:reveal']);
  const prepare = ({ token }: LoggedIn, body: object = {}, query: object = {}) =>
    request(running.origin)
      .post('/api/shareholder/exports')
      .query(query)
      .auth(token, { type: 'bearer' })
      .send({ withPan: true, ...body });
  const cellsFrom = async (prepared: request.Response) =>
    cellsOf(String((await fetchPrepared(running, preparedFile(prepared)).expect(200)).body));
  const used = async ({ token }: LoggedIn) =>
    (await request(running.origin).get('/api/admin/reveals').auth(token, { type: 'bearer' })).body.used;
  const allow = (by: LoggedIn, perDay: number) =>
    request(running.origin)
      .patch(`/api/admin/users/${by.adminId}/reveals`)
      .auth(owner.token, { type: 'bearer' })
      .send({ perDay })
      .expect(200);

  test('has them in a column of their own after the others, each counted as a reveal and on record as one', async () => {
    const by = await revealer();
    const [titles, ...rows] = await cellsFrom(
      await prepare(by, {}, { sort: 'createdAt', from: '2025-01-01' }).expect(200),
    );
    expect(titles?.at(-1)).toBe('PAN');
    expect(rows.map((cells) => cells.at(-1))).toEqual(PANS);
    expect(await used(by)).toBe(3);
    for (const id of records) {
      const acts = await actsOn(running.app, 'shareholder', id);
      expect(acts).toContainEqual(
        expect.objectContaining({
          action: 'shareholder.pan_revealed',
          actor: expect.objectContaining({ adminId: by.adminId }),
        }),
      );
    }
    const taken = await running.connection
      .collection<AuditEntry>('audit_entries')
      .findOne({ action: 'shareholder.exported', 'actor.adminId': by.adminId });
    expect(taken?.detail).toEqual({ sort: 'createdAt', from: '2025-01-01', records, withPan: true });
  });

  test('has named records and columns, and what was revealed today costs nothing more', async () => {
    const by = await revealer();
    await allow(by, 2);
    const [first, , third] = records;
    const wanted = { ids: `${third},${first}`, columns: ['reference'] };
    const cells = await cellsFrom(await prepare(by, wanted).expect(200));
    expect(cells.map((row) => row[1])).toEqual(['PAN', PANS[2], PANS[0]]);
    await cellsFrom(await prepare(by, wanted).expect(200));
    expect(await used(by)).toBe(2);
  });

  test('is refused whole, and nothing is counted, when it has more than may be revealed today', async () => {
    const by = await revealer();
    await allow(by, 2);
    const refused = await prepare(by).expect(429);
    expect(refused.body.message).toBe(
      'A file with PANs reveals each of them, and your account may reveal 2 more today. Choose fewer records; an owner can raise the number.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await used(by)).toBe(0);
    const [titles] = await cellsFrom(await prepare(by, { withPan: false }).expect(200));
    expect(titles).not.toContain('PAN');
  });

  test('counts right when several are prepared at the same moment', async () => {
    const by = await revealer();
    await allow(by, 2);
    const answers = await Promise.all(records.map((ids) => prepare(by, { ids })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(await used(by)).toBe(2);
  });

  test('is for those who may reveal, when it is prepared and when it is fetched', async () => {
    const reader = await administratorWith(running, ['shareholders:read']);
    await prepare(reader).expect(403);
    const by = await revealer();
    const file = preparedFile(await prepare(by).expect(200));
    await running.connection
      .collection('admin_state')
      .updateOne({}, { $set: { [`grants.${by.adminId}`]: ['shareholders:read'] } });
    await fetchPrepared(running, file).expect(403);
  });

  test('does not get a record that came after its PANs were counted', async () => {
    const by = await revealer();
    const query = { sort: 'createdAt', from: '2025-01-01' };
    const file = preparedFile(await prepare(by, {}, query).expect(200));
    await sendShareholder(running.origin, shareholderForm({ panNumber: 'ABCDE4444D' })).expect(201);
    const { headers, body } = await fetchPrepared(running, file).expect(200);
    expect(headers['content-disposition']).toContain('-from-2025-01-01');
    const [, ...rows] = cellsOf(String(body));
    expect(rows.map((cells) => cells.at(-1))).toEqual(PANS);
    await shareholderModel(running).deleteOne({ _id: { $nin: records } });
  });

  test('is not made of a list that nobody may reveal in a day, however high the number', async () => {
    const by = await revealer();
    await allow(by, MAX_REVEALS);
    const { collection } = shareholderModel(running);
    const { _id, idempotencyKey, ...like } = (await collection.findOne()) as Shareholder;
    const crowd = Array.from({ length: MAX_REVEALS }, (_, index) => ({
      ...like,
      reference: `SH-${String(index).padStart(6, '0')}`,
    }));
    await collection.insertMany(crowd as never);
    await prepare(by).expect(429);
    expect(await used(by)).toBe(0);
  });
});
