import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterResponses } from '../../../test/after-responses';
import type { FakeApi } from '../../../test/fakes/fake-api';
import { address, openConsole, panel } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import {
  apiWithPending,
  changes,
  decisionDelayOver,
  heading,
  openApplication,
  resetState,
} from '../../../test/pending-applications';

beforeEach(resetState);

type User = ReturnType<typeof openApplication>['user'];

async function writeReason(user: User, text: string, label = 'Reason') {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

/** Decisions are answered once the returned function is called. */
function holdDecisions(api: FakeApi): () => void {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.override(async (request) => {
    if (request.method === 'PATCH') await answered;
    return undefined;
  });
  return () => answer();
}

describe('deciding', () => {
  it('approves with a reason and the expected status, opens the next application and offers to undo', async () => {
    const api = apiWithPending();
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
    await writeReason(user, 'Both shops confirmed.', 'Reason (optional)');
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

  it('sends a decision once on a double click, ignores others while it is saved, and shows it only after the server has confirmed it', async () => {
    const api = apiWithPending();
    const answer = holdDecisions(api);
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.dblClick(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('button', { name: /Approving…/ })).toBeVisible();
    expect(within(await panel()).getByText('Pending')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ravi' })).toBeVisible();
    for (const name of ['Reject', 'Keep pending']) {
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name: /Approving…/ })).toBeVisible();
    }
    expect(screen.queryByText(/Ravi stays pending/)).not.toBeInTheDocument();
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
    answer();
    await heading('Harpreet');
    expect(changes(api, 'id0')).toHaveLength(1);
    expect(screen.getAllByText('Approved: Ravi')).toHaveLength(1);
  });

  it('is not overwritten by the answer to an earlier request', async () => {
    const api = apiWithPending();
    const { user } = openApplication(api, 'id2', 'status=all&', openConsole);
    await heading('Savita');
    const before = structuredClone(api.applications[2]);
    let answer = () => {};
    api.override((request, url) =>
      request.method === 'GET' && url.pathname === '/api/apply-factory/id2'
        ? new Promise((resolve) => {
            answer = () => resolve({ body: before });
          })
        : undefined,
    );
    const reads = () => api.callsTo('GET', '/api/apply-factory/id2').length;
    const earlier = reads();
    api.bell.send('change', { kinds: ['factory-application'], byOthers: ['factory-application'] });
    await waitFor(() => expect(reads()).toBe(earlier + 1));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approved: Savita');
    answer();
    await afterResponses();
    await user.click(screen.getByRole('link', { name: 'Savita' }));
    await heading('Savita');
    expect(within(await panel()).getByText('Approved')).toBeVisible();
  });

  it('does not reopen the application that was just decided while the list is being refetched', async () => {
    const api = apiWithPending();
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
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Harpreet');
    await decisionDelayOver();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approved: Harpreet');
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harpreet' })).not.toBeInTheDocument());
    expect(address()).toContain('record=id1');
    expect(screen.getByRole('heading', { name: 'Harpreet' })).toHaveFocus();
  });

  describe('completed by the server after the reviewer has moved on', () => {
    type Approval = { status?: number; reason?: string; open?: typeof openPage };

    /** Approves Ravi; the server responds when the returned `answer` is called. */
    async function approveRavi({ status, reason, open = openPage }: Approval = {}) {
      const api = apiWithPending();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      api.override(async (request) => {
        if (request.method !== 'PATCH') return undefined;
        await answered;
        return status === undefined ? undefined : { status, body: {} };
      });
      const { user } = openApplication(api, 'id0', '', open);
      await heading('Ravi');
      if (reason) {
        await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
        await writeReason(user, reason, 'Reason (optional)');
      }
      await user.click(screen.getByRole('button', { name: reason ? 'Approve application' : 'Approve' }));
      return { api, user, answer };
    }

    it('keeps the next application open, and still offers to undo', async () => {
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

    it('keeps another page of the console open', async () => {
      const { user, answer } = await approveRavi({ open: openConsole });
      await user.click(screen.getByRole('link', { name: 'Dashboard' }));
      await screen.findByRole('heading', { name: /waiting/ });
      answer();
      expect(await screen.findByText('Approved: Ravi')).toBeVisible();
      expect(address()).toBe('/admin');
    });

    it('names the applicant when the decision was not saved, and keeps the typed reason', async () => {
      const { user, answer } = await approveRavi({ status: 503, reason: 'Both shops confirmed.' });
      await user.click(screen.getByRole('button', { name: 'Next application' }));
      await heading('Harpreet');
      answer();
      expect(await screen.findByText(/^Your decision about Ravi was not saved\./)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Previous application' }));
      await heading('Ravi');
      expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Both shops confirmed.');
    });
  });

  it('requires a reason to reject, and says who reads it', async () => {
    const api = apiWithPending();
    const [, harpreet] = api.applications;
    if (harpreet) delete harpreet.email;
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('It is in the mail to the applicant.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    expect(await screen.findByText(/Please write a reason/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(changes(api, 'id0')).toHaveLength(0);
    await writeReason(user, 'The plan has no site.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')[0]?.body).toMatchObject({
      status: 'rejected',
      reason: 'The plan has no site.',
    });
    await decisionDelayOver();
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('The applicant gave no e-mail address: only the office sees it.')).toBeVisible();
  });

  it('shows the last decision above the applicant’s data, reopens with a reason, keeps the application open and can be undone', async () => {
    const at = '2025-11-20T10:00:00.000Z';
    const by = 'asha@saajha.example';
    const api = apiWithPending();
    const [ravi, harpreet] = api.applications;
    const reason = 'The plan has no site.\nPlease send one.';
    if (ravi && harpreet) {
      ravi.status = 'rejected';
      ravi.history.push({ status: 'rejected', at, by, reason });
      harpreet.status = 'approved';
      harpreet.history.push({ status: 'approved', at, by });
    }
    const { user } = openApplication(api, 'id0', 'status=all&');
    await heading('Ravi');
    const outcome = screen.getByRole('region', { name: 'Last decision' });
    expect(within(outcome).getByText(`Rejected by ${by}, 20 November 2025, 3:30 pm`)).toBeVisible();
    expect(within(outcome).getByText(/^The plan has no site\.\sPlease send one\.$/)).toBeVisible();
    const fact = screen.getByText('Business idea', { selector: 'dt' });
    expect(outcome.compareDocumentPosition(fact) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    for (const [id, name, status] of [
      ['id0', 'Ravi', 'rejected'],
      ['id1', 'Harpreet', 'approved'],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      await heading(name);
      await user.click(screen.getByRole('button', { name: 'Reopen' }));
      await writeReason(user, 'New papers came.');
      await user.click(screen.getByRole('button', { name: 'Reopen application' }));
      expect(await screen.findByText(`Reopened: ${name}`)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
      expect(screen.getByRole('heading', { name })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(`Undone: ${name} is unchanged.`)).toBeVisible();
      expect(changes(api, id).map(({ body }) => body)).toEqual([
        { status: 'pending', reason: 'New papers came.', expectedStatus: status, undoable: true },
        // With a reason it would be a new decision, with a mail to the applicant.
        { status, expectedStatus: 'pending', undo: true },
      ]);
      expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    }
  });

  it('reopens a withdrawn application with a reason, and offers no other decision', async () => {
    const withdrawal = { status: 'withdrawn' as const, at: '2025-11-20T10:00:00.000Z' };
    const api = apiWithPending({ status: 'withdrawn' });
    api.applications[0]?.history.push(withdrawal);
    const { user } = openApplication(api, 'id0', 'status=withdrawn&');
    await heading('Ravi');
    const opened = within(await panel());
    expect(opened.getByText('Withdrawn', { selector: '.ad-tag' })).toBeVisible();
    expect(opened.getByText(/^Withdrawn by the applicant$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await writeReason(user, 'Called: a mistake.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(changes(api, 'id0')[0]?.body).toMatchObject({
      status: 'pending',
      expectedStatus: 'withdrawn',
      reason: 'Called: a mistake.',
    });
    // No undo, because only the applicant can withdraw.
    expect(screen.getByText('Reopened: Ravi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows an undo as an undo, not as a reopening, and keeps the application pending without a request', async () => {
    const by = 'asha@saajha.example';
    const at = '2025-11-20T10:00:00.000Z';
    const api = apiWithPending();
    api.applications[0]?.history.push(
      { status: 'approved', at, by },
      { status: 'pending', at, by, undo: true },
    );
    const { user } = openApplication(api);
    await heading('Ravi');
    const opened = within(await panel());
    expect(opened.getByText(`Last change undone by ${by}`)).toBeVisible();
    expect(opened.queryByText(/^Reopened/)).not.toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Keep pending' }));
    await heading('Harpreet');
    expect(screen.getByText('Nothing was decided: Ravi stays pending.')).toBeVisible();
    expect(changes(api, 'id0')).toHaveLength(0);
  });

  it('shows who decided and the current status when a colleague has already decided', async () => {
    const api = apiWithPending();
    api.beforeChange = () => {
      const [ravi] = api.applications;
      if (!ravi) return;
      ravi.status = 'rejected';
      ravi.history = [
        ...ravi.history,
        { status: 'rejected', at: '2025-11-20T10:00:00.000Z', by: 'asha@saajha.example', reason: 'No site.' },
      ];
    };
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(
        screen.getByText(
          /asha@saajha\.example rejected this application on 20 November 2025, 3:30 pm\. Your decision was not saved/,
        ),
      ).toBeVisible(),
    );
    expect(within(screen.getByRole('region', { name: 'Last decision' })).getByText('No site.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.queryByText('Approved: Ravi')).not.toBeInTheDocument();
  });

  it('keeps the form and its input when the server fails or there is no network, and does not send the decision later on its own', async () => {
    const api = apiWithPending();
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await writeReason(user, 'No land.');
    const repair = api.override((request) =>
      request.method === 'PATCH' ? { status: 500, body: {} } : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    expect(await screen.findByText('Error: Status update failed')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('No land.');
    repair();
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
    expect(changes(api, 'id0')).toHaveLength(3);
  });

  it('keeps the reason while another application is open, and after Escape or Cancel until the same decision is started again, with only the latest toast', async () => {
    const { user } = openApplication(apiWithPending(), 'id0', 'status=all&');
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await writeReason(user, 'The plan has');
    await user.click(screen.getByRole('link', { name: 'Harpreet' }));
    await heading('Harpreet');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    expect(screen.getByLabelText('Reason')).toHaveValue('The plan has');
    await user.click(screen.getByLabelText('Reason'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Approve with a reason' }));
    expect(screen.getByLabelText('Reason (optional)')).toHaveValue('');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('The plan has');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Harpreet' }));
    await heading('Harpreet');
    await user.click(screen.getByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('The plan has');
    await writeReason(user, ' no site.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await screen.findByText('Rejected: Ravi');
    await user.click(await screen.findByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    await writeReason(user, 'New papers came.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByText('Reopened: Ravi')).toBeVisible();
    expect(screen.queryByText('Rejected: Ravi')).not.toBeInTheDocument();
    await user.keyboard('u');
    expect(await screen.findByText('Undone: Ravi is unchanged.')).toBeVisible();
    expect(screen.queryByText('Reopened: Ravi')).not.toBeInTheDocument();
  });

  it('is not offered without the permission to decide', async () => {
    const api = apiWithPending();
    if (api.admin) api.admin.permissions = ['applications:read'];
    openApplication(api);
    await heading('Ravi');
    expect(screen.getByText(/can see applications but not decide them/)).toBeVisible();
    for (const name of ['Approve', 'Reject', 'Keep pending']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('the application that opens after a decision', () => {
  afterEach(() => jest.useRealTimers());

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** Approves Ravi's application. Timers are faked, and stop as soon as the next application is shown. */
  async function approveRavi() {
    const api = apiWithPending();
    openApplication(api);
    await heading('Ravi');
    jest.useFakeTimers();
    press('Approve');
    while (!screen.queryByRole('heading', { name: 'Harpreet' })) await advance(1);
    return api;
  }

  it('is announced, ignores decisions for 600 ms, and is not decided by holding a key', async () => {
    const api = await approveRavi();
    expect(screen.getByText('Now open: Harpreet')).toHaveAttribute('role', 'status');
    for (const name of ['Approve', 'Reject', 'Keep pending', 'Approve with a reason']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      press(name);
    }
    fireEvent.keyDown(document.body, { key: 'x' });
    await advance(590);
    press('Approve');
    await advance(100);
    expect(screen.getByRole('heading', { name: 'Harpreet' })).toBeVisible();
    expect(screen.queryByLabelText(/^Reason/)).not.toBeInTheDocument();
    expect(changes(api, 'id1')).toEqual([]);
    const approve = screen.getByRole('button', { name: 'Approve' });
    // The browser clicks the button unless the event is cancelled.
    expect(fireEvent.keyDown(approve, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(approve, { key: ' ', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(approve, { key: 'Enter' })).toBe(true);
    press('Approve');
    await advance(100);
    expect(changes(api, 'id1')).toHaveLength(1);
  });

  it('can be decided immediately after returning to it', async () => {
    const api = await approveRavi();
    fireEvent.keyDown(document.body, { key: 'j' });
    while (!screen.queryByRole('heading', { name: 'Savita' })) await advance(1);
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'false');
    fireEvent.keyDown(document.body, { key: 'k' });
    while (!screen.queryByRole('heading', { name: 'Harpreet' })) await advance(1);
    press('Approve');
    await advance(10);
    expect(changes(api, 'id1')).toHaveLength(1);
  });
});
