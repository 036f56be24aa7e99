import { localeOfMost } from './languages';

test.each([
  [['hi', 'en', 'en'], 'en'],
  [['en', 'hi', 'hi'], 'hi'],
  [['hi', 'en'], 'en'],
] as const)('a text for senders in %j is in %s', (locales, locale) => {
  expect(localeOfMost(locales.map((one) => ({ locale: one })))).toBe(locale);
});
