import { generateReference, REFERENCE_PATTERN, withPlainReferences } from './reference.js';

describe('a reference', () => {
  it('has the prefix and six characters that cannot be misread', () => {
    for (let i = 0; i < 500; i++) {
      const reference = generateReference('FA');
      expect(reference).toMatch(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(reference).toMatch(new RegExp(REFERENCE_PATTERN));
    }
  });

  it('uses the whole alphabet', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => generateReference('CM').slice(3)).join(''));
    expect(seen.size).toBe(32);
  });

  it('matches the pattern only with a known prefix and six characters', () => {
    const ours = new RegExp(REFERENCE_PATTERN);
    for (const reference of ['FA-7K3M9Q', 'CM-7K3M9Q', 'SH-7K3M9Q', 'SP-7K3M9Q']) {
      expect(reference).toMatch(ours);
    }
    for (const other of ['XX-7K3M9Q', 'FA-7K3M9', 'FA-7K3M9QQ', ' FA-7K3M9Q', 'FA-7K3M9U', 'FA7K3M9Q']) {
      expect(other).not.toMatch(ours);
    }
  });
});

describe('a reference in a search', () => {
  it.each([
    ['sh-7k3m9o', 'SH-7K3M90'],
    ['SH-OIL', 'SH-011'],
    ['SH - 7K3M9O', 'SH-7K3M90'],
    ['SH 7K3M9O', 'SH-7K3M90'],
    ['sh7k3m9o', 'SH-7K3M90'],
    ['Sunita sp-i0000l, Hajipur', 'Sunita SP-100001, Hajipur'],
  ])('%j is read as %j', (typed, read) => {
    expect(withPlainReferences(typed)).toBe(read);
  });

  it.each([
    'Shalil Kumari',
    'sh kailas',
    'shailesh',
    'fa-7k3m9oo',
    'sp-oil@example.org',
    'a.sh-oil0oi@example.org',
    'XX-7K3M9O',
    '9000O',
  ])('%j is not read as one', (typed) => {
    expect(withPlainReferences(typed)).toBe(typed);
  });
});
