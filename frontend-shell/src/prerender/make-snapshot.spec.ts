/**
 * @jest-environment node
 */
import type { BuildManifest } from './job';
import { mismatch } from './make-snapshot';

const manifest = (federationRuntime: string): BuildManifest => ({
  build: 'b',
  first: 'f',
  federationRuntime,
  parts: {},
});

test('a remote that was built with another federation runtime than the shell is reported', () => {
  expect(mismatch('app_public', manifest('2.9.2'), manifest('2.9.2'))).toBeUndefined();
  expect(mismatch('app_public', manifest('2.8.0'), manifest('2.9.2'))).toBe(
    'app_public was made for federation runtime 2.8.0, this shell has 2.9.2.',
  );
});
