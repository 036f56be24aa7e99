import { screen, waitFor, within } from '@testing-library/react';
import { noteServerTime } from 'frontend-shared/api/server-clock';
import {
  aMessage,
  anApplication,
  aShareholder,
  aSubscription,
  FakeApi,
  failure,
} from '../../../test/fakes/fake-api';
import { resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { today } from '../../format/date-time';
import type { Permission } from '../../state/permissions';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const EVERYTHING: Permission[] = [
  'contacts:read',
  'applications:read',
  'shareholders:read',
  'subscriptions:read',
];

function apiWith(permissions: Permission[]) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = permissions;
  api.applications = [
    anApplication({ _id: 'fa1', name: 'Ravi', createdAt: daysAgo(4) }),
    anApplication({ _id: 'fa2', name: 'Savita', createdAt: daysAgo(1) }),
    anApplication({ _id: 'fa3', name: 'Decided', status: 'approved', createdAt: daysAgo(9) }),
  ];
  api.shareholders = [
    aShareholder({ _id: 'sh1', fullName: 'Anita', createdAt: daysAgo(6), sharePurchase: 10, amount: 5000 }),
  ];
  api.messages = [
    aMessage({ _id: 'cm1', name: 'Suresh', subject: 'Become a Shareholder', createdAt: daysAgo(2) }),
    aMessage({ _id: 'cm2', name: 'Old', status: 'read', createdAt: daysAgo(8) }),
  ];
  api.subscriptions = [
    aSubscription({ _id: 'sp1' }),
    aSubscription({ _id: 'sp2', status: 'cancelled' }),
    aSubscription({ _id: 'sp3' }),
  ];
  return api;
}

const open = (api: FakeApi) => openPage('/admin', api);
const figure = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('.ad-figure__count')?.textContent;

beforeEach(resetPreferences);
afterEach(() => noteServerTime(new Date().toUTCString(), Date.now()));

it('counts waiting days and names the day by the clock of the server when the computer is a day and a half behind', async () => {
  const api = apiWith(EVERYTHING);
  api.date = new Date(Date.now() + 1.5 * 86_400_000);
  open(api);
  expect(await screen.findByText(/The oldest has waited 7 days\./)).toBeVisible();
  expect(screen.getByText(today('en', api.date), { exact: false })).toBeVisible();
});

it('shows the number of pending applications, the longest waiting time, the figures with links to their lists, and a link to the oldest', async () => {
  const { user } = open(apiWith(EVERYTHING));
  expect(await screen.findByRole('heading', { name: '3 applications are waiting' })).toBeVisible();
  expect(screen.getByText(/The oldest has waited 6 days\./)).toBeVisible();
  const queue = within(screen.getByRole('region', { name: 'Waiting longest' }));
  const rows = queue.getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['Anita', 'Ravi', 'Savita']);
  expect(queue.getByRole('cell', { name: '10 shares' })).toBeVisible();
  expect(queue.getByRole('cell', { name: '₹5,000' })).toBeVisible();

  await screen.findByRole('link', { name: '2 active' });
  expect(figure('Total contacts')).toBe('2');
  expect(figure('Pending applications')).toBe('3');
  expect(figure('Total subscribers')).toBe('3');
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  const targets = ['1 unread', '2 factory', '1 shareholder', '2 active'].map((name) =>
    figures.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([
    '/admin/contacts?status=new',
    '/admin/applications',
    '/admin/shareholders',
    '/admin/subscribers?status=active',
  ]);

  await user.click(screen.getByRole('link', { name: 'Review the oldest: Anita, SH-SH1' }));
  await screen.findByRole('heading', { name: 'Anita' });
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/admin/shareholders?record=sh1'),
  );
});

it('names its table and its links for screen readers, and the language of what people wrote, and opens an unread message', async () => {
  const api = apiWith([...EVERYTHING, 'audit:read']);
  api.shareholders = [aShareholder({ _id: 'sh1', fullName: 'सुनीता यादव', createdAt: daysAgo(6) })];
  api.messages = [aMessage({ _id: 'cm1', name: 'मोहन', message: 'क्या हम आ सकते हैं?' })];
  api.override((_request, url) => (url.pathname === '/api/admin/audit' ? { body: [] } : undefined));
  const { user } = open(api);
  const queue = within(await screen.findByRole('table', { name: 'Waiting longest' }));
  expect(queue.getByText('सुनीता यादव')).toHaveAttribute('lang', 'hi');
  expect(queue.getByText('Ravi')).toHaveAttribute('lang', 'en');
  expect(await screen.findByRole('link', { name: 'All: Recent activity' })).toHaveTextContent(/^All$/);
  expect(screen.getByRole('link', { name: 'All: Next box day' })).toHaveTextContent(/^All$/);
  const messages = within(screen.getByRole('region', { name: 'New messages' }));
  const unread = await messages.findByRole('link', { name: 'मोहन' });
  expect(unread).toHaveAttribute('lang', 'hi');
  expect(messages.getByText('क्या हम आ सकते हैं?')).toHaveAttribute('lang', 'hi');
  await user.click(unread);
  expect(await screen.findByRole('heading', { name: 'मोहन' })).toBeVisible();
});

it.each<[Permission, string, string[], string[]]>([
  ['contacts:read', 'Dashboard', ['Total contacts'], ['/api/contact']],
  ['applications:read', '2 applications are waiting', ['Pending applications'], ['/api/apply-factory']],
  ['shareholders:read', '1 application is waiting', ['Pending applications'], ['/api/shareholder']],
  ['subscriptions:read', 'Dashboard', ['Total subscribers'], ['/api/deliveries/totals']],
  ['audit:read', 'Dashboard', ['Recent activity'], ['/api/admin/audit']],
])('shows and fetches only what the account may read: %s', async (permission, heading, labels, lists) => {
  const api = apiWith([permission]);
  open(api);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  const terms = (await figures.findAllByRole('term')).map((term) => term.textContent);
  expect(terms).toEqual(labels);
  const common = ['/api/admin/profile', '/api/admin/settings', '/api/admin/undelivered-mails'];
  const fetched = () => [
    ...new Set(
      api.calls
        .filter(({ method, path }) => method === 'GET' && !common.includes(path))
        .map(({ path }) => path),
    ),
  ];
  await waitFor(() => expect(fetched().sort()).toEqual(['/api/admin/stats', ...lists].sort()));
});

it('shows an error in each block that fails to load, and no number in its heading, and offers to retry', async () => {
  const api = apiWith(EVERYTHING);
  const restore = api.override((_request, url) =>
    ['/api/shareholder', '/api/admin/stats'].includes(url.pathname)
      ? failure(500, 'INTERNAL', '')
      : undefined,
  );
  const { user } = open(api);
  const queue = within(await screen.findByRole('region', { name: 'Waiting longest' }));
  expect(await queue.findByText('Error: Failed to fetch shareholders')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const blocks = ['Figures', 'Applications received each week', 'All applications by status', 'Next box day'];
  for (const name of blocks) {
    const block = within(await screen.findByRole('region', { name }));
    expect(await block.findByText('Error: Failed to load the figures')).toBeVisible();
  }

  restore();
  await user.click(queue.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: '3 applications are waiting' })).toBeVisible();
  const block = within(screen.getByRole('region', { name: 'All applications by status' }));
  await user.click(block.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: '2 active' });
  expect(screen.queryByText('Error: Failed to load the figures')).not.toBeInTheDocument();
});

it('shows the latest activity, worded as on the Activity screen', async () => {
  const api = apiWith(['audit:read']);
  api.override((_request, url) =>
    url.pathname === '/api/admin/audit'
      ? {
          body: [
            {
              _id: 'e1',
              at: '2025-11-17T10:42:00.000Z',
              action: 'application.status_changed',
              actor: { adminId: 'a1', email: 'asha@example.org' },
              subject: { kind: 'factory-application', id: 'fa1', reference: 'FA-7K3M9Q' },
            },
          ],
        }
      : undefined,
  );
  open(api);
  const block = within(await screen.findByRole('region', { name: 'Recent activity' }));
  expect(await block.findByText('Application decided')).toBeVisible();
  expect(block.getByRole('listitem')).toHaveTextContent(/FA-7K3M9Q.*asha@example\.org.*17 Nov/);
  expect(api.callsTo('GET', '/api/admin/audit')[0]?.query).toEqual({ limit: '5' });
});

it('refetches the figures when the window regains the focus', async () => {
  const api = apiWith(EVERYTHING);
  open(api);
  await screen.findByRole('link', { name: '2 active' });
  const before = api.callsTo('GET', '/api/admin/stats').length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.callsTo('GET', '/api/admin/stats')).toHaveLength(before + 1));
  // The one-minute polling would have requested the lists as well.
  expect(api.callsTo('GET', '/api/contact')).toHaveLength(1);
});

it('explains that the account has no permissions for the page', async () => {
  open(apiWith([]));
  expect(await screen.findByText('Your account has no permissions for this page yet.')).toBeVisible();
});

it('warns about undelivered mails of accounts, with a link to them, even if there are no figures to show', async () => {
  const api = apiWith(['admins:read']);
  api.override((_request, url) =>
    url.pathname === '/api/admin/undelivered-mails'
      ? { body: [{}], headers: { 'X-Total-Count': '1' } }
      : undefined,
  );
  open(api);
  expect(await screen.findByText('1 mail could not be delivered.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at them' })).toHaveAttribute('href', '/admin/mails');
});

it('shows that nothing is pending, but not that everything is decided and read, when nothing has arrived yet', async () => {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = EVERYTHING;
  open(api);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Review the oldest/ })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByText(/Every application has been decided/)).not.toBeInTheDocument(),
  );
  expect(screen.getAllByText(/There is no application yet\./)).toHaveLength(2);
  expect(screen.getByText('No message has arrived yet.')).toBeVisible();
});

it.each([
  ['none', '0', [], null],
  ['three', '3', [{}], '3 mails could not be delivered.'],
  ['a lower bound when counting took too long', undefined, [{}], 'At least 1 mail could not be delivered.'],
])('warns about undelivered mails: %s', async (_name, total, body, sentence) => {
  const api = apiWith(['contacts:read']);
  api.override((_request, url) =>
    url.pathname === '/api/admin/undelivered-mails'
      ? {
          body,
          headers: total
            ? { 'X-Total-Count': total }
            : { link: '</api/admin/undelivered-mails?cursor=a>; rel="next"' },
        }
      : undefined,
  );
  open(api);
  if (sentence) expect(await screen.findByText(sentence)).toBeVisible();
  else {
    await screen.findByRole('region', { name: 'Figures' });
    expect(screen.queryByText(/could not be delivered/)).not.toBeInTheDocument();
  }
});
