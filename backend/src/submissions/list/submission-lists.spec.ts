import type { SubmissionStore } from '../record/store/submission-store.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { decidedFilters } from './decided-list.query.js';
import { byDocument, type ListFilters } from './list-filters.js';
import type { ListQuery } from './list-query.dto.js';
import { SubmissionLists } from './submission-lists.js';

/** The error of the database for an exceeded time limit. */
const TOO_LATE = Object.assign(new Error('operation exceeded time limit'), {
  name: 'MongoServerError',
  code: 50,
});

/**
 * The query to the database, and the indexes whose matches were counted. `rare` lists the indexes with hardly any
 * matching records, `few` has the numbers of matching records of others.
 */
async function planFor(
  query: ListQuery,
  filters: ListFilters = { equal: {} },
  rare: string[] = [],
  few: Record<string, number> = {},
) {
  const findPage = jest.fn(async (_filter: object, _request: { hint?: string }) => ({ items: [] }));
  const countUpTo = jest.fn(async (_: object, most: number, { hint }: { hint: string }) =>
    Math.min(rare.includes(hint) ? 3 : (few[hint] ?? most), most),
  );
  const store = { findPage, countUpTo } as unknown as SubmissionStore<SubmissionRecord>;
  await new SubmissionLists().read(store, { count: 'none', ...query }, filters);
  const [filter, request] = findPage.mock.calls[0] ?? [];
  const counted = countUpTo.mock.calls.map(([, , { hint }]) => hint);
  return { filter: JSON.stringify(filter), hint: request?.hint, request, counted };
}

describe('a list query', () => {
  it('reads O as 0 and I as 1 in a reference', async () => {
    expect(await planFor({ q: 'sh-7k3moi' })).toEqual(await planFor({ q: 'SH-7K3M01' }));
  });

  it.each([
    ['a word', { q: 'kumar' }, '~kumr'],
    ['a word longer than a key', { q: 'venkataramanujan' }, '~vinktrmn'],
    ['a number', { q: '98765' }, '98765'],
    ['two words, by the pair', { q: 'ram kumar' }, '~kum+ram'],
    ['two words that begin alike, by the longer', { q: 'kumkum kumar' }, '~kumkum'],
    ['a word and a number, by the longer', { q: '9876543 kumar' }, '9876543'],
    ['an address, by what is before the @', { q: 'ram.k@example.org' }, 'ram.k@'],
  ])('for %s looks up an exact key, never a pattern alone', async (_, query, key) => {
    const { filter, hint } = await planFor(query);
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain(`{"searchKeys":"${key}"}`);
  });

  it('for a place looks up an exact key of places, which no name has', async () => {
    const { filter, hint } = await planFor({}, { equal: {}, places: { locationText: 'bihar' } });
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain('{"searchKeys":"/bih"}');
    expect(filter).toContain('{"locationText":{"$regex":"(^| )(?:bihar|~bihr)"}}');
  });

  it('uses the index of its sort order', async () => {
    expect((await planFor({})).hint).toBe('newest');
    expect((await planFor({ sort: '-name' })).hint).toBe('by_name');
    expect((await planFor({ sort: 'name' }, { equal: { status: 'pending' } })).hint).toBe('status_by_name');
  });

  it('returns the newest fifty records by default', async () => {
    expect((await planFor({})).request).toEqual({
      sortField: 'createdAt',
      descending: true,
      limit: 50,
      hint: 'newest',
    });
    expect((await planFor({ sort: 'createdAt', limit: 7, cursor: 'abc' })).request).toEqual({
      sortField: 'createdAt',
      descending: false,
      limit: 7,
      hint: 'newest',
      cursor: 'abc',
    });
    expect((await planFor({ sort: 'name' })).request).toMatchObject({
      sortField: 'nameKey',
      descending: false,
    });
    expect((await planFor({ sort: '-name' })).request).toMatchObject({
      sortField: 'nameKey',
      descending: true,
    });
  });

  it('has no condition without filters, and all conditions of several filters', async () => {
    expect((await planFor({}, { equal: { status: undefined } })).filter).toBe('{}');
    const { filter } = await planFor(
      { q: 'ram kumar', from: '2025-01-05', to: '2025-01-06' },
      { equal: { status: 'pending', amount: undefined } },
    );
    expect(JSON.parse(filter)).toEqual({
      $and: [
        { searchKeys: '~kum+ram' },
        { status: 'pending' },
        { createdAt: { $gte: '2025-01-04T18:30:00.000Z', $lt: '2025-01-06T18:30:00.000Z' } },
        { searchText: { $regex: '(^| )(?:ram|~ram)' } },
        { searchText: { $regex: '(^| )(?:kumar|~kumr)' } },
      ],
    });
  });

  it('for days is open at an end that is not given', async () => {
    expect((await planFor({ from: '2025-01-05' })).filter).toBe(
      '{"$and":[{"createdAt":{"$gte":"2025-01-04T18:30:00.000Z"}}]}',
    );
    expect((await planFor({ to: '2025-01-05' })).filter).toBe(
      '{"$and":[{"createdAt":{"$lt":"2025-01-05T18:30:00.000Z"}}]}',
    );
  });

  it('sorted by name uses the index of days if few records match them, else that of names', async () => {
    const january = { sort: 'name', from: '2025-01-01', to: '2025-01-31' } as const;
    expect((await planFor(january, undefined, ['newest'])).hint).toBe('newest');
    expect((await planFor(january)).hint).toBe('by_name');
  });

  it('leaves out records that are being erased', async () => {
    const items = [{ _id: 1 }, { _id: 2, erasing: true }, { _id: 3, erasing: false }];
    const store = {
      findPage: async () => ({ items, next: 'on' }),
    } as unknown as SubmissionStore<SubmissionRecord>;
    const page = await new SubmissionLists().read(store, { count: 'none' }, { equal: {} });
    expect(page).toEqual({ items: [items[0], items[2]], next: 'on' });
  });

  it('is read once for all who ask for it while it is being read, and then anew', async () => {
    let reads = 0;
    const store = {
      findPage: async () => {
        const read = ++reads;
        await new Promise(setImmediate);
        return { items: [{ _id: read }] };
      },
    } as unknown as SubmissionStore<SubmissionRecord>;
    const lists = new SubmissionLists();
    const ask = (status: string) => lists.read(store, { count: 'none' }, { equal: { status } });
    const pages = await Promise.all([ask('new'), ask('new'), ask('new'), ask('read')]);
    // The second and third may know of records that arrived after the first read began.
    expect(pages.map(({ items }) => items)).toEqual([[{ _id: 1 }], [{ _id: 3 }], [{ _id: 3 }], [{ _id: 2 }]]);
    expect(reads).toBe(3);
  });

  it('counts up to 10,001 records for at most a second, and leaves out the total when that takes too long', async () => {
    const findPage = async () => ({ items: [] });
    const countUpTo = jest.fn(async (..._asked: unknown[]) => 12);
    const store = { findPage, countUpTo } as unknown as SubmissionStore<SubmissionRecord>;
    const filters = { equal: { status: 'pending' } };
    expect(await new SubmissionLists().read(store, {}, filters)).toEqual({ items: [], total: 12 });
    expect(countUpTo.mock.calls).toEqual([
      [{ $and: [{ status: 'pending' }] }, 10_001, { hint: 'status_newest', maxTimeMS: 1_000 }],
    ]);
    countUpTo.mockRejectedValue(TOO_LATE);
    expect(await new SubmissionLists().read(store, {}, filters)).toEqual({ items: [] });
    countUpTo.mockRejectedValue(new TypeError('a mistake of ours'));
    await expect(new SubmissionLists().read(store, {}, filters)).rejects.toThrow('a mistake of ours');
  });

  it('compares the whole word when its key has only a prefix of it', async () => {
    expect(JSON.parse((await planFor({ q: '9876543210' })).filter)).toEqual({
      $and: [{ searchKeys: '98765432' }, { searchText: { $regex: '(^| )9876543210' } }],
    });
    expect(JSON.parse((await planFor({ q: '98765' })).filter)).toEqual({ $and: [{ searchKeys: '98765' }] });
  });

  it('compares words that are too short for a key', async () => {
    expect(JSON.parse((await planFor({ q: '9 98765' })).filter)).toEqual({
      $and: [{ searchKeys: '98765' }, { searchText: { $regex: '(^| )9' } }],
    });
  });

  it('has the mailbox as a condition even when another index is used', async () => {
    const pending = { equal: { status: 'pending' } };
    const { filter, hint } = await planFor({ q: 'ram@in' }, pending, ['status_newest']);
    expect(hint).toBe('status_newest');
    expect(JSON.parse(filter)).toEqual({
      $and: [
        { status: 'pending' },
        { searchKeys: 'ram@' },
        { searchText: { $regex: '(^| )ram' } },
        { searchText: { $regex: '(^| )in' } },
      ],
    });
  });

  it('for records with or without a document looks up the key for it', async () => {
    const [withOne, without] = [
      await planFor({}, { equal: {}, keyed: byDocument(true) }),
      await planFor({ sort: 'name' }, { equal: {}, keyed: byDocument(false) }),
    ];
    expect([withOne.hint, without.hint]).toEqual(['searchKeys_newest', 'searchKeys_by_name']);
    expect(JSON.parse(withOne.filter)).toEqual({
      $and: [{ searchKeys: ':document' }, { document: { $exists: true } }],
    });
    expect(JSON.parse(without.filter)).toEqual({
      $and: [{ searchKeys: ':none' }, { document: { $exists: false } }],
    });
  });

  it('for a document and another filter uses the index of the other, unless documents are rarer', async () => {
    const pending = { equal: { status: 'pending' }, keyed: byDocument(true) };
    const common = await planFor({}, pending, [], { searchKeys_newest: 90_000, status_newest: 80_000 });
    expect(common.hint).toBe('status_newest');
    expect(JSON.parse(common.filter)).toEqual({
      $and: [{ status: 'pending' }, { document: { $exists: true } }],
    });
    expect((await planFor({}, pending, ['searchKeys_newest'])).hint).toBe('searchKeys_newest');
  });

  const byAsha = decidedFilters({ decidedBy: 'a'.repeat(24) }, '');
  const inJanuary = { decidedFrom: '2025-01-01', decidedTo: '2025-01-31' };

  it('for records decided by somebody looks up their key, in any sort order', async () => {
    const { filter, hint } = await planFor({ sort: 'name' }, { equal: {}, ...byAsha });
    expect(hint).toBe('searchKeys_by_name');
    expect(JSON.parse(filter)).toEqual({
      $and: [{ searchKeys: `:decided-${'a'.repeat(24)}` }, { 'decision.by.adminId': 'a'.repeat(24) }],
    });
  });

  it('for days of decisions uses their index while few enough records match to be sorted', async () => {
    const days = { equal: {}, ...decidedFilters(inJanuary, '') };
    const { filter, hint } = await planFor({}, days, [], { decided: 4_999 });
    expect(hint).toBe('decided');
    expect(JSON.parse(filter)).toEqual({
      $and: [
        {
          'decision.at': {
            $gte: '2024-12-31T18:30:00.000Z',
            $lt: '2025-01-31T18:30:00.000Z',
            $type: 'date',
          },
        },
      ],
    });
    expect((await planFor({ sort: 'name' }, days, [], { decided: 5_000 })).hint).toBe('by_name');
    const many = await planFor({}, days, [], { decided: 5_000 });
    expect(many.hint).toBe('newest');
    expect(JSON.parse(many.filter).$and).toContainEqual({ createdAt: { $lt: '2025-01-31T19:30:00.000Z' } });
  });

  it('for a decider and days uses the index of both, or the decider’s key when too many records match', async () => {
    const mine = { equal: {}, ...decidedFilters({ decidedBy: 'me', ...inJanuary }, 'b'.repeat(24)) };
    const { filter, hint } = await planFor({}, mine, ['decided']);
    expect(hint).toBe('decided');
    expect(filter).toContain(`"decision.by.adminId":"${'b'.repeat(24)}"`);
    expect(filter).not.toContain('searchKeys');
    expect((await planFor({}, mine, [], { decided: 4_000 })).hint).toBe('decided');
    expect((await planFor({}, mine, [], { decided: 9_000 })).hint).toBe('searchKeys_newest');
  });

  it('uses the index with fewer matches when some thousands match', async () => {
    const pending = { equal: { status: 'pending' } };
    const few = { searchKeys_newest: 4_000, status_newest: 700 };
    expect((await planFor({ q: 'kumar' }, pending, [], few)).hint).toBe('status_newest');
    const common = { searchKeys_newest: 60_000, status_newest: 30_000 };
    expect((await planFor({ q: 'kumar' }, pending, [], common)).hint).toBe('searchKeys_newest');
  });

  it('counts the matches of indexes only when there is a choice', async () => {
    const pending = { equal: { status: 'pending' } };
    expect((await planFor({}, pending)).counted).toEqual([]);
    expect(new Set((await planFor({ q: 'kumar' }, pending)).counted)).toEqual(
      new Set(['searchKeys_newest', 'status_newest']),
    );
  });

  it('for days, newest first, uses the index of another filter, which includes the days', async () => {
    const { hint, counted } = await planFor({ q: 'kumar', from: '2025-01-05' }, undefined, ['newest']);
    expect(hint).toBe('searchKeys_newest');
    expect(counted).toEqual([]);
  });

  it('uses the index with the fewest matches, and that of the longest word when all have many', async () => {
    const hintFor = async (counts: Record<string, number | undefined>) => {
      const findPage = jest.fn(async (_filter: object, _request: { hint?: string }) => ({ items: [] }));
      const countUpTo = async (_: object, most: number, { hint }: { hint: string }) => {
        // A bounded count: first up to the limit of rare conditions, then up to that of small ones.
        expect([500, 5_000]).toContain(most);
        const count = counts[hint];
        if (count === undefined) throw TOO_LATE;
        return Math.min(count, most);
      };
      const store = { findPage, countUpTo } as unknown as SubmissionStore<SubmissionRecord>;
      const filters = { equal: { status: 'pending' } };
      await new SubmissionLists().read(store, { q: 'kumar', count: 'none' }, filters);
      return findPage.mock.calls[0]?.[1].hint;
    };
    expect(await hintFor({ searchKeys_newest: 500, status_newest: 499 })).toBe('status_newest');
    expect(await hintFor({ searchKeys_newest: 501, status_newest: 500 })).toBe('status_newest');
    expect(await hintFor({ searchKeys_newest: 5_001, status_newest: 5_000 })).toBe('searchKeys_newest');
    expect(await hintFor({ searchKeys_newest: undefined, status_newest: 499 })).toBe('status_newest');
    expect(await hintFor({ searchKeys_newest: undefined, status_newest: undefined })).toBe(
      'searchKeys_newest',
    );
    expect(await hintFor({ searchKeys_newest: 0, status_newest: 499 })).toBe('searchKeys_newest');
  });

  it('with several conditions uses the index of the rare one', async () => {
    const filters = { equal: { status: 'pending' } };
    expect((await planFor({ q: 'kumar' }, filters, ['status_newest'])).hint).toBe('status_newest');
    expect((await planFor({ q: 'kumar' }, filters, ['searchKeys_newest'])).hint).toBe('searchKeys_newest');
  });
});
