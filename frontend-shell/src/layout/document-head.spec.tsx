import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DocumentLanguage } from 'frontend-shared/i18n/document-language';
import { Link } from 'frontend-shared/routing/router';
import { readyRemotes, renderShell } from '../../test/render-shell';

/** The head of a prerendered page. */
function headFromServer(address: string): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.setAttribute('data-page', address);
  document.head.append(tag);
  return tag;
}
afterEach(() => document.head.replaceChildren());

test.each(['/presentation', '/hi/presentation', '/presentation/7'])(
  'a slide change from %s keeps the head',
  async (address) => {
    const tag = headFromServer(address);
    renderShell(address);
    fireEvent.click(await screen.findByRole('button', { name: 'next slide' }));
    expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
    expect(tag).toBeInTheDocument();
  },
);

test('a page change replaces the head', async () => {
  const tag = headFromServer('/presentation');
  renderShell('/presentation');
  fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
  expect(tag).not.toBeInTheDocument();
  await waitFor(() => expect(document.head.querySelector('[data-page="/about"]')).not.toBeNull());
});

test('a page change is announced; a slide change is not, because the deck announces its slides itself', async () => {
  renderShell('/presentation/7');
  const live = document.querySelector('[aria-live=polite]');
  fireEvent.click(await screen.findByRole('button', { name: 'next slide' }));
  expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
  expect(live).toHaveTextContent('');
  fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
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

test("the console's language is kept on all its pages, and the site restores its own", async () => {
  const { component, renew } = readyRemotes();
  renderShell('/admin', {
    component: (name) => (name === 'app_admin' ? HindiPage : component(name)),
    renew,
  });
  const { documentElement } = document;
  expect(documentElement.lang).toBe('hi');
  fireEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(documentElement.lang).toBe('hi');
  fireEvent.click(screen.getByRole('link', { name: 'About us' }));
  expect(await screen.findByTestId('remote-props')).toHaveTextContent('en / /about');
  expect(documentElement.lang).toBe('en');
});

test('a page change inside the console is not announced, because the console announces its pages itself', async () => {
  const { component, renew } = readyRemotes();
  renderShell('/admin', {
    component: (name) => (name === 'app_admin' ? HindiPage : component(name)),
    renew,
  });
  const live = document.querySelector('[aria-live=polite]');
  fireEvent.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(document.title).toMatch(/^Admin login/));
  expect(live).toHaveTextContent('');
  fireEvent.click(screen.getByRole('link', { name: 'About us' }));
  await waitFor(() => expect(live).toHaveTextContent(/^Who we are/));
});

test('the language of the page follows its address', async () => {
  renderShell('/about');
  expect(document.documentElement.lang).toBe('en');
  fireEvent.click(screen.getAllByRole('link', { name: 'हिन्दी' })[0] as HTMLElement);
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
});
