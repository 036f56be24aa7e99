import request from 'supertest';
import { FactoryApplicationRepository } from '../../src/factory-applications/factory-application.repository.js';
import type { FactoryApplication } from '../../src/factory-applications/factory-application.schema.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationModel, sendApplication, storeApplications } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/apply-factory';

describe('the list of factory applications', () => {
  let running: TestApp;
  let reader: LoggedIn;
  /** Records that counts include besides the stored ones: storing ten thousand takes seconds. */
  let assumed = 0;
  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, ['applications:read']);
    // The API omits a count that takes longer than a second. On a busy machine any count can, hence a longer limit.
    const repository = running.app.get(FactoryApplicationRepository, { strict: false });
    const count = repository.countUpTo.bind(repository);
    jest
      .spyOn(repository, 'countUpTo')
      .mockImplementation(
        async (filter, max, options) =>
          assumed + (await count(filter, max - assumed, { ...options, maxTimeMS: 60_000 })),
      );
  });
  afterEach(() => {
    assumed = 0;
  });
  afterAll(() => running.close());
  beforeEach(() => applicationModel(running).deleteMany({}));

  const get = (address: string) =>
    request(running.origin).get(address).set('Authorization', `Bearer ${reader.token}`);
  const list = async (query: Record<string, string> = {}) =>
    get(`${PATH}?${new URLSearchParams(query).toString()}`).expect(200);
  const names = async (query: Record<string, string>) =>
    ((await list(query)).body as FactoryApplication[]).map(({ name }) => name);
  const linkOf = (answer: { headers: Record<string, string> }, rel: string) =>
    new RegExp(`<([^>]+)>; rel="${rel}"`).exec(answer.headers.link ?? '')?.[1];
  const numbered = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Person ${String(from + index).padStart(3, '0')}`,
    }));

  test('is a JSON array, newest first, with headers for links and the total', async () => {
    await storeApplications(running, numbered(3));
    const answer = await list();
    expect((answer.body as FactoryApplication[]).map(({ name }) => name)).toEqual([
      'Person 002',
      'Person 001',
      'Person 000',
    ]);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.headers['x-total-count-capped']).toBeUndefined();
    expect(answer.headers.link).toBe('</api/apply-factory?>; rel="first"'.replace('?', ''));
  });

  test('contains the fields that a reviewer needs and no internal ones', async () => {
    await sendApplication(running.origin, undefined, {
      key: 'a-key-of-a-test',
      file: { name: 'plan.pdf', content: samplePdf() },
    }).expect(201);
    const [shown] = (await list()).body;
    expect(Object.keys(shown).sort()).toEqual(
      [
        '_id',
        'business_idea',
        'createdAt',
        'document',
        'history',
        'locale',
        'location',
        'name',
        'reference',
        'required_amount',
        'status',
        'supporting_document',
        'suspect',
      ].sort(),
    );
    expect(shown.document).toEqual({ name: 'plan.pdf', size: expect.any(Number), type: 'application/pdf' });
    expect(shown.supporting_document).toBe(`/api/apply-factory/${shown._id}/document`);
    expect(shown.history).toEqual([{ status: 'pending', at: expect.any(String) }]);
  });

  test('filters by whether a document was uploaded', async () => {
    await storeApplications(running, numbered(2));
    await sendApplication(running.origin, undefined, {
      file: { name: 'plan.pdf', content: samplePdf() },
    }).expect(201);
    await sendApplication(running.origin, undefined).expect(201);
    expect(await names({ document: 'true' })).toEqual(['Sunita Devi']);
    expect(await names({ document: 'false', sort: 'name' })).toEqual([
      'Person 000',
      'Person 001',
      'Sunita Devi',
    ]);
    expect(await names({ document: 'true', status: 'pending', q: 'sunita' })).toEqual(['Sunita Devi']);
    expect(await names({ document: 'true', status: 'approved' })).toEqual([]);
    expect((await list({ document: 'false' })).headers['x-total-count']).toBe('3');
    const refused = await get(`${PATH}?document=maybe`).expect(400);
    expect(refused.body.fields).toEqual({ document: ['Document must be true or false.'] });
  });

  test.each(['-createdAt', 'createdAt', 'name', '-name'])(
    'pages forward and back sorted by %s while new applications arrive',
    async (sort) => {
      await storeApplications(running, numbered(25));
      const seen: string[][] = [];
      let page = await list({ limit: '10', sort });
      for (let number = 0; number < 3; number++) {
        seen.push((page.body as FactoryApplication[]).map(({ name }) => name));
        // One sorts before all others and one after them, by name as well as by date.
        await storeApplications(running, [
          { name: `Aaa ${number}`, createdAt: new Date('2020-01-01') },
          { name: `Zzz ${number}`, createdAt: new Date('2030-01-01') },
        ]);
        const next = linkOf(page, 'next');
        if (number < 2) page = await get(next ?? 'no next page').expect(200);
      }
      const everyone = numbered(25).map(({ name }) => name);
      const wanted = sort.startsWith('-') ? everyone.reverse() : everyone;
      expect(seen.flat().filter((name) => name.startsWith('Person'))).toEqual(wanted);

      const back = await get(linkOf(page, 'prev') ?? 'no previous page').expect(200);
      expect((back.body as FactoryApplication[]).map(({ name }) => name)).toEqual(seen[1]);
    },
  );

  test('links to the last page, and from there back to the first', async () => {
    await storeApplications(running, numbered(25));
    const first = await list({ limit: '10' });
    const last = await get(linkOf(first, 'last') ?? '').expect(200);
    expect((last.body as FactoryApplication[]).at(-1)?.name).toBe('Person 000');
    expect(linkOf(last, 'next')).toBeUndefined();
    const back = await get(linkOf(last, 'prev') ?? '').expect(200);
    expect(back.body).toHaveLength(10);
    expect((await get(linkOf(back, 'first') ?? '').expect(200)).body).toEqual(first.body);
  });

  test('pages through applications with the same name without skipping any', async () => {
    await storeApplications(
      running,
      Array.from({ length: 12 }, () => ({ name: 'Ram Kumar' })),
    );
    const first = await list({ limit: '5', sort: 'name' });
    const second = await get(linkOf(first, 'next') ?? '').expect(200);
    const third = await get(linkOf(second, 'next') ?? '').expect(200);
    const references = [first, second, third].flatMap(({ body }) =>
      (body as FactoryApplication[]).map(({ reference }) => reference),
    );
    expect(new Set(references).size).toBe(12);
  });

  describe('search', () => {
    beforeEach(() =>
      storeApplications(running, [
        { name: 'Sunita Devi', email: 'sunita.d@example.org', location: 'Hajipur, Bihar' },
        { name: 'Venkataramanujan Iyer', mobile: '9876543210', location: 'Agra' },
        { name: 'राम प्रसाद', location: 'जौनपुर' },
        { name: 'Ramesh Kumar', location: 'Patna, Bihar', business_idea: 'Automobile', status: 'approved' },
      ]),
    );

    test.each([
      ['sun', ['Sunita Devi']],
      ['SUNITA dev', ['Sunita Devi']],
      ['sunita.d@example.org', ['Sunita Devi']],
      ['98765', ['Venkataramanujan Iyer']],
      ['venkataraman', ['Venkataramanujan Iyer']],
      ['venkataramanx', []],
      ['bihar', ['Ramesh Kumar', 'Sunita Devi']],
      ['bihar ram', ['Ramesh Kumar']],
      ['राम', ['Ramesh Kumar', 'राम प्रसाद']],
      ['जौन', ['राम प्रसाद']],
      ['nita', []],
      ['.*', undefined],
      ['su', undefined],
    ])('for %j returns %j', async (q, found) => {
      if (found) expect(await names({ q })).toEqual(found);
      else expect((await get(`${PATH}?${new URLSearchParams({ q })}`)).status).toBe(400);
    });

    test('by reference ignores case and the hyphen', async () => {
      const [one] = await storeApplications(running, [{ name: 'Someone Else' }]);
      expect(await names({ q: one?.reference ?? '' })).toEqual(['Someone Else']);
      expect(await names({ q: (one?.reference ?? '').replace('-', '').toLowerCase() })).toEqual([
        'Someone Else',
      ]);
    });

    test('combines with filters: a result matches all of them', async () => {
      expect(await names({ q: 'bihar', status: 'Approved' })).toEqual(['Ramesh Kumar']);
      expect(await names({ q: 'bihar', status: 'rejected' })).toEqual([]);
      expect(await names({ businessIdea: 'Automobile' })).toEqual(['Ramesh Kumar']);
      expect(
        await names({ businessIdea: 'Automobile', amount: '₹25 Lacs - ₹50 Lacs', sort: '-name' }),
      ).toEqual(['Ramesh Kumar']);
      expect(await names({ location: 'bih', sort: 'name' })).toEqual(['Ramesh Kumar', 'Sunita Devi']);
      expect(await names({ location: 'sunita' })).toEqual([]);
    });
  });

  test('treats plain dates as whole days in Indian time and timestamps as exact', async () => {
    await storeApplications(running, [
      { name: 'Last minute of the 4th', createdAt: new Date('2025-01-04T23:59:59.999+05:30') },
      { name: 'First of the 5th', createdAt: new Date('2025-01-05T00:00:00+05:30') },
      { name: 'Last of the 5th', createdAt: new Date('2025-01-05T23:59:59.999+05:30') },
      { name: 'First of the 6th', createdAt: new Date('2025-01-06T00:00:00+05:30') },
    ]);
    expect(await names({ from: '2025-01-05', to: '2025-01-05' })).toEqual([
      'Last of the 5th',
      'First of the 5th',
    ]);
    expect(await names({ from: '2025-01-06' })).toEqual(['First of the 6th']);
    expect(await names({ to: '2025-01-04', sort: 'name' })).toEqual(['Last minute of the 4th']);
    expect(await names({ from: '2025-01-05T18:29:59.999Z', to: '2025-01-05T18:30:00Z' })).toEqual([
      'First of the 6th',
      'Last of the 5th',
    ]);
  });

  test('counts exactly up to 10,000 and flags a larger total as capped', async () => {
    await storeApplications(running, [{ name: 'Only One' }]);
    expect((await list({ count: 'none' })).headers['x-total-count']).toBeUndefined();
    await storeApplications(running, [{ name: 'Kumar' }, { name: 'Kumar' }]);
    assumed = 9_997;
    expect((await list({ limit: '1' })).headers).toMatchObject({ 'x-total-count': '10000' });
    expect((await list({ limit: '1' })).headers['x-total-count-capped']).toBeUndefined();
    await storeApplications(running, [{ name: 'One More' }]);
    expect((await list({ limit: '1' })).headers).toMatchObject({
      'x-total-count': '10000',
      'x-total-count-capped': 'true',
    });
    const counted = await request(running.origin)
      .head(`${PATH}?limit=1&q=kumar`)
      .auth(reader.token, { type: 'bearer' })
      .expect(200);
    expect(counted.headers).toMatchObject({ 'x-total-count': '9999' });
    expect(counted.text).toBeFalsy();
  });

  test.each([
    'surprise=1',
    'limit=0',
    'limit=201',
    'limit=ten',
    'sort=email',
    'cursor=nonsense',
    'status=lost',
    'count=all',
    'from=yesterday',
    'to=2025-02-30',
    'businessIdea=Banking',
    'amount=1',
    'q=ab',
    'location=a',
    'q=abc&q=abd',
    'status[$ne]=pending',
    '__proto__=1',
    'toString=1',
  ])('answers 400 to the query %s', async (query) => {
    const answer = await get(`${PATH}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  test.each([
    ['text instead of a date', '', { s: '-createdAt', d: 'abc' }],
    ['a number instead of a date', '', { s: '-createdAt', d: 1e300 }],
    ['a date instead of a name', 'sort=name&', { s: 'nameKey', d: '2025-01-05T00:00:00.000Z' }],
    ['a query operator', '', { s: '-createdAt', d: { $gt: 1 } }],
  ])('answers 400 to a forged cursor that contains %s', async (_what, sort, forged) => {
    const cursor = { t: 'next', i: '65f1c0ffee65f1c0ffee65f1', ...forged };
    const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
    const answer = await get(`${PATH}?${sort}cursor=${text}`);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('cursor');
  });

  test('keeps names out of cursors and refuses a cursor whose record was deleted', async () => {
    await storeApplications(running, [{ name: 'Asha Zuberi' }, { name: 'Birsi Zuberi' }]);
    const next = linkOf(await list({ limit: '1', sort: 'name' }), 'next') ?? '';
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor') ?? '';
    expect(Buffer.from(cursor, 'base64url').toString()).not.toMatch(/zuberi/i);
    await applicationModel(running).deleteOne({ name: 'Asha Zuberi' });
    const answer = await get(next);
    expect(answer.status).toBe(400);
    expect(answer.body.fields.cursor[0]).toContain('start from the first page');
  });

  test('refuses a cursor of another sort order', async () => {
    await storeApplications(running, numbered(3));
    const next = linkOf(await list({ limit: '1' }), 'next') ?? '';
    expect((await get(`${next}&sort=name`)).status).toBe(400);
  });
});
