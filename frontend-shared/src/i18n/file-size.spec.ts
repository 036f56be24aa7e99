import { fileField as en } from '../content/en/file-field';
import { fileField as hi } from '../content/hi/file-field';
import { fileSize, MB } from './file-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_000_000, '977 kB'],
  // Half a kilobyte below 1 MB is rounded to 1 MB, never to 1,024 kB.
  [MB - 500, '1 MB'],
  [2.4 * MB, '2.4 MB'],
  [10 * MB, '10 MB'],
])('%s bytes are formatted as %s', (bytes, expected) => {
  expect(fileSize(bytes, en.size)).toBe(expected);
});

test('the Hindi word for byte is the same in singular and plural', () => {
  expect([fileSize(1, hi.size), fileSize(12, hi.size)]).toEqual(['1 बाइट', '12 बाइट']);
});
