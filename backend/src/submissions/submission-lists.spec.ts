import type { ListQuery } from './list-query.dto.js';
import { type ListFilters, SubmissionLists } from './submission-lists.js';
import type { SubmissionRecord } from './submission-record.js';
import type { SubmissionStore } from './submission-store.js';

/** What would be asked of the database; `rare` are the indexes under which few records are found. */
async function asked(query: ListQuery, filters: ListFilters = { equal: {} }, rare: string[] = []) {
  const findPage = jest.fn(async (_filter: object, _request: { hint?: string }) => ({ items: [] }));
  const countUpTo = async (_: object, most: number, { hint }: { hint: string }) =>
    rare.includes(hint) ? 3 : most;
  const store = { findPage, countUpTo } as unknown as SubmissionStore<SubmissionRecord>;
  await new SubmissionLists().read(store, { count: 'none', ...query }, filters);
  const [filter, request] = findPage.mock.calls[0] ?? [];
  return { filter: JSON.stringify(filter), hint: request?.hint };
}

describe('a list', () => {
  it.each([
    ['a word', { q: 'kumar' }, 'kumar'],
    ['a word longer than a key', { q: 'venkataramanujan' }, 'venkatar'],
    ['two words, by the longer', { q: 'ram kumar' }, 'kumar'],
    ['an address, by what is before the @', { q: 'ram.k@example.org' }, 'ram.k@'],
  ])('searched for %s looks it up by an equal key, never by a pattern alone', async (_, query, key) => {
    const { filter, hint } = await asked(query);
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain(`{"searchKeys":"${key}"}`);
  });

  it('narrowed to words of one field looks them up by an equal key as well', async () => {
    const { filter, hint } = await asked({}, { equal: {}, words: { locationText: 'bihar' } });
    expect(hint).toBe('searchKeys_newest');
    expect(filter).toContain('{"searchKeys":"bihar"}');
    expect(filter).toContain('{"locationText":{"$regex":"(^| )bihar"}}');
  });

  it('is read along the index of its order', async () => {
    expect((await asked({})).hint).toBe('newest');
    expect((await asked({ sort: '-name' })).hint).toBe('by_name');
    expect((await asked({ sort: 'name' }, { equal: { status: 'pending' } })).hint).toBe('status_by_name');
  });

  it('with several conditions is looked up by the rare one', async () => {
    const filters = { equal: { status: 'pending' } };
    expect((await asked({ q: 'kumar' }, filters, ['status_newest'])).hint).toBe('status_newest');
    expect((await asked({ q: 'kumar' }, filters, ['searchKeys_newest'])).hint).toBe('searchKeys_newest');
  });
});
