import {
  apiQuery,
  differsFromDefault,
  type ListParams,
  type ListRules,
  parseListParams,
  toSearchParams,
} from './list-params';

const RULES: ListRules = {
  statuses: ['pending', 'approved', 'rejected'],
  pendingStatus: 'pending',
  defaultStatus: 'pending',
  filters: ['businessIdea', 'amount', 'location'],
  textFilters: ['location'],
};
const read = (search = '') => parseListParams(RULES, new URLSearchParams(search));
const query = (search = '') => apiQuery(RULES, read(search));

describe('the URL of a list', () => {
  it('shows pending records, oldest first, by default', () => {
    const params = read();
    expect(apiQuery(RULES, params)).toEqual({ limit: '50', sort: 'createdAt', status: 'pending' });
    expect(differsFromDefault(RULES, params)).toBe(false);
    expect(toSearchParams(RULES, params).toString()).toBe('');
  });

  it('restores the same list from a link', () => {
    const seen: ListParams = {
      status: 'rejected',
      sort: 'name',
      filters: {
        businessIdea: 'Apparel & Textiles',
        amount: '₹25 Lacs - ₹50 Lacs',
        location: 'वाराणसी',
        from: '2025-11-01',
        to: '2025-11-30',
        q: 'savi',
      },
      cursor: 'eyJhIjoxfQ',
      page: 3,
      columns: ['shares', 'place'],
      density: 'compact',
      record: '65a000000000000000000001',
    };
    const link = toSearchParams(RULES, seen).toString();
    expect(read(link)).toEqual(seen);
  });

  it('sorts newest first across all statuses, and does not send "all" as a status', () => {
    expect(query('status=all')).toEqual({ limit: '50', sort: '-createdAt' });
  });

  it('ignores unknown values', () => {
    expect(read('status=lost&sort=shoe&from=yesterday&page=-4&cursor=&density=loose')).toEqual({
      status: 'pending',
      sort: 'createdAt',
      filters: {},
      page: 1,
    });
  });

  it.each(['2026-13-45', '2026-02-30', '2026-00-10'])('ignores %s, a day that does not exist', (day) => {
    expect(read(`from=${day}&to=2026-02-28`).filters).toEqual({ to: '2026-02-28' });
  });

  it('does not send a search text that the API would reject as too short', () => {
    expect(query('q=sa').q).toBeUndefined();
    expect(query('q=sav').q).toBe('sav');
    expect(query('q=ra+pr').q).toBeUndefined();
    expect(query('q=r@').q).toBe('r@');
    expect(query('q=नेहा').q).toBe('नेहा');
    expect(query('location=ag').location).toBeUndefined();
    expect(query('location=agra').location).toBe('agra');
  });

  it('ignores the statuses and filters of another list', () => {
    const rules: ListRules = {
      statuses: ['new', 'read'],
      pendingStatus: 'new',
      defaultStatus: 'new',
      filters: [],
      textFilters: [],
    };
    const params = parseListParams(rules, new URLSearchParams('status=pending&amount=5&q=savita'));
    expect(apiQuery(rules, params)).toEqual({
      limit: '50',
      sort: 'createdAt',
      status: 'new',
      q: 'savita',
    });
  });
});
