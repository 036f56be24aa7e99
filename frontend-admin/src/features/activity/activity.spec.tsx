import { screen, waitFor, within } from '@testing-library/react';
import { anApplication, FakeApi, failure } from '../../../test/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { address, openConsole, resetPreferences } from '../../../test/open-console';
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

test.each([
  ['en', 'Columns: name, shares, received'],
  ['hi', 'कॉलम: नाम, शेयर, कब मिला'],
] as const)('shows localized names (%s) for the columns of an export', async (locale, sentence) => {
  const exported: ActivityEntry = {
    _id: 'e4',
    at: '2025-11-17T11:00:00.000Z',
    action: 'shareholder.exported',
    actor: asha,
    detail: { columns: ['name', 'shares', 'createdAt'] },
  };
  const api = apiWith([exported]);
  api.settings.locale = locale;
  openConsole('/admin/activity', api);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  ['en', ['Reason: Its owner has ended it.', 'Device: Chrome on Linux']],
  ['hi', ['कारण: जिनका लॉगिन है, उन्होंने ख़ुद बंद किया।', 'डिवाइस: Linux पर Chrome']],
] as const)('shows localized (%s) why a session ended, and on which device', async (locale, sentences) => {
  const ended: ActivityEntry = {
    _id: 'e5',
    at: '2025-11-17T11:00:00.000Z',
    action: 'admin.session_ended',
    actor: asha,
    detail: { reason: 'Its owner has ended it.', device: 'Chrome on Linux' },
  };
  const api = apiWith([ended]);
  api.settings.locale = locale;
  openConsole('/admin/activity', api);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  [
    'en',
    [
      'Mail about an application not deliveredKind of mail: Decision about an applicationTries: 12',
      'Undelivered mails exportedKind of mail: Code for following a submissionReason: Refused by the recipient’s server',
      'Undelivered mail sent againKind of mail: Reply to a message',
    ],
  ],
  [
    'hi',
    [
      'आवेदन का ईमेल नहीं जा सकाईमेल का प्रकार: आवेदन पर फ़ैसलाकोशिशें: 12',
      'न पहुँचे ईमेल एक्सपोर्ट किए गएईमेल का प्रकार: स्थिति देखने का कोडकारण: पाने वाले के सर्वर ने मना किया',
      'न पहुँचा ईमेल फिर भेजा गयाईमेल का प्रकार: संदेश का जवाब',
    ],
  ],
] as const)(
  'shows localized names (%s) for the kind of a mail and the reason why it was not delivered',
  async (locale, expected) => {
    const actions = [
      ['application.mail_given_up', { mail: 'application-decided', tries: 12 }],
      ['mail.exported', { template: 'track-code', reason: 'refused' }],
      ['mail.sent_again', { template: 'contact-reply' }],
    ] as const;
    const api = apiWith(
      actions.map(([action, detail], index) => ({
        _id: `m${index}`,
        at: '2025-11-17T11:00:00.000Z',
        action,
        actor: asha,
        detail,
      })),
    );
    api.settings.locale = locale;
    openConsole('/admin/activity', api);
    const rows = await screen.findAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(expected);
  },
);

test.each([
  ['en', 'Second factor addedChange: authenticator app added'],
  ['hi', 'दूसरा सुरक्षा चरण जोड़ा गयाबदलाव: ऑथेंटिकेटर ऐप जोड़ा गया'],
] as const)('shows localized names (%s) for the changes of a second factor', async (locale, expected) => {
  const api = apiWith([
    { ...ENTRIES[2], action: 'admin.factor_added', detail: { change: 'app-added' } } as ActivityEntry,
  ]);
  api.settings.locale = locale;
  openConsole('/admin/activity', api);
  expect((await screen.findByRole('rowheader')).textContent).toBe(expected);
});

test('distinguishes a reopening, a withdrawal and an undo from a decision', async () => {
  const changes = [
    { before: { status: 'rejected' }, after: { status: 'pending' } },
    { before: { status: 'pending' }, after: { status: 'withdrawn' } },
    { before: { status: 'approved' }, after: { status: 'pending' }, detail: { undo: true } },
    { before: { status: 'pending' }, after: { status: 'approved' } },
  ];
  openConsole(
    '/admin/activity',
    apiWith(
      changes.map((change, index) => ({ ...ENTRIES[0], ...change, _id: `c${index}` }) as ActivityEntry),
    ),
  );
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map((row) => row.textContent?.replace(/Status:.*/, ''))).toEqual([
    'Application reopened',
    'Application withdrawn by the applicant',
    'Decision on an application undone',
    'Application decided',
  ]);
});

test('shows who did what to which record, when, from where, and what changed', async () => {
  openConsole('/admin/activity', apiWith());
  const rows = within(await screen.findByRole('table', { name: 'Activity' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Application decidedStatus: pending → rejectedReason: constructor',
    'Permissions changedRights given: Read the activity log, Read contact messagesRights taken: See spice subscriptions',
    'Logged inMethod: passkeyFrom a new device',
    'parcel.lost_againSent to: Patna',
  ]);
  expect(rows[1]).toHaveTextContent(/17 Nov.*4:12 pm.*asha@example\.org.*192\.0\.2\.7/);
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'FA-7K3M9Q' })).toHaveAttribute(
    'href',
    `/admin/applications?record=${application.id}`,
  );
  expect(rows[4]).toHaveTextContent('Visitor');
});

test.each([
  ['application.received', undefined, 'Visitor'],
  ['admin.login_failed', '192.0.2.7', 'Visitor'],
  ['application.mail_given_up', undefined, 'System'],
  ['subscription.refunded', undefined, 'System'],
  ['admin.created', 'server start', 'System'],
  ['shareholder.erased', 'retention', 'System'],
])('shows the actor of %s from %s, which has no account', async (action, from, who) => {
  openConsole('/admin/activity', apiWith([{ ...ENTRIES[3], action, from } as ActivityEntry]));
  expect(await screen.findByText(who)).toBeVisible();
});

/** The row for an action, in a log with only this entry. */
function rowOf(action: string, detail: ActivityEntry['detail']): Promise<HTMLElement> {
  openConsole('/admin/activity', apiWith([{ ...ENTRIES[2], action, detail } as ActivityEntry]));
  return screen.findByRole('rowheader');
}

test('shows the dates and the sort order of an export in plain language', async () => {
  const row = await rowOf('application.exported', { sort: '-createdAt', from: '2025-11-10' });
  expect(row).toHaveTextContent('Order: newest first');
  expect(row).toHaveTextContent('From: 10 November 2025');
});

test('shows the number of selected records in an export instead of their ids, and whether it contained PANs', async () => {
  const records = ['a'.repeat(24), 'b'.repeat(24)];
  const row = await rowOf('shareholder.exported', { records, withPan: true });
  expect(row).toHaveTextContent('Records: 2');
  expect(row).toHaveTextContent('With the PAN of each');
  expect(row).not.toHaveTextContent('aaaa');
});

test('shows the e-mail addresses of mentioned colleagues, but not their ids', async () => {
  const row = await rowOf('application.note_added', {
    mentioned: ['ravi@example.org'],
    concerns: ['a'.repeat(24)],
  });
  expect(row).toHaveTextContent(/Mentioned: ravi@example\.org$/);
});

test('marks serious actions', async () => {
  const about = { kind: 'admin', id: 'b'.repeat(24), reference: 'ravi@example.org' };
  const entries = ['admin.login_failed', 'admin.login'].map((action, index) => ({
    _id: `e${index}`,
    at: '2025-11-17T10:42:00.000Z',
    action,
    actor: null,
    subject: about,
  }));
  openConsole('/admin/activity', apiWith(entries));
  const [failed, succeeded] = await screen.findAllByRole('rowheader');
  expect(failed).toHaveAccessibleName('Deserves a look: Login failed');
  expect(succeeded).toHaveAccessibleName('Logged in');
});

test('filters by an account when its e-mail is clicked, and removes the filter again', async () => {
  const api = apiWith();
  const { user } = openConsole('/admin/activity', api);
  const [name] = await screen.findAllByRole('button', { name: 'asha@example.org' });
  await user.click(name as HTMLElement);
  await waitFor(() => expect(address()).toBe(`/admin/activity?person=${asha.adminId}`));
  expect(queries(api).at(-1)).toMatchObject({ person: asha.adminId });
  await user.click(await screen.findByRole('button', { name: 'Person: By asha@example.org' }));
  await user.click(screen.getByRole('button', { name: 'Anybody' }));
  await waitFor(() => expect(address()).toBe('/admin/activity'));
});

test('can filter by any account if the user may see administrators', async () => {
  const api = apiWith();
  api.admin?.permissions.push('admins:read');
  api.override((_request, url) =>
    url.pathname === '/api/admin/users'
      ? { body: [{ _id: 'c'.repeat(24), email: 'meera@example.org' }] }
      : undefined,
  );
  const { user } = openConsole('/admin/activity', api);
  await user.click(await screen.findByRole('button', { name: 'Person' }));
  await user.click(await screen.findByRole('button', { name: 'meera@example.org' }));
  await waitFor(() => expect(address()).toBe(`/admin/activity?person=${'c'.repeat(24)}`));
  expect(await screen.findByRole('button', { name: 'Person: By meera@example.org' })).toBeVisible();
});

test('filters by a reference on Enter, and removes the filter when the field is emptied', async () => {
  const api = apiWith();
  const { user } = openConsole('/admin/activity?record=x&kind=shareholder', api);
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
  const { user } = openConsole('/admin/activity', api);
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

test('pages to older entries and back', async () => {
  const api = apiWith(ENTRIES, '</api/admin/audit?cursor=abc>; rel="next"');
  const { user } = openConsole('/admin/activity', api);
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(() => expect(address()).toBe('/admin/activity?cursor=abc'));
  await waitFor(() => expect(queries(api).at(-1)).toMatchObject({ cursor: 'abc' }));
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows the position in the log, counted from the number of newer entries', async () => {
  const api = apiWith(ENTRIES, '</api/admin/audit?cursor=abc>; rel="next"');
  let count: object = { total: 27, isCapped: false };
  api.override((_request, url) => (url.pathname === '/api/admin/audit/count' ? { body: count } : undefined));
  const { user } = openConsole('/admin/activity?kind=admin', api);
  expect(await screen.findByText('1–4 of 27')).toBeVisible();
  expect(api.callsTo('GET', '/api/admin/audit/count').at(-1)?.query).toEqual({ kind: 'admin' });
  // Two entries have been added since.
  count = { total: 29, isCapped: false, newer: 6 };
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('7–10 of 29')).toBeVisible();
  expect(api.callsTo('GET', '/api/admin/audit/count').at(-1)?.query).toEqual({ kind: 'admin', before: 'e3' });
});

test.each([
  ['when the total is capped', { total: 10_000, isCapped: true, newer: 50 }, '51–54 of more than 10,000'],
  [
    'when the page is too far back to be counted',
    { total: 10_000, isCapped: true },
    /^From 17 Nov.*4:12 pm back to 17 Nov/,
  ],
  ['when counting took too long', { isCapped: false }, /^From 17 Nov.*4:12 pm back to 17 Nov/],
])('shows a correct position %s', async (_case, body, position) => {
  const api = apiWith();
  api.override((_request, url) => (url.pathname === '/api/admin/audit/count' ? { body } : undefined));
  openConsole('/admin/activity?cursor=abc', api);
  expect(await screen.findByText(position)).toBeVisible();
});

test('shows when nothing matches, and offers to retry after an error', async () => {
  const api = apiWith([]);
  const restore = api.override((_request, url) =>
    url.pathname === '/api/admin/audit' ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
  );
  const { user } = openConsole('/admin/activity', api);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  restore();
  await user.click(retry);
  expect(await screen.findByText('No entries match these filters.')).toBeVisible();
});

test.each([
  [
    0,
    /^The whole log was last checked on 17 Nov.*, 4:00 pm: 41,206 entries then, none missing, none changed\.$/,
  ],
  [2, /^The whole log was last checked on 17 Nov.*, 4:00 pm: 2 entries are missing or changed\./],
])('shows that the latest check of the log found %d problems', async (problems, sentence) => {
  const api = apiWith();
  const body = { checkedAt: '2025-11-17T10:30:00.000Z', entries: 41_206, problems };
  api.override((_request, url) => (url.pathname === '/api/admin/audit/chain' ? { body } : undefined));
  openConsole('/admin/activity', api);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByRole('alert')).toHaveLength(problems > 0 ? 1 : 0);
});

test('is linked from a record, filtered by that record, if the user may read the log', async () => {
  const api = apiWith();
  api.applications = [anApplication({ _id: application.id })];
  const { user } = openConsole(`/admin/applications?record=${application.id}`, api);
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

  test('describes its filters and lets the browser download the file', async () => {
    const api = apiWith(ENTRIES, '</api/admin/audit?cursor=abc>; rel="next"');
    const filters = `person=${asha.adminId}&kind=shareholder&from=2025-11-16&to=2025-11-17`;
    api.override((_request, url) =>
      url.pathname === '/api/admin/audit/count' ? { body: { total: 27, isCapped: false } } : undefined,
    );
    const { user } = openConsole(`/admin/activity?${filters}&cursor=abc`, api);
    await screen.findByRole('button', { name: 'Person: By asha@example.org' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(
      await screen.findByText(
        /^Only entries with these filters: By asha@example\.org, Shareholders, 16 Nov.* to 17 Nov.*\. 27 entries\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    // All pages, not only the current one.
    expect(exportsAsked(api)).toEqual([Object.fromEntries(new URLSearchParams(filters))]);
    expect(await screen.findByText(/^Your browser is downloading the export/)).toBeVisible();
  });

  test('describes an unfiltered export and asks for re-authentication', async () => {
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
    const { user } = openConsole('/admin/activity', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(screen.getByText(/^All entries, the newest first\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByText('Preparing the export…')).toBeVisible();
    await user.type(await dialog.findByRole('textbox'), '123456');
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
  });

  test('is cancelled without an error when the re-authentication is closed', async () => {
    const api = apiWith();
    api.override((_request, url) =>
      url.pathname === '/api/admin/exports/audit'
        ? failure(403, 'PROOF_REQUIRED', 'Please show once more that it is you.')
        : undefined,
    );
    const { user } = openConsole('/admin/activity', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Preparing the export…')).not.toBeInTheDocument());
    expect(screen.queryByText(/Please show once more/)).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });

  test('shows an error when it fails, and can be retried', async () => {
    const api = apiWith();
    const restore = api.override((_request, url) =>
      url.pathname === '/api/admin/exports/audit' ? { status: 500, body: {} } : undefined,
    );
    const { user } = openConsole('/admin/activity', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    expect(await screen.findByText('Error: Failed to export the list')).toBeVisible();
    expect(followed).toEqual([]);
    restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(screen.queryByText('Error: Failed to export the list')).not.toBeInTheDocument();
  });
});

test('shows the number of entries of today', async () => {
  openConsole('/admin/activity', apiWith());
  expect(await screen.findByText('27 entries today.')).toBeVisible();
});

describe('the appearance of the log', () => {
  /** The first header is the date, or "Time". */
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('keeps the chosen columns in the URL when filters are set or cleared', async () => {
    const { user } = openConsole('/admin/activity', apiWith());
    await screen.findByRole('columnheader', { name: 'From' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Time' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'From' }));
    await waitFor(() => expect(headers()).toEqual(['Who', 'What', 'Record']));
    expect(address()).toBe('/admin/activity?columns=who%2Cwhat%2Crecord');
    await user.keyboard('{Escape}');
    const [first] = screen.getAllByRole('button', { name: asha.email });
    if (first) await user.click(first);
    await waitFor(() => expect(address()).toContain('person='));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/admin/activity?columns=who%2Cwhat%2Crecord'));
  });

  it('uses the time as the row header when the action column is hidden', async () => {
    openConsole('/admin/activity?columns=from,who', apiWith());
    await screen.findByRole('columnheader', { name: 'From' });
    expect(headers()).toEqual(['From', 'Who']);
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('4:12');
    expect(screen.queryByText('Application decided')).toBeNull();
  });

  it('can be switched to compact rows', async () => {
    const { user } = openConsole('/admin/activity?kind=admin', apiWith());
    await user.click(await screen.findByRole('button', { name: 'Rows close together' }));
    await waitFor(() => expect(address()).toBe('/admin/activity?kind=admin&density=compact'));
    expect(screen.getByRole('button', { name: 'Rows close together' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
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
    const { user } = openConsole('/admin/activity', api);
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
    const { user } = openConsole(`/admin/activity?person=${asha.adminId}&cursor=abc`, api);
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
