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

test('a page has its title, its description, its language, and rules for what it may load', () => {
  const { documentElement, title, head } = page();
  expect(documentElement.lang).toBe('hi');
  expect(title).toBe('7. Profit & loss · Saajha Udyog');
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(content('[property="og:title"]')).toBe('7. Profit & loss');
  expect(content('[name=description]')).toBe('All of it');
  expect(content('[name=robots]')).toBe('noindex');
  expect(content('[http-equiv]')).toContain("default-src 'none'");
});

test('it brings the styles of what stands on it, and one script, which knows the next', () => {
  const { head } = page();
  const styles = [...head.querySelectorAll('[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  expect(styles).toEqual(['/assets/main.1.css', '/assets/3.css']);
  const [script, ...more] = head.querySelectorAll('script');
  expect(script?.getAttribute('src')).toBe('/assets/boot.2.js');
  expect(script?.dataset.main).toBe('/assets/main.1.js');
  expect(more).toEqual([]);
});

test('a part that the build does not have is refused: the page would come without its styles', () => {
  expect(() => page({ styledParts: ['src/gone.tsx'] })).toThrow('src/gone.tsx');
});

test('the configuration is data that cannot end its element', () => {
  const name = '</script><script>alert(1)</script>';
  const made = page({}, name);
  expect(JSON.parse(made.getElementById('site-data')?.textContent ?? '').name).toBe(name);
  expect(made.querySelectorAll('script')).toHaveLength(2);
});

test('a page speaks its language where scripts are missing; one that the browser makes speaks both', () => {
  expect(page().querySelector('.sa-not-loaded')?.textContent).toBe('प्रस्तुति नहीं खुल सकी। फिर से खोलें');
  expect(page({ body: '' }).querySelectorAll('.sa-not-loaded [lang]')).toHaveLength(2);
});
