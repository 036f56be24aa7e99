import { Types } from 'mongoose';
import request from 'supertest';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { askForExport, prepareExport } from '../support/calls/audit-exports.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, type PreparedFile } from '../support/files/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HEADER =
  '"time","who","action","kind","record id","reference","from where","before","after","detail","position","hash"';

describe('the export of the audit log', () => {
  let running: TestApp;
  let reader: LoggedIn;
  const newId = () => new Types.ObjectId().toHexString();
  const asha = { adminId: newId(), email: 'asha@example.org' };
  const ravi = { adminId: newId(), email: 'ravi@example.org' };
  const parcel = { kind: 'parcel', id: newId(), reference: 'PA-000001' };
  const formulaParcel = { kind: 'parcel', id: newId(), reference: '=HYPERLINK("http://a.example")' };

  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, ['audit:read']);
    const log = running.app.get(AuditLog, { strict: false });
    // In India it is already the next day.
    const at = (day: number) => new Date(Date.UTC(2024, 0, day, 20, 0, 0, 7));
    await log.record({ action: 'parcel.packed', actor: asha, subject: parcel, at: at(1), from: '192.0.2.1' });
    await log.record({
      action: 'parcel.sent',
      actor: ravi,
      subject: formulaParcel,
      at: at(2),
      from: '-x',
      before: { at: 'desk, "left"' },
      after: { at: 'पोस्ट\nऑफ़िस' },
    });
    await log.record({ action: 'parcel.lost', actor: null, subject: parcel, at: at(3), detail: { n: 1 } });
  });
  afterAll(() => running.close());
  afterEach(() => jest.restoreAllMocks());

  const ask = (filters: object, by = reader) => askForExport(running, by, filters);
  const prepared = (filters: object = { kind: 'parcel' }, by = reader) => prepareExport(running, by, filters);
  const download = (file: Pick<PreparedFile, 'path' | 'cookie'>) => fetchPrepared(running, file);
  /** The text of the file. */
  const textOf = async (file: PreparedFile) => String((await download(file).expect(200)).body);
  const rowsOf = async (filters: object) => cellsOf(await textOf(await prepared(filters))).slice(1);
  const entries = () => running.connection.collection<AuditEntry>('audit_entries');
  const countExportEntries = () => entries().countDocuments({ action: 'audit.exported' });

  test('contains the fields of each entry, newest first and in Indian time, and escapes formulas', async () => {
    const body = await textOf(await prepared());
    expect(body.startsWith(`\uFEFF${HEADER}\r\n`)).toBe(true);
    const stored = await entries().find({ 'subject.kind': 'parcel' }).sort({ at: -1 }).toArray();
    // A hash may begin like a formula.
    const chain = stored.map(({ position, hash = '' }) => [String(position), hash.replace(/^-/, "'-")]);
    const moment = (day: string) => `2024-01-0${day}T01:30:00.007+05:30`;
    expect(cellsOf(body).slice(1)).toEqual(
      [
        [moment('4'), '', 'parcel.lost', 'parcel', parcel.id, 'PA-000001', '', '', '', '{"n":1}'],
        [
          moment('3'),
          'ravi@example.org',
          'parcel.sent',
          'parcel',
          formulaParcel.id,
          `'${formulaParcel.reference}`,
          "'-x",
          '{"at":"desk, \\"left\\""}',
          '{"at":"पोस्ट\\nऑफ़िस"}',
          '',
        ],
        [
          moment('2'),
          'asha@example.org',
          'parcel.packed',
          'parcel',
          parcel.id,
          'PA-000001',
          '192.0.2.1',
          '',
          '',
          '',
        ],
      ].map((cells, at) => [...cells, ...(chain[at] ?? [])]),
    );
  });

  test('contains the same entries as the list, with any filters', async () => {
    const filters = [
      {},
      { kind: 'parcel' },
      { kind: 'parcel', record: parcel.id },
      { person: asha.adminId },
      { action: 'parcel.packed' },
      { person: ravi.adminId, action: 'parcel.packed' },
      { kind: 'parcel', from: '2024-01-03', to: '2024-01-03' },
      { from: '2024-01-03T00:00:00+05:30', kind: 'parcel' },
    ];
    for (const filter of filters) {
      const list = await request(running.origin)
        .get('/api/admin/audit')
        .query({ ...filter, limit: '200' })
        .auth(reader.token, { type: 'bearer' })
        .expect(200);
      const listed = list.body.map(({ at, action }: AuditEntry) => `${new Date(at).getTime()} ${action}`);
      const rows = await rowsOf(filter);
      const written = rows.map(([time = '', , action]) => `${new Date(time).getTime()} ${action}`);
      expect({ filter, written }).toEqual({ filter, written: listed });
    }
  });

  test('consists of the header row when no entry matches', async () => {
    const body = await textOf(await prepared({ kind: 'nothing' }));
    expect(body).toBe(`\uFEFF${HEADER}\r\n`);
  });

  test('is sent as an attachment and never cached', async () => {
    const { headers } = await download(await prepared());
    expect(headers['content-disposition']).toMatch(/^attachment; filename=activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is audited with the caller and the filters, and not sent if the audit entry cannot be written', async () => {
    await download(await prepared({ kind: 'parcel', record: parcel.id })).expect(200);
    const [entry] = await entries().find({ action: 'audit.exported' }).sort({ at: -1 }).limit(1).toArray();
    expect(entry).toMatchObject({
      actor: { email: reader.email },
      detail: { kind: 'parcel', record: parcel.id },
      from: expect.any(String),
    });
    const log = running.app.get(AuditLog, { strict: false });
    jest.spyOn(log, 'record').mockRejectedValue(new Error('no room'));
    const refused = await download(await prepared());
    expect(refused.status).toBe(500);
    expect(String(refused.body)).not.toContain('parcel');
  });

  test('can be downloaded once, even by concurrent calls, and HEAD does not count', async () => {
    const file = await prepared();
    const before = await countExportEntries();
    await request(running.origin).head(file.path).set('Cookie', file.cookie).expect(200);
    expect(await countExportEntries()).toBe(before);
    const answers = await Promise.all([download(file), download(file), download(file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await countExportEntries()).toBe(before + 1);
  });

  test('requires its cookie, which is HttpOnly and limited to its path', async () => {
    const file = await prepared();
    for (const attribute of [`Path=${file.path};`, 'HttpOnly', 'SameSite=Strict', 'Max-Age=60']) {
      expect(file.line).toContain(attribute);
    }
    await download({ ...file, cookie: 'download_ticket=guessed' }).expect(401);
    await download({ ...file, cookie: '' }).expect(401);
    // The cookie of an export is not valid for a document.
    const elsewhere = { ...file, path: file.path.replace('/admin/exports/', '/downloads/') };
    await download(elsewhere).expect(401);
    await download(file).expect(200);
  });

  test('requires the permission both when it is prepared and when it is downloaded', async () => {
    await request(running.origin).post('/api/admin/exports/audit').expect(401);
    await ask({}, await administratorWith(running, ['admins:manage', 'admins:read'])).expect(403);
    const losing = await administratorWith(running, ['audit:read']);
    const file = await prepared({}, losing);
    const owner = await logIn(running);
    await request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(owner.token, { type: 'bearer' })
      .send({ adminId: owner.adminId, userId: losing.adminId, permissions: ['contacts:read'] })
      .expect(200);
    await download(file).expect(403);
  });

  test('cannot be downloaded after the session that prepared it has ended', async () => {
    const leaving = await administratorWith(running, ['audit:read']);
    const file = await prepared({}, leaving);
    await request(running.origin)
      .post('/api/admin/logout')
      .auth(leaving.token, { type: 'bearer' })
      .expect(200);
    await download(file).expect(401);
  });

  test('requires re-authentication within the last ten minutes', async () => {
    const late = await administratorWith(running, ['audit:read']);
    await running.connection
      .collection('admin_sessions')
      .updateMany(
        { adminId: new Types.ObjectId(late.adminId) },
        { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } },
      );
    const refused = await ask({}, late).expect(403);
    expect(refused.body.code).toBe('PROOF_REQUIRED');
  });

  test.each([
    [{ record: '65f1c0ffee65f1c0ffee65f1' }, { kind: ['Kind is needed to find a record.'] }],
    [{ person: 'asha' }, { person: [expect.any(String)] }],
    [{ from: '2024-02-31' }, { from: [expect.any(String)] }],
    [{ limit: 5 }, { limit: [expect.any(String)] }],
    [{ 'person[$ne]': 'x' }, { 'person[$ne]': [expect.any(String)] }],
  ])('is rejected with %j', async (filters, fields) => {
    const answer = await ask(filters).expect(400);
    expect(answer.body.fields).toEqual(fields);
  });
});
