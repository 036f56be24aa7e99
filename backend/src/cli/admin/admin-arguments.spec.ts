import { CommandError } from '../command-error.js';
import { readOptions, USAGE } from './admin-arguments.js';

describe('readOptions', () => {
  const HASH = '-bMkzsUE-jgGrSPIv0OgM6iKT6j0MgmZlvfuY_JQZ9Y';

  test.each([
    [['--kept', HASH], { kept: HASH }],
    [[`--kept=${HASH}`], { kept: HASH }],
    [
      ['--reason', '- left the company', '--email', 'a@example.org'],
      { reason: '- left the company', email: 'a@example.org' },
    ],
  ])('a value may begin with a dash, as one in 64 hashes does: %j', (args, read) => {
    expect(readOptions(args, ['kept', 'reason', 'email'])).toEqual(read);
  });

  test.each([
    [['--kept']],
    [['--kept', '--email', 'a@example.org']],
    [['--kept', '--email=a@example.org']],
    [['--other', HASH]],
    [[HASH]],
  ])('an option without a value, or an unknown one, is refused: %j', (args) => {
    expect(() => readOptions(args, ['kept', 'email'])).toThrow(new CommandError(USAGE));
  });
});
