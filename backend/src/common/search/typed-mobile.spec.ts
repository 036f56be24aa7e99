import { parseSearch } from './search-keys.js';
import { withPlainMobiles } from './typed-mobile.js';

describe('a mobile number that is searched for', () => {
  test.each([
    '9000776062',
    '90007 76062',
    '90007-76062',
    '+91 90007 76062',
    '+919000776062',
    '919000776062',
    '91 90007 76062',
    '09000776062',
    '+91-9000776062',
  ])('is found as %s', (typed) => {
    expect(withPlainMobiles(typed)).toBe('9000776062');
    expect(parseSearch(typed)).toEqual(parseSearch('9000776062'));
  });

  test('is found while it is typed, beside other words, and in the digits of Devanagari', () => {
    expect(withPlainMobiles('90007 760')).toBe('90007760');
    expect(withPlainMobiles('sunita 90007 76062 patna')).toBe('sunita 9000776062 patna');
    expect(parseSearch('९०००७ ७६०६२')).toEqual(parseSearch('9000776062'));
  });

  test.each([
    '844101 98350',
    '800 001',
    'SH-7K3M9Q',
    '12345 67890',
    'a90007 76062',
    'x90007@example.org',
    '9000776062123',
  ])('is not seen in %s', (typed) => expect(withPlainMobiles(typed)).toBe(typed));
});
