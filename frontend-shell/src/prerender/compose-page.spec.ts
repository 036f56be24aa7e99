import { sampleSite } from '../../test/sample-site';
import { withoutCode } from '../content/en/without-code';
import { withoutCode as hindi } from '../content/hi/without-code';
import { composePage, type PageParts } from './compose-page';

const FRAME =
  '<!doctype html>\n<html lang="en"><head><title>Shell</title><script defer src="/assets/main.js"></script></head><body><div id="root"></div><noscript>No.</noscript></body></html>';

const parts: PageParts = {
  head: '<title>Home · Saajha Udyog</title>',
  body: '<main><h1>Home</h1></main>',
  locale: 'hi',
  files: {
    fonts: [{ address: '/assets/anek.woff2' }],
    styles: [{ address: '/remotes/public/assets/home.css', name: 'assets/home.css' }],
    prelude: { address: '/assets/prelude.js' },
    scripts: [{ address: '/assets/shell.js' }],
  },
  data: { set: 'abc', site: sampleSite, remotes: {}, build: 'b1' },
  withoutScripts: '',
  loadStatus: withoutCode.loadStatus,
};
const page = (more: Partial<PageParts> = {}) =>
  new DOMParser().parseFromString(composePage(FRAME, { ...parts, ...more }), 'text/html');

test('the page stands in the root element, in its language, under its own title alone', () => {
  const { documentElement, title, head } = page();
  expect(documentElement.lang).toBe('hi');
  expect(title).toBe('Home · Saajha Udyog');
  expect(head.querySelectorAll('title')).toHaveLength(1);
  expect(documentElement.querySelector('#root h1')?.textContent).toBe('Home');
});

test('styles are linked under the name by which webpack looks for them, fonts preloaded', () => {
  const links = [...page().head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['preload', '/assets/anek.woff2'],
    ['stylesheet', '/remotes/public/assets/home.css'],
  ]);
  expect(page().head.querySelector('[rel=stylesheet]')?.getAttribute('data-href')).toBe('assets/home.css');
});

test('what the page knows about itself is data that cannot end its element', () => {
  const site = { ...sampleSite, name: '</script><script>alert(1)</script>' };
  const made = page({ data: { ...parts.data, site } });
  const [first, data, ...more] = made.querySelectorAll('script');
  expect(first?.getAttribute('src')).toBe('/assets/prelude.js');
  expect(data?.type).toBe('application/json');
  expect(JSON.parse(data?.textContent ?? '').site.name).toBe(site.name);
  expect(more).toEqual([]);
});

test('of its scripts the page names only the one that fetches the others once it can be read', () => {
  const made = page();
  expect([...made.querySelectorAll('[src$=".js"], [href$=".js"]')]).toHaveLength(1);
  const { code } = JSON.parse(made.getElementById('page-data')?.textContent ?? '');
  expect(code).toEqual({ first: '/assets/main.js', next: ['/assets/shell.js'] });
});

test('visitors without scripts are told what they miss only where they miss something', () => {
  expect(composePage(FRAME, parts)).not.toContain('<noscript>');
  const notice = composePage(FRAME, { ...parts, withoutScripts: 'Forms & scripts' });
  expect(notice).toMatch(
    /<noscript><p class="sh-noscript">Forms &#38; scripts<\/p><\/noscript><div id="root">/,
  );
});

test('a frame without a place for the page is refused', () => {
  expect(() => composePage(FRAME.replace('<noscript>No.</noscript>', ''), { ...parts, head: '' })).toThrow(
    /noscript/,
  );
});

test('what is said about code that does not come stands in the page, outside of what the browser takes over', () => {
  const made = page();
  const line = made.querySelector('[role=status]#load-status');
  expect(line?.closest('#root')).toBeNull();
  expect(line?.textContent).toContain('Getting ready…');
  expect(line?.textContent).toMatch(/This form did not load\..*Try again, or write to support@/);
});

test('in Hindi the words around its button are apart too', () => {
  const line = page({ loadStatus: hindi.loadStatus }).querySelector('#load-status');
  expect(line?.textContent).toMatch(/फिर कोशिश करें या हमें लिखें: support@/);
  expect(line?.querySelector('a')?.href).toBe(`mailto:${sampleSite.supportEmail}`);
});
