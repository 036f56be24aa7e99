/** @jest-environment node */

import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { PUBLIC_PATHS } from 'frontend-shared/routing/public-pages';
import { unknownNumbers, visibleText } from '../../../frontend-shared/test/stated-numbers';
import { renderPage } from '../../test/render-page';

/**
 * Pages may only contain numbers from the register; new ones must be added to frontend-shared/src/content/figures.ts
 * first.
 */
describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  it.each([...PUBLIC_PATHS, '/no-such-page'])(
    '%s shows only numbers from the register of figures',
    async (path) => {
      const html = await renderPage(path, locale);
      expect(unknownNumbers(visibleText(html, FALLBACK_SITE))).toEqual([]);
    },
  );
});

describe('a number is unknown', () => {
  const unknownIn = (html: string) =>
    unknownNumbers(visibleText(html, FALLBACK_SITE)).map((found) => found.split(' in “')[0]);

  it.each([
    ['when it is not in the register', '<p>21,000 members</p>', '21,000'],
    ['when the amount differs', '<p>₹2.3 crore</p>', '₹2.3 crore'],
    ['in Hindi as well', '<p>₹46 लाख</p>', '₹46 लाख'],
    ['when a count is shown as money', '<p>₹5,800</p>', '₹5,800'],
    ['when a count is shown as a percentage', '<p>2% of it</p>', '2%'],
    ['when no space separates it from the previous element', '<b>3</b><i>7,777</i>', '7,777'],
  ])('%s', (_case, html, number) => {
    expect(unknownIn(html)).toEqual([number]);
  });

  it.each([
    ['stated', '<p>22,000<!-- -->+ members, ₹2.95 crore, ₹45&nbsp;lakh, 55%, 2020-2022</p>'],
    ['the number of a step', '<span aria-hidden="true">7</span>'],
    ['a date', '<time datetime="2031-03-04">4 March 2031</time>'],
    ['part of a word', '<p>FA-7K3M9Q</p>'],
    ['configured', `<p>${FALLBACK_SITE.officeHours}</p>`],
  ])('but not when it is %s', (_case, html) => {
    expect(unknownIn(html)).toEqual([]);
  });
});
