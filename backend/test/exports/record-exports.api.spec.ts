import { DiscoveryService } from '@nestjs/core';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { Types } from 'mongoose';
import request from 'supertest';
import type { Permission } from '../../src/admin/permissions.js';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { indianMoment } from '../../src/common/lists/indian-days.js';
import { ExportSource } from '../../src/exports/export-source.js';
import type { ExportFormat } from '../../src/exports/formats/export-formats.js';
import { inHindi } from '../../src/exports/formats/in-hindi.js';
import { SubmissionLists } from '../../src/submissions/list/submission-lists.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationModel, sendApplication, storeApplications } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Each list, the permission to see it, the file name, and the cells of the existing record. */
const LISTS: [string, Permission, string, Record<string, string>][] = [
  ['/api/contact', 'contacts:read', 'contacts', { status: 'new', subject: 'General Inquiry' }],
  [
    '/api/apply-factory',
    'applications:read',
    'applications',
    { status: 'pending', location: 'Hajipur, Bihar' },
  ],
  ['/api/shareholder', 'shareholders:read', 'shareholders', { status: 'pending', shares: '2' }],
  ['/api/subscription', 'subscriptions:read', 'subscribers', { status: 'active', pack: 'Premium Pack' }],
];

describe('an export of records', () => {
  let running: TestApp;
  let application: string;
  beforeAll(async () => {
    running = await startTestApp();
    await sendMessage(running.origin).expect(201);
    application = (await sendApplication(running.origin).expect(201)).body.data._id;
    await sendShareholder(running.origin).expect(201);
    await sendSubscription(running.origin).expect(201);
  });
  // Each test starts with one record in every list.
  afterEach(() => applicationModel(running).deleteMany({ _id: { $ne: application } }));
  afterAll(() => running.close());

  const ask = (path: string, { token }: LoggedIn, query: object = {}) =>
    request(running.origin).post(`${path}/exports`).query(query).auth(token, { type: 'bearer' });
  const fileOf = async (path: string, by: LoggedIn, query: object = {}, format?: ExportFormat) =>
    fetchPrepared(running, preparedFile(await ask(path, by, query).expect(200)), { format }).expect(200);
  /** The lines of the file as objects, by column title. */
  const rowsOf = async (path: string, by: LoggedIn, query: object = {}) => {
    const [titles = [], ...rows] = cellsOf(String((await fileOf(path, by, query)).body));
    return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index]])));
  };
  const listed = async (path: string, { token }: LoggedIn, query: object = {}) => {
    const { body } = await request(running.origin)
      .get(path)
      .query(query)
      .auth(token, { type: 'bearer' })
      .expect(200);
    return body as Record<string, unknown>[];
  };
  const newestEntry = () =>
    running.connection
      .collection<AuditEntry>('audit_entries')
      .find({ action: /exported$/ })
      .sort({ position: -1 })
      .limit(1)
      .next();

  test.each(LISTS)(
    'of %s contains what the list contains and requires %s',
    async (path, permission, name, cells) => {
      const reader = await administratorWith(running, [permission]);
      const { headers } = await fileOf(path, reader);
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename=${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
      );
      const [record] = await listed(path, reader);
      const [row, ...others] = await rowsOf(path, reader);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ reference: record?.reference, 'e-mail': record?.email ?? '', ...cells });
      expect(new Date(row?.received ?? '').toISOString()).toBe(record?.createdAt);
      const other = await administratorWith(running, ['admins:read']);
      await ask(path, other).expect(403);
    },
  );

  test.each(LISTS)('of %s has the same cells as an Excel workbook', async (path, permission, name) => {
    const reader = await administratorWith(running, [permission]);
    const { headers, body } = await fileOf(path, reader, {}, 'xlsx');
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename=${name}-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`),
    );
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const { sheets } = await readXlsx(body as Buffer);
    const text = (cell: CellValue) => {
      // Days are dates at midnight, times have milliseconds.
      if (cell instanceof Date)
        return cell.toISOString().replace('T00:00:00.000Z', '').replace('Z', '+05:30');
      return cell === null ? '' : String(cell);
    };
    expect(sheets.map((sheet) => sheet.name)).toEqual([name]);
    expect(sheets[0]?.rows.map((row) => row.map(text))).toEqual(
      cellsOf(String((await fileOf(path, reader)).body)),
    );
  });

  test('is in Hindi on request, except for what people submitted', async () => {
    const by = await administratorWith(running, ['shareholders:read']);
    const prepared = preparedFile(await ask('/api/shareholder', by).expect(200));
    const { body } = await fetchPrepared(running, prepared, { locale: 'hi' }).expect(200);
    const [titles = [], row = []] = cellsOf(String(body));
    const cell = (title: string) => row[titles.indexOf(title)];
    expect([cell('नाम'), cell('स्थिति'), cell('नॉमिनी से रिश्ता')]).toEqual([
      'Asha Kumari',
      'विचार में',
      'Spouse',
    ]);
    expect(titles.filter((title) => /[a-z]/i.test(title) && title !== 'PAN')).toEqual([]);
  });

  test('has Hindi titles for all columns, whatever is exported', () => {
    const sources = running.app
      .get(DiscoveryService, { strict: false })
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((provider) => provider instanceof ExportSource);
    expect(sources.length).toBeGreaterThan(6);
    const untranslated = sources
      .flatMap((source) => [...inHindi(source.columnsOf({}))])
      .filter(({ title }) => /^[a-z]/i.test(title) && !['PAN', 'RM/PW id'].includes(title));
    expect(untranslated).toEqual([]);
  });

  test('is refused in an unknown format and can still be fetched afterwards', async () => {
    const reader = await administratorWith(running, ['contacts:read']);
    const file = preparedFile(await ask('/api/contact', reader).expect(200));
    const { body } = await fetchPrepared(running, file, { format: 'pdf' }).expect(400);
    expect(Object.keys(JSON.parse(String(body)).fields)).toEqual(['format']);
    await fetchPrepared(running, file, { format: 'xlsx' }).expect(200);
  });

  test('contains no PAN, not even a masked one', async () => {
    const reader = await administratorWith(running, ['shareholders:read', 'shareholders:reveal']);
    const text = String((await fileOf('/api/shareholder', reader)).body);
    expect(text).not.toContain(shareholderForm().panNumber);
    expect(text).not.toMatch(/\*{4}/);
  });

  test('has the filters and the order of the list across all of its pages', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const names = Array.from({ length: 230 }, (_, index) => `Village ${String(index).padStart(3, '0')}`);
    await storeApplications(
      running,
      names.map((name, index) => ({
        name,
        location: 'Gaya, Bihar',
        status: index % 10 ? 'pending' : 'approved',
      })),
    );
    const query = { q: 'village', status: 'pending', sort: '-name' };
    const rows = await rowsOf('/api/apply-factory', reader, { ...query, limit: 20, count: 'none' });
    expect(rows.map(({ name }) => name)).toEqual(names.filter((_, index) => index % 10 !== 0).reverse());
  });

  test('sorted by name contains each record once when records at page boundaries are erased meanwhile', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const names = Array.from({ length: 410 }, (_, index) => `Hamlet ${String(index).padStart(3, '0')}`);
    await storeApplications(
      running,
      names.map((name) => ({ name })),
    );
    const lists = running.app.get(SubmissionLists, { strict: false });
    const read = lists.read.bind(lists);
    const lastIds: Types.ObjectId[] = [];
    const spy = jest.spyOn(lists, 'read').mockImplementation(async (store, query, filters) => {
      // Before the third page is read, deletes the last records of the first two, to which the cursors point.
      if (lastIds.length === 2) await applicationModel(running).deleteMany({ _id: { $in: lastIds } });
      const page = await read(store, query, filters);
      lastIds.push(...page.items.slice(-1).map(({ _id }) => _id));
      return page;
    });
    const rows = await rowsOf('/api/apply-factory', reader, { q: 'hamlet', sort: 'name' });
    spy.mockRestore();
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test('is named after the days of the filter, and never after the search text', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const nameOf = async (query: object) =>
      (await fileOf('/api/apply-factory', reader, query)).headers['content-disposition'];
    const days = { from: '2025-01-06', to: '2025-01-12' };
    expect(await nameOf({ ...days, q: 'sunita', location: 'hajipur' })).toMatch(
      /^attachment; filename=applications-\d{4}-\d\d-\d\d-from-2025-01-06-to-2025-01-12\.csv$/,
    );
  });

  test('filters by whether there is a document', async () => {
    const reader = await administratorWith(running, ['shareholders:read']);
    expect(await rowsOf('/api/shareholder', reader, { document: 'true' })).toHaveLength(1);
    expect(await rowsOf('/api/shareholder', reader, { document: 'false' })).toEqual([]);
    expect((await newestEntry())?.detail).toEqual({ document: false });
  });

  test('is audited with its filters but without the search text', async () => {
    const reader = await administratorWith(running, ['contacts:read']);
    await fileOf('/api/contact', reader, { q: 'asha kumari', status: 'new' });
    const entry = await newestEntry();
    expect(entry).toMatchObject({
      action: 'contact.exported',
      actor: { email: reader.email },
      detail: { status: 'new', searched: true },
    });
    expect(JSON.stringify(entry)).not.toMatch(/asha kumari/i);
    const other = await administratorWith(running, ['applications:read']);
    await fileOf('/api/apply-factory', other, { location: 'hajipur', sort: 'name' });
    expect((await newestEntry())?.detail).toEqual({ sort: 'name', searched: true });
  });

  test('takes the assignee `me` to be the caller, and refuses what the list refuses', async () => {
    const reader = await administratorWith(running, ['contacts:read']);
    expect(await rowsOf('/api/contact', reader, { assignee: 'me' })).toEqual([]);
    expect(await rowsOf('/api/contact', reader, { assignee: 'none' })).toHaveLength(1);
    const answer = await ask('/api/contact', reader, { status: 'lost' }).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual(['status']);
  });

  test.each(LISTS)('of %s can be limited to given ids', async (path, permission) => {
    const reader = await administratorWith(running, [permission]);
    const [record] = await listed(path, reader);
    const unknownId = '65f1c0ffee65f1c0ffee65f1';
    const answer = await ask(path, reader)
      .send({ ids: `${unknownId},${record?._id}` })
      .expect(200);
    const { body } = await fetchPrepared(running, preparedFile(answer)).expect(200);
    const [titles = [], ...rows] = cellsOf(String(body));
    expect(rows.map((cells) => cells[titles.indexOf('reference')])).toEqual([record?.reference]);
    expect((await newestEntry())?.detail).toEqual({ records: [unknownId, record?._id] });
  });

  test('accepts a thousand ids but no more, and keeps their order', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const [template] = await storeApplications(running, [{ name: 'Named' }]);
    // Copies keep the search keys: finding those of a thousand names takes longer than the export.
    const copies = Array.from({ length: 999 }, (_, index) => ({
      ...template,
      _id: new Types.ObjectId(),
      reference: `FA-${String(index).padStart(6, '0')}`,
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, 0, index + 1)),
    }));
    await applicationModel(running).collection.insertMany(copies as never);
    const ids = [template, ...copies].map((record) => String(record?._id));
    const references = new Map(
      (await listed('/api/apply-factory', reader, { q: 'named', limit: 200 })).map(({ _id, reference }) => [
        _id,
        reference,
      ]),
    );
    const reversed = [...ids].reverse();
    const answer = await ask('/api/apply-factory', reader).send({ ids: reversed.join() }).expect(200);
    const { body } = await fetchPrepared(running, preparedFile(answer)).expect(200);
    const [titles = [], ...rows] = cellsOf(String(body));
    expect(rows).toHaveLength(1_000);
    const newest = reversed.slice(0, 200).map((id) => references.get(id));
    expect(rows.slice(0, 200).map((cells) => cells[titles.indexOf('reference')])).toEqual(newest);
    const wrong = [
      [...ids, '65f1c0ffee65f1c0ffee65f1'].join(),
      `${ids[0]},${ids[0]}`,
      '',
      'all',
      ids.slice(0, 2),
    ];
    for (const named of wrong) {
      const { body: refusal } = await ask('/api/apply-factory', reader).send({ ids: named });
      expect(refusal.fields).toEqual({
        ids: ['Ids must be 1 to 1000 ids, none twice, separated by commas.'],
      });
    }
  });

  /** Columns of each list, in another order than in the full file, with their titles. */
  const CHOSEN: Record<string, { columns: string[]; titles: string[] }> = {
    '/api/contact': {
      columns: ['name', 'waiting', 'status', 'email'],
      titles: ['name', 'days waiting', 'status', 'e-mail'],
    },
    '/api/apply-factory': {
      columns: ['place', 'name', 'amount'],
      titles: ['location', 'name', 'required amount'],
    },
    '/api/shareholder': {
      columns: ['nominee', 'shares', 'createdAt'],
      titles: ['nominee', 'relation of the nominee', 'shares', 'amount in rupees', 'received'],
    },
    '/api/subscription': {
      columns: ['total', 'packs', 'reference'],
      titles: ['rupees a month', 'pack', 'quantity', 'reference'],
    },
  };

  test.each(LISTS)(
    'of %s can be limited to given columns, in their order, which the audit entry contains',
    async (path, permission) => {
      const { columns, titles } = CHOSEN[path] as (typeof CHOSEN)[string];
      const reader = await administratorWith(running, [permission]);
      const whole = await rowsOf(path, reader);
      for (const format of ['csv', 'xlsx'] as const) {
        const prepared = preparedFile(await ask(path, reader).send({ columns }).expect(200));
        const { body } = await fetchPrepared(running, prepared, { format }).expect(200);
        const [head, ...rows] =
          format === 'csv' ? cellsOf(String(body)) : ((await readXlsx(body as Buffer)).sheets[0]?.rows ?? []);
        expect(head).toEqual(titles);
        expect(rows).toHaveLength(whole.length);
        expect((await newestEntry())?.detail).toEqual({ columns });
        if (format === 'csv') {
          expect(rows).toEqual(whole.map((row) => titles.map((title) => row[title])));
        }
      }
    },
  );

  test('combines given columns with given ids', async () => {
    const reader = await administratorWith(running, ['shareholders:read']);
    const [record] = await listed('/api/shareholder', reader);
    const chosen = { ids: String(record?._id), columns: ['reference', 'place'] };
    const { body } = await fetchPrepared(
      running,
      preparedFile(await ask('/api/shareholder', reader).send(chosen).expect(200)),
    ).expect(200);
    expect(cellsOf(String(body))).toEqual([
      ['reference', 'location'],
      [record?.reference, record?.location],
    ]);
    expect((await newestEntry())?.detail).toEqual({ records: [record?._id], columns: chosen.columns });
  });

  test.each([
    ['a PAN', ['name', 'panNumber'], /^Columns may hold only: /],
    ['a column of another list', ['packs'], /^Columns may hold only: /],
    ['no column', [], /^Columns must hold at least 1\.$/],
    ['a column twice', ['name', 'name'], /^Columns must not hold a value twice\.$/],
    [
      'more columns than there are',
      Array.from({ length: 50 }, (_, n) => `c${n}`),
      /^Columns may hold only: /,
    ],
    ['columns that are not a list', 'name', /^Columns must be a list\.$/],
  ])('is refused with %s', async (_, columns, message) => {
    const reader = await administratorWith(running, ['shareholders:read', 'shareholders:reveal']);
    const { body } = await ask('/api/shareholder', reader).send({ columns }).expect(400);
    expect(body.fields).toEqual({ columns: [expect.stringMatching(message)] });
  });

  test('contains the time of the last change, and how many days a pending record has been waiting', async () => {
    const reader = await administratorWith(running, ['applications:read']);
    const DAY_MS = 86_400_000;
    const [waits, decided] = [new Date(Date.now() - 3.5 * DAY_MS), new Date(Date.now() - 2 * DAY_MS)];
    const [{ _id } = {}] = await storeApplications(running, [
      { name: 'Decided Dilip', status: 'approved' },
      { name: 'Decided Devi', status: 'pending', createdAt: waits },
    ]);
    await applicationModel(running).updateOne(
      { _id },
      {
        $set: {
          history: [
            { status: 'pending', at: waits },
            { status: 'approved', at: decided },
          ],
        },
      },
    );
    const rows = await rowsOf('/api/apply-factory', reader, { q: 'decided', sort: 'name' });
    const facts = rows.map((row) => [row.name, row['days waiting'], row['last change']]);
    expect(facts).toEqual([
      ['Decided Devi', '3', ''],
      ['Decided Dilip', '', indianMoment(decided)],
    ]);
  });

  test('requires the permission when it is fetched too, and an attempt uses up its ticket', async () => {
    const reader = await administratorWith(running, ['contacts:read']);
    const file = preparedFile(await ask('/api/contact', reader).expect(200));
    await running.connection
      .collection('admin_state')
      .updateOne({}, { $set: { [`grants.${reader.adminId}`]: ['applications:read'] } });
    await fetchPrepared(running, file).expect(403);
    await fetchPrepared(running, file).expect(401);
  });
});
