import { screen, waitFor } from '@testing-library/react';
import { type Answer, ApiStandIn, failure } from '../../../../test/api-stand-in';
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

/** A server that knows one link, and answers its confirmation with `confirmed`. */
function atLink(
  link: EmailLink | undefined,
  confirmed: (server: { link?: EmailLink }) => Answer = () => OVER,
) {
  const api = new ApiStandIn();
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

const waits = (server: { link?: EmailLink }): Answer => {
  server.link = { ...(server.link ?? aLink()), isConfirmed: true };
  return { body: { message: 'ok', data: { isChanged: false } } };
};
const confirmButton = () => screen.findByRole('button', { name: 'Confirm' });

describe('the link of a mail about another e-mail address', () => {
  it('says what is to change and until when, and confirms nothing by being opened', async () => {
    const { api } = atLink(aLink());
    expect(await confirmButton()).toBeVisible();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    expect(screen.getByText('d•••@example.org')).toBeVisible();
    expect(screen.getByText(/until 15 January 2030, 4:00 pm\.$/)).toBeVisible();
    expect(api.calls.filter(({ method, path }) => method === 'POST' && path.startsWith(LINK))).toEqual([]);
  });

  it('confirms by a press, says that the other address is missing, and keeps the way to refuse', async () => {
    const { user } = atLink(aLink(), waits);
    await user.click(await confirmButton());
    expect(
      await screen.findByText('Confirmed. Now open the link in the mail to the other address.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'This was not me' })).toBeVisible();
  });

  it('as the second one says that the address has changed, and replaces the link in the history by the console', async () => {
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

  it('refuses at the current address, and says what to do then', async () => {
    const { user, api } = atLink(aLink());
    await user.click(await screen.findByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('heading', { name: 'The e-mail address stays as it is.' })).toHaveFocus();
    expect(screen.getByText(/Choose another password now/)).toBeVisible();
    expect(api.callsTo('POST', `${LINK}/refuse`)).toHaveLength(1);
    expect(api.callsTo('POST', LINK)).toHaveLength(0);
  });

  it('says in the words of the server that another account has the address', async () => {
    const taken = 'Another account has this e-mail address by now, so nothing was changed.';
    const { user } = atLink(aLink(), () => failure(409, 'CONFLICT', taken));
    await user.click(await confirmButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(taken));
  });

  it('that was confirmed by a request whose answer was lost shows its current state', async () => {
    const { user } = atLink(aLink(), (server) => {
      waits(server);
      return OVER;
    });
    await user.click(await confirmButton());
    expect(await screen.findByText(/^Confirmed\./)).toBeVisible();
  });

  it('that is invalid says so, at once or when it is used, and links to the login', async () => {
    const { user } = atLink(aLink(), (server) => {
      delete server.link;
      return OVER;
    });
    await user.click(await confirmButton());
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the login' }));
    expect(address()).toBe('/admin-login');
  });

  it('that cannot be looked at is looked at again on demand', async () => {
    const api = new ApiStandIn();
    let isMended = false;
    api.override((_request, url) => {
      if (url.pathname !== LINK) return undefined;
      return isMended ? { body: aLink() } : { status: 500, body: {} };
    });
    const { user } = openConsole(PAGE, api);
    expect(await screen.findByText('Error: The link could not be checked.')).toBeVisible();
    isMended = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await confirmButton()).toBeVisible();
  });
});
