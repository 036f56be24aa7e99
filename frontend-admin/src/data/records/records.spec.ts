import { linkCursor } from './records';

describe('the cursor in a Link header', () => {
  const header =
    '</api/apply-factory?limit=50&sort=createdAt>; rel="first", </api/apply-factory?limit=50&cursor=abc%3D%2C%3B>; rel="next", </api/apply-factory?limit=50>; rel="prev"';

  it('is found by its relation and decoded', () => {
    expect(linkCursor(header, 'next')).toBe('abc=,;');
  });

  it('is empty for the first page, whose URL has none', () => {
    expect(linkCursor(header, 'prev')).toBe('');
  });

  it('is undefined if there is no such page', () => {
    expect(linkCursor('</api/apply-factory>; rel="first"', 'next')).toBeUndefined();
    expect(linkCursor(null, 'next')).toBeUndefined();
  });
});
