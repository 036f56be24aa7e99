/**
 * @jest-environment node
 */
import type { BuildFacts } from './job';
import { mismatch } from './make-set';

const facts = (federationRuntime: string): BuildFacts => ({
  build: 'b',
  first: 'f',
  federationRuntime,
  parts: {},
});

test('a remote that was built with another federation runtime than the shell is told of', () => {
  expect(mismatch('app_public', facts('2.9.2'), facts('2.9.2'))).toBeUndefined();
  expect(mismatch('app_public', facts('2.8.0'), facts('2.9.2'))).toBe(
    'app_public was made for federation runtime 2.8.0, this shell has 2.9.2.',
  );
});
