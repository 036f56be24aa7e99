import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openPage } from '../../../test/open-page';
import type { OwnSession } from '../../data/account/own-sessions';

const aSession = (part: Partial<OwnSession> & { _id: string }): OwnSession => ({
  isCurrent: false,
  createdAt: '2025-01-15T10:30:00.000Z',
  lastUsedAt: '2025-01-15T10:40:00.000Z',
  ...part,
});

/** Opens the page with three sessions of the account. */
function atSessions() {
  const api = new FakeApi();
  api.sessions = [
    aSession({ _id: 's1', isCurrent: true, device: 'Firefox on Windows', network: '203.0.113.0/24' }),
    aSession({ _id: 's2', device: 'Chrome on Android', network: '198.51.100.0/24' }),
    aSession({ _id: 's3' }),
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

describe('the sessions card', () => {
  it('lists the device, network and last use of each session, and offers to end all but the current one', async () => {
    atSessions();
    const sessions = await card();
    await sessions.findByText('Chrome on Android');
    const [current, phone, unknown] = sessions.getAllByRole('listitem');
    expect(current).toHaveTextContent(/^Firefox on Windows This session/);
    expect(current).toHaveTextContent(/203\.0\.113\.0\/24 · last used 15 Jan 2025, 4:10 pm$/);
    expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('Chrome on Android');
    expect(unknown).toHaveTextContent('Unknown device');
  });

  it('ends a single session', async () => {
    const { api, user } = atSessions();
    const sessions = await card();
    await user.click(await sessions.findByRole('button', { name: 'End Chrome on Android, 198.51.100.0/24' }));
    expect(await screen.findByText('Ended: Chrome on Android')).toBeVisible();
    await waitFor(() => expect(sessions.getByRole('heading')).toHaveFocus());
    expect(sessions.queryByText('Chrome on Android')).not.toBeInTheDocument();
    expect(api.callsTo('DELETE', '/api/admin/sessions/s2')).toHaveLength(1);
  });

  it('ends all other sessions', async () => {
    const { user } = atSessions();
    const sessions = await card();
    await user.click(await sessions.findByRole('button', { name: 'End all other sessions' }));
    expect(await screen.findByText('2 other sessions ended')).toBeVisible();
    expect(sessions.getAllByRole('listitem')).toHaveLength(1);
    expect(sessions.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
  });
});
