import { act, fireEvent, screen } from '@testing-library/react';
import { link, readyRemotes, renderShell } from '../../test/render-shell';
import { sampleSite } from '../../test/sample-site';
import { loadShellMessages } from '../content/messages';

beforeAll(() => loadShellMessages('hi'));

const loader = () => screen.queryByText('Loading…');

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

const goTo = (page: string) => fireEvent.click(link(page));

test.each(['/admin', '/admin-login'])('header and footer are hidden on %s', (address) => {
  renderShell(address);
  expect(screen.getByText('app_admin')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('an unknown address shows "page not found", with header and footer', async () => {
  renderShell('/no-such-page');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Saajha Udyog');
});

test('an unknown address beside the console is not requested again, which would never end', async () => {
  renderShell('/admin-login/x', readyRemotes(), sampleSite, 'nonce');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('a page change shows the loader for 800 ms over the new page, scrolls to the top after 50 ms, moves the focus and announces the title; the first page has no loader', () => {
  renderShell('/');
  // Not over the first page.
  expect(loader()).toBeNull();
  goTo('Contact');
  expect(loader()).toBeInTheDocument();
  // The page is rendered beneath the loader.
  expect(screen.getByTestId('remote-props')).toHaveTextContent('/contact');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Contact · Saajha Udyog')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(49));
  expect(window.scrollTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  act(() => jest.advanceTimersByTime(749));
  expect(loader()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(loader()).toBeNull();
});

test.each([
  ['#CM-7K3M9Q', 1],
  ['#section', 0],
])('a page opened with %s starts at the top unless the hash names an element on it', (hash, times) => {
  window.history.replaceState(null, '', hash);
  renderShell('/');
  screen.getByRole('main').id = 'section';
  goTo('About');
  act(() => jest.advanceTimersByTime(50));
  expect(window.scrollTo).toHaveBeenCalledTimes(times);
  window.history.replaceState(null, '', '/');
});

test('switching the language shows no loader and does not scroll', async () => {
  renderShell('/about');
  goTo('हिन्दी');
  await screen.findByText('hi /hi /hi/about');
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('खुल रहा है…')).toBeNull();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('with reduced motion the page changes without a loader', () => {
  window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  renderShell('/');
  goTo('About');
  expect(loader()).toBeNull();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the skip link moves the focus and adds no history entry', () => {
  Element.prototype.scrollIntoView = jest.fn();
  const step = { usr: { step: 'combo' }, key: 'two' };
  window.history.replaceState(step, '', '/');
  renderShell('/');
  // Without preventDefault jsdom would change the address.
  fireEvent.click(link('Skip to the content'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.history.state).toEqual(step);
  expect(window.location.hash).toBe('');
  window.history.replaceState(null, '', '/');
});

test('the deck can hide the header and show it again', () => {
  renderShell('/presentation');
  fireEvent.click(screen.getByText('fill the screen'));
  expect(screen.queryByRole('banner')).toBeNull();
  fireEvent.click(screen.getByText('leave the full screen'));
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('the logo falls back to the second image, and then to the built-in mark', () => {
  const logo = { primary: '/brand/one.png', fallback: '/brand/two.png' };
  renderShell('/', undefined, { ...sampleSite, logo });
  const image = () => screen.getByRole('banner').querySelector('img') as HTMLImageElement;
  expect(image()).toHaveAttribute('src', '/brand/one.png');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/brand/two.png');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/asset-stub');
});
