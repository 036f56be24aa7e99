import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { afterResponses } from '../../../test/after-responses';
import { anApplication, FakeApi } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';
import { recentRecords } from '../../state/recent-records';

function openDashboard() {
  const api = new FakeApi();
  api.applications = [
    anApplication({ _id: 'a', name: 'Ravi', createdAt: new Date(Date.now() - 6 * 86_400_000).toISOString() }),
    anApplication({ _id: 'b', name: 'Savita', createdAt: new Date(Date.now() - 86_400_000).toISOString() }),
  ];
  return { api, ...openConsole('/admin', api) };
}

/** Opens the console on a page without data of its own. */
function openFrame() {
  const api = new FakeApi();
  return { api, ...openConsole('/admin/nothing', api) };
}

beforeEach(resetPreferences);

describe('the frame', () => {
  it('shows the number of pending items in the navigation, eight characters of the e-mail address, and the keyboard shortcuts when the question mark is pressed', async () => {
    const { user } = openDashboard();
    expect(await screen.findByRole('link', { name: /^Applications\W+2 waiting/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Dashboard · /));
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    expect(dialog.getByText('Next record')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const button = screen.getByRole('button', { name: 'Account of office@saajha.example' });
    expect(button).toHaveTextContent('office@s…');
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'My account' }));
    const main = screen.getByRole('main');
    expect(await within(main).findByText('Approve, reject and reopen factory applications')).toBeVisible();
    expect(within(main).getByText('office@saajha.example', { selector: 'dd' })).toBeVisible();
  });

  it('remembers on this device that the sidebar is collapsed, with labels for screen readers, and the colours, and resets the document when unmounted', async () => {
    const { user, unmount } = openFrame();
    await user.click(await screen.findByRole('button', { name: 'Collapse' }));
    await user.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-ad-mode', 'dark');
    const stored = () => JSON.parse(localStorage.getItem('console-preferences') ?? '{}').state;
    expect(stored()).toMatchObject({ colours: 'dark', sidebarCollapsed: true });
    await user.click(screen.getByRole('button', { name: 'Switch to light colours' }));
    expect(document.documentElement).toHaveAttribute('data-ad-mode', 'light');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-ad-mode');
    openFrame();
    expect(await screen.findByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: /Applications/ })).toBeVisible();
  });

  it('keeps the colours chosen last when an earlier choice is confirmed late', async () => {
    const { api, user } = openFrame();
    const dark = await screen.findByRole('button', { name: 'Switch to dark colours' });
    await waitFor(() => expect(api.callsTo('GET', '/api/admin/settings')).toHaveLength(1));
    const confirmations: (() => void)[] = [];
    api.override(async (request, url) => {
      if (request.method !== 'PATCH' || url.pathname !== '/api/admin/settings') return undefined;
      const data = { ...api.settings, ...(await request.json()) };
      await new Promise<void>((resolve) => confirmations.push(resolve));
      return { body: { message: 'Settings saved successfully!', data } };
    });
    await user.click(dark);
    await user.click(await screen.findByRole('button', { name: 'Switch to light colours' }));
    await waitFor(() => expect(confirmations).toHaveLength(2));
    confirmations[0]?.();
    await afterResponses();
    expect(document.documentElement).toHaveAttribute('data-ad-mode', 'light');
  });

  it('reloads what failed while the server was down, once it is back', async () => {
    const { api, user } = openFrame();
    api.applications = [anApplication({ _id: 'a4', name: 'Meena Devi' })];
    let isDown = false;
    api.override((_request, { pathname }) =>
      isDown && pathname === '/api/apply-factory' ? { status: 500, body: {} } : undefined,
    );
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    isDown = true;
    api.bell.streamStatus = 503;
    act(() => api.bell.cut());
    await user.click(await screen.findByRole('link', { name: /^Applications/ }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    isDown = false;
    api.bell.streamStatus = 200;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('row', { name: /Meena Devi/ }, { timeout: 4_000 })).toBeVisible();
  });

  it('opens the palette with the button beside the search of a list; logging out there forgets the records that were opened from it', async () => {
    const { user, unmount } = openConsole('/admin/applications', new FakeApi());
    const button = await screen.findByRole('button', { name: 'Search everywhere' });
    const { admin } = useSession.getState();
    recentRecords.add({
      _id: 'b',
      kind: 'factory-application',
      reference: 'FA-B',
      name: 'Sunita Bai',
      nameMatches: [],
      status: 'pending',
      createdAt: '2025-11-17T10:42:00.000Z',
    });
    await user.click(button);
    expect(await screen.findByRole('option', { name: /Sunita Bai/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Log out' }));
    expect(await screen.findByText('Public home')).toBeVisible();
    unmount();
    act(() => useSession.setState({ admin }));
    expect(recentRecords.all()).toEqual([]);
  });
});
