import { randomBytes } from 'node:crypto';
import { KeyedHash } from './keyed-hash.js';

describe('a keyed hash', () => {
  const oldKey = randomBytes(32);
  const newKey = randomBytes(32);

  it('is the same for the same text, and differs for another text', () => {
    const hash = new KeyedHash([newKey], 'numbers');
    expect(hash.of('ABCDE1234F')).toBe(hash.of('ABCDE1234F'));
    expect(hash.of('ABCDE1234F')).not.toBe(hash.of('ABCDE1234G'));
  });

  it('differs by key and by purpose', () => {
    const hash = new KeyedHash([newKey], 'numbers').of('text');
    expect(new KeyedHash([oldKey], 'numbers').of('text')).not.toBe(hash);
    expect(new KeyedHash([newKey], 'bodies').of('text')).not.toBe(hash);
  });

  it('made with a previous key still matches', () => {
    const before = new KeyedHash([oldKey], 'numbers').of('text');
    const rotated = new KeyedHash([newKey, oldKey], 'numbers');
    expect(rotated.matches('text', before)).toBe(true);
    expect(rotated.matches('other', before)).toBe(false);
    expect(rotated.of('text')).not.toBe(before);
    expect(rotated.underEachKey('text')).toEqual([rotated.of('text'), before]);
  });

  it('requires a key', () => {
    expect(() => new KeyedHash([], 'numbers')).toThrow('no key');
  });
});
