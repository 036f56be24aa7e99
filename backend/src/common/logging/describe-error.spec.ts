import { describeError } from './describe-error.js';

test('the description of an error contains no data of the record that caused it', () => {
  const thrown = new Error(
    'E11000 dup key: { email: "asha@example.org", mobile: \'9876543210\' } for asha@example.org 9876543210',
  );
  const logged = JSON.stringify(describeError(new Error('outer', { cause: thrown })));
  expect(logged).toContain('E11000');
  expect(logged).toContain('describe-error.spec');
  expect(logged).not.toMatch(/asha|9876543210/);
});

test.each([
  ['without a space', 'x'.repeat(100_000)],
  ['of escaped quotes in a string that never ends', `"${'\\"'.repeat(50_000)}`],
])('a very long message %s is described within a second', (_, text) => {
  const startedAt = performance.now();
  describeError(new Error(text));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a truncated quoted value is left out as well', () => {
  const logged = JSON.stringify(describeError(new Error('cannot read { name: "Asha Devi')));
  expect(logged).toContain('cannot read');
  expect(logged).not.toContain('Asha');
});
