import { parseSearch } from './search-query.js';
import { withPlainMobiles } from './typed-mobile.js';

describe('a mobile number in a search', () => {
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
    '(+91) 90007 76062',
    '+91 (90007) 76062',
    '+91.90007.76062',
    '0091 90007 76062',
    'tel:+919000776062',
    '900-077-6062',
    '900 077 6062',
    '+91 9000 776 062',
    '9000-776062',
  ])('is recognised as %s', (typed) => {
    expect(withPlainMobiles(typed)).toBe('9000776062');
    expect(parseSearch(typed)).toEqual(parseSearch('9000776062'));
  });

  test('is recognised while it is typed, next to other words, and in digits of any script', () => {
    expect(withPlainMobiles('90007 760')).toBe('90007760');
    expect(withPlainMobiles('sunita 90007 76062 patna')).toBe('sunita 9000776062 patna');
    expect(parseSearch('९०००७ ७६०६२')).toEqual(parseSearch('9000776062'));
    expect(parseSearch('௯௦௦௦௭ ௭௬௦௬௨')).toEqual(parseSearch('9000776062'));
  });

  test.each([
    '844101 98350',
    '800 001',
    'SH-7K3M9Q',
    '12345 67890',
    '9000 776062',
    '844101 9000',
    '2025-11-05 9000',
    '123-456-7890',
    'a90007 76062',
    'x90007@example.org',
    '9000776062123',
  ])('is not recognised in %s', (typed) => expect(withPlainMobiles(typed)).toBe(typed));
});
