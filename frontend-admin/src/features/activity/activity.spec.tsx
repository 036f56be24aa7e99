import { screen, waitFor, within } from '@testing-library/react';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { address, openConsole, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import type { ActivityEntry } from '../../data/activity';

const asha = { adminId: 'a'.repeat(24), email: 'asha@example.org' };
const application = { kind: 'factory-application', id: 'f'.repeat(24), reference: 'FA-7K3M9Q' };
const ENTRIES: ActivityEntry[] = [
  {
    _id: 'e3',
    at: '2025-11-17T10:42:00.000Z',
    action: 'application.status_changed',
    actor: asha,
    subject: application,
    from: '192.0.2.7',
    before: { status: 'pending' },
    after: { status: 'rejected', reason: 'constructor' },
  },
  {
    _id: 'e2',
    at: '2025-11-17T10:00:00.000Z',
    action: 'admin.permissions_changed',
    actor: asha,
    subject: { kind: 'admin', id: 'b'.repeat(24), reference: 'ravi@example.org' },
    before: { permissions: ['admins:read', 'subscriptions:read'] },
    after: { permissions: ['admins:read', 'audit:read', 'contacts:read'] },
  },
  {
    _id: 'e0',
    at: '2025-11-16T21:00:00.000Z',
    action: 'admin.login',
    actor: asha,
    subject: { kind: 'admin', id: asha.adminId, reference: asha.email },
    detail: { method: 'passkey', newDevice: true },
  },
  {
    _id: 'e1',
    at: '2025-11-16T20:00:00.000Z',
    action: 'parcel.lost_again',
    actor: null,
    detail: { sentTo: 'Patna' },
  },
];

beforeEach(resetPreferences);

/** An API that returns these entries for all filters. */
function apiWith(entries: ActivityEntry[] = ENTRIES, link = '') {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['audit:read', 'applications:read'];
  api.override((_request, url) =>
    url.pathname === '/api/admin/audit' ? { body: entries, headers: link ? { link } : {} } : undefined,
  );
  return api;
}

const queries = (api: FakeApi) => api.callsTo('GET', '/api/admin/audit').map(({ query }) => query);

test('shows who did what to which record, when, from where, and what changed, with the entries of today and the latest check of the whole log', async () => {
  const api = apiWith();
  const check = { checkedAt: '2025-11-17T10:30:00.000Z', entries: 41_206, problems: 0 };
  api.override((_request, url) => (url.pathname === '/api/admin/audit/chain' ? { body: check } : undefined));
  openConsole('/admin/activity', api);
  const rows = within(await screen.findByRole('table', { name: 'Activity' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Application decidedStatus: pending → rejectedReason: constructor',
    'Permissions changedRights given: Read the activity log, Read contact messagesRights taken: See spice subscriptions',
    'Logged inMethod: passkeyFrom a new device',
    'parcel.lost_againSent to: Patna',
  ]);
  expect(within(rows[2] as HTMLElement).getByText(/^ravi/).innerHTML).toBe('ravi<wbr>@example.org');
  expect(rows[1]).toHaveTextContent(/17 Nov.*4:12 pm.*asha@example\.org.*192\.0\.2\.7/);
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'FA-7K3M9Q' })).toHaveAttribute(
    'href',
    `/admin/applications?record=${application.id}`,
  );
  expect(rows[4]).toHaveTextContent('Visitor');
  expect(await screen.findByText('27 entries today.')).toBeVisible();
  expect(await screen.findByText(/^The whole log was last checked on 17 Nov/)).toBeVisible();
});

test('shows entries in the language of the console', async () => {
  const api = apiWith([
    { ...ENTRIES[2], action: 'admin.factor_added', detail: { change: 'app-added' } } as ActivityEntry,
  ]);
  api.settings.locale = 'hi';
  openPage('/admin/activity', api);
  expect((await screen.findByRole('rowheader')).textContent).toBe(
    'दूसरा सुरक्षा चरण जोड़ा गयाबदलाव: ऑथेंटिकेटर ऐप जोड़ा गया',
  );
});

test('marks serious actions, and distinguishes the system from visitors, and a decision from a reopening, a withdrawal and an undo', async () => {
  const changes = [
    { before: { status: 'rejected' }, after: { status: 'pending' } },
    { before: { status: 'pending' }, after: { status: 'withdrawn' } },
    { before: { status: 'approved' }, after: { status: 'pending' }, detail: { undo: true } },
    { before: { status: 'pending' }, after: { status: 'approved' } },
  ].map((change) => ({ ...ENTRIES[0], ...change }));
  const about = { kind: 'admin', id: 'b'.repeat(24), reference: 'ravi@example.org' };
  const actions = ['admin.login_failed', 'admin.login', 'admin.mail_given_up'].map((action) => ({
    at: '2025-11-17T10:42:00.000Z',
    action,
    actor: null,
    subject: about,
  }));
  const entries = [...actions, ...changes].map((entry, index) => ({ ...entry, _id: `e${index}` }));
  openPage('/admin/activity', apiWith(entries as ActivityEntry[]));
  const [failed, succeeded, , ...changed] = await screen.findAllByRole('rowheader');
  expect(failed).toHaveAccessibleName('Deserves a look: Login failed');
  expect(succeeded).toHaveAccessibleName('Logged in');
  expect(failed?.closest('tr')).toHaveTextContent('Visitor');
  expect(screen.getByText('System').closest('tr')).toHaveTextContent('Mail to an account not delivered');
  expect(changed.map((row) => row.textContent?.replace(/Status:.*/, ''))).toEqual([
    'Application reopened',
    'Application withdrawn by the applicant',
    'Decision on an application undone',
    'Application decided',
  ]);
});

test('filters by an account when its e-mail is clicked, and removes the filter again', async () => {
  const api = apiWith();
  const { user } = openPage('/admin/activity', api);
  const [name] = await screen.findAllByRole('button', { name: 'asha@example.org' });
  await user.click(name as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/admin/activity?person=${asha.adminId}`));
  expect(queries(api).at(-1)).toMatchObject({ person: asha.adminId });
  await user.click(await screen.findByRole('button', { name: 'Person: By asha@example.org' }));
  await user.click(screen.getByRole('button', { name: 'Anybody' }));
  await waitFor(() => expect(address()).toBe('/admin/activity'));
});

test('filters by any account if the user may see administrators', async () => {
  const api = apiWith();
  api.admin?.permissions.push('admins:read');
  api.override((_request, url) =>
    url.pathname === '/api/admin/users'
      ? { body: [{ _id: 'c'.repeat(24), email: 'meera@example.org' }] }
      : undefined,
  );
  const { user } = openPage(`/admin/activity?person=${asha.adminId}`, api);
  await user.click(await screen.findByRole('button', { name: 'Person: By asha@example.org' }));
  await user.click(await screen.findByRole('button', { name: 'meera@example.org' }));
  await waitFor(() => expect(address()).toBe(`/admin/activity?person=${'c'.repeat(24)}`));
  await user.click(await screen.findByRole('button', { name: 'Person: By meera@example.org' }));
  await user.click(screen.getByRole('button', { name: 'Anybody' }));
  await waitFor(() => expect(address()).toBe('/admin/activity'));
});

test('filters by a reference on Enter, and removes the filter when the field is emptied', async () => {
  const api = apiWith();
  const { user } = openPage('/admin/activity?record=x&kind=shareholder', api);
  await user.type(await screen.findByRole('searchbox', { name: 'Record or reference' }), ' FA-7K3M9Q{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/activity?kind=shareholder&reference=FA-7K3M9Q'));
  await waitFor(() => expect(queries(api).at(-1)).toMatchObject({ reference: 'FA-7K3M9Q' }));
  const field = screen.getByRole('searchbox', { name: 'Record or reference' });
  expect(field).toHaveValue('FA-7K3M9Q');
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/activity?kind=shareholder'));
});

test('filters by subject and time, and keeps both in the URL', async () => {
  const api = apiWith();
  const { user } = openPage('/admin/activity', api);
  await user.click(await screen.findByRole('button', { name: 'About' }));
  await user.click(screen.getByRole('button', { name: 'Shareholders' }));
  await waitFor(() => expect(address()).toBe('/admin/activity?kind=shareholder'));
  await user.click(screen.getByRole('button', { name: 'Time' }));
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() =>
    expect(address()).toMatch(/^\/admin\/activity\?kind=shareholder&from=\d{4}-\d\d-\d\d$/),
  );
  await waitFor(() =>
    expect(queries(api).at(-1)).toMatchObject({ kind: 'shareholder', from: expect.any(String) }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/admin/activity'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('pages to older entries, with the position counted from the number of newer entries', async () => {
  const api = apiWith(ENTRIES, '</api/admin/audit?cursor=abc>; rel="next"');
  let count: object = { total: 27, isCapped: false };
  api.override((_request, url) => (url.pathname === '/api/admin/audit/count' ? { body: count } : undefined));
  const { user } = openPage('/admin/activity?kind=admin', api);
  expect(await screen.findByText('1–4 of 27')).toBeVisible();
  expect(api.callsTo('GET', '/api/admin/audit/count').at(-1)?.query).toEqual({ kind: 'admin' });
  // Two entries have been added since.
  count = { total: 29, isCapped: false, newer: 6 };
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(address()).toBe('/admin/activity?kind=admin&cursor=abc'));
  expect(await screen.findByText('7–10 of 29')).toBeVisible();
  expect(queries(api).at(-1)).toMatchObject({ cursor: 'abc' });
  expect(api.callsTo('GET', '/api/admin/audit/count').at(-1)?.query).toEqual({ kind: 'admin', before: 'e3' });
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows when nothing matches, and offers to retry after an error', async () => {
  const api = apiWith([]);
  const restore = api.override((_request, url) =>
    url.pathname === '/api/admin/audit' ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
  );
  const { user } = openPage('/admin/activity', api);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  restore();
  await user.click(retry);
  expect(await screen.findByText('No entries match these filters.')).toBeVisible();
});

test('is linked from a record, filtered by that record, if the user may read the log', async () => {
  const api = apiWith();
  api.applications = [anApplication({ _id: application.id })];
  const { user } = openPage(`/admin/applications?record=${application.id}`, api);
  await user.click(await screen.findByRole('link', { name: 'Who opened and changed it' }));
  await waitFor(() =>
    expect(address()).toBe(`/admin/activity?kind=${application.kind}&record=${application.id}`),
  );
  expect(await screen.findByRole('button', { name: 'Remove the filter About FA-7K3M9Q' })).toBeVisible();
});

describe('the export of the log', () => {
  const followed = followedLinks();

  const exportsAsked = (api: FakeApi) =>
    api.callsTo('POST', '/api/admin/exports/audit').map(({ query }) => query);

  test('describes its filters, can be retried after an error, and is downloaded by the browser', async () => {
    const api = apiWith(ENTRIES, '</api/admin/audit?cursor=abc>; rel="next"');
    const filters = `person=${asha.adminId}&kind=shareholder&from=2025-11-16&to=2025-11-17`;
    api.override((_request, url) =>
      url.pathname === '/api/admin/audit/count' ? { body: { total: 27, isCapped: false } } : undefined,
    );
    const restore = api.override((_request, url) =>
      url.pathname === '/api/admin/exports/audit' ? { status: 500, body: {} } : undefined,
    );
    const { user } = openPage(`/admin/activity?${filters}&cursor=abc`, api);
    await screen.findByRole('button', { name: 'Person: By asha@example.org' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(
      await screen.findByText(
        /^Only entries with these filters: By asha@example\.org, Shareholders, 16 Nov.* to 17 Nov.*\. 27 entries\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    expect(await screen.findByText('Error: Failed to export the list')).toBeVisible();
    expect(followed).toEqual([]);
    restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(screen.queryByText('Error: Failed to export the list')).not.toBeInTheDocument();
    // All pages, not only the current one.
    const asked = Object.fromEntries(new URLSearchParams(filters));
    expect(exportsAsked(api)).toEqual([asked, asked]);
    expect(await screen.findByText(/^Your browser is downloading the export/)).toBeVisible();
  });

  test('asks for re-authentication, and is cancelled without an error when that is closed', async () => {
    const api = apiWith();
    api.secondFactor = { ...api.secondFactor, methods: ['totp'] };
    let isProven = false;
    api.override((_request, url) => {
      if (url.pathname === '/api/admin/2fa/prove') {
        isProven = true;
        return { body: { message: 'ok' } };
      }
      return url.pathname === '/api/admin/exports/audit' && !isProven
        ? failure(403, 'PROOF_REQUIRED', 'Please show once more that it is you.')
        : undefined;
    });
    const { user } = openPage('/admin/activity', api);
    await clickWhenEnabled(user, 'Export');
    expect(screen.getByText(/^All entries, the newest first\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    const closed = within(await screen.findByRole('dialog'));
    expect(screen.getByText('Preparing the export…')).toBeVisible();
    await user.click(closed.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Preparing the export…')).not.toBeInTheDocument());
    expect(screen.queryByText(/Please show once more/)).not.toBeInTheDocument();
    expect(followed).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox'), '123456');
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
  });
});

describe('the appearance of the log', () => {
  /** The first header is the date, or "Time". */
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('keeps the chosen columns and the row density in the URL when filters are set or cleared, with the time as the row header if the action is hidden', async () => {
    const { user } = openPage('/admin/activity', apiWith());
    await screen.findByRole('columnheader', { name: 'From' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Time' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'From' }));
    await waitFor(() => expect(headers()).toEqual(['Who', 'What', 'Record']));
    expect(address()).toBe('/admin/activity?columns=who%2Cwhat%2Crecord');
    await user.click(screen.getByRole('checkbox', { name: 'What' }));
    await waitFor(() => expect(headers()).toEqual(['Who', 'Record']));
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('4:12');
    expect(screen.queryByText('Application decided')).toBeNull();
    await user.keyboard('{Escape}');
    const [first] = screen.getAllByRole('button', { name: asha.email });
    if (first) await user.click(first);
    await waitFor(() => expect(address()).toContain('person='));
    await user.click(screen.getByRole('button', { name: 'Rows close together' }));
    await waitFor(() => expect(address()).toMatch(/\?person=.*&density=compact$/));
    expect(screen.getByRole('button', { name: 'Rows close together' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/admin/activity?columns=who%2Crecord&density=compact'));
  });
});

describe('saved views of the log', () => {
  const view = (name: string, query: string, isOwn: boolean) => ({
    _id: name,
    list: 'activity',
    name,
    query,
    shared: !isOwn,
    isOwn,
  });

  function apiWithViews() {
    const api = apiWith();
    let views = [
      view('Logins', 'kind=admin&density=compact', true),
      view('Reveals', 'kind=shareholder&columns=who%2Cnonsense', false),
    ];
    api.override((request, url) => {
      if (!url.pathname.startsWith('/api/admin/views')) return undefined;
      if (request.method === 'GET') return { body: url.searchParams.get('list') === 'activity' ? views : [] };
      views = [...views, view('By Asha', `person=${asha.adminId}`, true)];
      return { body: { message: 'View saved', data: views.at(-1) } };
    });
    return api;
  }

  it('are tabs next to the whole log, with those of colleagues marked as shared', async () => {
    const api = apiWithViews();
    const { user } = openPage('/admin/activity', api);
    const tabs = within(await screen.findByRole('navigation', { name: 'Views' }));
    expect(tabs.getByRole('link', { name: 'All entries' })).toHaveAttribute('aria-current', 'page');
    await user.click(await tabs.findByRole('link', { name: 'Reveals (shared)' }));
    // An unknown column is removed from the view.
    await waitFor(() => expect(address()).toBe('/admin/activity?kind=shareholder&columns=who'));
    await waitFor(() => expect(queries(api).at(-1)).toMatchObject({ kind: 'shareholder' }));
    expect(tabs.getByRole('link', { name: /^Reveals/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('are saved with the current filters, without the page', async () => {
    const api = apiWithViews();
    const { user } = openPage(`/admin/activity?person=${asha.adminId}&cursor=abc`, api);
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'By Asha');
    await user.click(screen.getByRole('checkbox', { name: /^Everyone who sees/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'By Asha' });
    expect(api.callsTo('POST', '/api/admin/views').map(({ body }) => body)).toEqual([
      { list: 'activity', name: 'By Asha', query: `person=${asha.adminId}`, shared: true },
    ]);
  });
});
