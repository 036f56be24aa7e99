import { startPage } from './start-page';

test('style sheets of the HTML that failed to load are requested again, one that loaded is not', () => {
  document.body.innerHTML = '<div id="root"></div>';
  const style = (href: string, sheet: object | null) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    Object.defineProperty(link, 'sheet', { value: sheet });
    document.head.append(link);
  };
  style('/lost.css', null);
  style('/loaded.css', { cssRules: [] });
  style('/lost-in-chromium.css', {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  startPage();
  const requested = [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  expect(requested).toEqual([
    '/lost.css',
    '/lost.css',
    '/loaded.css',
    '/lost-in-chromium.css',
    '/lost-in-chromium.css',
  ]);
});
