import { activityView, parseActivityParams, toActivitySearch } from './activity-params';

const read = (query: string) => parseActivityParams(new URLSearchParams(query));

describe('the URL of the log', () => {
  it('has no parameters for the default view', () => {
    expect(read('')).toEqual({ filters: {} });
    expect(toActivitySearch({ filters: {} }).toString()).toBe('');
  });

  it('contains the filters, the columns in their order, the row density and the cursor', () => {
    const query = 'kind=admin&from=2025-11-01&columns=what%2Cwho&density=compact&cursor=abc';
    expect(read(query)).toEqual({
      filters: { kind: 'admin', from: '2025-11-01' },
      columns: ['what', 'who'],
      density: 'compact',
      cursor: 'abc',
    });
    expect(toActivitySearch(read(query)).toString()).toBe(query);
  });

  it('is parsed without unknown columns, densities and parameters, and without empty filters', () => {
    expect(read('columns=who,salary,who&density=huge&weather=fine&kind=')).toEqual({
      filters: {},
      columns: ['who'],
    });
  });

  it.each(['2025-11-', '2026-02-30', 'yesterday'])(
    'is parsed without %s, which is not a valid date',
    (day) => {
      expect(read(`from=${day}&to=2025-11-30`)).toEqual({ filters: { to: '2025-11-30' } });
    },
  );

  it('distinguishes a selection of no columns from the default columns', () => {
    expect(read('columns=')).toEqual({ filters: {}, columns: [] });
    expect(toActivitySearch({ filters: {}, columns: [] }).toString()).toBe('columns=');
  });

  it('omits the page in a saved view', () => {
    expect(activityView(read('kind=admin&cursor=abc'))).toBe('kind=admin');
  });
});
