import { isDeepStrictEqual } from 'node:util';
import request from 'supertest';
import { CallerCache } from '../../src/admin/accounts/caller-cache.js';
import { AuditRepository } from '../../src/audit/audit.repository.js';
import type { CallerIdentity } from '../../src/common/access/caller.js';
import { ContactExport } from '../../src/contact/contact-export.js';
import type { ExportRun } from '../../src/exports/progress/export-run.schema.js';
import { prepareExport } from '../support/calls/audit-exports.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import { fetchPrepared, type PreparedFile } from '../support/files/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ENTRIES = 450;

describe('the progress of an export', () => {
  let running: TestApp;
  let reader: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, ['audit:read']);
    await running.connection.collection('audit_entries').insertMany(
      Array.from({ length: ENTRIES }, (_, n) => ({
        action: 'parcel.packed',
        actor: null,
        subject: { kind: 'parcel', id: '65f1c0ffee65f1c0ffee65f1' },
        at: new Date(Date.UTC(2024, 0, 1, 0, 0, 0, n)),
      })),
    );
  });
  afterAll(() => running.close());
  afterEach(() => jest.restoreAllMocks());

  const prepared = () => prepareExport(running, reader, { kind: 'parcel' });
  const ask = ({ path }: Pick<PreparedFile, 'path'>, { token } = reader) =>
    request(running.origin).get(`${path}/progress`).auth(token, { type: 'bearer' });
  const progressOf = async (file: PreparedFile) => (await ask(file).expect(200)).body as object;
  /** Polls, because the client receives the last byte before the server has stored that it was sent. */
  const reaches = (file: PreparedFile, progress: object) =>
    eventually(
      () => progressOf(file),
      (seen) => isDeepStrictEqual(seen, progress),
    );
  const backdateUpdate = async (file: PreparedFile, seconds: number) =>
    running.connection
      .collection<ExportRun>('export_runs')
      .updateOne(
        { _id: file.path.split('/').at(-1) ?? '' },
        { $set: { updatedAt: new Date(Date.now() - seconds * 1_000) } },
      );

  test('is available from the preparation until the whole file is sent', async () => {
    const file = await prepared();
    expect(await progressOf(file)).toEqual({ state: 'waiting', items: 0 });
    await fetchPrepared(running, file).expect(200);
    await reaches(file, { state: 'complete', items: ENTRIES, total: ENTRIES });
  });

  test('is reported while the file is being sent and when that fails', async () => {
    const repository = running.app.get(AuditRepository, { strict: false });
    const findPage = repository.findPage.bind(repository);
    let fail: () => void = () => undefined;
    const failure = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('the database is unavailable'));
    });
    let read = 0;
    jest.spyOn(repository, 'findPage').mockImplementation(async (wanted, page) => {
      read += 1;
      return read === 3 ? failure : findPage(wanted, page);
    });
    const file = await prepared();
    const fetched = fetchPrepared(running, file).then(
      () => 'complete',
      () => 'aborted',
    );
    await reaches(file, { state: 'running', items: 400, total: ENTRIES });
    fail();
    expect(await fetched).toBe('aborted');
    await reaches(file, { state: 'broken', items: 400, total: ENTRIES });
  });

  test('has as its total the records that match the filters of a list, or the number of given ids', async () => {
    const caller = (await administratorWith(running, ['contacts:read'])) as unknown as CallerIdentity;
    for (const name of ['Asha Devi', 'Asha Kumari', 'Ravi Kumar']) {
      await sendMessage(running.origin, contactForm({ name })).expect(201);
    }
    const list = running.app.get(ContactExport, { strict: false });
    expect(await list.total({}, caller)).toBe(3);
    expect(await list.total({ q: 'devi', limit: 1 }, caller)).toBe(1);
    const ids = ['65f1c0ffee65f1c0ffee65f1', '65f1c0ffee65f1c0ffee65f2'];
    expect(await list.total({ q: 'devi', ids }, caller)).toBe(2);
  });

  test('is broken when the file is not fetched in time or the sending process stops', async () => {
    const file = await prepared();
    await backdateUpdate(file, 61);
    expect(await progressOf(file)).toEqual({ state: 'broken', items: 0 });
    const sent = await prepared();
    await running.connection
      .collection<ExportRun>('export_runs')
      .updateOne({ _id: sent.path.split('/').at(-1) ?? '' }, { $set: { state: 'running', items: 7 } });
    await backdateUpdate(sent, 29);
    expect(await progressOf(sent)).toEqual({ state: 'running', items: 7 });
    await backdateUpdate(sent, 31);
    expect(await progressOf(sent)).toEqual({ state: 'broken', items: 7 });
  });

  test.each([
    ['is suspended', 'suspensions', { at: new Date(), reason: 'A lost laptop.' }],
    ['loses the permission', 'grants', ['contacts:read']],
  ])('is broken when the owner %s while the file is being sent', async (_change, field, value) => {
    const formerReader = await administratorWith(running, ['audit:read']);
    const state = running.connection.collection('admin_state');
    const repository = running.app.get(AuditRepository, { strict: false });
    const findPage = repository.findPage.bind(repository);
    let read = 0;
    jest.spyOn(repository, 'findPage').mockImplementation(async (wanted, page) => {
      read += 1;
      if (read === 2) {
        await state.updateOne({}, { $set: { [`${field}.${formerReader.adminId}`]: value } });
        running.app.get(CallerCache, { strict: false }).invalidate();
      }
      return findPage(wanted, page);
    });
    const file = await prepareExport(running, formerReader, { kind: 'parcel' });
    await expect(fetchPrepared(running, file)).rejects.toThrow('aborted');
    expect(read).toBe(2);
  });

  test('is broken when the owner no longer has the permission', async () => {
    const formerReader = await administratorWith(running, ['audit:read']);
    const file = await prepareExport(running, formerReader, { kind: 'parcel' });
    await running.connection
      .collection('admin_state')
      .updateOne({}, { $set: { [`grants.${formerReader.adminId}`]: ['contacts:read'] } });
    await fetchPrepared(running, file).expect(403);
    expect((await ask(file, formerReader)).body).toMatchObject({ state: 'broken' });
  });

  test('does not change when somebody requests the file without its cookie', async () => {
    const file = await prepared();
    await fetchPrepared(running, { ...file, cookie: '' }).expect(401);
    // Changes the first character of the cookie's value.
    const foreign = file.cookie.replace(/=(.)/, (_, letter) => (letter === 'A' ? '=B' : '=A'));
    await fetchPrepared(running, { ...file, cookie: foreign }).expect(401);
    expect(await progressOf(file)).toEqual({ state: 'waiting', items: 0 });
  });

  test('is visible only to the account that prepared the export', async () => {
    const file = await prepared();
    await ask(file, await administratorWith(running, ['audit:read'])).expect(404);
    await ask({ path: '/api/admin/exports/2V0kq1n3Yw5sQ8mB7xTzRg' }).expect(404);
    await request(running.origin).get(`${file.path}/progress`).expect(401);
  });
});
