import { linkCursor } from './records';

describe('cursors in a Link header', () => {
  const header =
    '</api/apply-factory?limit=50&sort=createdAt>; rel="first", </api/apply-factory?limit=50&cursor=abc%3D%2C%3B>; rel="next", </api/apply-factory?limit=50>; rel="prev"';

  it('are found by relation and decoded', () => {
    expect(linkCursor(header, 'next')).toBe('abc=,;');
  });

  it('are empty where the address has none, which is the first page', () => {
    expect(linkCursor(header, 'prev')).toBe('');
  });

  it('are absent when there is no such page', () => {
    expect(linkCursor('</api/apply-factory>; rel="first"', 'next')).toBeUndefined();
    expect(linkCursor(null, 'next')).toBeUndefined();
  });
});
