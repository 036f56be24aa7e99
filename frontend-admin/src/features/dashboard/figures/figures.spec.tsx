import { screen, waitFor, within } from '@testing-library/react';
import { afterResponses } from '../../../../test/after-responses';
import { aMessage, anApplication, aShareholder, FakeApi } from '../../../../test/fakes/fake-api';
import { kindFigures } from '../../../../test/fakes/fake-statistics';
import { address, resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import type { KindFigures, Statistics } from '../../../data/statistics';
import { clockTime } from '../../../format/date-time';
import type { Permission } from '../../../state/permissions';

const EVERYTHING: Permission[] = [
  'contacts:read',
  'applications:read',
  'shareholders:read',
  'subscriptions:read',
];
const PACKS = [
  { combo: 'Spice Pack' as const, boxes: 120 },
  { combo: 'Premium Pack' as const, boxes: 30 },
  { combo: 'Deluxe Pack' as const, boxes: 1050 },
];

/** An API that has no records and returns these figures. */
function apiWithFigures(permissions: Permission[], figures: Partial<Statistics>) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = permissions;
  api.override((_request, url) =>
    url.pathname === '/api/admin/stats'
      ? { body: { asOf: '2025-11-21T06:00:00.000Z', isOld: false, ...figures } }
      : undefined,
  );
  return api;
}

const open = (api: FakeApi) => openPage('/admin', api);
const figure = (label: string) =>
  within(screen.getByRole('region', { name: 'Figures' }))
    .getByText(label)
    .parentElement?.querySelector('.ad-figure__count')?.textContent;

beforeEach(resetPreferences);

it('shows the change of each figure against the previous week', async () => {
  const api = apiWithFigures([...EVERYTHING, 'audit:read'], {
    contacts: {
      ...kindFigures({ total: 1284, lastWeek: 12, weekBefore: 8 }),
      replies: { late: 0, inTime: 0, answered: 0, of: 0, from: '2025-10-21', to: '2025-11-19' },
    },
    factoryApplications: kindFigures({ lastWeek: 8, weekBefore: 18 }),
    shareholders: kindFigures({ lastWeek: 10, weekBefore: 12 }),
    subscriptions: {
      ...kindFigures({ total: 362, lastWeek: 4, weekBefore: 4 }),
      nextBoxes: { day: '2025-12-15', boxes: 0, deliveries: 0, cash: 0, packs: [] },
    },
    activity: { today: 27, lastWeek: 10_000, weekBefore: 31 },
  });
  open(api);
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  expect(await figures.findByText('12 in 7 days, 4 more than the week before')).toBeVisible();
  expect(figures.getByText('18 in 7 days, 12 fewer than the week before')).toBeVisible();
  expect(figures.getByText('4 in 7 days, as many as the week before')).toBeVisible();
  expect(figures.getByText('9,969 more than the week before')).toBeVisible();
  expect(figure('Total contacts')).toBe('1,284');
  expect(screen.getByText(/^Counted 21 Nov.*, 11:30 am\.$/)).toBeVisible();
});

it('shows the same pending counts as the heading while the figures are outdated', async () => {
  const api = apiWithFigures(EVERYTHING, {
    contacts: {
      ...kindFigures({ total: 40, byStatus: { new: 13, read: 27 } }),
      replies: { late: 0, inTime: 0, answered: 0, of: 0, from: '2025-10-21', to: '2025-11-19' },
    },
    factoryApplications: kindFigures({ byStatus: { pending: 36, approved: 4 } }),
    shareholders: kindFigures({ byStatus: { pending: 28 } }),
  });
  api.messages = [aMessage({ _id: 'cm1' }), aMessage({ _id: 'cm2', status: 'read' })];
  api.applications = [anApplication({ _id: 'fa1' }), anApplication({ _id: 'fa2' })];
  api.shareholders = [aShareholder({ _id: 'sh1' })];
  open(api);
  expect(await screen.findByRole('heading', { name: '3 applications are waiting' })).toBeVisible();
  await waitFor(() => expect(figure('Pending applications')).toBe('3'));
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  expect(figures.getByRole('link', { name: '1 unread' })).toBeVisible();
  const statuses = within(screen.getByRole('region', { name: 'All applications by status' }));
  expect(statuses.getByRole('link', { name: '2 factory' })).toHaveAttribute(
    'href',
    '/admin/applications?status=pending',
  );
});

it('refetches the figures within seconds if they contradict the pending counts', async () => {
  const figures = { factoryApplications: kindFigures({ byStatus: { pending: 36 } }) };
  const api = apiWithFigures(['applications:read'], figures);
  api.applications = [anApplication({ _id: 'fa1' })];
  open(api);
  await screen.findByRole('heading', { name: '1 application is waiting' });
  const before = api.callsTo('GET', '/api/admin/stats').length;
  await waitFor(() => expect(api.callsTo('GET', '/api/admin/stats').length).toBeGreaterThan(before), {
    timeout: 6_000,
  });
}, 10_000);

it('shows applications of both kinds by status, and per week as stacks and as a table, with links to their lists', async () => {
  const { user } = open(
    apiWithFigures(['applications:read', 'shareholders:read'], {
      factoryApplications: kindFigures(
        { byStatus: { approved: 100, pending: 5 } },
        [6, 4, 8, 6, 10, 8, 12, 8],
      ),
      shareholders: kindFigures(
        { byStatus: { approved: 212, pending: 9, withdrawn: 1 } },
        [10, 12, 12, 16, 14, 20, 18, 0],
      ),
    }),
  );
  const block = within(await screen.findByRole('region', { name: 'Applications received each week' }));
  expect(await block.findByText('1 brick = 2 applications')).toBeVisible();
  const rows = within(block.getByRole('table')).getAllByRole('row');
  const [heads, ...weeks] = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(heads).toEqual(['Week from Monday', 'Shareholder', 'Factory', 'Together']);
  expect(weeks).toHaveLength(8);
  expect(weeks[6]?.slice(1)).toEqual(['18', '12', '30']);
  expect(weeks[7]?.slice(1)).toEqual(['0', '8', '8']);
  expect(block.getAllByRole('link')).toHaveLength(15);

  const statuses = within(screen.getByRole('region', { name: 'All applications by status' }));
  const [approved] = statuses.getAllByRole('listitem');
  expect(approved).toHaveTextContent('Approved312100 factory212 shareholder');
  expect(statuses.getByRole('link', { name: '212 shareholder' })).toHaveAttribute(
    'href',
    '/admin/shareholders?status=approved',
  );
  expect(statuses.getByRole('link', { name: '1 shareholder' })).toHaveAttribute(
    'href',
    '/admin/shareholders?status=withdrawn',
  );

  await user.click(block.getByRole('link', { name: /^10 Nov.* to 16 Nov.*: 18 shareholder applications$/ }));
  await waitFor(() => expect(address()).toBe('/admin/shareholders?status=all&from=2025-11-10&to=2025-11-16'));
});

const agoBy = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NO_REPLIES = { late: 0, inTime: 0, answered: 0, of: 0, from: '2025-10-21', to: '2025-11-19' };

/** An API that returns figures of 22 minutes ago, without records, until `count` is called. */
function apiWithStaleFigures() {
  const figures = (part: Partial<KindFigures>, arrived: number[] = []): Partial<Statistics> => ({
    contacts: { ...kindFigures(part), replies: NO_REPLIES },
    factoryApplications: kindFigures(part, arrived),
    subscriptions: {
      ...kindFigures(part),
      nextBoxes: { day: '2025-12-15', boxes: 0, deliveries: 0, cash: 0, packs: [] },
    },
  });
  const asOf = agoBy(22 * 60_000);
  const api = apiWithFigures(['contacts:read', 'applications:read', 'subscriptions:read'], {
    ...figures({}),
    asOf,
    isOld: true,
  });
  api.messages = ['cm1', 'cm2', 'cm3'].map((_id) => aMessage({ _id, createdAt: agoBy(DAY_MS + HOUR_MS) }));
  api.applications = [anApplication({ _id: 'fa1' })];
  const count = () => {
    const newer = figures({ total: 14, byStatus: { new: 3, pending: 1 } }, [0, 0, 0, 0, 0, 0, 0, 14]);
    api.override((_request, url) =>
      url.pathname === '/api/admin/stats' ? { body: { ...newer, asOf: agoBy(0), isOld: false } } : undefined,
    );
  };
  return { api, asOf, count };
}

describe('outdated figures', () => {
  it('are marked and announced while the server counts, and zeros in them are not shown as facts', async () => {
    const { api, asOf, count } = apiWithStaleFigures();
    open(api);
    const counting = new RegExp(`^Counting… as of .*${clockTime(asOf, 'en')}$`);
    const names = [
      'Figures',
      'Applications received each week',
      'All applications by status',
      'New messages',
      'Next box day',
    ];
    for (const name of names) {
      const block = within(await screen.findByRole('region', { name }));
      expect(await block.findByText(counting)).toBeVisible();
    }
    const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announcements()).toContainEqual(expect.stringMatching(counting));
    await screen.findByRole('link', { name: '3 unread' });
    for (const conclusion of [
      /^No application has arrived/,
      /^No subscription is active/,
      /^None has waited/,
    ])
      expect(screen.queryByText(conclusion)).not.toBeInTheDocument();
    expect(
      screen.getByText('3 messages have waited for more than 24 hours. The oldest has waited 1 day.'),
    ).toBeVisible();
    expect(figure('Total contacts')).toBe('3');

    count();
    // Earlier than after 3 seconds, the polling interval of figures that contradict a pending count.
    await waitFor(() => expect(figure('Total contacts')).toBe('14'), { timeout: 2_500 });
    expect(screen.queryByText(counting)).not.toBeInTheDocument();
    expect(announcements()).toContain('The figures are up to date.');
    expect(screen.getByRole('link', { name: /: 14 factory applications$/ })).toBeVisible();
  });

  it('are not marked while fresh ones are refetched on a computer whose clock is ahead', async () => {
    const api = apiWithFigures(['contacts:read'], {
      contacts: { ...kindFigures({ total: 4 }), replies: NO_REPLIES },
      asOf: agoBy(HOUR_MS),
    });
    open(api);
    expect(await screen.findByText('0 unread')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Counting/)).not.toBeInTheDocument());
    const before = api.callsTo('GET', '/api/admin/stats').length;
    api.override((_request, url) =>
      url.pathname === '/api/admin/stats' ? new Promise(() => undefined) : undefined,
    );
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.callsTo('GET', '/api/admin/stats')).toHaveLength(before + 1));
    await afterResponses();
    expect(screen.queryByText(/^Counting/)).not.toBeInTheDocument();
  });

  it('are not marked if they are only a minute old', async () => {
    const api = apiWithFigures(['contacts:read'], {
      contacts: { ...kindFigures({ total: 4 }), replies: NO_REPLIES },
      asOf: agoBy(70_000),
      isOld: true,
    });
    open(api);
    expect(await screen.findByText('0 unread')).toBeVisible();
    expect(screen.queryByText(/^Counting/)).not.toBeInTheDocument();
  });
});

it.each([
  ['no listed message is overdue', 2, [HOUR_MS, 2 * HOUR_MS], /^None has waited/],
  ['more are overdue than are listed', 7, Array<number>(9).fill(DAY_MS + HOUR_MS), /^7 messages have waited/],
  [
    'the statistics have fewer than are listed',
    1,
    Array<number>(9).fill(DAY_MS + HOUR_MS),
    /^5 messages have waited/,
  ],
])('shows a number of overdue messages that matches the list: %s', async (_name, late, ages, sentence) => {
  const api = apiWithFigures(['contacts:read'], {
    contacts: { ...kindFigures({ total: 20 }), replies: { ...NO_REPLIES, late } },
  });
  api.messages = ages.map((age, index) => aMessage({ _id: `cm${index}`, createdAt: agoBy(age) }));
  open(api);
  const block = within(await screen.findByRole('region', { name: 'New messages' }));
  expect(await block.findByText(sentence)).toBeVisible();
});

it('shows how many messages have waited for more than 24 hours, and how many were read in time', async () => {
  const api = apiWithFigures(['contacts:read'], {
    contacts: {
      ...kindFigures(),
      replies: { late: 2, inTime: 118, answered: 97, of: 124, from: '2025-10-21', to: '2025-11-19' },
    },
  });
  api.messages = [6, 2].map((days) =>
    aMessage({ _id: `cm${days}`, createdAt: agoBy(days * DAY_MS + HOUR_MS) }),
  );
  open(api);
  const block = within(await screen.findByRole('region', { name: 'New messages' }));
  expect(
    await block.findByText('2 messages have waited for more than 24 hours. The oldest has waited 6 days.'),
  ).toBeVisible();
  expect(
    block.getByText(
      '95% were read within 24 hours in the last 30 days (118 of 124). 97 of them were replied to from here in that time.',
    ),
  ).toBeVisible();
});

it('shows the boxes of the next box day with the cash to collect, and how much cash of the last one has been collected', async () => {
  const api = apiWithFigures(['subscriptions:read'], {
    subscriptions: {
      ...kindFigures({ total: 402 }),
      nextBoxes: { day: '2025-12-15', boxes: 1200, deliveries: 362, cash: 731_000, packs: PACKS },
    },
  });
  api.override((_request, url) =>
    url.pathname === '/api/deliveries/totals' && url.searchParams.get('day') === '2025-11-15'
      ? { body: { boxes: 49, delivered: 42, returned: 2, toCollect: 218_000, collected: 164_000 } }
      : undefined,
  );
  open(api);
  const block = within(await screen.findByRole('region', { name: 'Next box day' }));
  expect(await block.findByText(/^15 December 2025, /)).toBeVisible();
  const rows = block
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(rows).toEqual([
    'Spice Pack: 120',
    'Premium Pack: 30',
    'Deluxe Pack: 1,050',
    'Packs: 1,200',
    'Boxes: 362',
    'Cash to collect: ₹7,31,000',
  ]);
  // Not to active subscribers: orders after the 10th are not among these boxes.
  expect(block.getByRole('link', { name: 'All: Next box day' })).toHaveAttribute(
    'href',
    '/admin/subscribers/deliveries',
  );

  expect(await block.findByText('₹1,64,000 of ₹2,18,000 collected')).toBeVisible();
  expect(block.getByText('42 of 49 delivered, 2 returned')).toBeVisible();
  expect(block.getByRole('link', { name: 'Boxes of 15 November 2025' })).toHaveAttribute(
    'href',
    '/admin/subscribers/deliveries?day=2025-11-15',
  );
});
