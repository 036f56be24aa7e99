import type { SubmissionStore } from '../record/store/submission-store.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import { decidedFilters } from './decided-list.query.js';
import { byDocument, type ListFilters } from './list-filters.js';
import type { ListQuery } from './list-query.dto.js';
import { SubmissionLists } from './submission-lists.js';

/** The database's error for an exceeded time limit. */
const TOO_LATE = Object.assign(new Error('operation exceeded time limit'), {
  name: 'MongoServerError',
  code: 50,
});

/**
 * The queries to the database; `rare` are the indexes with hardly any matching records, `few` those with some
 * thousands.
 */
async function asked(
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

describe('a list', () => {
  it.each([
    ['a word', { q: 'kumar' }, '~kumr'],
    ['a word longer than a key', { q: 'venkataramanujan' }, '~vinktrmn'],
    ['a number', { q: '98765' }, '98765'],
    ['two words, by the pair', { q: 'ram kumar' }, '~kum+ram'],
    ['two words that begin alike, by the longer', { q: 'kumkum kumar' }, '~kumkum'],
    ['a word and a number, by the longer', { q: '9876543 kumar' }, '9876543'],
    ['an address, by what is before the @', { q: 'ram.k@example.org' }, 'ram.k@'],
  ])('searched for %s looks it up by an equal key, never by a pattern alone', async (_, query, key) => {
    const { filter, hint } = await asked(query);
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain(`{"searchKeys":"${key}"}`);
  });

  it('filtered by a place looks it up by an equal key of places, which no name has', async () => {
    const { filter, hint } = await asked({}, { equal: {}, places: { locationText: 'bihar' } });
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain('{"searchKeys":"/bih"}');
    expect(filter).toContain('{"locationText":{"$regex":"(^| )(?:bihar|~bihr)"}}');
  });

  it('is read along the index of its order', async () => {
    expect((await asked({})).hint).toBe('newest');
    expect((await asked({ sort: '-name' })).hint).toBe('by_name');
    expect((await asked({ sort: 'name' }, { equal: { status: 'pending' } })).hint).toBe('status_by_name');
  });

  it('is newest first and of fifty records unless asked otherwise', async () => {
    expect((await asked({})).request).toEqual({
      sortField: 'createdAt',
      descending: true,
      limit: 50,
      hint: 'newest',
    });
    expect((await asked({ sort: 'createdAt', limit: 7, cursor: 'abc' })).request).toEqual({
      sortField: 'createdAt',
      descending: false,
      limit: 7,
      hint: 'newest',
      cursor: 'abc',
    });
    expect((await asked({ sort: 'name' })).request).toMatchObject({
      sortField: 'nameKey',
      descending: false,
    });
    expect((await asked({ sort: '-name' })).request).toMatchObject({
      sortField: 'nameKey',
      descending: true,
    });
  });

  it('asks for nothing where nothing was asked for, and for all of it where several things were', async () => {
    expect((await asked({}, { equal: { status: undefined } })).filter).toBe('{}');
    const { filter } = await asked(
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

  it('of days alone has one end open when one is not given', async () => {
    expect((await asked({ from: '2025-01-05' })).filter).toBe(
      '{"$and":[{"createdAt":{"$gte":"2025-01-04T18:30:00.000Z"}}]}',
    );
    expect((await asked({ to: '2025-01-05' })).filter).toBe(
      '{"$and":[{"createdAt":{"$lt":"2025-01-05T18:30:00.000Z"}}]}',
    );
  });

  it('by name of few days is looked up by the days, and of many along the names', async () => {
    const january = { sort: 'name', from: '2025-01-01', to: '2025-01-31' } as const;
    expect((await asked(january, undefined, ['newest'])).hint).toBe('newest');
    expect((await asked(january)).hint).toBe('by_name');
  });

  it('does not show what is being erased', async () => {
    const items = [{ _id: 1 }, { _id: 2, erasing: true }, { _id: 3, erasing: false }];
    const store = {
      findPage: async () => ({ items, next: 'on' }),
    } as unknown as SubmissionStore<SubmissionRecord>;
    const page = await new SubmissionLists().read(store, { count: 'none' }, { equal: {} });
    expect(page).toEqual({ items: [items[0], items[2]], next: 'on' });
  });

  it('counts one further than ten thousand, for a second at most, and does without when that is too long', async () => {
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

  it('is asked for all of a word whose key says only its beginning', async () => {
    expect(JSON.parse((await asked({ q: '9876543210' })).filter)).toEqual({
      $and: [{ searchKeys: '98765432' }, { searchText: { $regex: '(^| )9876543210' } }],
    });
    expect(JSON.parse((await asked({ q: '98765' })).filter)).toEqual({ $and: [{ searchKeys: '98765' }] });
  });

  it('compares words too short to be looked up', async () => {
    expect(JSON.parse((await asked({ q: '9 98765' })).filter)).toEqual({
      $and: [{ searchKeys: '98765' }, { searchText: { $regex: '(^| )9' } }],
    });
  });

  it('asks for the mailbox also where something else is looked up', async () => {
    const pending = { equal: { status: 'pending' } };
    const { filter, hint } = await asked({ q: 'ram@in' }, pending, ['status_newest']);
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

  it('of records with a document, or without, is looked up by a key that one half of them has', async () => {
    const [withOne, without] = [
      await asked({}, { equal: {}, keyed: byDocument(true) }),
      await asked({ sort: 'name' }, { equal: {}, keyed: byDocument(false) }),
    ];
    expect([withOne.hint, without.hint]).toEqual(['searchKeys_newest', 'searchKeys_by_name']);
    expect(JSON.parse(withOne.filter)).toEqual({
      $and: [{ searchKeys: ':document' }, { document: { $exists: true } }],
    });
    expect(JSON.parse(without.filter)).toEqual({
      $and: [{ searchKeys: ':none' }, { document: { $exists: false } }],
    });
  });

  it('of records with a document and something else is walked along the other, unless documents are fewer', async () => {
    const pending = { equal: { status: 'pending' }, keyed: byDocument(true) };
    const common = await asked({}, pending, [], { searchKeys_newest: 90_000, status_newest: 80_000 });
    expect(common.hint).toBe('status_newest');
    expect(JSON.parse(common.filter)).toEqual({
      $and: [{ status: 'pending' }, { document: { $exists: true } }],
    });
    expect((await asked({}, pending, ['searchKeys_newest'])).hint).toBe('searchKeys_newest');
  });

  const byAsha = decidedFilters({ decidedBy: 'a'.repeat(24) }, '');
  const inJanuary = { decidedFrom: '2025-01-01', decidedTo: '2025-01-31' };

  it('of what somebody decided is looked up by their key, in whichever order', async () => {
    const { filter, hint } = await asked({ sort: 'name' }, { equal: {}, ...byAsha });
    expect(hint).toBe('searchKeys_by_name');
    expect(JSON.parse(filter)).toEqual({
      $and: [{ searchKeys: `:decided-${'a'.repeat(24)}` }, { 'decision.by.adminId': 'a'.repeat(24) }],
    });
  });

  it('of days of decisions is looked up by them as long as few enough meet them to be sorted', async () => {
    const days = { equal: {}, ...decidedFilters(inJanuary, '') };
    const { filter, hint } = await asked({}, days, [], { decided: 4_999 });
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
    expect((await asked({ sort: 'name' }, days, [], { decided: 5_000 })).hint).toBe('by_name');
    const many = await asked({}, days, [], { decided: 5_000 });
    expect(many.hint).toBe('newest');
    expect(JSON.parse(many.filter).$and).toContainEqual({ createdAt: { $lt: '2025-01-31T19:30:00.000Z' } });
  });

  it('of what somebody decided on some days is looked up by both, or along their key where those are many', async () => {
    const mine = { equal: {}, ...decidedFilters({ decidedBy: 'me', ...inJanuary }, 'b'.repeat(24)) };
    const { filter, hint } = await asked({}, mine, ['decided']);
    expect(hint).toBe('decided');
    expect(filter).toContain(`"decision.by.adminId":"${'b'.repeat(24)}"`);
    expect(filter).not.toContain('searchKeys');
    expect((await asked({}, mine, [], { decided: 4_000 })).hint).toBe('decided');
    expect((await asked({}, mine, [], { decided: 9_000 })).hint).toBe('searchKeys_newest');
  });

  it('is walked along what fewer records meet, where some thousands do', async () => {
    const pending = { equal: { status: 'pending' } };
    const few = { searchKeys_newest: 4_000, status_newest: 700 };
    expect((await asked({ q: 'kumar' }, pending, [], few)).hint).toBe('status_newest');
    const common = { searchKeys_newest: 60_000, status_newest: 30_000 };
    expect((await asked({ q: 'kumar' }, pending, [], common)).hint).toBe('searchKeys_newest');
  });

  it('counts what it could be looked up by only where there is a choice', async () => {
    const pending = { equal: { status: 'pending' } };
    expect((await asked({}, pending)).counted).toEqual([]);
    expect(new Set((await asked({ q: 'kumar' }, pending)).counted)).toEqual(
      new Set(['searchKeys_newest', 'status_newest']),
    );
  });

  it('newest first of few days is looked up by what else was asked for, whose index has the days in it', async () => {
    const { hint, counted } = await asked({ q: 'kumar', from: '2025-01-05' }, undefined, ['newest']);
    expect(hint).toBe('searchKeys_newest');
    expect(counted).toEqual([]);
  });

  it('is looked up by the condition that fewest meet of those that are few, and by the longest word where none is', async () => {
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

  it('with several conditions is looked up by the rare one', async () => {
    const filters = { equal: { status: 'pending' } };
    expect((await asked({ q: 'kumar' }, filters, ['status_newest'])).hint).toBe('status_newest');
    expect((await asked({ q: 'kumar' }, filters, ['searchKeys_newest'])).hint).toBe('searchKeys_newest');
  });
});
