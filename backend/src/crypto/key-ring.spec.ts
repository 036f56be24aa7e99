import { randomBytes } from 'node:crypto';
import { namedKey } from '../config/secrets.js';
import { DamagedSecretError, KeyRing } from './key-ring.js';

describe('the key ring', () => {
  const oldKey = namedKey(randomBytes(32));
  const newKey = namedKey(randomBytes(32));
  const secret = randomBytes(32);

  it('opens what it sealed', () => {
    const ring = new KeyRing([oldKey], 'documents');
    expect(ring.open(ring.seal(secret, 'file 1'), 'file 1').equals(secret)).toBe(true);
  });

  it('opens secrets that were sealed before a rotation, and seals with the new key', () => {
    const before = new KeyRing([oldKey], 'documents').seal(secret, 'file 1');
    const rotated = new KeyRing([newKey, oldKey], 'documents');
    expect(rotated.open(before, 'file 1').equals(secret)).toBe(true);
    expect(rotated.seal(secret, 'file 1').keyId).not.toBe(before.keyId);
  });

  it('names the setting to add the key to when a rotated key was removed too early', () => {
    const before = new KeyRing([oldKey], 'documents').seal(secret, 'file 1');
    expect(() => new KeyRing([newKey], 'documents').open(before, 'file 1')).toThrow(
      'DATA_ENCRYPTION_KEYS_PREVIOUS',
    );
  });

  it('refuses a secret that was moved to another record or used for another purpose', () => {
    const sealed = new KeyRing([oldKey], 'documents').seal(secret, 'file 1');
    expect(() => new KeyRing([oldKey], 'documents').open(sealed, 'file 2')).toThrow(DamagedSecretError);
    expect(() => new KeyRing([oldKey], 'numbers').open(sealed, 'file 1')).toThrow(DamagedSecretError);
  });

  it.each(['', 'AAAA', 'A'.repeat(80)])('reports a truncated or changed secret as damaged: %j', (sealed) => {
    const ring = new KeyRing([oldKey], 'documents');
    expect(() => ring.open({ keyId: oldKey.id, sealed }, 'file 1')).toThrow(DamagedSecretError);
  });
});
