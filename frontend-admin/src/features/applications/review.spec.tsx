import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiStandIn, anApplication, failure } from '../../../test/api-stand-in';
import { aReason } from '../../../test/decisions-stand-in';
import { address, forgetPreferences, openConsole, panel } from '../../../test/open-console';
import type { Application } from '../../data/applications';
import { reasonDrafts } from '../../state/reason-drafts';

const NAMES = ['Ravi', 'Harpreet', 'Savita'];

function apiWithWaiting(part: Partial<Application> = {}) {
  const api = new ApiStandIn();
  api.applications = NAMES.map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

function open(api: ApiStandIn, id = 'id0', query = '') {
  return openConsole(`/admin/applications?${query}record=${id}`, api);
}

const heading = (name: string) => screen.findByRole('heading', { name });
const changes = (api: ApiStandIn, id: string) => api.callsTo('PATCH', `/api/apply-factory/${id}/status`);

/** Waits until what came up by itself can be decided. */
const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true'),
  );

beforeEach(() => {
  forgetPreferences();
  reasonDrafts.forgetAll();
  onlineManager.setOnline(true);
});

describe('an open application', () => {
  it('names others of the same address or mobile and leads to them', async () => {
    const received = { status: 'approved', createdAt: '2025-11-11T06:00:00.000Z' } as const;
    const api = apiWithWaiting();
    api.applications[0]?.sameContact.push({ _id: 'id1', reference: 'FA-ID1', ...received, same: ['mobile'] });
    const { user } = open(api);
    await heading('Ravi');
    const others = within(screen.getByRole('region', { name: 'Same contact details' }));
    expect(others.getByRole('listitem')).toHaveTextContent(/^FA-ID1, received .*same mobile/);
    await user.click(others.getByRole('link', { name: /^FA-ID1/ }));
    await heading('Harpreet');
    expect(screen.queryByRole('region', { name: 'Same contact details' })).not.toBeInTheDocument();
  });
});

describe('the top of a decided application', () => {
  const [by, at] = ['asha@saajha.example', '2025-11-20T10:00:00.000Z'];
  /** The application as the last of these entries left it. */
  async function openWith(...entries: Application['history']) {
    const api = apiWithWaiting({ status: entries.at(-1)?.status ?? 'pending' });
    api.applications[0]?.history.push(...entries);
    open(api, 'id0', 'status=all&');
    await heading('Ravi');
  }
  const top = () => screen.getByRole('region', { name: 'Last decision' });

  it('says who decided, when and with which reason, before anything that the applicant wrote', async () => {
    await openWith({ status: 'rejected', at, by, reason: 'The plan has no site.\nPlease send one.' });
    expect(
      within(top()).getByText('Rejected by asha@saajha.example, 20 November 2025, 3:30 pm'),
    ).toBeVisible();
    expect(within(top()).getByText(/^The plan has no site\.\sPlease send one\.$/)).toBeVisible();
    const fact = screen.getByText('Business idea', { selector: 'dt' });
    expect(top().compareDocumentPosition(fact) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says so when nobody wrote a reason', async () => {
    await openWith({ status: 'approved', at, by });
    expect(top()).toHaveTextContent(/^Approved by asha@saajha\.example.*No reason was written\.$/);
  });

  it('says that the applicant withdrew it, and misses no reason', async () => {
    await openWith({ status: 'withdrawn', at });
    expect(top()).toHaveTextContent(/^Withdrawn by the applicant, 20 November 2025, 3:30 pm$/);
  });

  it('says what holds when the decision after it was undone', async () => {
    await openWith(
      { status: 'rejected', at, by, reason: 'No site.' },
      { status: 'pending', at: '2025-11-21T10:00:00.000Z', by, reason: 'Our mistake.' },
      { status: 'rejected', at: '2025-11-21T10:00:05.000Z', by, undo: true },
    );
    expect(top()).toHaveTextContent(
      /^Rejected by asha@saajha\.example, 20 November 2025, 3:30 pm ?No site\.$/,
    );
  });

  it('says nothing where nothing has been decided, or all of it was undone', async () => {
    await openWith({ status: 'approved', at, by }, { status: 'pending', at, by, undo: true });
    expect(screen.queryByRole('region', { name: 'Last decision' })).not.toBeInTheDocument();
  });
});

describe('deciding', () => {
  it('approves with a reason, from the state that was seen, goes to the next and offers to undo it', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
    await user.type(screen.getByLabelText('Reason (optional)'), 'Both shops confirmed.');
    await user.click(screen.getByRole('button', { name: 'Approve application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')[0]?.body).toEqual({
      status: 'approved',
      reason: 'Both shops confirmed.',
      expectedStatus: 'pending',
      undoable: true,
    });
    expect(screen.getByText('Approved: Ravi')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await heading('Ravi');
    expect(changes(api, 'id0')[1]?.body).toEqual({
      status: 'pending',
      expectedStatus: 'approved',
      undo: true,
    });
    expect(await screen.findByText('Undone: Ravi is unchanged.')).toBeVisible();
    expect(api.applications[0]?.status).toBe('pending');
  });

  it('shows nothing as decided before the server has said so', async () => {
    const api = apiWithWaiting();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async (request) => {
      if (request.method === 'PATCH') await answered;
      return undefined;
    });
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('button', { name: /Approving…/ })).toBeVisible();
    expect(within(await panel()).getByText('Pending')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ravi' })).toBeVisible();
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
    answer();
    await heading('Harpreet');
  });

  it('does not lead back to what was decided just before, while the list is still being read again', async () => {
    const api = apiWithWaiting();
    api.applications.pop();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async ({ method }, { pathname, searchParams }) => {
      const isList =
        method === 'GET' && pathname === '/api/apply-factory' && searchParams.get('limit') === '50';
      if (isList && changes(api, 'id0').length > 0) await answered;
      return undefined;
    });
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Harpreet');
    await settled();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approved: Harpreet');
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harpreet' })).not.toBeInTheDocument());
    expect(address()).toContain('record=id1');
    expect(screen.getByRole('heading', { name: 'Harpreet' })).toHaveFocus();
  });

  describe('whose answer comes when the reviewer has gone on', () => {
    /** Approves Ravi; the server answers when it is told to. */
    async function approveRavi(status?: number) {
      const api = apiWithWaiting();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      api.override(async (request) => {
        if (request.method !== 'PATCH') return undefined;
        await answered;
        return status === undefined ? undefined : { status, body: {} };
      });
      const { user } = open(api);
      await heading('Ravi');
      await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
      await user.type(screen.getByLabelText('Reason (optional)'), 'Both shops confirmed.');
      await user.click(screen.getByRole('button', { name: 'Approve application' }));
      return { api, user, answer };
    }

    it('leaves the next application open, and still offers to undo it', async () => {
      const { api, user, answer } = await approveRavi();
      await user.click(screen.getByRole('button', { name: 'Next application' }));
      await heading('Harpreet');
      answer();
      expect(await screen.findByText('Approved: Ravi')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { name: 'Harpreet' })).toBeVisible();
      expect(address()).toContain('record=id1');
      expect(api.applications[0]?.status).toBe('approved');
    });

    it('leaves another tab of the console as it is', async () => {
      const { user, answer } = await approveRavi();
      await user.click(screen.getByRole('link', { name: 'Dashboard' }));
      await screen.findByRole('heading', { name: /waiting/ });
      answer();
      expect(await screen.findByText('Approved: Ravi')).toBeVisible();
      expect(address()).toBe('/admin');
    });

    it('says whose decision was not saved, and keeps the reason that was typed', async () => {
      const { user, answer } = await approveRavi(503);
      await user.click(screen.getByRole('button', { name: 'Next application' }));
      await heading('Harpreet');
      answer();
      expect(await screen.findByText(/^Your decision about Ravi was not saved\./)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Previous application' }));
      await heading('Ravi');
      expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Both shops confirmed.');
    });
  });

  it('asks why before it rejects', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    expect(await screen.findByText(/Please write a reason/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(changes(api, 'id0')).toHaveLength(0);
    await user.type(screen.getByLabelText('Reason'), 'The plan has no site.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')[0]?.body).toMatchObject({
      status: 'rejected',
      reason: 'The plan has no site.',
    });
  });

  it('reopens with a reason and stays with the application', async () => {
    const api = apiWithWaiting({ status: 'rejected' });
    const { user } = open(api, 'id0', 'status=all&');
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await user.type(screen.getByLabelText('Reason'), 'New papers came.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    expect(changes(api, 'id0')[0]?.body).toMatchObject({ status: 'pending', expectedStatus: 'rejected' });
  });

  it.each(['approved', 'rejected'] as const)('undoes the reopening of what was %s', async (status) => {
    const api = apiWithWaiting({ status });
    api.applications[0]?.history.push({ status, at: '2025-11-20T10:00:00.000Z', by: 'asha@saajha.example' });
    const { user } = open(api, 'id0', 'status=all&');
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await user.type(screen.getByLabelText('Reason'), 'New papers came.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByText('Reopened: Ravi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: Ravi is unchanged.')).toBeVisible();
    expect(changes(api, 'id0').map(({ body }) => body)).toEqual([
      { status: 'pending', reason: 'New papers came.', expectedStatus: status, undoable: true },
      // A reason would make it a decision of its own, of which the applicant is told.
      { status, expectedStatus: 'pending', undo: true },
    ]);
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it('brings what the applicant withdrew back to pending with a reason, and offers nothing else', async () => {
    const withdrawal = { status: 'withdrawn' as const, at: '2025-11-20T10:00:00.000Z' };
    const api = apiWithWaiting({ status: 'withdrawn' });
    api.applications[0]?.history.push(withdrawal);
    const { user } = open(api, 'id0', 'status=withdrawn&');
    await heading('Ravi');
    const opened = within(await panel());
    expect(opened.getByText('Withdrawn', { selector: '.ad-tag' })).toBeVisible();
    expect(opened.getByText(/^Withdrawn by the applicant$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await user.type(screen.getByLabelText('Reason'), 'Called: a mistake.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(changes(api, 'id0')[0]?.body).toMatchObject({
      status: 'pending',
      expectedStatus: 'withdrawn',
      reason: 'Called: a mistake.',
    });
    // Nobody here can make it withdrawn again.
    expect(screen.getByText('Reopened: Ravi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('calls an undo an undo, not a reopening', async () => {
    const by = 'asha@saajha.example';
    const at = '2025-11-20T10:00:00.000Z';
    const api = apiWithWaiting();
    api.applications[0]?.history.push(
      { status: 'approved', at, by },
      { status: 'pending', at, by, undo: true },
    );
    open(api);
    await heading('Ravi');
    const opened = within(await panel());
    expect(opened.getByText(`Last change undone by ${by}`)).toBeVisible();
    expect(opened.queryByText(/^Reopened/)).not.toBeInTheDocument();
  });

  it('keeps one pending by going on without a call', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Keep pending' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')).toHaveLength(0);
  });

  it('says who was first, and shows how it stands now, when another reviewer has decided meanwhile', async () => {
    const api = apiWithWaiting();
    api.beforeChange = () => {
      const [ravi] = api.applications;
      if (!ravi) return;
      ravi.status = 'rejected';
      ravi.history = [
        ...ravi.history,
        { status: 'rejected', at: '2025-11-20T10:00:00.000Z', by: 'asha@saajha.example', reason: 'No site.' },
      ];
    };
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const alert = await screen.findByText(
      /asha@saajha\.example rejected this application on 20 November 2025, 3:30 pm\. Your decision was not saved/,
    );
    expect(alert).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Last decision' })).getByText('No site.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
  });

  it('keeps the decision open when the server fails, with what was typed', async () => {
    const api = apiWithWaiting();
    api.override((request) => (request.method === 'PATCH' ? { status: 500, body: {} } : undefined));
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
    await user.type(screen.getByLabelText('Reason (optional)'), 'Good');
    await user.click(screen.getByRole('button', { name: 'Approve application' }));
    expect(await screen.findByText('Error: Status update failed')).toBeVisible();
    expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Good');
  });

  it('says at once that it was not sent when there is no network, and sends nothing later by itself', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'No land.');
    onlineManager.setOnline(false);
    const restore = api.override((request) => {
      if (request.method === 'PATCH') throw new TypeError('Failed to fetch');
      return undefined;
    });
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    expect(await screen.findByText(/^Error: The server could not be reached/)).toBeVisible();
    restore();
    act(() => onlineManager.setOnline(true));
    expect(screen.getByLabelText('Reason')).toHaveValue('No land.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')).toHaveLength(2);
  });

  it('is sent once and offers one way back, however fast it is pressed', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.dblClick(screen.getByRole('button', { name: 'Approve' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')).toHaveLength(1);
    expect(screen.getAllByText('Approved: Ravi')).toHaveLength(1);
  });

  it('keeps a reason that is being typed while another application is looked at', async () => {
    const { user } = open(apiWithWaiting());
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'The plan has');
    await user.click(screen.getByRole('link', { name: 'Harpreet' }));
    await heading('Harpreet');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    expect(screen.getByLabelText('Reason')).toHaveValue('The plan has');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });

  it('is not offered to those who may only read', async () => {
    const api = apiWithWaiting();
    if (api.admin) api.admin.permissions = ['applications:read'];
    open(api);
    await heading('Ravi');
    expect(screen.getByText(/can see applications but not decide them/)).toBeVisible();
    for (const name of ['Approve', 'Reject', 'Keep pending']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('the application that comes up after a decision', () => {
  afterEach(() => jest.useRealTimers());

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** Approves Ravi's application, with a clock that stands still as soon as the next one is on screen. */
  async function approveRavi() {
    const api = apiWithWaiting();
    open(api);
    await heading('Ravi');
    jest.useFakeTimers();
    press('Approve');
    while (!screen.queryByRole('heading', { name: 'Harpreet' })) await pass(1);
    return api;
  }

  it('is named to screen readers, and no press decides it, rejects it or passes it over for 600 ms', async () => {
    const api = await approveRavi();
    expect(screen.getByText('Now open: Harpreet')).toHaveAttribute('role', 'status');
    for (const name of ['Approve', 'Reject', 'Keep pending', 'Approve with a reason']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      press(name);
    }
    fireEvent.keyDown(document.body, { key: 'x' });
    await pass(590);
    press('Approve');
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Harpreet' })).toBeVisible();
    expect(screen.queryByLabelText(/^Reason/)).not.toBeInTheDocument();
    expect(changes(api, 'id1')).toEqual([]);
    press('Approve');
    await pass(100);
    expect(changes(api, 'id1')).toHaveLength(1);
  });

  it('can be decided at once by whoever leaves it and comes back', async () => {
    const api = await approveRavi();
    fireEvent.keyDown(document.body, { key: 'j' });
    while (!screen.queryByRole('heading', { name: 'Savita' })) await pass(1);
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'false');
    fireEvent.keyDown(document.body, { key: 'k' });
    while (!screen.queryByRole('heading', { name: 'Harpreet' })) await pass(1);
    press('Approve');
    await pass(10);
    expect(changes(api, 'id1')).toHaveLength(1);
  });

  it('is not decided by a key that is held down', async () => {
    await approveRavi();
    await pass(700);
    const approve = screen.getByRole('button', { name: 'Approve' });
    // The browser presses the button only when nobody prevents it.
    expect(fireEvent.keyDown(approve, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(approve, { key: ' ', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(approve, { key: 'Enter' })).toBe(true);
  });
});

describe('a reason', () => {
  const preview = (api: ApiStandIn) => api.callsTo('POST', '/api/apply-factory/id0/status/preview');

  /** Asks for the rejection of Ravi's application. */
  async function reject(part: Partial<Application> = {}, prepare?: (api: ApiStandIn) => void) {
    const api = apiWithWaiting(part);
    api.reasons = {
      revision: 1,
      reasons: [
        aReason({ id: 'road' }),
        aReason({ id: 'water', kinds: ['shareholder', 'factory-application'] }),
        aReason({ id: 'paper', kinds: ['shareholder'] }),
        aReason({ id: 'mistake', decision: 'pending' }),
      ],
    };
    prepare?.(api);
    const opened = open(api);
    await heading('Ravi');
    await opened.user.click(screen.getByRole('button', { name: 'Reject' }));
    const mail = within(await screen.findByRole('region', { name: 'Preview' }));
    return { api, mail, field: screen.getByLabelText('Reason'), ...opened };
  }

  it('begins with one of the office for this decision, in the language of the applicant', async () => {
    const { user, field, api } = await reject({ locale: 'hi' });
    expect(screen.getByText('The applicant reads Hindi.')).toBeVisible();
    const offered = within(await screen.findByRole('group', { name: 'Begin with' }));
    const names = offered.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Title road', 'Title water']);
    await user.click(offered.getByRole('button', { name: 'Title road' }));
    expect(field).toHaveValue('कारण road।');
    // Nobody has changed it: another one takes its place.
    await user.click(offered.getByRole('button', { name: 'Title water' }));
    expect(field).toHaveValue('कारण water।');
    await user.keyboard(' और।');
    await user.click(offered.getByRole('button', { name: 'Title road' }));
    expect(field).toHaveValue('कारण water। और।\n\nकारण road।');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')[0]?.body).toMatchObject({ reason: 'कारण water। और।\n\nकारण road।' });
  });

  it('is shown in the mail that will go out, as it is typed, and the mail can be hidden for good', async () => {
    const { user, field, mail, api, unmount } = await reject();
    expect(await mail.findByText('id0@example.org')).toBeVisible();
    expect(mail.getByText('rejected: FA-ID0')).toBeVisible();
    await user.type(field, 'No road.');
    expect(await mail.findByText('> No road.')).toBeVisible();
    expect(preview(api).at(-1)?.body).toEqual({
      status: 'rejected',
      expectedStatus: 'pending',
      reason: 'No road.',
    });
    // Not for every letter.
    expect(preview(api).length).toBeLessThan(8);
    await user.click(screen.getByRole('button', { name: 'Hide preview' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    unmount();
    const asked = preview(api).length;
    open(api);
    await heading('Ravi');
    await screen.findByDisplayValue('No road.');
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-expanded', 'false');
    expect(preview(api)).toHaveLength(asked);
  });

  it('is scrolled to within the mail, which can be enlarged, read and left by keyboard alone', async () => {
    const { user, field, mail } = await reject();
    // jsdom lays nothing out.
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(240);
    await user.type(field, 'No road.');
    await mail.findByText('> No road.');
    expect(screen.getByRole('region', { name: 'Preview' }).scrollTop).toBe(226);
    top.mockRestore();
    const enlarge = screen.getByRole('button', { name: 'Enlarge' });
    await user.tab();
    expect(enlarge).toHaveFocus();
    await user.keyboard('{Enter}');
    const large = within(await screen.findByRole('dialog', { name: 'The mail that will go out' }));
    expect(large.getByText('> No road.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveValue('No road.');
  });

  it.each([
    [{ email: undefined }, 'No mail goes out: the applicant gave no e-mail address.'],
    [{ suspect: true }, /^This application is marked as suspect: the mail waits/],
  ])('comes with why no mail goes out', async (part, sentence) => {
    const { mail } = await reject(part as Partial<Application>);
    expect(await mail.findByRole('status')).toHaveTextContent(sentence);
  });

  it('can be sent though neither mail nor reasons can be shown', async () => {
    const { user, field, mail, api } = await reject({}, (api) =>
      api.override((request) =>
        /preview$|decision-reasons$/.test(request.url)
          ? failure(503, 'UNAVAILABLE', 'The service is busy.')
          : undefined,
      ),
    );
    expect(await mail.findByText('Error: The service is busy.')).toBeVisible();
    expect(mail.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await screen.findByText('The reasons of the office could not be loaded.')).toBeVisible();
    await user.type(field, 'No road.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(api.applications[0]?.status).toBe('rejected');
  });
});

describe('the keyboard', () => {
  it('moves with J and K and closes with Escape, which gives focus back to the row', async () => {
    const { user } = open(apiWithWaiting());
    await heading('Ravi');
    await screen.findByText('1 of 3 pending');
    await user.keyboard('j');
    expect(await heading('Harpreet')).toHaveFocus();
    await user.keyboard('j');
    await heading('Savita');
    await user.keyboard('k');
    await heading('Harpreet');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Harpreet' })).not.toBeInTheDocument());
    expect(address()).toBe('/admin/applications');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Harpreet' })).toHaveFocus());
  });

  it('goes on to the next page at the end of one', async () => {
    const api = apiWithWaiting();
    api.pageSize = 2;
    const { user } = open(api, 'id1');
    await heading('Harpreet');
    await screen.findByText('2 of 3 pending');
    await user.keyboard('j');
    await heading('Savita');
    expect(address()).toBe('/admin/applications?cursor=2&record=id2&page=2');
  });

  it('types letters into a reason instead of moving, and Escape first leaves the reason', async () => {
    const { user } = open(apiWithWaiting());
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.keyboard('jk');
    expect(screen.getByLabelText('Reason')).toHaveValue('jk');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Reject' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
  });

  it('leads to the decision with A, which Enter takes, and asks for a reason with X', async () => {
    const api = apiWithWaiting();
    const { user } = open(api);
    await heading('Ravi');
    await user.keyboard('{a>5/}');
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
    expect(changes(api, 'id0')).toEqual([]);
    await user.keyboard('{Enter}');
    await heading('Harpreet');
    expect(api.applications[0]?.status).toBe('approved');
    await settled();
    await user.keyboard('x');
    expect(await screen.findByLabelText('Reason')).toHaveFocus();
    await user.keyboard('ax');
    expect(screen.getByLabelText('Reason')).toHaveValue('ax');
  });

  it('leaves single keys alone when someone has switched them off', async () => {
    const api = apiWithWaiting();
    const { user } = openConsole('/admin/settings', api);
    await user.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Settings saved successfully!');
    await user.click(screen.getByRole('link', { name: /Applications/ }));
    await user.click(await screen.findByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
  });
});

describe('a finger on a phone', () => {
  const touch = async (type: 'pointerdown' | 'pointerup', x: number, touched?: Element) => {
    const record = (await heading('Ravi')).closest('.ad-panel__content') as Element;
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 200 });
    fireEvent(touched ?? record, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
  };

  it('goes to the next record where the panel covers the list, and nowhere beside the list', async () => {
    const { unmount } = open(apiWithWaiting());
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    unmount();
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 1099') });
    open(apiWithWaiting());
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    await heading('Harpreet');
    window.matchMedia = wide;
  });

  it('stays with the record where it moves the caret of a field or what scrolls sideways', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 1099') });
    const { user } = open(apiWithWaiting());
    const title = await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    title.style.overflowX = 'auto';
    jest.spyOn(title, 'scrollWidth', 'get').mockReturnValue(900);
    for (const touched of [screen.getByLabelText('Reason'), title]) {
      await touch('pointerdown', 300, touched);
      await touch('pointerup', 100, touched);
    }
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    expect(address()).toContain('record=id0');
    window.matchMedia = wide;
  });
});

describe('what the panel says', () => {
  it('shows how to reach the applicant, in words and as links', async () => {
    open(apiWithWaiting({ mobile: '9835012345' }));
    await heading('Ravi');
    expect(screen.getByRole('link', { name: 'id0@example.org' })).toHaveAttribute(
      'href',
      'mailto:id0@example.org',
    );
    expect(screen.getByRole('link', { name: '+91 98350 12345' })).toHaveAttribute(
      'href',
      'tel:+919835012345',
    );
    expect(screen.getByText('10 November 2025, 11:30 am')).toBeVisible();
  });

  it('marks what a program may have sent, and lets a reviewer say that it is genuine', async () => {
    const api = apiWithWaiting({ suspect: true });
    const { user } = open(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Genuine' }));
    await waitFor(() =>
      expect(changes(api, 'id0')[0]?.body).toEqual({
        status: 'pending',
        expectedStatus: 'pending',
        clearSuspect: true,
      }),
    );
  });

  it('says so when an application is gone', async () => {
    open(apiWithWaiting(), 'missing');
    expect(await screen.findByText('This application no longer exists.')).toBeVisible();
  });

  it('hands over the very bytes of the document under its own name, with the token', async () => {
    const api = apiWithWaiting({
      document: { name: 'इकाई-योजना.docx', size: 13, type: 'application/msword' },
    });
    const saved: { name: string; address: string }[] = [];
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      const made = `blob:${blobs.size}`;
      blobs.set(made, blob as Blob);
      return made;
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click() {
      saved.push({ name: this.download, address: this.href });
    };
    let authorization: string | null = null;
    api.override((request) => {
      if (request.url.endsWith('/document')) authorization = request.headers.get('authorization');
      return undefined;
    });
    const { user } = open(api);
    await heading('Ravi');
    expect(screen.queryByRole('button', { name: /^View/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download इकाई-योजना.docx' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('इकाई-योजना.docx');
    expect(await blobs.get(saved[0]?.address ?? '')?.text()).toBe('%PDF-1.7 plan');
    expect(authorization).toBe('Bearer t1');
  });
});
