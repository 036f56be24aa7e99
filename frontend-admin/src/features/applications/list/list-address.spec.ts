import { apiQuery, isFiltered, type ListAddress, readAddress, writeAddress } from './list-address';

describe('address of the applications list', () => {
  it('shows waiting applications, longest waiting first, when nothing is said', () => {
    const address = readAddress(new URLSearchParams());
    expect(apiQuery(address)).toEqual({ limit: '50', sort: 'createdAt', status: 'pending' });
    expect(isFiltered(address)).toBe(false);
    expect(writeAddress(address).toString()).toBe('');
  });

  it('reopens from a link exactly what was seen', () => {
    const seen: ListAddress = {
      status: 'rejected',
      sort: 'name',
      businessIdea: 'Apparel & Textiles',
      amount: '₹25 Lacs - ₹50 Lacs',
      location: 'वाराणसी',
      from: '2025-11-01',
      to: '2025-11-30',
      q: 'savi',
      cursor: 'eyJhIjoxfQ',
      page: 3,
      record: '65a000000000000000000001',
    };
    const link = writeAddress(seen).toString();
    expect(readAddress(new URLSearchParams(link))).toEqual(seen);
  });

  it('reads everything newest first when all states are asked for, and all is not sent as a status', () => {
    const query = apiQuery(readAddress(new URLSearchParams('status=all')));
    expect(query).toEqual({ limit: '50', sort: '-createdAt' });
  });

  it('ignores what it does not know instead of failing', () => {
    const address = readAddress(new URLSearchParams('status=lost&sort=shoe&from=yesterday&page=-4&cursor='));
    expect(address).toEqual({ status: 'pending', sort: 'createdAt', page: 1 });
  });

  it('does not send a search the API would refuse as too short', () => {
    expect(apiQuery(readAddress(new URLSearchParams('q=sa'))).q).toBeUndefined();
    expect(apiQuery(readAddress(new URLSearchParams('q=sav'))).q).toBe('sav');
    expect(apiQuery(readAddress(new URLSearchParams('q=ra+pr'))).q).toBeUndefined();
    expect(apiQuery(readAddress(new URLSearchParams('q=r@'))).q).toBe('r@');
    expect(apiQuery(readAddress(new URLSearchParams('q=नेहा'))).q).toBe('नेहा');
    expect(apiQuery(readAddress(new URLSearchParams('location=ag'))).location).toBeUndefined();
    expect(apiQuery(readAddress(new URLSearchParams('location=agra'))).location).toBe('agra');
  });
});
