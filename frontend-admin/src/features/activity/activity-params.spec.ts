import { activityView, parseActivityParams, toActivitySearch } from './activity-params';

const read = (query: string) => parseActivityParams(new URLSearchParams(query));

describe('the address of the log', () => {
  it('is the plain one for the log as delivered', () => {
    expect(read('')).toEqual({ filters: {} });
    expect(toActivitySearch({ filters: {} }).toString()).toBe('');
  });

  it('has filters, columns in their order, and the row density', () => {
    const query = 'kind=admin&from=2025-11-01&columns=what%2Cwho&density=compact&cursor=abc';
    expect(read(query)).toEqual({
      filters: { kind: 'admin', from: '2025-11-01' },
      columns: ['what', 'who'],
      density: 'compact',
      cursor: 'abc',
    });
    expect(toActivitySearch(read(query)).toString()).toBe(query);
  });

  it('passes over what there is not', () => {
    expect(read('columns=who,salary,who&density=huge&weather=fine&kind=')).toEqual({
      filters: {},
      columns: ['who'],
    });
  });

  it.each(['2025-11-', '2026-02-30', 'yesterday'])('passes over %s, a day that no calendar has', (day) => {
    expect(read(`from=${day}&to=2025-11-30`)).toEqual({ filters: { to: '2025-11-30' } });
  });

  it('keeps a choice of no column beside the time', () => {
    expect(read('columns=')).toEqual({ filters: {}, columns: [] });
    expect(toActivitySearch({ filters: {}, columns: [] }).toString()).toBe('columns=');
  });

  it('leaves the page out of a view', () => {
    expect(activityView(read('kind=admin&cursor=abc'))).toBe('kind=admin');
  });
});
