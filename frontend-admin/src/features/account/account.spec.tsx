import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { FakeApi, failure } from '../../../test/fakes/fake-api';
import { openConsole } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import type { OwnSession } from '../../data/account/own-sessions';

describe('the e-mail card', () => {
  const PATH = '/api/admin/change-email';
  const CHANGE = {
    email: 'desk@saajha.example',
    requestedAt: '2030-01-14T10:30:00.000Z',
    expiresAt: '2030-01-15T10:30:00.000Z',
    isCurrentConfirmed: false,
    isNewConfirmed: true,
  };

  /** Opens the card with an API that changes the address. */
  async function atCard(api = new FakeApi()) {
    api.override((request, url) => {
      if (url.pathname !== PATH || request.method === 'GET') return undefined;
      api.emailChange = request.method === 'POST' ? CHANGE : undefined;
      return { body: { message: 'ok', data: CHANGE } };
    });
    const { user } = openPage('/admin/account', api);
    const card = within(await screen.findByRole('region', { name: 'E-mail address' }));
    return { api, user, card };
  }

  /** An account with an unconfirmed address change. */
  function apiWithPendingChange() {
    const api = new FakeApi();
    api.emailChange = CHANGE;
    return api;
  }

  it('requires an address, shows an error at the field and keeps the input, then requests confirmation from both addresses', async () => {
    const { api, user, card } = await atCard();
    await user.click(await card.findByRole('button', { name: 'Change e-mail address' }));
    const field = card.getByLabelText('New e-mail address');
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(card.getByRole('alert')).toHaveTextContent('Please enter your new e-mail address.');
    expect(field).toHaveFocus();
    expect(api.callsTo('POST', PATH)).toEqual([]);

    const sentence = 'This is already the address of your account.';
    const restore = api.override((request, url) =>
      request.method === 'POST' && url.pathname === PATH
        ? {
            status: 400,
            body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields: { email: [sentence] } },
          }
        : undefined,
    );
    await user.paste('office@saajha.example');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(sentence));
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('office@saajha.example');

    restore();
    await user.clear(field);
    await user.paste('desk@saajha.example');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Confirmations sent to both addresses')).toBeVisible();
    expect(api.callsTo('POST', PATH).at(-1)?.body).toEqual({ email: 'desk@saajha.example' });
    expect(await card.findByText('desk@saajha.example')).toBeVisible();
    expect(card.queryByLabelText('New e-mail address')).not.toBeInTheDocument();
  });

  it('shows which address is unconfirmed and when the request expires, and keeps the current one when it is withdrawn', async () => {
    const { user, card, api } = await atCard(apiWithPendingChange());
    const [current, next] = within(await card.findByRole('list', { name: 'Confirmations' })).getAllByRole(
      'listitem',
    );
    expect(current).toHaveTextContent('Current addressoffice@saajha.exampleStill to confirm');
    expect(next).toHaveTextContent('New addressdesk@saajha.exampleConfirmed');
    expect(card.getByText(/by 15 January 2030, 4:00 pm/)).toBeVisible();

    await user.click(card.getByRole('button', { name: 'Keep current address' }));
    expect(await screen.findByText('Your e-mail address stays as it is')).toBeVisible();
    expect(card.getByRole('button', { name: 'Change e-mail address' })).toBeVisible();
    expect(api.callsTo('DELETE', PATH)).toHaveLength(1);
  });

  it('announces a completed change and updates the session', async () => {
    const api = apiWithPendingChange();
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { email: 'desk@saajha.example' } } : undefined,
    );
    const { card } = await atCard(api);
    expect(await screen.findByText('Your e-mail address is desk@saajha.example now')).toBeVisible();
    expect(useSession.getState().admin?.email).toBe('desk@saajha.example');
    expect(await card.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  });

  it('does not go back to a cached address that is older than the one of the session', async () => {
    const { card } = await atCard();
    await card.findByRole('button', { name: 'Change e-mail address' });
    const goTo = (path: string) => {
      window.history.pushState(null, '', path);
      fireEvent.popState(window);
    };
    goTo('/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    act(() =>
      useSession.setState(({ admin }) => ({ admin: admin && { ...admin, email: 'desk@saajha.example' } })),
    );
    goTo('/admin/account');
    expect(await screen.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
    expect(screen.queryByText(/^Your e-mail address is/)).not.toBeInTheDocument();
    expect(useSession.getState().admin?.email).toBe('desk@saajha.example');
  });

  it('offers to retry when the address cannot be loaded', async () => {
    const api = new FakeApi();
    const restore = api.override((_request, url) =>
      url.pathname === PATH ? failure(500, 'INTERNAL', '') : undefined,
    );
    const { user, card } = await atCard(api);
    expect(await card.findByText('Error: Failed to load your e-mail address')).toBeVisible();
    restore();
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  });
});

describe('changing the password', () => {
  const WRONG = 'The current password is wrong.';

  /** Opens the form with an API that accepts one current password. */
  async function atForm(answered = Promise.resolve(), open = openPage) {
    const api = new FakeApi();
    api.override(async (_request, url) => {
      if (url.pathname !== '/api/admin/change-password') return undefined;
      await answered;
      if (api.lastBody<{ currentPassword: string }>().currentPassword !== 'four quiet brick lanes')
        return {
          status: 400,
          body: {
            code: 'VALIDATION_FAILED',
            message: 'Please correct.',
            fields: { currentPassword: [WRONG] },
          },
        };
      return {
        body: { message: 'Password changed', token: 't2', userId: 'a1', expiresIn: 600, admin: api.admin },
      };
    });
    const { user } = open('/admin/account', api);
    const leave = async () => {
      await user.click(screen.getByRole('link', { name: 'Dashboard' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument());
    };
    const card = within(await screen.findByRole('region', { name: 'Password' }));
    await user.click(card.getByRole('button', { name: 'Change password' }));
    expect(card.getByLabelText('Current password')).toHaveFocus();
    const change = async (current: string, next: string) => {
      for (const [label, text] of [
        ['Current password', current],
        ['New password', next],
      ] as const) {
        await user.clear(card.getByLabelText(label));
        await user.paste(text);
      }
      await user.click(card.getByRole('button', { name: 'Change password' }));
    };
    const sent = () => api.callsTo('POST', '/api/admin/change-password');
    return { card, change, sent, leave };
  }

  it('cannot be cancelled while the request is pending, shows an error at its field, then continues in the new session', async () => {
    let answer: () => void = () => undefined;
    const { card, change, sent } = await atForm(new Promise((resolve) => (answer = resolve)));
    await change('not the password', 'ten copper bells at dawn');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(card.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer();
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(WRONG));
    expect(card.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(card.getByLabelText('Current password')).toBeInvalid();
    expect(card.getByLabelText('Current password')).toHaveFocus();
    expect(card.getByLabelText('New password')).toBeValid();
    expect(card.getByLabelText('New password')).toHaveValue('ten copper bells at dawn');

    await change('four quiet brick lanes', 'ten copper bells at dawn');
    expect(await screen.findByText('Password changed')).toBeVisible();
    await waitFor(() => expect(card.getByRole('heading', { name: 'Password' })).toHaveFocus());
    expect(useSession.getState().accessToken).toBe('t2');
    expect(card.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(document.documentElement.outerHTML).not.toContain('copper bells');
  });

  it('reports a failure in a toast if the user has left the page', async () => {
    let answer: () => void = () => undefined;
    const { change, sent, leave } = await atForm(new Promise((resolve) => (answer = resolve)), openConsole);
    await change('not the password', 'ten copper bells at dawn');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await leave();
    answer();
    expect(await screen.findByText(`Your password was not changed. ${WRONG}`)).toBeVisible();
  });

  it('requires both fields before it sends a request, and names the buttons that show a password by their field', async () => {
    const { card, change, sent } = await atForm();
    expect(card.getByRole('button', { name: 'Show current password' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Show new password' })).toBeVisible();
    await change('four quiet brick lanes', '');
    expect(card.getByRole('alert')).toHaveTextContent('Please fill in both fields.');
    expect(card.getByLabelText('New password')).toHaveFocus();
    await change('', '');
    expect(card.getByLabelText('Current password')).toHaveFocus();
    expect(card.getByLabelText('New password')).toBeInvalid();
    expect(sent()).toEqual([]);
  });
});

describe('the sessions card', () => {
  const aSession = (part: Partial<OwnSession> & { _id: string }): OwnSession => ({
    isCurrent: false,
    createdAt: '2025-01-15T10:30:00.000Z',
    lastUsedAt: '2025-01-15T10:40:00.000Z',
    ...part,
  });

  /** Opens the page with four sessions of the account. */
  function atSessions() {
    const api = new FakeApi();
    api.sessions = [
      aSession({ _id: 's1', isCurrent: true, device: 'Firefox on Windows', network: '203.0.113.0/24' }),
      aSession({ _id: 's2', device: 'Chrome on Android', network: '198.51.100.0/24' }),
      aSession({ _id: 's3' }),
      aSession({ _id: 's4', device: 'Safari on iPad' }),
    ];
    api.override((request, url) => {
      const [, id] = /^\/api\/admin\/sessions\/(.+)$/.exec(url.pathname) ?? [];
      if (!id) return undefined;
      const before = api.sessions.length;
      api.sessions = api.sessions.filter(
        ({ _id, isCurrent }) => isCurrent || (request.method === 'DELETE' && _id !== id),
      );
      return { body: { message: 'ok', data: { ended: before - api.sessions.length } } };
    });
    return { api, ...openPage('/admin/account', api) };
  }

  const card = async () => within(await screen.findByRole('region', { name: 'Where you are logged in' }));

  it('lists the device, network and last use of each session, and ends one or all but the current one', async () => {
    const { api, user } = atSessions();
    const sessions = await card();
    await sessions.findByText('Chrome on Android');
    const [current, phone, unknown] = sessions.getAllByRole('listitem');
    expect(current).toHaveTextContent(/^Firefox on Windows This session/);
    expect(current).toHaveTextContent(/203\.0\.113\.0\/24 · last used 15 Jan 2025, 4:10 pm$/);
    expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('Chrome on Android');
    expect(unknown).toHaveTextContent('Unknown device');

    await user.click(sessions.getByRole('button', { name: 'End Chrome on Android, 198.51.100.0/24' }));
    expect(await screen.findByText('Ended: Chrome on Android')).toBeVisible();
    await waitFor(() => expect(sessions.getByRole('heading')).toHaveFocus());
    expect(sessions.queryByText('Chrome on Android')).not.toBeInTheDocument();
    expect(api.callsTo('DELETE', '/api/admin/sessions/s2')).toHaveLength(1);

    await user.click(sessions.getByRole('button', { name: 'End all other sessions' }));
    expect(await screen.findByText('2 other sessions ended')).toBeVisible();
    expect(sessions.getAllByRole('listitem')).toHaveLength(1);
    expect(sessions.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
  });
});
