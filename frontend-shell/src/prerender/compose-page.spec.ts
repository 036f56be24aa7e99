import { sampleSite } from '../../test/sample-site';
import { noScriptNotice, statusLines } from '../boot/status-line';
import { composePage, type PageParts } from './compose-page';

const SCRIPTS = '[{"src":"/assets/react.js","chunk":6},{"src":"/assets/main.js"}]';
const FRAME = `<!doctype html>\n<html lang="en"><head><title>Shell</title><script defer src="/assets/boot.js" data-scripts='${SCRIPTS}'></script><script async src="/assets/boot-guard.js"></script></head><body>${noScriptNotice}<div id="root"></div>${statusLines}</body></html>`;

const parts: PageParts = {
  head: '<title>Home · Saajha Udyog</title>',
  body: '<main><h1>Home</h1></main>',
  locale: 'hi',
  files: {
    fonts: [{ address: '/assets/anek.woff2' }],
    styles: [{ address: '/remotes/public/assets/home.css', name: 'assets/home.css' }],
    scripts: [{ address: '/assets/shell.js' }],
  },
  data: { snapshot: 'abc', site: sampleSite, remotes: {}, build: 'b1' },
  withoutScripts: undefined,
};
const page = (more: Partial<PageParts> = {}) =>
  new DOMParser().parseFromString(composePage(FRAME, { ...parts, ...more }), 'text/html');

test('the page is in the root element, with its language and only its own title', () => {
  const { documentElement, title, head } = page();
  expect(documentElement.lang).toBe('hi');
  expect(title).toBe('Home · Saajha Udyog');
  expect(head.querySelectorAll('title')).toHaveLength(1);
  expect(documentElement.querySelector('#root h1')?.textContent).toBe('Home');
});

test('the manifest is that of the page’s language', () => {
  const frame = FRAME.replace('</head>', '<link rel="manifest" href="/manifest.webmanifest"></head>');
  for (const [locale, address] of [
    ['en', '/manifest.webmanifest'],
    ['hi', '/hi/manifest.webmanifest'],
  ] as const) {
    expect(composePage(frame, { ...parts, locale })).toContain(`<link rel="manifest" href="${address}">`);
  }
});

test('styles are linked with the name by which webpack recognises them, and fonts are preloaded', () => {
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

test('styles of a remote on another origin are requested with CORS, so that a lost one can be told from a loaded one', () => {
  const styles = ['https://cdn.example/assets/home.css', '/assets/shell.css'].map((address) => ({ address }));
  const { head } = page({ files: { ...parts.files, styles } });
  const links = [...head.querySelectorAll('[rel=stylesheet]')];
  expect(links.map((link) => link.hasAttribute('crossorigin'))).toEqual([true, false]);
});

test('the page data cannot close its script element', () => {
  const site = { ...sampleSite, name: '</script><script>alert(1)</script>' };
  const composed = page({ data: { ...parts.data, site } });
  const data = composed.querySelector('script[type="application/json"]');
  expect(JSON.parse(data?.textContent ?? '').site.name).toBe(site.name);
  const others = [...composed.querySelectorAll('script')].filter((script) => script !== data);
  expect(others.map((script) => script.getAttribute('src'))).toEqual([
    '/assets/boot.js',
    '/assets/boot-guard.js',
  ]);
});

test('the HTML requests only the boot script, which loads the others after the first paint, and its guard', () => {
  const composed = page();
  expect([...composed.querySelectorAll('[src$=".js"], [href$=".js"]')]).toHaveLength(2);
  expect(composed.querySelector<HTMLScriptElement>('[src="/assets/boot.js"]')?.dataset.scripts).toBe(SCRIPTS);
  const { preloads } = JSON.parse(composed.getElementById('page-data')?.textContent ?? '');
  expect(preloads).toEqual(['/assets/shell.js']);
});

test('a page with a form has the boot script that stores drafts', () => {
  const composed = page({ files: { ...parts.files, formBoot: { address: '/assets/form-boot.js' } } });
  expect(composed.querySelector('[src="/assets/boot.js"]')).toBeNull();
  const boot = composed.querySelector<HTMLScriptElement>('[src="/assets/form-boot.js"]');
  expect(boot?.dataset.scripts).toBe(SCRIPTS);
});

test('the notice for visitors without scripts is only on pages that have one', () => {
  expect(composePage(FRAME, parts)).not.toContain('<noscript>');
  const notice = composePage(FRAME, { ...parts, withoutScripts: { text: 'Forms & scripts' } });
  expect(notice).toMatch(
    /<noscript><p class="sh-noscript">Forms &#38; scripts<\/p><\/noscript><div id="root">/,
  );
  const link = { address: '/presentation/text', text: 'Read it' };
  expect(composePage(FRAME, { ...parts, withoutScripts: { text: 'No buttons.', link } })).toContain(
    '<p class="sh-noscript">No buttons. <a href="/presentation/text">Read it</a></p>',
  );
});

test('an index.html without a root element is rejected', () => {
  expect(() => composePage(FRAME.replace(noScriptNotice, ''), { ...parts, head: '' })).toThrow(/noscript/);
});

test('the load status is in the page, outside the hydrated root', () => {
  const composed = page();
  const [line, ...more] = composed.querySelectorAll('.sh-load[role=status]');
  expect(line?.closest('#root')).toBeNull();
  expect(line?.textContent).toContain('तैयार हो रहा है…');
  expect(line?.textContent).toMatch(/फिर कोशिश करें या हमें लिखें: support@/);
  expect(line?.querySelector('a[href^=mailto]')?.getAttribute('href')).toBe(
    `mailto:${sampleSite.supportEmail}`,
  );
  expect(more).toEqual([]);
});

test('the English load status has spaces around its button', () => {
  const line = page({ locale: 'en' }).querySelector('.sh-load');
  expect(line?.textContent).toContain('Getting ready…');
  expect(line?.textContent).toMatch(/This form did not load\..*Try again, or write to support@/);
});
