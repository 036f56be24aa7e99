import { screen, waitFor } from '@testing-library/react';
import { type Answer, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { address, openConsole } from '../../../../test/open-console';
import type { EmailLink } from '../../../data/account/email-change';

const TOKEN = 'a-token-from-a-mail';
const LINK = `/api/admin/confirm-email/${TOKEN}`;
const PAGE = `/admin/confirm-email/${TOKEN}`;
const OVER = failure(404, 'NOT_FOUND', 'This link does not work any more.');

const aLink = (part: Partial<EmailLink> = {}): EmailLink => ({
  address: 'current',
  currentEmail: 'asha@example.org',
  newEmail: 'd•••@example.org',
  isConfirmed: false,
  isOtherConfirmed: false,
  expiresAt: '2030-01-15T10:30:00.000Z',
  ...part,
});

/** Opens a link with an API that accepts only this link, and answers its confirmation with `confirmed`. */
function atLink(
  link: EmailLink | undefined,
  confirmed: (server: { link?: EmailLink }) => Answer = () => OVER,
) {
  const api = new FakeApi();
  api.admin = null;
  const server = { ...(link && { link }) };
  api.override((request, url) => {
    if (url.pathname === `${LINK}/refuse`) return { body: { message: 'ok' } };
    if (url.pathname !== LINK) return undefined;
    if (request.method === 'POST') return confirmed(server);
    return server.link ? { body: server.link } : OVER;
  });
  return { api, ...openConsole(PAGE, api) };
}

const confirmFirst = (server: { link?: EmailLink }): Answer => {
  server.link = { ...(server.link ?? aLink()), isConfirmed: true };
  return { body: { message: 'ok', data: { isChanged: false } } };
};
const confirmButton = () => screen.findByRole('button', { name: 'Confirm' });

describe('the link in a mail about an e-mail change', () => {
  it('shows the change and its expiry, confirms nothing when it is opened, and can reject the change, with what to do next', async () => {
    const { user, api } = atLink(aLink());
    expect(await confirmButton()).toBeVisible();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    expect(screen.getByText('d•••@example.org')).toBeVisible();
    expect(screen.getByText(/by 15 January 2030, 4:00 pm\.$/)).toBeVisible();
    expect(api.calls.filter(({ method, path }) => method === 'POST' && path.startsWith(LINK))).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('heading', { name: 'The e-mail address stays as it is.' })).toHaveFocus();
    expect(screen.getByText(/Choose another password now/)).toBeVisible();
    expect(api.callsTo('POST', `${LINK}/refuse`)).toHaveLength(1);
    expect(api.callsTo('POST', LINK)).toHaveLength(0);
  });

  it('confirms on request, mentions the other confirmation, and can still reject the change', async () => {
    const { user } = atLink(aLink(), confirmFirst);
    await user.click(await confirmButton());
    expect(
      await screen.findByText('Confirmed. Now open the link in the mail to the other address.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'This was not me' })).toBeVisible();
  });

  it('completes the change as the second confirmation, and is replaced in the history', async () => {
    const link = aLink({ address: 'new', isOtherConfirmed: true });
    const { user } = atLink(link, () => ({ body: { message: 'ok', data: { isChanged: true } } }));
    expect(await screen.findByText(/^The other address has confirmed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'This was not me' })).not.toBeInTheDocument();
    const entries = window.history.length;
    await user.click(await confirmButton());
    expect(await screen.findByRole('heading', { name: /is changed\.$/ })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Go to the console' }));
    await waitFor(() => expect(address()).toBe('/admin-login'));
    expect(window.history.length).toBe(entries);
  });

  it('shows its current state if the response to a confirmation was lost', async () => {
    const { user } = atLink(aLink(), (server) => {
      confirmFirst(server);
      return OVER;
    });
    await user.click(await confirmButton());
    expect(await screen.findByText(/^Confirmed\./)).toBeVisible();
  });

  it('shows the error of the server, and is reported as invalid when it is used again, with a link to the login', async () => {
    const taken = 'Another account has this e-mail address by now, so nothing was changed.';
    const answers = [failure(409, 'CONFLICT', taken), OVER];
    const { user } = atLink(aLink(), (server) => {
      const answer = answers.shift() ?? OVER;
      if (answer === OVER) delete server.link;
      return answer;
    });
    await user.click(await confirmButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(taken));
    await user.click(await confirmButton());
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the login' }));
    expect(address()).toBe('/admin-login');
  });

  it('can be checked again after an error', async () => {
    const api = new FakeApi();
    let isAvailable = false;
    api.override((_request, url) => {
      if (url.pathname !== LINK) return undefined;
      return isAvailable ? { body: aLink() } : { status: 500, body: {} };
    });
    const { user } = openConsole(PAGE, api);
    expect(await screen.findByText('Error: The link could not be checked.')).toBeVisible();
    isAvailable = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await confirmButton()).toBeVisible();
  });
});
