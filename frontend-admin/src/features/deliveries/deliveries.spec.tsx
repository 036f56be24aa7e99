import { act, screen, waitFor, within } from '@testing-library/react';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { type Answer, FakeApi, failure } from '../../../test/fakes/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { address } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { withStyleSheets } from '../../../test/style-sheets';
import { Navigation } from '../../app/frame/navigation';
import { useLiveUpdates } from '../../app/live/use-live-updates';
import type { Box, BoxStatus } from '../../data/deliveries';

const DAY = '2025-12-15';

function aBox(part: Partial<Box> & { _id: string; name: string }): Box {
  return {
    subscriptionId: part._id,
    reference: `SP-${part._id}`,
    address: 'House 7, Station Road, Hajipur',
    pinCode: '844101',
    mobile: '9835012345',
    combo: 'Premium Pack',
    quantity: 2,
    toCollect: 4000,
    status: 'planned',
    ...part,
  };
}

const ASHA = { _id: 'a', name: 'Asha Kumari' };
const BIRSI = { _id: 'b', name: 'Birsi Devi' };
const CHITRA = { _id: 'c', name: 'Chitra Rao', pinCode: '900001', toCollect: 0 };

function pinCodeTotals(boxes: readonly Box[]) {
  const cash = boxes.reduce((sum, { toCollect }) => sum + toCollect, 0);
  const paidOnline = boxes.filter(({ toCollect }) => toCollect === 0).length;
  return {
    pinCode: boxes[0]?.pinCode,
    boxes: boxes.length,
    packs: [
      { combo: 'Spice Pack', packs: 0 },
      { combo: 'Premium Pack', packs: boxes.length * 2 },
    ],
    toCollect: cash,
    paidOnline,
    collected: 0,
    delivered: 0,
    returned: 0,
  };
}

/** An API that returns these boxes and stores their marks. `day.boxes` is their number in the totals. */
function apiWith(
  parts: (Partial<Box> & { _id: string; name: string })[],
  day: { hasCome: boolean; next?: string; boxes?: number } = { hasCome: true },
) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['subscriptions:read', 'subscriptions:update'];
  const boxes = parts.map(aBox);
  const of = (status: BoxStatus) => boxes.filter((box) => box.status === status);
  api.override((_request, url) => {
    if (url.pathname === '/api/deliveries/totals') {
      const cash = (some: Box[]) => some.reduce((sum, { toCollect }) => sum + toCollect, 0);
      return {
        body: {
          day: url.searchParams.get('day') ?? day.next ?? DAY,
          nextDay: day.next ?? DAY,
          hasCome: day.hasCome,
          boxes: day.boxes ?? boxes.length,
          packs: [{ combo: 'Premium Pack', packs: boxes.length * 2 }],
          toCollect: cash(boxes),
          paidOnline: boxes.filter(({ toCollect }) => toCollect === 0).length,
          collected: cash(of('delivered')),
          delivered: of('delivered').length,
          returned: of('returned').length,
        },
      };
    }
    if (url.pathname === '/api/deliveries/pin-codes') {
      const [from = '', to = ''] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
      const pinCodes = [...new Set(boxes.map(({ pinCode }) => pinCode))];
      return {
        body: pinCodes
          .filter((pinCode) => from <= pinCode && pinCode <= to)
          .map((pinCode) => pinCodeTotals(boxes.filter((box) => box.pinCode === pinCode))),
      };
    }
    if (url.pathname === '/api/deliveries') {
      const status = url.searchParams.get('status') as BoxStatus | null;
      const q = url.searchParams.get('q') ?? '';
      // Digits of either script, with any separators, are the beginning of a PIN code.
      const digits = q
        .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
        .replace(/[\s-]/g, '');
      const found = boxes.filter(({ name, pinCode }) => name.includes(q) || pinCode.startsWith(digits));
      // If there are more boxes, they are on another page.
      const hasNext = day.boxes !== undefined && !url.searchParams.has('cursor');
      return {
        body: status ? found.filter((box) => box.status === status) : found,
        headers: hasNext ? { link: '</api/deliveries?cursor=more>; rel="next"' } : {},
      };
    }
    if (url.pathname !== '/api/deliveries/mark') return undefined;
    const call = api.lastBody<{ subscriptionIds: string[]; status: BoxStatus; expected: BoxStatus }>();
    const data = call.subscriptionIds.map((subscriptionId) => {
      const box = boxes.find(({ _id }) => _id === subscriptionId);
      if (!box) return { subscriptionId, outcome: 'not_of_day' };
      if (box.status === call.expected) {
        box.status = call.status;
        box.markedBy = 'office@saajha.example';
        if (box.status === 'returned' && box.toCollect === 0) box.owed = true;
        else delete box.owed;
      }
      const outcome = box.status === call.status ? 'done' : 'marked_otherwise';
      const { markedBy, owed } = box;
      const markedById = markedBy === 'meera@example.org' ? 'meera' : api.admin?._id;
      return { subscriptionId, outcome, status: box.status, markedBy, markedById, owed };
    });
    return { body: { message: 'Boxes marked', data } };
  });
  return { api, boxes };
}

const PATH = '/admin/subscribers/deliveries';
const open = (api: FakeApi, query = '') => openPage(`${PATH}${query}`, api);
const marked = (api: FakeApi) => api.callsTo('POST', '/api/deliveries/mark').map(({ body }) => body);
const row = (name: RegExp) => screen.findByRole('row', { name });
/** By text, since a query by the name of a row reads all of them. */
const rowOf = async (person: string) => {
  const table = within(await screen.findByRole('table'));
  return (await table.findByText(person)).closest('tr') as HTMLElement;
};
const bar = () => within(screen.getByRole('region', { name: 'Selected boxes' }));

/** The parts of the console's frame that concern the list. */
function LiveNavigation() {
  useLiveUpdates();
  return <Navigation />;
}

describe('the delivery list', () => {
  const followed = followedLinks();

  it('is linked from the subscribers, and shows the boxes of the next box day by PIN code, with cash to collect and totals', async () => {
    const { user } = openPage('/admin/subscribers', apiWith([ASHA, BIRSI, CHITRA]).api);
    await user.click(await screen.findByRole('link', { name: 'Open delivery list' }));
    expect(await screen.findByRole('heading', { name: 'Boxes of 15 December 2025' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Address labels, 1 sheet' })).toBeVisible();
    const near = within(await row(/^(Select all of )?PIN.844101 .*2 boxes/));
    expect(near.getByText('4 Premium Packs')).toBeVisible();
    expect(near.getByText('₹8,000')).toBeVisible();
    const far = within(await row(/PIN.900001 .*1 box/));
    expect(far.getByText('₹0')).toBeVisible();
    expect(far.getByText('1 paid online')).toBeVisible();
    const asha = within(await rowOf('Asha Kumari'));
    expect(asha.getByText('₹4,000')).toBeVisible();
    expect(asha.getByRole('link', { name: 'SP-a' })).toHaveAttribute('href', '/admin/subscribers?record=a');
    expect(within(await rowOf('Chitra Rao')).getByText('Paid online')).toBeVisible();
    const totals = within(screen.getByRole('region', { name: 'Totals of the whole day' }));
    expect(totals.getByText('6 Premium Packs')).toBeVisible();
    expect(totals.getByText('₹8,000')).toBeVisible();
  });

  it('links to the neighbouring box days, with the focus at the heading, but not beyond the next one', async () => {
    const { api } = apiWith([ASHA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    screen.getByRole('link', { name: /^Boxes of 15 November 2025/ }).focus();
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Boxes of 15 November 2025' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    // The selected box was that of another day.
    expect(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' })).not.toBeChecked();
    expect(address()).toBe('/admin/subscribers/deliveries?day=2025-11-15');
    await user.click(await screen.findByRole('link', { name: /^Boxes of 15 December 2025/ }));
    await screen.findByRole('heading', { name: 'Boxes of 15 December 2025' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /January/ })).not.toBeInTheDocument());
  });

  it('marks the selected boxes, updates the totals, and undoes the marks', async () => {
    const { api } = apiWith([ASHA, BIRSI, CHITRA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all of PIN 844101' }));
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('2 boxes marked: delivered')).toBeVisible();
    expect(marked(api)).toEqual([
      { day: DAY, subscriptionIds: ['a', 'b'], status: 'delivered', expected: 'planned' },
    ]);
    expect(within(await rowOf('Asha Kumari')).getByText('Delivered')).toBeVisible();
    expect(await screen.findByText('2 delivered, 0 returned')).toBeVisible();
    const report = () => within(bar().getByRole('list', { name: 'Report' })).getAllByRole('listitem');
    expect(report().map(({ textContent }) => textContent)).toEqual([
      'Asha Kumari SP-a delivered',
      'Birsi Devi SP-b delivered',
    ]);
    await user.click(bar().getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByText('2 boxes undone')).toBeVisible();
    expect(report()[0]).toHaveTextContent('Asha Kumari SP-a undone');
    expect(marked(api)[1]).toEqual({
      day: DAY,
      subscriptionIds: ['a', 'b'],
      status: 'planned',
      expected: 'delivered',
    });
    expect(within(await rowOf('Asha Kumari')).getByText('Planned')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    expect(screen.queryByRole('region', { name: 'Selected boxes' })).not.toBeInTheDocument();
  });

  it('shows how much cash of the day has been collected and how much has not, and keeps boxes selected that were ticked while a report was open', async () => {
    const { api } = apiWith([ASHA, { ...BIRSI, toCollect: 109_000 }]);
    const { user } = open(api);
    const value = async (label: string) => {
      const totals = within(await screen.findByRole('region', { name: 'Totals of the whole day' }));
      return totals.getByText(label).nextElementSibling;
    };
    expect(await value('Cash of the day')).toHaveTextContent('₹1,13,000');
    expect(await value('Collected so far')).toHaveTextContent(/^₹0$/);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    bar().getByRole('button', { name: 'Mark as delivered' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
    // Otherwise the focus would be lost to the top of a list of hundreds of boxes.
    expect(screen.getByRole('region', { name: 'Selected boxes' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(await screen.findByText('1 delivered, 0 returned')).toBeVisible();
    expect(await value('Cash of the day')).toHaveTextContent('₹1,13,000');
    expect(await value('Collected so far')).toHaveTextContent('₹4,000 · ₹1,09,000 not collected');

    await user.click(screen.getByRole('checkbox', { name: 'Select Birsi Devi' }));
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    expect(screen.getByRole('checkbox', { name: 'Select Asha Kumari' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Birsi Devi' })).toBeChecked();
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('2 delivered, 0 returned')).toBeVisible();
    expect(marked(api)[1]).toMatchObject({ subscriptionIds: ['b'], status: 'delivered' });
    expect(await value('Collected so far')).toHaveTextContent(/^₹1,13,000$/);
  });

  describe('with selected boxes that are hidden by a search', () => {
    /** Selects the boxes of one PIN code, then searches for Chitra, who has another one. */
    async function searched(more: (Partial<Box> & { _id: string; name: string })[] = []) {
      const { api } = apiWith([ASHA, BIRSI, ...more, CHITRA]);
      const { user } = open(api);
      await user.click(await screen.findByRole('checkbox', { name: 'Select all of PIN 844101' }));
      await user.click(screen.getByRole('searchbox', { name: 'Search name or PIN code' }));
      await user.paste('Chitra');
      await waitFor(() => expect(screen.queryByText('Asha Kumari')).not.toBeInTheDocument());
      return { api, user };
    }

    it('counts them, and marks those named in a confirmation, even if the selection changes while it is open', async () => {
      const { api, user } = await searched([{ _id: 'd', name: 'Done Das', status: 'delivered' }]);
      expect(bar().getByRole('status')).toHaveTextContent('3 selected, 3 of them not on this page');
      await user.click(bar().getByRole('button', { name: 'Mark as delivered…' }));
      // Not about the box that already has the status.
      expect(
        bar().getByText('Mark 2 boxes as delivered? Not on this page: Asha Kumari, Birsi Devi.'),
      ).toBeVisible();
      expect(bar().getByRole('button', { name: 'Mark 2 boxes as delivered' })).toHaveFocus();
      await user.click(bar().getByRole('button', { name: 'Cancel' }));
      expect(bar().getByRole('button', { name: 'Mark as delivered…' })).toHaveFocus();
      expect(marked(api)).toEqual([]);
      await user.keyboard('{Enter}');
      await user.click(screen.getByRole('checkbox', { name: 'Select Chitra Rao' }));
      bar().getByRole('button', { name: 'Mark 2 boxes as delivered' }).focus();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('2 boxes marked: delivered')).toBeVisible();
      expect(marked(api)).toEqual([expect.objectContaining({ subscriptionIds: ['a', 'b'] })]);
      expect(screen.getByRole('region', { name: 'Selected boxes' })).toContainElement(
        document.activeElement as HTMLElement,
      );
      expect(bar().getByText('Asha Kumari')).toBeVisible();
    });

    it('deselects them, and marks visible boxes without a confirmation', async () => {
      const { api, user } = await searched();
      await user.click(screen.getByRole('checkbox', { name: 'Select Chitra Rao' }));
      await user.click(bar().getByRole('button', { name: 'Deselect the 2 hidden' }));
      expect(bar().getByRole('status')).toHaveTextContent(/^1 selected · ₹[\d,]+ in cash$/);
      await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
      expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
      expect(marked(api)).toEqual([expect.objectContaining({ subscriptionIds: ['c'] })]);
    });
  });

  it('shows the cash of the selected boxes, and asks before the mark of all of them replaces another outcome of some', async () => {
    const { api } = apiWith([{ ...ASHA, status: 'returned' }, BIRSI, CHITRA]);
    const { user } = open(api);
    // On a phone, the column headers are hidden.
    const all = await screen.findByText('Select all that are shown');
    expect(all.closest('thead')).not.toBeNull();
    await user.click(all);
    expect(bar().getByRole('status')).toHaveTextContent(/^3 selected · ₹8,000 in cash$/);
    await user.click(bar().getByRole('button', { name: 'Mark as delivered…' }));
    expect(
      bar().getByText('Mark 3 boxes as delivered? Already marked as returned: Asha Kumari.'),
    ).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(marked(api)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Asha Kumari' }));
    expect(bar().getByRole('status')).toHaveTextContent(/^2 selected · ₹4,000 in cash$/);
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('2 boxes marked: delivered')).toBeVisible();
    // The outcome of one box is corrected without a question.
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Asha Kumari' }));
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
    expect(marked(api)[1]).toMatchObject({ subscriptionIds: ['a'], expected: 'returned' });
  });

  it('filters by status, and lists a marked box under its new one, even if that list was open before', async () => {
    const { user } = open(apiWith([ASHA, BIRSI]).api);
    const filter = within(await screen.findByRole('navigation', { name: 'Show' }));
    await user.click(filter.getByRole('link', { name: 'Delivered' }));
    expect(await screen.findByText('No boxes are in this state.')).toBeVisible();
    expect(address()).toBe('/admin/subscribers/deliveries?status=delivered');
    await user.click(filter.getByRole('link', { name: 'Planned' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
    await user.click(filter.getByRole('link', { name: 'Delivered' }));
    await waitFor(() => expect(screen.queryByText('Birsi Devi')).not.toBeInTheDocument());
    expect(await rowOf('Asha Kumari')).toBeVisible();
  });

  describe('left open', () => {
    const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
    // Before the screen opens, because it sets its timers then.
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => jest.useRealTimers());

    it('offers marking once the box day has come, and then shows the next month, without the selection', async () => {
      const day = { hasCome: false, next: DAY };
      const { api, boxes } = apiWith([ASHA, BIRSI], day);
      const { user } = open(api);
      expect(await screen.findByText(/^These boxes have not left yet/)).toBeVisible();
      await rowOf('Asha Kumari');
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
      day.hasCome = true;
      await minute();
      await user.click(await screen.findByRole('checkbox', { name: /Asha Kumari/ }));
      expect(bar().getByRole('button', { name: 'Mark as returned' })).toBeVisible();
      Object.assign(day, { hasCome: false, next: '2026-01-15' });
      boxes.splice(1, 1);
      await minute();
      expect(await screen.findByRole('heading', { name: 'Boxes of 15 January 2026' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('row', { name: /Birsi Devi/ })).not.toBeInTheDocument());
      expect(await rowOf('Asha Kumari')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Selected boxes' })).not.toBeInTheDocument();
    });
  });

  it('shows the next box day for an invalid date in the URL', async () => {
    const { api } = apiWith([ASHA]);
    open(api, '?day=2025-11-1');
    expect(await screen.findByRole('heading', { name: 'Boxes of 15 December 2025' })).toBeVisible();
    expect(api.callsTo('GET', '/api/deliveries')[0]?.query).not.toHaveProperty('day');
  });

  it('belongs to the subscribers in the navigation, and shows marks of a colleague, but keeps rows in place while a report is open', async () => {
    const { api, boxes } = apiWith([ASHA, BIRSI, CHITRA]);
    const { user } = openPage(`${PATH}?status=planned`, api, <LiveNavigation />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    expect(screen.getByRole('link', { name: 'Subscribers' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    const markElsewhere = (id: string) => {
      for (const box of boxes) if (box._id === id) box.status = 'delivered';
      act(() => api.bell.send('change', { kinds: ['delivery'], byOthers: ['delivery'] }));
    };
    markElsewhere('b');
    await waitFor(() => expect(screen.queryByText('Birsi Devi')).not.toBeInTheDocument());
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
    markElsewhere('c');
    expect(await screen.findByText('3 delivered, 0 returned')).toBeVisible();
    expect(await rowOf('Chitra Rao')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    await waitFor(() => expect(screen.queryByText('Chitra Rao')).not.toBeInTheDocument());
  });

  it('reports boxes that a colleague has marked differently or that are gone', async () => {
    const { api, boxes } = apiWith([ASHA, BIRSI, CHITRA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }));
    Object.assign(boxes[0] ?? {}, { status: 'returned', markedBy: 'meera@example.org' });
    boxes.splice(1, 1);
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('1 box marked: delivered, 2 not marked')).toBeVisible();
    const report = within(screen.getByRole('list', { name: 'Report' })).getAllByRole('listitem');
    expect(report.map(({ textContent }) => textContent)).toEqual([
      'Asha Kumari was marked returned by meera@example.org in the meantime.',
      'Birsi Devi has no box on this day any more.',
      'Chitra Rao SP-c delivered',
    ]);
    expect(within(await rowOf('Asha Kumari')).getByText('Returned')).toBeVisible();
  });

  it('leaves the same mark of a colleague when its own marks are undone', async () => {
    const { api, boxes } = apiWith([ASHA, BIRSI, CHITRA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }));
    Object.assign(boxes[0] ?? {}, { status: 'delivered', markedBy: 'meera@example.org' });
    // Its own, from before the address of the account was changed.
    Object.assign(boxes[2] ?? {}, { status: 'delivered', markedBy: 'before@example.org' });
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('3 boxes marked: delivered')).toBeVisible();
    const report = within(screen.getByRole('list', { name: 'Report' })).getAllByRole('listitem');
    expect(report.map(({ textContent }) => textContent)).toEqual([
      'Asha Kumari SP-a delivered, by meera@example.org',
      'Birsi Devi SP-b delivered',
      'Chitra Rao SP-c delivered',
    ]);
    await user.click(bar().getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByText('2 boxes undone')).toBeVisible();
    expect(marked(api)[1]).toMatchObject({ subscriptionIds: ['b', 'c'], status: 'planned' });
    expect(within(await rowOf('Asha Kumari')).getByText('Delivered')).toBeVisible();
  });

  it('says what is owed when a box that was paid online comes back', async () => {
    const { api } = apiWith([ASHA, CHITRA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(bar().getByRole('button', { name: 'Mark as returned' }));
    const report = within(await bar().findByRole('list', { name: 'Report' })).getAllByRole('listitem');
    expect(report.map(({ textContent }) => textContent)).toEqual([
      'Chitra Rao SP-c returned · Paid online: send it again, or refund the payment',
      'Asha Kumari SP-a returned',
    ]);
    expect(within(await rowOf('Chitra Rao')).getByText(/send it again, or refund the payment/)).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByText('2 boxes undone')).toBeVisible();
    expect(screen.queryByText('Paid online: send it again, or refund the payment')).not.toBeInTheDocument();
  });

  it('offers no undo if a colleague had marked all of them, or if the server fails, with the error for each box', async () => {
    const { api, boxes } = apiWith([ASHA, BIRSI]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    Object.assign(boxes[0] ?? {}, { status: 'delivered', markedBy: 'meera@example.org' });
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('1 box marked: delivered')).toBeVisible();
    expect(bar().queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Close report' }));

    await user.click(screen.getByRole('checkbox', { name: 'Select Birsi Devi' }));
    api.override(({ method }) => (method === 'POST' ? failure(503, 'UNAVAILABLE', 'Busy.') : undefined));
    await user.click(bar().getByRole('button', { name: 'Mark as returned' }));
    const report = within(await bar().findByRole('list', { name: 'Report' }));
    expect(report.getByRole('listitem')).toHaveTextContent('Birsi Devi Busy.');
    expect(bar().queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('reports a failure in a toast if another day has been opened', async () => {
    const { api } = apiWith([ASHA, BIRSI]);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Birsi Devi' }));
    let answer: (response: Answer) => void = () => undefined;
    api.override(({ method }) =>
      method === 'POST' ? new Promise((resolve) => (answer = resolve)) : undefined,
    );
    await user.click(bar().getByRole('button', { name: 'Mark as delivered' }));
    await waitFor(() => expect(marked(api)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /^Boxes of 15 November 2025/ }));
    await screen.findByRole('heading', { name: 'Boxes of 15 November 2025' });
    answer(failure(503, 'UNAVAILABLE', 'The service is busy.'));
    expect(
      await screen.findByText('2 boxes of 15 December 2025 not marked. Asha Kumari The service is busy.'),
    ).toBeVisible();
  });

  it('shows address labels, 24 per sheet, and prints those of all pages', async () => {
    const many = Array.from({ length: 25 }, (_, n) => ({ _id: `n${n}`, name: `Number ${n}` }));
    const { api } = apiWith(many);
    const restore = api.override((_request, url) =>
      url.pathname === '/api/deliveries' && !url.searchParams.has('cursor')
        ? {
            body: [aBox({ _id: 'first', name: 'First One' })],
            headers: { link: '</api/deliveries?cursor=more>; rel="next"' },
          }
        : undefined,
    );
    const printed: number[] = [];
    window.print = () => printed.push(screen.getAllByText(/^Number |^First One$/).length);
    const { user } = open(api, '?view=labels');
    const labels = within(await screen.findByRole('region', { name: 'Address labels' }));
    expect(labels.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Print 25 labels on 2 sheets' }));
    await waitFor(() => expect(printed).toEqual([26]));
    expect(labels.getAllByRole('list').map((sheet) => within(sheet).getAllByRole('listitem').length)).toEqual(
      [24, 2],
    );
    restore();
  });

  it('prints on each label what is to be collected at the door, and long addresses smaller, so that no part is missing', async () => {
    open(
      apiWith([
        { ...ASHA, toCollect: 6000 },
        {
          ...BIRSI,
          toCollect: 0,
          address: 'House 7, Station Road\nBehind the old school\nHajipur\nVaishali\nBihar',
        },
        { ...CHITRA, address: 'A word '.repeat(42).trim() },
      ]).api,
      '?view=labels',
    );
    const labels = within(await screen.findByRole('region', { name: 'Address labels' })).getAllByRole(
      'listitem',
    );
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('₹6,000 in cash'),
      expect.stringContaining('Paid online'),
      expect.stringContaining('Paid online'),
    ]);
    expect(labels.map(({ dataset }) => dataset.size)).toEqual(['normal', 'small', 'smallest']);
  });

  it('asks for confirmation before it prints more than 20 sheets of labels', async () => {
    let prints = 0;
    window.print = () => {
      prints += 1;
    };
    const { user, unmount } = open(apiWith([ASHA], { hasCome: true, boxes: 481 }).api, '?view=labels');
    await user.click(await screen.findByRole('button', { name: 'Print 481 labels on 21 sheets' }));
    expect(screen.getByText('This takes 21 sheets of label paper. Print them?')).toBeVisible();
    expect(prints).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(prints).toBe(1));
    unmount();

    const { user: other } = open(apiWith([ASHA], { hasCome: true, boxes: 480 }).api, '?view=labels');
    await other.click(await screen.findByRole('button', { name: 'Print 480 labels on 20 sheets' }));
    await waitFor(() => expect(prints).toBe(2));
  });

  it('searches by name, with the sums of the results next to those of the whole day', async () => {
    const { api } = apiWith([ASHA, BIRSI, CHITRA]);
    const { user } = open(api);
    await user.click(await screen.findByRole('searchbox', { name: 'Search name or PIN code' }));
    await user.paste('Birsi');
    await waitFor(() => expect(screen.queryByText('Asha Kumari')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/subscribers/deliveries?q=Birsi');
    expect(screen.getByText('“Birsi”:').parentElement).toHaveTextContent(
      '“Birsi”: 1 box · 2 Premium Packs · ₹4,000 in cash',
    );
    const totals = within(screen.getByRole('region', { name: 'Totals of the whole day' }));
    expect(totals.getByText('₹8,000')).toBeVisible();
    // The totals of the PIN code would include boxes that are not listed.
    expect(within(await row(/PIN.844101 .*1 box found/)).queryByText('₹8,000')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('८४४');
    expect(screen.queryByText('Type at least 3 letters.')).not.toBeInTheDocument();
    expect(await row(/PIN.844101 .*2 boxes/)).toHaveTextContent('₹8,000');
    expect(screen.queryByText('Chitra Rao')).not.toBeInTheDocument();
    await user.paste('999');
    expect(await screen.findByText('No box of this day matches what you searched for.')).toBeVisible();
  });

  it('tints selected rows on screen, but not in print', async () => {
    const { user } = open(apiWith([ASHA, BIRSI]).api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Kumari' }));
    const cells = [await rowOf('Asha Kumari'), await rowOf('Birsi Devi')].map(
      ({ lastElementChild }) => lastElementChild,
    );
    const backgrounds = (medium: 'screen' | 'print') => {
      const folder = 'features/deliveries';
      const remove = withStyleSheets([`${folder}/deliveries.css`, `${folder}/printing/print.css`], medium);
      const found = cells.map((cell) => getComputedStyle(cell as Element).background);
      remove();
      return found;
    };
    const [tint, plain] = backgrounds('screen');
    expect(tint).not.toBe(plain);
    expect(backgrounds('print')).toEqual([plain, plain]);
  });

  it('prints the sums of all PIN codes', async () => {
    const { api } = apiWith([ASHA, CHITRA]);
    const printed: boolean[] = [];
    window.print = () => printed.push(screen.queryByText('1 paid online') !== null);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Print list' }));
    await waitFor(() => expect(printed).toEqual([true]));
  });

  it('shows an error when the sums fail to load, and does not print without them', async () => {
    const { api } = apiWith([ASHA, CHITRA]);
    let isBroken = true;
    api.override((_request, url) =>
      isBroken && url.pathname === '/api/deliveries/pin-codes'
        ? failure(500, 'INTERNAL', 'Something went wrong.')
        : undefined,
    );
    const printed: boolean[] = [];
    window.print = () => printed.push(screen.queryByText('1 paid online') !== null);
    const { user } = open(api);
    expect(await screen.findByText('Error: Something went wrong.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print list' }));
    expect(await screen.findByText('Failed to load the delivery list')).toBeVisible();
    expect(printed).toEqual([]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 paid online')).toBeVisible();
    expect(screen.queryByText('Error: Something went wrong.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print list' }));
    await waitFor(() => expect(printed).toEqual([true]));
  });

  it('exports the boxes of the day and status that are shown', async () => {
    const { api } = apiWith([ASHA, { ...BIRSI, status: 'delivered' }]);
    api.override((_request, url) =>
      url.pathname === '/api/deliveries/exports'
        ? { body: { data: { path: '/api/admin/exports/once' } } }
        : undefined,
    );
    const { user } = open(api, '?status=planned');
    await clickWhenEnabled(user, 'Export');
    expect(
      screen.getByText('All boxes of 15 December 2025 with the status Planned, by PIN code and name.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(api.callsTo('POST', '/api/deliveries/exports').map(({ query }) => query)).toEqual([
      { day: DAY, status: 'planned' },
    ]);
  });

  it.each([
    ['Asha', '&status=planned', 'All boxes of 15 December 2025 with the status Planned, by name.'],
    ['8441', '', 'All boxes of 15 December 2025, by PIN code and name.'],
  ])('names the order of the file for a search: %s%s', async (q, more, sentence) => {
    const { user } = open(apiWith([ASHA]).api, `?q=${q}${more}`);
    await clickWhenEnabled(user, 'Export');
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('offers no marking without the permission to change subscriptions', async () => {
    const { api } = apiWith([ASHA]);
    if (api.admin) api.admin.permissions = ['subscriptions:read'];
    open(api);
    expect(await screen.findByText('Your account can see the boxes but not mark them.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows a message for an empty day or an error', async () => {
    const past = open(apiWith([]).api);
    expect(await screen.findByText('No boxes were sent on this day.')).toBeVisible();
    past.unmount();
    const { unmount } = open(apiWith([]).api, '?day=2099-12-15');
    expect(await screen.findByText('No boxes leave on this day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print list' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Address labels' })).toBeDisabled();
    unmount();

    const { api } = apiWith([ASHA]);
    const restore = api.override((_request, url) =>
      url.pathname.startsWith('/api/deliveries') ? { status: 500, body: {} } : undefined,
    );
    const { user } = open(api);
    expect(await screen.findByText('Error: Failed to load the delivery list')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Asha Kumari')).toBeVisible();
  });
});
