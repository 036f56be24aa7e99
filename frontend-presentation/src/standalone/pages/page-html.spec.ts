import { type PageParts, pageHtml, type StandaloneManifest } from './page-html';

const MANIFEST: StandaloneManifest = {
  entries: { main: ['assets/main.1.css', 'assets/main.1.js'], boot: ['assets/boot.2.js'] },
  parts: { 'src/slides/slide-view.tsx': { js: ['assets/3.js'], css: ['assets/3.css'] } },
};
const PAGE: PageParts = {
  locale: 'hi',
  sharedTitle: '7. Profit & loss',
  siteName: 'Saajha Udyog',
  description: 'All of it',
  isHidden: true,
  fonts: ['/assets/anek.woff2'],
  body: '<main><h1>Profit</h1></main>',
  styledParts: ['src/slides/slide-view.tsx'],
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (more: Partial<PageParts> = {}, name = 'Saajha Udyog') =>
  parse(pageHtml({ ...PAGE, ...more }, { name, siteUrl: '' }, MANIFEST));

test('a page has a title, a description, a language and a content security policy', () => {
  const { documentElement, title, head } = page();
  expect(documentElement.lang).toBe('hi');
  expect(title).toBe('7. Profit & loss · Saajha Udyog');
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(content('[property="og:title"]')).toBe('7. Profit & loss');
  expect(content('[name=description]')).toBe('All of it');
  expect(content('[name=robots]')).toBe('noindex');
  expect(content('[http-equiv]')).toContain("default-src 'none'");
});

test('a page has the styles of its parts and one script, which names the main script', () => {
  const { head } = page();
  const styles = [...head.querySelectorAll('[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  expect(styles).toEqual(['/assets/main.1.css', '/assets/3.css']);
  const [script, ...more] = head.querySelectorAll('script');
  expect(script?.getAttribute('src')).toBe('/assets/boot.2.js');
  expect(script?.dataset.main).toBe('/assets/main.1.js');
  expect(more).toEqual([]);
});

test('a part that the build does not have is an error, not a page without its styles', () => {
  expect(() => page({ styledParts: ['src/gone.tsx'] })).toThrow('src/gone.tsx');
});

test('the configuration cannot close its script element', () => {
  const name = '</script><script>alert(1)</script>';
  const composed = page({}, name);
  expect(JSON.parse(composed.getElementById('site-data')?.textContent ?? '').name).toBe(name);
  expect(composed.querySelectorAll('script')).toHaveLength(2);
});

test('the message about missing scripts is in the language of the page, and in both languages on the app page', () => {
  expect(page().querySelector('.sa-not-loaded')?.textContent).toBe('प्रस्तुति नहीं खुल सकी। फिर से खोलें');
  expect(page({ body: '' }).querySelectorAll('.sa-not-loaded [lang]')).toHaveLength(2);
});
