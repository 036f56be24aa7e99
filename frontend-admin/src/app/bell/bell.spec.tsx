import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { BrowserRouter } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { afterResponses } from '../../../test/after-responses';
import { anApplication, FakeApi } from '../../../test/fakes/fake-api';
import { aNotification } from '../../../test/fakes/fake-notifications';
import { address, resetPreferences, WITHOUT_STYLES } from '../../../test/open-console';
import { renderLoggedIn } from '../../../test/render-logged-in';
import { usePageTitle } from '../../browser/use-page-title';
import { applicationSource } from '../../data/records/applications';
import { Navigation } from '../frame/navigation';
import { usePendingInTitle } from '../frame/use-pending-counts';
import { useLiveUpdates } from '../live/use-live-updates';
import { usePalette } from '../palette/use-palette';
import { Bell } from './bell';

/** What the frame of the console does for the bell. frame.spec.tsx has the test with a page that failed to load. */
function Frame() {
  useLiveUpdates();
  usePendingInTitle();
  usePageTitle('Nothing', 'Office');
  const { palette } = usePalette(() => undefined);
  return (
    <>
      <Navigation />
      <Bell />
      {palette}
    </>
  );
}

/** The first application as a page would show it. */
function FirstApplication() {
  const { data, error } = useQuery(applicationSource.page({ limit: '1' }));
  const [first] = data?.rows ?? [];
  return <p>{error ? 'Failed' : first && `${first.name}: ${first.status}`}</p>;
}

function openBell(api: FakeApi, page?: ReactNode) {
  window.history.replaceState(null, '', '/admin/nothing');
  const frame = (
    <ConfigProvider theme={WITHOUT_STYLES}>
      <BrowserRouter>
        <Frame />
        {page}
      </BrowserRouter>
    </ConfigProvider>
  );
  return renderLoggedIn(frame, api);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const list = () => screen.findByRole('region', { name: 'Notifications' });

beforeEach(resetPreferences);
afterEach(() => jest.restoreAllMocks());

describe('the bell', () => {
  it('shows the unread count, groups consecutive arrivals, and links each line to its record', async () => {
    const api = new FakeApi();
    api.applications = [anApplication({ _id: 'a4', name: 'Meena Devi' })];
    api.bell.hold(
      [
        aNotification({ position: 9, action: 'application.mail_given_up', id: 'a7', name: 'Meena Devi' }),
        aNotification({ position: 8 }),
        aNotification({ position: 6, name: 'Lakhan Meena' }),
        aNotification({
          position: 4,
          action: 'application.status_changed',
          status: 'approved',
          by: 'asha@x.in',
        }),
      ],
      5,
    );
    const { user } = openBell(api);
    await user.click(await button('Notifications, 3 unread'));
    const lines = await within(await list()).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Unread: Mail not deliveredFA-000009 Meena Devi/),
      expect.stringMatching(/^Unread: 2 new factory applicationsOldest: FA-000006 Lakhan Meena/),
      expect.stringMatching(/^ApprovedFA-000004 Applicant 4, by asha@x\.in/),
    ]);
    const failed = screen.getByRole('link', { name: /Mail not delivered/ });
    expect(failed).toHaveAttribute('href', '/admin/mails');
    await user.click(screen.getByRole('link', { name: /Approved/ }));
    expect(address()).toContain('/admin/applications?');
    expect(address()).toContain('record=a4');
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    // Older unread lines have not been seen.
    expect(api.bell.list.readTo).toBe(5);
  });

  it('marks notifications as read when the last unread line is opened, or all at once with a button', async () => {
    const api = new FakeApi();
    const decided = { action: 'application.status_changed', status: 'rejected', by: 'asha@x.in' };
    api.bell.hold([aNotification({ position: 8 }), aNotification({ position: 6, ...decided })], 0);
    const { user } = openBell(api);
    await user.click(await button('Notifications, 2 unread'));
    await user.click(await screen.findByRole('link', { name: /Rejected/ }));
    await user.click(await button('Notifications, 1 unread'));
    await user.click(await button('Mark all as read'));
    expect(await within(await list()).findByText('Nothing new')).toBeVisible();
    expect(await button('Notifications')).toBeVisible();
    expect(api.bell.list.readTo).toBe(8);
  });

  it('shows an error when the list fails to load, a text when it is empty, and closes when the search palette opens', async () => {
    const api = new FakeApi();
    api.bell.listStatus = 500;
    const { user } = openBell(api);
    await user.click(await button('Notifications'));
    const panel = within(await list());
    expect(await panel.findByRole('alert')).toHaveTextContent(/Error:/);
    api.bell.listStatus = 200;
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText(/^Nothing yet/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await button('Notifications')).toHaveFocus();

    await user.click(await button('Notifications'));
    await list();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: /Search/ })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  });
});

describe('live updates', () => {
  it('show new entries at once, announce them once, and update the pending counts', async () => {
    const api = new FakeApi();
    api.bell.hold([aNotification({ position: 3 })], 3);
    const { user } = openBell(api);
    await user.click(await button('Notifications'));
    expect(await within(await list()).findByText('Up to date')).toBeVisible();
    api.applications = [anApplication({ _id: 'a4' })];
    act(() => {
      api.bell.send('notification', aNotification({ position: 4, id: 'a4' }));
      api.bell.send('notification', aNotification({ position: 4, id: 'a4' }));
      api.bell.send('change', { kinds: ['factory-application'], byOthers: ['factory-application'] }, '4');
    });
    expect(await button('Notifications, 1 unread')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Applications\W+1 waiting/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    const announcement = await screen.findByText('1 new notification', {}, { timeout: 4_000 });
    expect(announcement.closest('[role=status]')).not.toBeNull();
    // The next announcement has the same text but must be announced as well.
    act(() => api.bell.send('notification', aNotification({ position: 5, id: 'a5' })));
    await waitFor(() => expect(announcement).not.toBeInTheDocument(), { timeout: 4_000 });
    expect(screen.getByText('1 new notification')).toBeVisible();
  });

  it('show an entry that arrives while the list is loading, which may not contain it yet', async () => {
    const api = new FakeApi();
    api.bell.hold([aNotification({ position: 3 })], 3);
    let deliver = () => {};
    let lists = 0;
    // The first response is on its way while the entry arrives.
    const { fetch } = api;
    api.fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(new Request(input).url).endsWith('/notifications')) return response;
      lists += 1;
      if (lists === 1) await new Promise<void>((resolve) => (deliver = resolve));
      return response;
    };
    openBell(api);
    await waitFor(() => expect([lists, api.bell.lastEventIds.length]).toEqual([1, 1]));
    api.bell.hold([aNotification({ position: 4 }), aNotification({ position: 3 })], 3);
    act(() => api.bell.send('notification', aNotification({ position: 4 })));
    await waitFor(() => expect(lists).toBe(2));
    deliver();
    expect(await button('Notifications, 1 unread')).toBeVisible();
  });

  it('mark notifications as read when another tab has marked them', async () => {
    const api = new FakeApi();
    api.bell.hold([aNotification({ position: 3 })]);
    openBell(api);
    await button('Notifications, 1 unread');
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    act(() => api.bell.send('read', { readTo: 3 }));
    expect(await button('Notifications')).toBeVisible();
  });

  it('refetch the list after own changes only where they were not made: in a window without the focus', async () => {
    const api = new FakeApi();
    api.applications = [anApplication({ _id: 'a4', name: 'Meena Devi' })];
    openBell(api, <FirstApplication />);
    expect(await screen.findByText('Meena Devi: pending')).toBeVisible();
    await screen.findByRole('link', { name: /^Applications\W+1 waiting/ });
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    api.applications = [anApplication({ _id: 'a4', name: 'Meena Devi', status: 'approved' })];
    const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const own = { kinds: ['factory-application'], byOthers: [] };
    act(() => api.bell.send('change', own));
    await waitFor(() => expect(screen.queryByRole('link', { name: /1 waiting/ })).toBeNull());
    await afterResponses();
    expect(screen.getByText('Meena Devi: pending')).toBeVisible();
    hasFocus.mockReturnValue(false);
    act(() => api.bell.send('change', own));
    expect(await screen.findByText('Meena Devi: approved')).toBeVisible();
  });

  it('reload what failed while the database of the server was down, once the server says that it is back', async () => {
    const api = new FakeApi();
    api.applications = [anApplication({ _id: 'a4', name: 'Meena Devi' })];
    let isDown = true;
    api.override((_request, { pathname }) =>
      isDown && pathname === '/api/apply-factory' ? { status: 503, body: {} } : undefined,
    );
    openBell(api, <FirstApplication />);
    expect(await screen.findByText('Failed', {}, { timeout: 4_000 })).toBeVisible();
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    isDown = false;
    act(() => api.bell.send('recovered', {}));
    expect(await screen.findByText('Meena Devi: pending')).toBeVisible();
  });

  it('show that the connection is lost, and resume from the last event', async () => {
    const api = new FakeApi();
    api.bell.hold([aNotification({ position: 3 })], 3);
    const { user } = openBell(api);
    await user.click(await button('Notifications'));
    const panel = within(await list());
    await panel.findByText('Up to date');
    act(() => api.bell.send('notification', aNotification({ position: 7 })));
    await button('Notifications, 1 unread');
    api.bell.streamStatus = 503;
    act(() => api.bell.cut());
    expect(await panel.findByText('Reconnecting…')).toBeVisible();
    api.bell.streamStatus = 200;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await panel.findByText('Up to date', {}, { timeout: 4_000 })).toBeVisible();
    expect(api.bell.lastEventIds.at(-1)).toBe('7');
  });
});
