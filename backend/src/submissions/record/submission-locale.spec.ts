import { localeFrom } from './submission-locale.js';

describe('the language of a submission', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,en;q=0.8', 'hi'],
    ['en-GB, hi;q=0.9', 'en'],
    ['en;q=0.4, hi;q=0.9', 'hi'],
    ['ta-IN, hi;q=0.5', 'hi'],
    ['hi;q=0, en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['hi;q=nonsense', 'en'],
  ])('%p is %s', (header, locale) => expect(localeFrom(header)).toBe(locale));
});
