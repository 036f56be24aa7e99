import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { readyRemotes } from '../../../test/render-shell';
import { sampleSite } from '../../../test/sample-site';
import { Shell } from '../../app/Shell';
import { loadFooter } from './load-footer';

const site = { ...sampleSite, logo: { primary: '/gone.png', fallback: '/other.png' } };
const page = (
  <MemoryRouter initialEntries={['/about']}>
    <Suspense>
      <Shell site={site} remotes={readyRemotes()} />
    </Suspense>
  </MemoryRouter>
);
const footer = () => within(screen.getByRole('contentinfo'));
let root: Root | undefined;

/** Renders a page with the footer on the server and hydrates it. */
async function hydrateFooter() {
  await loadFooter('en');
  const html = renderToString(page);
  const element = document.createElement('div');
  element.id = 'root';
  element.innerHTML = html;
  document.body.append(element);
  const problems: unknown[] = [];
  const quote = footer().getByText(/^One brick is small/);
  await act(async () => {
    root = hydrateRoot(element, page, { onRecoverableError: (error) => problems.push(error) });
  });
  return { problems, quote };
}

/** Whether a click is left to the browser; prevents jsdom from following it. */
function isLeftToBrowser(name: string, init?: MouseEventInit): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(footer().getByRole('link', { name }), init);
  return isLeft;
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('the prerendered footer is kept, without React warnings', async () => {
  const warnings = jest.spyOn(console, 'error');
  const { problems, quote } = await hydrateFooter();
  expect(quote).toBeInTheDocument();
  expect(problems).toEqual([]);
  expect(warnings).not.toHaveBeenCalled();
});

test('the router follows links of the prerendered footer, except those to the console', async () => {
  const user = userEvent.setup();
  await hydrateFooter();
  await user.click(footer().getByRole('link', { name: 'Terms' }));
  expect(screen.getByTestId('remote-props')).toHaveTextContent('en / /terms');
  expect(isLeftToBrowser('Admin Portal')).toBe(true);
  expect(screen.getByTestId('remote-props')).toHaveTextContent('en / /terms');
});

test('a click with a modifier key is left to the browser', async () => {
  await hydrateFooter();
  expect(isLeftToBrowser('Terms', { ctrlKey: true })).toBe(true);
  expect(screen.getByTestId('remote-props')).toHaveTextContent('en / /about');
});

test('the prerendered footer changes with the language, and back', async () => {
  const user = userEvent.setup();
  const { quote } = await hydrateFooter();
  await user.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(await screen.findByRole('link', { name: 'शर्तें' })).toHaveAttribute('href', '/hi/terms');
  expect(quote).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

test('a logo that fails to load is replaced by its fallback', async () => {
  await hydrateFooter();
  const logo = () => screen.getByRole('contentinfo').querySelector('img');
  const first = logo() as HTMLImageElement;
  fireEvent.error(first);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  // The component requests it again and then falls back to the other one.
  fireEvent.error(logo() as HTMLImageElement);
  expect(logo()).toHaveAttribute('src', '/other.png');
});
