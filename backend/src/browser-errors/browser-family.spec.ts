import { browserFamily } from './browser-family.js';

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  ['Chrome', `${CHROME} Mobile Safari/537.36`],
  ['Chrome', 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36'],
  ['Edge', `${CHROME} Safari/537.36 Edg/141.0.0.0`],
  ['Samsung Internet', `${CHROME} SamsungBrowser/28.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'],
  ['other', 'curl/8.0'],
  ['other', undefined],
])('%s is recognised from the user agent %s', (family, userAgent) => {
  expect(browserFamily(userAgent)).toBe(family);
});
