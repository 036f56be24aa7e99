import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PUBLIC_PAGES } from 'frontend-shared/routing/public-pages';
import { renderShell } from '../../test/render-shell';
import { sampleSite } from '../../test/sample-site';
import { pages as english } from '../content/en/pages';
import { pages as hindi } from '../content/hi/pages';
import { loadShellMessages } from '../content/messages';
import { routeMatch } from '../navigation/route-match';
import { headHtml } from './head-html';
import { pageHead } from './page-head';

beforeAll(() => loadShellMessages('hi'));
beforeEach(() => {
  document.head.innerHTML = '';
  window.scrollTo = jest.fn();
});

const messages = { en: english, hi: hindi };
const ORIGIN = 'https://www.example.org';

function fromServer(address: string, site = sampleSite): string {
  const route = routeMatch(address);
  return headHtml(pageHead(route, site, messages[route.locale]), address);
}

/** Parses the head like a browser. */
function read(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html);
}

const attribute = (head: ParentNode, selector: string, name: string) =>
  head.querySelector(selector)?.getAttribute(name);
const property = (head: ParentNode, name: string) => attribute(head, `meta[property="${name}"]`, 'content');
const named = (head: ParentNode, name: string) => attribute(head, `meta[name="${name}"]`, 'content');
const facts = (head: ParentNode) =>
  JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];

test('a page has a description, its canonical URL and its alternates by language', () => {
  const head = read(fromServer('/hi/how-it-works'));
  expect(head.querySelector('title')).toHaveTextContent('कैसे चलता है · साझा उद्योग');
  expect(named(head, 'description')).toBe(hindi.howItWorks.description);
  expect(attribute(head, 'link[rel=canonical]', 'href')).toBe(`${ORIGIN}/hi/how-it-works`);
  const alternates = [...head.querySelectorAll('link[rel=alternate]')];
  expect(alternates.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')])).toEqual([
    ['en', `${ORIGIN}/how-it-works`],
    ['hi', `${ORIGIN}/hi/how-it-works`],
    ['x-default', `${ORIGIN}/how-it-works`],
  ]);
  expect(named(head, 'robots')).toBeUndefined();
});

test('a page with its own title and picture is shared with them', () => {
  const picture = { name: 'presentation-7', text: 'One factory, one company.' };
  const route = routeMatch('/hi/presentation/7');
  const head = read(
    headHtml(pageHead(route, sampleSite, hindi, { title: '7. Title', picture }), '/hi/presentation/7'),
  );
  expect(property(head, 'og:title')).toBe('7. Title');
  expect(property(head, 'og:image')).toBe(`${ORIGIN}/sharing/hi/presentation-7.png`);
  expect(named(head, 'twitter:image:alt')).toBe('One factory, one company.');
});

test('a shared link shows title, description and a picture of the page in its language', () => {
  const head = read(fromServer('/hi/join'));
  expect(property(head, 'og:site_name')).toBe('साझा उद्योग');
  expect(property(head, 'og:url')).toBe(`${ORIGIN}/hi/join`);
  expect(property(head, 'og:locale')).toBe('hi_IN');
  expect(property(head, 'og:locale:alternate')).toBe('en_IN');
  expect(property(head, 'og:image')).toBe(`${ORIGIN}/sharing/hi/join.png`);
  expect(property(head, 'og:image:width')).toBe('1200');
  expect(property(head, 'og:image:height')).toBe('630');
  expect(property(head, 'og:image:alt')).toBe(`एक शेयर से जुड़ें। ${hindi.join.drawing}`);
  expect(named(head, 'twitter:card')).toBe('summary_large_image');
  expect(property(read(fromServer('/monthly-spice-subscription')), 'og:image')).toBe(
    `${ORIGIN}/sharing/en/spice-club.png`,
  );
});

test('structured data has the company on Home, and breadcrumbs on other pages', () => {
  const home = facts(read(fromServer('/')));
  expect(home[0]).toMatchObject({
    '@type': 'Organization',
    legalName: 'Saajha Udyog Public Limited',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icons/icon-512.png`,
    contactPoint: { email: 'support@example.org' },
  });
  expect(home[0].sameAs).toHaveLength(4);
  expect(home[1]).toMatchObject({ '@type': 'WebSite', name: 'Saajha Udyog' });
  expect(facts(read(fromServer('/hi/join')))[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'होम पेज', item: `${ORIGIN}/hi` },
      { position: 2, name: 'जुड़ें', item: `${ORIGIN}/hi/join` },
    ],
  });
});

test.each([
  '/admin',
  '/admin-login',
  '/track',
  '/hi/track',
  '/hi/monthly-spice-subscription/pay',
  '/no-such-page',
  '/presentation/7',
])('%s is excluded from search engines', (address) => {
  const head = read(fromServer(address));
  expect(named(head, 'robots')).toBe('noindex');
  expect(head.querySelector('link[rel=canonical], link[rel=alternate]')).toBeNull();
});

test('names and texts are escaped', () => {
  const name = '"><script>alert(1)</script>&';
  const head = read(fromServer('/', { ...sampleSite, name }));
  expect(head.querySelectorAll('script')).toHaveLength(1);
  expect(property(head, 'og:site_name')).toBe(name);
  expect(facts(head)[0].name).toBe(name);
});

test('without a known site URL there are no absolute URLs', () => {
  expect(fromServer('/', { ...sampleSite, siteUrl: '' })).not.toMatch(
    /canonical|rel="alternate"|og:url|og:image|ld\+json/,
  );
});

describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  test.each(Object.values(PUBLIC_PAGES))(
    '%s has a description of 61 to 160 characters, which search engines show in full',
    (page) => {
      expect(messages[locale][page].description.length).toBeGreaterThan(60);
      expect(messages[locale][page].description.length).toBeLessThanOrEqual(160);
    },
  );

  test('descriptions are unique and contain no figures', () => {
    const all = Object.values(messages[locale]).map(({ description }) => description);
    expect(new Set(all).size).toBe(all.length);
    expect(JSON.stringify(messages[locale])).not.toMatch(/[0-9०-९]/);
  });
});

test("the server's head is kept, and a page change replaces all of it", async () => {
  document.head.innerHTML = fromServer('/');
  const before = [...document.head.children];
  renderShell('/');
  await act(async () => undefined);
  expect([...document.head.children]).toEqual(before);

  fireEvent.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
  await waitFor(() => expect(named(document.head, 'description')).toBe(english.contact.description));
  const expected = read(fromServer('/contact'));
  for (const selector of [
    'title',
    'meta[name=description]',
    'link[rel=canonical]',
    'script',
    'meta',
    'link',
  ]) {
    expect(document.head.querySelectorAll(selector)).toHaveLength(expected.querySelectorAll(selector).length);
  }
  expect(attribute(document.head, 'link[rel=canonical]', 'href')).toBe(`${ORIGIN}/contact`);
  expect(document.title).toBe('Contact · Saajha Udyog');
});

test('the manifest follows the language of the page', async () => {
  document.head.innerHTML = `${fromServer('/')}<link rel="manifest" href="/manifest.webmanifest">`;
  renderShell('/');
  fireEvent.click(screen.getAllByRole('link', { name: 'हिन्दी' })[0] as HTMLElement);
  const manifest = () => attribute(document.head, 'link[rel=manifest]', 'href');
  await waitFor(() => expect(manifest()).toBe('/hi/manifest.webmanifest'));
  fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement);
  await waitFor(() => expect(manifest()).toBe('/manifest.webmanifest'));
});

test('a client-rendered page gets its head in the browser; after two quick page changes the last head stays', async () => {
  renderShell('/');
  await waitFor(() => expect(named(document.head, 'description')).toBe(english.home.description));
  fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('link', { name: 'Join Us' })[0] as HTMLElement);
  await waitFor(() => expect(named(document.head, 'description')).toBe(english.join.description));
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
});
