import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DocumentLanguage } from 'frontend-shared/i18n/document-language';
import { Link } from 'frontend-shared/routing/router';
import { link, readyRemotes, renderShell } from '../../test/render-shell';

/** The head of a prerendered page. */
function headFromServer(address: string): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.setAttribute('data-page', address);
  document.head.append(tag);
  return tag;
}
afterEach(() => document.head.replaceChildren());

test.each(['/presentation', '/hi/presentation'])('a slide change from %s keeps the head', async (address) => {
  const tag = headFromServer(address);
  renderShell(address);
  fireEvent.click(await screen.findByText('next slide'));
  expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
  expect(tag).toBeInTheDocument();
});

test('a page change replaces the head and is announced; a slide change is not, because the deck announces its slides itself', async () => {
  const tag = headFromServer('/presentation/7');
  renderShell('/presentation/7');
  const live = document.querySelector('[aria-live=polite]');
  fireEvent.click(await screen.findByText('next slide'));
  expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
  expect(tag).toBeInTheDocument();
  expect(live).toHaveTextContent('');
  fireEvent.click(link('About'));
  expect(tag).not.toBeInTheDocument();
  await waitFor(() => expect(document.head.querySelector('[data-page="/about"]')).not.toBeNull());
  await waitFor(() => expect(live).toHaveTextContent(/^Who we are/));
});

/** A page that sets its own language, like the console. */
function HindiPage() {
  return (
    <>
      <DocumentLanguage locale="hi" />
      <Link to="/admin/team">Team</Link>
      <Link to="/admin-login">Login</Link>
      <Link to="/about">About us</Link>
    </>
  );
}

test('all pages of the console keep its language and are not announced, because it announces them itself; the site does both', async () => {
  const { component, renew } = readyRemotes();
  renderShell('/admin', {
    component: (name) => (name === 'app_admin' ? HindiPage : component(name)),
    renew,
  });
  const { documentElement } = document;
  const live = document.querySelector('[aria-live=polite]');
  expect(documentElement.lang).toBe('hi');
  fireEvent.click(link('Team'));
  expect(documentElement.lang).toBe('hi');
  fireEvent.click(link('Login'));
  await waitFor(() => expect(document.title).toMatch(/^Admin login/));
  expect(live).toHaveTextContent('');
  fireEvent.click(link('About us'));
  expect(await screen.findByTestId('remote-props')).toHaveTextContent('en / /about');
  expect(documentElement.lang).toBe('en');
  await waitFor(() => expect(live).toHaveTextContent(/^Who we are/));
});

test('the language of the page follows its address', async () => {
  renderShell('/about');
  expect(document.documentElement.lang).toBe('en');
  fireEvent.click(link('हिन्दी'));
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
});
