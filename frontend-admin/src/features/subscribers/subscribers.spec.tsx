import { screen, waitFor, within } from '@testing-library/react';
import { aSubscription, FakeApi } from '../../../test/fakes/fake-api';
import { address, openConsole, panel, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import type { Subscription } from '../../data/records/subscriptions';
import { indianDay } from '../../format/date-time';

function apiWith(names: string[], part: Partial<Subscription> = {}) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['subscriptions:read', 'subscriptions:update'];
  api.subscriptions = names.map((name, index) =>
    aSubscription({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

/** Opens these subscriptions one after the other, by keyboard. `check` is called with the number of the open one. */
async function openEach(
  parts: Partial<Subscription>[],
  check: (index: number, user: User) => void | Promise<void>,
) {
  const api = apiWith([]);
  api.subscriptions = parts.map((part, index) =>
    aSubscription({
      _id: `id${index}`,
      name: `Person ${index}`,
      createdAt: `2025-11-2${9 - index}T06:00:00.000Z`,
      ...part,
    }),
  );
  for (const one of api.subscriptions) if (one.lastBox) delete one.nextDelivery;
  const { user } = open(api);
  for (const [index, { name }] of api.subscriptions.entries()) {
    if (index > 0) await user.keyboard('j');
    await heading(name);
    await check(index, user);
  }
}

type User = ReturnType<typeof openConsole>['user'];

const open = (api: FakeApi) => openPage('/admin/subscribers?record=id0', api);
const heading = (name: string) => screen.findByRole('heading', { name });
const changes = (api: FakeApi) =>
  api.callsTo('PATCH', '/api/subscription/id0/status').map((call) => call.body);

beforeEach(resetPreferences);

describe('the list of subscribers', () => {
  it('shows all subscriptions, newest first, with packs and monthly price', async () => {
    openConsole('/admin/subscribers', apiWith(['Asha', 'Birsi']));
    await screen.findByText('1–2 of 2. Newest at the top.');
    const rows = screen.getAllByRole('rowheader');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Birsi', 'Asha']);
    expect(rows[0]).toHaveTextContent('Premium Pack × 2, PIN 844101');
    expect(screen.getAllByRole('cell', { name: '₹4,000' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Subscribers' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    { name: 'Pause', before: 'active', after: 'paused' },
    { name: 'Resume', before: 'paused', after: 'active' },
  ] as const)('undoes $name of several while their mails are held', async ({ name, before, after }) => {
    const api = apiWith(['Asha', 'Birsi'], { status: before });
    const { user } = openPage('/admin/subscribers', api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name }));
    const undo = await bar.findByRole('button', { name: /^Undo 2, \d+ s$/ });
    expect(api.subscriptions.map(({ status }) => status)).toEqual([after, after]);
    await user.click(undo);
    expect(await bar.findByText('2 undone')).toBeVisible();
    expect(api.subscriptions.map(({ status }) => status)).toEqual([before, before]);
    expect(changes(api)).toEqual([
      { status: after, expectedStatus: before, undoable: true },
      { status: before, expectedStatus: after, undo: true },
    ]);
  });

  it('shows the specified text when it is empty', async () => {
    openPage('/admin/subscribers', apiWith([]));
    expect(await screen.findByText('No subscriptions found.')).toBeVisible();
    expect(screen.getByText('Nobody has subscribed yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Show|Clear)/ })).not.toBeInTheDocument();
  });

  it('filters by status, and has a view of those with a refund due, with their number', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const payment = { state: 'paid', amount: 400_000, paymentId: 'pay_1', toRefund: ['pay_1'] } as const;
    Object.assign(api.subscriptions[0] ?? {}, { status: 'paused' });
    Object.assign(api.subscriptions[1] ?? {}, { payment });
    const { user } = openPage('/admin/subscribers', api);
    await user.click(await screen.findByRole('button', { name: 'Status: all' }));
    await user.click(screen.getByRole('button', { name: 'Paused' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Birsi' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Asha' })).toBeVisible();
    expect(address()).toBe('/admin/subscribers?status=paused');
    await user.click(await screen.findByRole('link', { name: 'Refund due 1' }));
    await waitFor(() => expect(address()).toBe('/admin/subscribers?refundDue=true'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Birsi' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refund due' }));
    await user.click(screen.getByRole('button', { name: 'Due or not' }));
    expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
  });
});

describe('an open subscription', () => {
  it('shows packs, next delivery, recipient and payment method, and is read-only without the permission to change it', async () => {
    const contact = { userType: 'Share Holder', rmPwId: 'RM-10482', altMobile: '9123456780' } as const;
    const api = apiWith(['Asha'], contact);
    if (api.admin) api.admin.permissions = ['subscriptions:read'];
    open(api);
    await heading('Asha');
    const facts = within(await panel('Subscription'));
    for (const text of [
      'Premium Pack × 2',
      '₹4,000',
      '15 December 2025',
      'Cash on delivery',
      'Share Holder, RM-10482',
      'House 7, Station Road, Hajipur, Bihar, PIN 844101',
      '+91 98350 12345',
      '+91 91234 56780',
    ]) {
      expect(facts.getByText(text)).toBeVisible();
    }
    expect(facts.getByText('Your account can see subscriptions but not change them.')).toBeVisible();
    expect(facts.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it('describes the state of its online payment, without further boxes if it is cancelled', async () => {
    const cases = [
      ['active', 'unpaid', 'Online, first box not paid yet: to be paid on delivery'],
      ['active', 'paid', 'Online, first box paid; later ones on delivery'],
      ['active', 'failed', 'Online, last attempt for the first box failed: to be paid on delivery'],
      [
        'active',
        'refunded',
        'Online, payment for the first box refunded: boxes still to come are paid on delivery',
      ],
      ['cancelled', 'refunded', 'Online, payment for the first box refunded'],
      ['cancelled', 'paid', 'Online, payment received'],
      ['cancelled', 'unpaid', 'Online, nothing was paid online'],
      ['cancelled', 'failed', 'Online, nothing was paid online'],
    ] as const;
    await openEach(
      cases.map(([status, state]) => ({
        status,
        paymentMethod: 'razorpay',
        payment: { state, amount: 400_000 },
      })),
      (index) => expect(screen.getByText(cases[index]?.[2] ?? '')).toBeVisible(),
    );
  });

  it('shows a payment not captured yet and, also in the list, payments to refund and a paid first box that came back', async () => {
    const paid = { state: 'paid', amount: 400_000, paymentId: 'pay_1' } as const;
    const authorized = { paymentId: 'pay_1', since: '2025-11-20T10:00:00.000Z' };
    const notes = [
      /^Refund ₹8,000 on Razorpay’s dashboard: pay_1, pay_2\./,
      /^The first box, of 15 November 2025, .* or refund ₹4,000 on Razorpay’s dashboard: pay_1\.$/,
      /^The bank approved ₹4,000 on 20 November 2025, 3:30 pm \(pay_1\)/,
    ];
    await openEach(
      [
        { status: 'cancelled' as const, payment: { ...paid, toRefund: ['pay_1', 'pay_2'] } },
        { payment: { ...paid, owedBox: '2025-11-15' } },
        { payment: { state: 'unpaid' as const, amount: 400_000, authorized } },
      ].map((part) => ({ paymentMethod: 'razorpay', ...part })),
      (index) => expect(screen.getByText(notes[index] ?? '')).toBeVisible(),
    );
    expect(screen.getByText('Refund due · Premium Pack × 2, PIN 844101')).toBeVisible();
    expect(screen.getByText('First box came back · Premium Pack × 2, PIN 844101')).toBeVisible();
  });

  it('shows the box that still comes after a cancellation on its day, with the cash to collect', async () => {
    const texts = [
      'Left on 15 November 2025: ₹4,000 in cash on delivery',
      'Left on 15 November 2025: paid online',
    ];
    await openEach(
      [4000, 0].map((cash) => ({
        status: 'cancelled',
        lastBox: { day: '2025-11-15', cash },
      })),
      async (index) => {
        const facts = within(await panel('Subscription'));
        expect(facts.getByText('Last box').nextSibling).toHaveTextContent(texts[index] ?? '');
        expect(facts.getByText('Next delivery').nextSibling).toHaveTextContent('None, cancelled');
      },
    );
  });

  it('is paused and resumed, each with the expected status, and active again after a pause is undone', async () => {
    const api = apiWith(['Asha']);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused: Asha')).toBeVisible();
    const resume = await screen.findByRole('button', { name: 'Resume' });
    expect(resume).toHaveFocus();
    await user.click(resume);
    expect(await screen.findByText('Resumed: Asha')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await screen.findByText('Paused: Asha');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Asha is unchanged.')).toBeVisible();
    expect(api.subscriptions[0]?.status).toBe('active');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(changes(api)).toEqual([
      { status: 'paused', expectedStatus: 'active', undoable: true },
      { status: 'active', expectedStatus: 'paused', undoable: true },
      { status: 'paused', expectedStatus: 'active', undoable: true },
      { status: 'active', expectedStatus: 'paused', undo: true },
    ]);
  });

  it('is cancelled permanently after a confirmation', async () => {
    const api = apiWith(['Asha']);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription of Asha?' }));
    expect(dialog.getByText(/This is final/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(changes(api)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel for good' }));
    expect(await screen.findByText(/^Cancelled for good\./)).toBeVisible();
    expect(changes(api)).toEqual([{ status: 'cancelled', expectedStatus: 'active', undoable: false }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Asha' })).toHaveFocus();
    for (const name of ['Pause', 'Resume', 'Cancel subscription']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('states before it is cancelled whether a box that leaves today still comes, even if it was paused today', async () => {
    const stillComes = [true, false, true];
    await openEach(
      [
        { nextDelivery: indianDay() },
        { nextDelivery: indianDay(-1) },
        { status: 'paused', lastBox: { day: indianDay(), cash: 4000 } },
      ],
      async (index, user) => {
        await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
        const dialog = within(await screen.findByRole('dialog', { name: /^Cancel the subscription/ }));
        const shown = dialog.queryByText('Today’s box has already left and will still be delivered.');
        expect(shown !== null).toBe(stillComes[index]);
        await user.click(dialog.getByRole('button', { name: 'Keep it' }));
      },
    );
  });

  it('shows an error when it could not be changed, and the current status if the subscriber has cancelled it in the meantime', async () => {
    const api = apiWith(['Asha']);
    api.beforeChange = () => {
      const [asha] = api.subscriptions;
      if (!asha) return;
      asha.status = 'cancelled';
      asha.history = [...asha.history, { status: 'cancelled', at: '2025-11-20T10:00:00.000Z' }];
    };
    const restore = api.override((request) =>
      request.method === 'PATCH' ? { status: 500, body: {} } : undefined,
    );
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Error: The subscription could not be changed.')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/cancelled this subscription on 20 November 2025, 3:30 pm/)).toBeVisible();
    expect(screen.getByText('Cancelled by the subscriber')).toBeVisible();
    expect(screen.queryByText('Paused: Asha')).not.toBeInTheDocument();
  });
});
