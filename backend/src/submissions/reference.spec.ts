import { drawReference, REFERENCE_PATTERN } from './reference.js';

describe('a reference', () => {
  it('has the prefix and six characters that cannot be misread', () => {
    for (let i = 0; i < 500; i++) {
      const reference = drawReference('FA');
      expect(reference).toMatch(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(reference).toMatch(new RegExp(REFERENCE_PATTERN));
    }
  });

  it('uses the whole alphabet', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => drawReference('CM').slice(3)).join(''));
    expect(seen.size).toBe(32);
  });
});
