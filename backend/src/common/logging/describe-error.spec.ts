import { describeError } from './describe-error.js';

test('what a log says about an error holds none of the record that caused it', () => {
  const thrown = new Error(
    'E11000 dup key: { email: "asha@example.org", mobile: \'9876543210\' } for asha@example.org 9876543210',
  );
  const logged = JSON.stringify(describeError(new Error('outer', { cause: thrown })));
  expect(logged).toContain('E11000');
  expect(logged).toContain('describe-error.spec');
  expect(logged).not.toMatch(/asha|9876543210/);
});
