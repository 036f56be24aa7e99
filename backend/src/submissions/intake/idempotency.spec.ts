import { assertIdempotencyKey, canonicalBody } from './idempotency.js';

describe('the canonical body of a submission', () => {
  const file = { name: 'plan.pdf', sha256: 'ab' };

  it('does not depend on the order of the fields', () => {
    expect(canonicalBody({ name: 'A', location: 'B' })).toBe(canonicalBody({ location: 'B', name: 'A' }));
    expect(canonicalBody({}, { a: { name: 'x', sha256: '1' } })).toBe(
      canonicalBody({}, { a: { sha256: '1', name: 'x' } }),
    );
  });

  it('treats an absent field and an undefined one alike', () => {
    expect(canonicalBody({ name: 'A', email: undefined })).toBe(canonicalBody({ name: 'A' }));
  });

  it('changes with a value, with the bytes of a file, with its name and with its absence', () => {
    const hashes = [
      canonicalBody({ name: 'A' }, { doc: file }),
      canonicalBody({ name: 'B' }, { doc: file }),
      canonicalBody({ name: 'A' }, { doc: { ...file, sha256: 'cd' } }),
      canonicalBody({ name: 'A' }, { doc: { ...file, name: 'other.pdf' } }),
      canonicalBody({ name: 'A' }, {}),
      canonicalBody({ name: 'A', doc: 'plan.pdf' }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is the same for two uploads of one file, whatever other fields each upload has', () => {
    const upload = (path: string) => Object.assign({ path, dataKey: Buffer.from(path) }, file);
    expect(canonicalBody({}, { doc: upload('/tmp/1') })).toBe(canonicalBody({}, { doc: upload('/tmp/2') }));
  });

  it('distinguishes a number from the same digits as text', () => {
    expect(canonicalBody({ quantity: 1 })).not.toBe(canonicalBody({ quantity: '1' }));
  });
});

describe('an idempotency key', () => {
  it.each(['0b6f3c1e-9d5a-4c6e-8f59-0f1a2b3c4d5e', 'abcdefgh', 'a'.repeat(128)])('%s is accepted', (key) => {
    expect(() => assertIdempotencyKey(key)).not.toThrow();
  });

  it.each(['', 'short', 'a'.repeat(129), 'has space in it', 'नमस्ते-नमस्ते', 'a,b,c,d,e,f'])(
    '%p is refused',
    (key) => {
      expect(() => assertIdempotencyKey(key)).toThrow('Idempotency-Key must be');
    },
  );
});

describe('the format of the canonical body', () => {
  it('sorts fields by name at every level, and leaves out absent ones', () => {
    const body = { b: null, a: { d: [2, { f: 1, e: undefined }], c: 'x' }, g: undefined };
    expect(canonicalBody(body)).toBe('[[["a",[["c","x"],["d",[["0",2],["1",[["f",1]]]]]]],["b",null]],[]]');
    expect(canonicalBody({ a: { c: 'x', d: [2, { f: 1 }] }, b: null })).toBe(canonicalBody(body));
  });
});
