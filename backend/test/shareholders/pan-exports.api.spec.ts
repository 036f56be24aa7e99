import request from 'supertest';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { MAX_REVEALS } from '../../src/reveals/reveal-limits.js';
import type { Shareholder } from '../../src/shareholders/shareholder.schema.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendShareholder, shareholderForm, shareholderModel } from '../support/factories/shareholders.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PANS = ['ABCDE1111A', 'ABCDE2222B', 'ABCDE3333C'];

describe('an export of shareholders with PANs', () => {
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

  test('has the PANs in its last column, and counts and audits each of them as a reveal', async () => {
    const by = await revealer();
    const [titles, ...rows] = await cellsFrom(
      await prepare(by, {}, { sort: 'createdAt', from: '2025-01-01' }).expect(200),
    );
    expect(titles?.at(-1)).toBe('PAN');
    expect(rows.map((cells) => cells.at(-1))).toEqual(PANS);
    expect(await used(by)).toBe(3);
    for (const id of records) {
      const acts = await entriesAfterSubmission(running.app, 'shareholder', id);
      expect(acts).toContainEqual(
        expect.objectContaining({
          action: 'shareholder.pan_revealed',
          actor: expect.objectContaining({ adminId: by.adminId }),
        }),
      );
    }
    const entry = await running.connection
      .collection<AuditEntry>('audit_entries')
      .findOne({ action: 'shareholder.exported', 'actor.adminId': by.adminId });
    expect(entry?.detail).toEqual({ sort: 'createdAt', from: '2025-01-01', records, withPan: true });
  });

  test('has only the requested records and columns, and does not count again what was revealed today', async () => {
    const by = await revealer();
    await allow(by, 2);
    const [first, , third] = records;
    const selection = { ids: `${third},${first}`, columns: ['reference'] };
    const cells = await cellsFrom(await prepare(by, selection).expect(200));
    expect(cells.map((row) => row[1])).toEqual(['PAN', PANS[2], PANS[0]]);
    await cellsFrom(await prepare(by, selection).expect(200));
    expect(await used(by)).toBe(2);
  });

  test('is refused as a whole without counting anything when it exceeds the remaining reveals of the day', async () => {
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

  test('is not prepared, and counts nothing, when one of the PANs is damaged', async () => {
    const by = await revealer();
    const [first, second] = await shareholderModel(running).find().sort({ _id: 1 });
    await shareholderModel(running).updateOne({ _id: second?._id }, { 'pan.sealed': first?.pan.sealed });
    const refused = await prepare(by).expect(409);
    await shareholderModel(running).updateOne({ _id: second?._id }, { 'pan.sealed': second?.pan.sealed });
    expect(refused.body.message).toMatch(new RegExp(`^The PAN of ${second?.reference} cannot be read`));
    expect(await used(by)).toBe(0);
  });

  test('counts correctly when several are prepared at once', async () => {
    const by = await revealer();
    await allow(by, 2);
    const answers = await Promise.all(records.map((ids) => prepare(by, { ids })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(await used(by)).toBe(2);
  });

  test('requires the permission to reveal both when it is prepared and when it is fetched', async () => {
    const reader = await administratorWith(running, ['shareholders:read']);
    await prepare(reader).expect(403);
    const by = await revealer();
    const file = preparedFile(await prepare(by).expect(200));
    await running.connection
      .collection('admin_state')
      .updateOne({}, { $set: { [`grants.${by.adminId}`]: ['shareholders:read'] } });
    await fetchPrepared(running, file).expect(403);
  });

  test('leaves out a record that arrives after its PANs were counted', async () => {
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

  test('is refused for a list that exceeds even the highest possible number of reveals a day', async () => {
    const by = await revealer();
    await allow(by, MAX_REVEALS);
    const { collection } = shareholderModel(running);
    const { _id, idempotencyKey, ...like } = (await collection.findOne()) as Shareholder;
    const others = Array.from({ length: MAX_REVEALS }, (_, index) => ({
      ...like,
      reference: `SH-${String(index).padStart(6, '0')}`,
    }));
    await collection.insertMany(others as never);
    await prepare(by).expect(429);
    expect(await used(by)).toBe(0);
  });
});
