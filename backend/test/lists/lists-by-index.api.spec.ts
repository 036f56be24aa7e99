import { isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import request from 'supertest';
import { currentRequestId } from '../../src/common/http/request/request-context.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { storeApplications } from '../support/factories/applications.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** A query as it was sent to the database. */
interface Sent {
  collection: string;
  filter: mongo.Filter<mongo.Document>;
  options: { hint?: string; sort?: mongo.Sort; limit?: number };
}

/**
 * How a plan names a full scan and a sort in memory: first in MongoDB, then in PostgreSQL, which scans a collection along
 * the index of its ids.
 */
const SCANS = /COLLSCAN|Seq Scan|"Index Name":"_id_"/;
const SORTS = /"stage":"SORT"|"Node Type":"(Incremental )?Sort"/;

/** The id of an account. */
const SOMEBODY = 'f'.repeat(24);

describe('the queries of a list', () => {
  let running: TestApp;
  let reader: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, [
      'applications:read',
      'contacts:read',
      'shareholders:read',
      'subscriptions:read',
      'audit:read',
    ]);
    await storeApplications(running, [
      { name: 'Ram Kumar', location: 'Hajipur, Bihar', email: 'ram.k@example.org' },
      { name: 'Asha Kumari', location: 'Patna, Bihar', status: 'approved' },
      { name: 'Ravi Kumar', location: 'Agra', business_idea: 'Automobile' },
    ]);
  });
  // Gives the totals of a day a change to count: they skip changes from more than a minute before they were last computed.
  beforeEach(() => sendSubscription(running.origin, subscriptionForm()).expect(201));
  afterAll(() => running.close());

  const get = (address: string) =>
    request(running.origin).get(address).set('Authorization', `Bearer ${reader.token}`).expect(200);

  /** Runs `work` and returns the queries that its requests send to the collections of lists. */
  async function sentBy(work: () => PromiseLike<unknown>): Promise<Sent[]> {
    const sent: Sent[] = [];
    const spies = (['find', 'findOne', 'aggregate', 'distinct'] as const).map((read) => {
      const original = mongo.Collection.prototype[read] as (...args: unknown[]) => unknown;
      return jest.spyOn(mongo.Collection.prototype, read).mockImplementation(function (
        this: mongo.Collection,
        ...args: unknown[]
      ) {
        const [query = {}, options = {}] = args as [(Sent['filter'] | mongo.Document[])?, Sent['options']?];
        // A count is an aggregation with `$match`.
        const filter = Array.isArray(query) ? query.find((stage) => '$match' in stage)?.$match : query;
        // Background work of the server has no request id and is ignored.
        if (currentRequestId()) sent.push({ collection: this.collectionName, filter, options });
        return original.apply(this, args);
      } as never);
    });
    try {
      await work();
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    const lists = /^(factory_applications|contact_messages|shareholders|subscriptions|audit_entries)$/;
    return sent.filter(({ collection }) => lists.test(collection));
  }

  /** The database's plan for a query. */
  async function planOf({ collection, filter, options: { hint, sort, limit } }: Sent): Promise<string> {
    const cursor = running.connection.collection(collection).find(filter, {
      ...(hint && { hint }),
      ...(sort && { sort }),
      ...(limit && { limit }),
    });
    return JSON.stringify(await cursor.explain()).replaceAll('\\', '');
  }

  /** What decides the plan of a query: two of one shape differ only in the words, numbers and dates that they look for. */
  function shapeOf({ collection, filter, options: { hint, sort, limit } }: Sent): string {
    return mongo.BSON.EJSON.stringify({ collection, hint, sort, limit, filter }, (key, value) =>
      typeof value === 'string' && key !== 'hint' && key !== 'collection'
        ? value.replace(/[\p{L}\p{M}\p{N}]+/gu, 'x')
        : value,
    );
  }

  /** Whether a query counts what a page contains, by the same index: its plan is that of the page without the order. */
  function isCountOf(page: Sent, { collection, filter, options }: Sent): boolean {
    return (
      page.options.sort !== undefined &&
      options.sort === undefined &&
      collection === page.collection &&
      options.hint === page.options.hint &&
      isDeepStrictEqual(page.filter, { $and: [filter, {}] })
    );
  }

  /** Indexes by collection: listing them takes longer than a query. */
  const indexes = new Map<string, mongo.IndexDescriptionInfo[]>();

  async function firstField({ collection, options: { hint } }: Sent): Promise<string> {
    const known = indexes.get(collection) ?? (await running.connection.collection(collection).indexes());
    indexes.set(collection, known);
    const [field] = Object.keys(known.find(({ name }) => name === hint)?.key ?? {});
    return field ?? `no index is called ${hint}`;
  }

  /** Whether the plan reads a range of the first field of an index rather than the whole index. */
  function isFiltered(plan: string, field: string): boolean {
    const bounds = new RegExp(`"${field}": ?(.{12,40})`, 'u');
    const found = bounds.exec(plan.slice(plan.indexOf('"indexBounds"')))?.[1] ?? '';
    return found !== '' && !/^(\["?)?(DESC)?[[(](MinKey, MaxKey|MaxKey, MinKey)/.test(found);
  }

  const day = 'from=2025-01-01&to=2025-01-31';
  const common = ['', 'sort=-name'].flatMap((sort) => [
    sort,
    `q=kumar&${sort}`,
    `${day}&${sort}`,
    `q=kumar&${day}&${sort}`,
    `assignee=${SOMEBODY}&${sort}`,
    `assignee=me&q=kumar&${sort}`,
    `assignee=none&${sort}`,
  ]);
  const decidedDay = 'decidedFrom=2025-01-01&decidedTo=2025-01-31';
  const decided = [
    'decidedBy=me',
    `decidedBy=${SOMEBODY}&sort=-name`,
    'decidedBy=me&status=approved&sort=createdAt',
    'decidedBy=me&q=kumar&sort=name',
    `decidedBy=me&${decidedDay}`,
    `${decidedDay}&sort=name`,
    `${decidedDay}&status=rejected`,
  ];
  const lists: Array<[string, string[]]> = [
    [
      '/api/contact',
      [
        ...common,
        'status=new',
        'status=new&q=kumar',
        'answered=true',
        'answered=false&sort=name',
        'answered=false&status=read&sort=createdAt',
        'answered=true&q=kumar&sort=-name',
        'answered=false&assignee=me',
      ],
    ],
    [
      '/api/apply-factory',
      [
        ...common,
        // All lists derive the key for a search in the same way.
        'q=ram kumar',
        'q=ram kumar&sort=-name',
        'q=ram.k@example.org',
        'q=ram.k@example.org&sort=-name',
        'status=pending&sort=name',
        'status=pending&q=kumar',
        'businessIdea=Automobile',
        'amount=Above ₹5 Crore&sort=-name',
        'location=bihar',
        'location=bihar&q=kumar&status=approved&businessIdea=Automobile',
        'document=true',
        'document=false&sort=-name',
        'document=true&status=pending&sort=createdAt',
        'document=false&q=kumar&sort=name',
        `document=true&${day}&sort=name`,
        ...decided,
        `decidedBy=me&status=approved&businessIdea=Automobile`,
      ],
    ],
    [
      '/api/shareholder',
      [
        ...common,
        'status=pending',
        'status=pending&q=kumar&sort=name',
        'shares=20',
        'shares=100&status=pending&sort=name',
        'location=bihar',
        'location=bihar&q=kumar&status=pending&sort=name',
        'document=false',
        'document=true&status=pending&sort=name',
        ...decided,
      ],
    ],
    ['/api/subscription', [...common, 'status=active', 'status=active&q=kumar&sort=name']],
    ['/api/admin/search', ['q=kumar', 'q=ram kumar', 'q=राम', 'q=98765', 'q=ram.k@example.org']],
    ['/api/deliveries', ['', 'q=kumar', 'q=ram kumar', 'q=844', 'q=kumar&status=planned']],
    ['/api/deliveries/totals', ['']],
    ['/api/deliveries/pin-codes', ['']],
    [
      '/api/admin/audit',
      [
        '',
        day,
        `person=${SOMEBODY}`,
        `person=${SOMEBODY}&action=admin.login&${day}`,
        'reference=FA-7K3M9Q',
        `reference=FA-7K3M9Q&${day}`,
        'action=admin.login',
        'kind=admin',
        `kind=admin&record=${SOMEBODY}&${day}`,
        `kind=admin&record=${SOMEBODY}&action=admin.permissions_changed`,
      ],
    ],
    ['/api/admin/audit/count', ['', day, `person=${SOMEBODY}`, `kind=admin&record=${SOMEBODY}`]],
  ];

  test.each(lists)('at %s use an index and never scan', async (path, queries) => {
    const wrong: string[] = [];
    const plans = new Map<string, string>();
    for (const query of queries) {
      const sent = await sentBy(() => get(`${path}?${new URLSearchParams(query)}`));
      expect(sent.length).toBeGreaterThan(0);
      for (const one of sent.filter((count) => !sent.some((page) => isCountOf(page, count)))) {
        const shape = shapeOf(one);
        const plan = plans.get(shape) ?? (await planOf(one));
        plans.set(shape, plan);
        const field = await firstField(one);
        const filtered = query.replace(/&?sort=-?\w+/, '') === '' || isFiltered(plan, field);
        // Two kinds may be sorted in memory: queries by day, which are counted first and sorted only if small, and
        // actions on one record.
        const isByDay = query.includes(day) || query.includes(decidedDay);
        const inOrder = !SORTS.test(plan) || isByDay || /record=.*action=/.test(query);
        if (SCANS.test(plan) || !filtered || !inOrder)
          wrong.push(`${query}: ${JSON.stringify(one)} ${field}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('of other applications beside a shareholder use the index of the shared field', async () => {
    const { _id } = (await sendShareholder(running.origin, shareholderForm()).expect(201)).body.data;
    const sent = await sentBy(() => get(`/api/shareholder/${_id}`));
    const others = sent.filter(({ options }) => options.sort !== undefined);
    const fields = await Promise.all(others.map(firstField));
    expect(fields.toSorted()).toEqual(['email', 'mobile', 'pan.formerHashes', 'pan.hash']);
    for (const [at, one] of others.entries()) {
      const plan = await planOf(one);
      expect(plan).not.toMatch(SCANS);
      expect(isFiltered(plan, fields[at] ?? '')).toBe(true);
    }
  });

  test('use the same index from page to page', async () => {
    for (const query of ['limit=1', 'limit=1&sort=name', 'limit=1&q=kumar&sort=-name']) {
      const next = /<([^>]+)>; rel="next"/.exec(
        (await get(`/api/apply-factory?${query}`)).headers.link ?? '',
      );
      const sent = await sentBy(() => get(next?.[1] ?? 'no next page'));
      const pages = sent.filter(({ options }) => options.sort !== undefined);
      expect(pages.length).toBeGreaterThan(0);
      for (const page of pages) {
        const plan = await planOf(page);
        expect(plan).not.toMatch(SCANS);
        expect(plan).toContain(page.options.hint);
      }
    }
  });
});
