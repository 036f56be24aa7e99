import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../test/render-shell';

/** What the server has written into the head of a page. */
function headFromServer(address: string): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.setAttribute('data-page', address);
  document.head.append(tag);
  return tag;
}
afterEach(() => document.head.replaceChildren());

test.each(['/presentation', '/hi/presentation', '/presentation/7'])(
  'a change of slide from %s leaves the head as it is, and fetches nothing for it',
  async (address) => {
    const tag = headFromServer(address);
    renderShell(address);
    fireEvent.click(await screen.findByRole('button', { name: 'next slide' }));
    expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
    expect(tag).toBeInTheDocument();
  },
);

test('another page has a head of its own', async () => {
  const tag = headFromServer('/presentation');
  renderShell('/presentation');
  fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
  expect(tag).not.toBeInTheDocument();
  await waitFor(() => expect(document.head.querySelector('[data-page="/about"]')).not.toBeNull());
});

test('a new page is read out, a change of slide is not: the deck does that by itself', async () => {
  renderShell('/presentation/7');
  const live = document.querySelector('[aria-live=polite]');
  fireEvent.click(await screen.findByRole('button', { name: 'next slide' }));
  expect(await screen.findByText(/\/presentation\/2$/)).toBeVisible();
  expect(live).toHaveTextContent('');
  fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
  await waitFor(() => expect(live).toHaveTextContent(/^Who we are/));
});
