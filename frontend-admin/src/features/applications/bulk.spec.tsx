import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { afterResponses } from '../../../test/after-responses';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { aReason } from '../../../test/fakes/fake-decisions';
import { followedLinks } from '../../../test/followed-links';
import { address, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { bulkReasonDrafts } from '../../state/drafts/bulk-reason-drafts';

function apiWith(count: number) {
  const api = new FakeApi();
  api.applications = Array.from({ length: count }, (_, index) =>
    anApplication({
      _id: `id${index}`,
      name: `Person ${index}`,
      createdAt: `2025-11-10T06:00:${String(index).padStart(2, '0')}.000Z`,
    }),
  );
  return api;
}

// By label: a query by role reads the whole page, and these are repeated for every step.
const tick = (name: string) => screen.findByLabelText(`Select ${name}`);
const tickPage = () => screen.findByLabelText('Select this page');
const bar = () => within(screen.getByLabelText('Selected records'));
const queryBar = () => screen.queryByLabelText('Selected records');
const heading = () => screen.getByRole('heading', { level: 1 });
/** Opens another page in this tab. */
function goTo(path: string) {
  window.history.pushState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}
const changes = (api: FakeApi) => api.calls.filter(({ method }) => method === 'PATCH');

beforeEach(resetPreferences);
beforeEach(bulkReasonDrafts.clear);

const followed = followedLinks();

describe('several selected applications', () => {
  it('are approved one by one, with the progress in their rows and a report that names those that a colleague has already decided', async () => {
    const api = apiWith(3);
    let answer = () => {};
    api.override((request, url) =>
      request.method === 'PATCH' && url.pathname.includes('id1')
        ? new Promise((resolve) => {
            answer = () => resolve(undefined);
          })
        : undefined,
    );
    const { user } = openPage('/admin/applications', api);
    await user.click(await tick('Person 0'));
    await user.click(await tick('Person 1'));
    await user.click(await tick('Person 2'));
    expect(bar().getByText('3 selected')).toBeVisible();
    const [, second] = api.applications;
    if (second) {
      second.status = 'rejected';
      second.history.push({ status: 'rejected', at: '2025-11-18T09:28:00.000Z', by: 'farida@example.org' });
    }
    const row = (name: string) =>
      within(screen.getByRole('table')).getByText(name).closest('tr') as HTMLElement;
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await within(row('Person 1')).findByText('Working…')).toBeVisible();
    expect(within(row('Person 0')).getByText('Approved')).toBeVisible();
    expect(within(row('Person 2')).getByText('In line')).toBeVisible();
    answer();
    expect(await bar().findByText('2 done, 1 not changed')).toBeVisible();
    expect(within(row('Person 1')).getByText('Not changed')).toBeVisible();
    expect(row('Person 1')).toHaveTextContent(/, rejected by farida, 18 Nov( 2025)?, 2:58 pm/);
    expect(api.applications.map(({ status }) => status)).toEqual(['approved', 'rejected', 'approved']);
    expect(
      bar().getByText(/farida@example.org rejected this application on 18 November 2025, 2:58 pm\./),
    ).toBeVisible();
    expect(bar().getByRole('link', { name: 'Open Person 1' })).toHaveAttribute(
      'href',
      '/admin/applications?record=id1',
    );
    expect(changes(api)[0]?.body).toEqual({ status: 'approved', expectedStatus: 'pending', undoable: true });
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    expect(queryBar()).not.toBeInTheDocument();
    await waitFor(() => expect(heading()).toHaveFocus());
    await waitFor(() => expect(screen.queryByText('Person 0')).not.toBeInTheDocument());
  });

  it('have their actions a key away, and can be undone together while their mails are held; when that time ends, the focus of the undo stays at the report', async () => {
    const api = apiWith(2);
    const { user } = openPage('/admin/applications', api);
    const box = await screen.findByRole('checkbox', { name: 'Select this page' });
    await user.keyboard('b');
    expect(document.body).toHaveFocus();
    await user.click(box);
    await user.keyboard('b');
    expect(bar().getByRole('button', { name: 'Approve' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const undo = await bar().findByRole('button', { name: /^Undo 2, \d+ s$/ });
    // Nothing follows the countdown, so no other button moves under the pointer when it shrinks and disappears.
    expect(undo.nextElementSibling).toBeNull();
    await user.click(undo);
    expect(await bar().findByText('2 undone')).toBeVisible();
    expect(api.applications.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(bar().queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();

    jest.useFakeTimers({ advanceTimers: true });
    try {
      await user.click(bar().getByRole('button', { name: 'Approve' }));
      const again = await bar().findByRole('button', { name: /^Undo 2, \d+ s$/ });
      act(() => again.focus());
      act(() => jest.advanceTimersByTime(11_000));
      expect(again).not.toBeInTheDocument();
      await user.tab();
      expect(bar().getByRole('button', { name: 'Close report' })).toHaveFocus();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are rejected with one reason, which is required and kept after a failure, but not for another selection', async () => {
    const api = apiWith(3);
    const { user } = openPage('/admin/applications', api);
    await user.click(await tick('Person 0'));
    await user.click(await tick('Person 1'));
    const restore = api.override(({ method }) =>
      method === 'PATCH' ? failure(503, 'UNAVAILABLE', 'The server is busy.') : undefined,
    );
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    await user.click(bar().getByRole('button', { name: 'Reject 2 records' }));
    expect(bar().getByText('Please say why, in a few words.')).toBeVisible();
    expect(changes(api)).toEqual([]);
    await user.click(bar().getByLabelText('Reason'));
    await user.paste('No site was named.');
    await user.click(bar().getByRole('button', { name: 'Reject 2 records' }));
    expect(await bar().findByText('2 not changed')).toBeVisible();
    restore();
    await user.click(bar().getByRole('button', { name: 'Close report' }));

    await user.click(await tick('Person 2'));
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    expect(bar().getByLabelText('Reason')).toHaveValue('');
    // The form is closed with the selection for which it was opened.
    await user.click(await tick('Person 2'));
    await user.click(await tick('Person 0'));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(await tick('Person 0')).toHaveFocus();
    expect(bar().queryByLabelText('Reason')).not.toBeInTheDocument();

    await user.click(await tick('Person 1'));
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    await user.click(bar().getByLabelText('Reason'));
    await user.paste(' Please name one.');
    await user.click(bar().getByRole('button', { name: 'Cancel' }));
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    expect(bar().getByLabelText('Reason')).toHaveValue('No site was named. Please name one.');
    await user.click(bar().getByRole('button', { name: 'Reject 2 records' }));
    expect(await bar().findByText('2 done')).toBeVisible();
    const rejection = {
      status: 'rejected',
      expectedStatus: 'pending',
      undoable: true,
      reason: 'No site was named. Please name one.',
    };
    expect(
      changes(api)
        .slice(-2)
        .map(({ body }) => body),
    ).toEqual([rejection, rejection]);
  });

  it('are refetched when the user returns after leaving with the report open', async () => {
    const { user } = openPage('/admin/applications', apiWith(2));
    await user.click(await tick('Person 0'));
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await bar().findByText('1 done')).toBeVisible();
    goTo('/admin/mails');
    await screen.findByRole('heading', { level: 1, name: 'Undelivered mails' });
    goTo('/admin/applications');
    expect(await screen.findByText('Person 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Person 0')).not.toBeInTheDocument());
  });

  it('are rejected with a prepared reason in the language of most applicants', async () => {
    const api = apiWith(3);
    api.reasons = {
      revision: 1,
      reasons: [aReason({ id: 'site' }), aReason({ id: 'b', decision: 'pending' })],
    };
    for (const application of api.applications.slice(1)) application.locale = 'hi';
    const { user } = openPage('/admin/applications', api);
    await user.click(await tickPage());
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    expect(bar().getByLabelText('Reason')).toHaveAccessibleDescription(
      /^Each applicant gets it by mail\. 1 read English, 2 Hindi; all get the same text\./,
    );
    expect(bar().queryByRole('button', { name: 'Title b' })).not.toBeInTheDocument();
    await user.click(await bar().findByRole('button', { name: 'Title site' }));
    expect(bar().getByLabelText('Reason')).toHaveValue('कारण site।');
    await user.click(bar().getByRole('button', { name: 'Reject 3 records' }));
    expect(await bar().findByText('3 done')).toBeVisible();
    expect(changes(api)[0]?.body).toMatchObject({ status: 'rejected', reason: 'कारण site।' });
  });

  it('need a confirmation before approval if there are more than ten', async () => {
    const api = apiWith(11);
    const { user } = openPage('/admin/applications', api);
    await user.click(await tickPage());
    await user.click(bar().getByRole('button', { name: 'Approve…' }));
    expect(
      bar().getByText(/^Approve 11 records\? The mail to each applicant leaves 10 seconds/),
    ).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(bar().getByRole('button', { name: 'Approve…' })).toHaveFocus();
    expect(changes(api)).toEqual([]);
    await user.keyboard('{Enter>2/}');
    expect(changes(api)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await bar().findByText('11 done')).toBeVisible();
  });

  it('are no longer changed after a stop, except for the current one', async () => {
    const api = apiWith(3);
    let answer = () => {};
    api.override((request, url) =>
      request.method === 'PATCH' && url.pathname.includes('id1')
        ? new Promise((resolve) => {
            answer = () => resolve(failure(500, 'INTERNAL', 'Something went wrong.'));
          })
        : undefined,
    );
    const { user } = openPage('/admin/applications', api);
    await user.click(await tickPage());
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    expect(await bar().findByText('Approving 2 of 3')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Stop after this one' }));
    answer();
    expect(await bar().findByText('1 done, 1 not changed, 1 left as it was')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Selected records' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(changes(api)).toHaveLength(2);
    expect(api.applications[2]?.status).toBe('pending');
  });

  it('can be selected across pages or from the whole list, even if it has become shorter, but not after the selection was cleared meanwhile, and disable actions that do not apply', async () => {
    const api = apiWith(5);
    api.pageSize = 2;
    const { user } = openPage('/admin/applications', api);
    await user.click(await tick('Person 0'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await tick('Person 2'));
    expect(bar().getByText('2 selected, 1 of them not on this page')).toBeVisible();
    await user.click(await bar().findByRole('button', { name: 'Select all 5' }));
    expect(await bar().findByText('5 selected, 3 of them not on this page')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(queryBar()).not.toBeInTheDocument();
    await waitFor(() => expect(heading()).toHaveFocus());

    let answer = () => {};
    const restore = api.override((_request, url) =>
      url.searchParams.get('cursor') === '4'
        ? new Promise((resolve) => {
            answer = () => resolve(undefined);
          })
        : undefined,
    );
    await user.click(await tick('Person 2'));
    await user.click(await bar().findByRole('button', { name: 'Select all 5' }));
    expect(await bar().findByRole('button', { name: /Selecting…/ })).toBeVisible();
    await waitFor(() => expect(api.calls.at(-1)?.query.cursor).toBe('4'));
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    answer();
    await afterResponses();
    expect(queryBar()).not.toBeInTheDocument();

    restore();
    await user.click(await tick('Person 2'));
    const all = await bar().findByRole('button', { name: 'Select all 5' });
    api.applications.pop();
    await user.click(all);
    expect(await bar().findByText('4 selected, 2 of them not on this page')).toBeVisible();
    expect(screen.queryByText(/^Only the first/)).not.toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));

    const [first] = api.applications;
    if (first) first.status = 'approved';
    await user.click(screen.getByRole('button', { name: /^Status/ }));
    await user.click(screen.getByRole('button', { name: 'Approved' }));
    await user.click(await tick('Person 0'));
    expect(bar().getByRole('button', { name: 'Approve' })).toBeDisabled();
  });

  describe('of which some are hidden by a search', () => {
    /** Selects all persons, then searches, which finds Person 1 or nobody. */
    async function searchedFor(text: string, count = 7) {
      const api = apiWith(count);
      api.colleagues = [{ adminId: 'a2', email: 'farida@example.org' }];
      const { user } = openPage('/admin/applications', api);
      await user.click(await tickPage());
      expect(bar().getByText(`${count} selected`)).toBeVisible();
      expect(bar().queryByRole('button', { name: /^Deselect/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('searchbox'));
      await user.paste(text);
      await waitFor(() => expect(screen.queryByText('Person 2')).not.toBeInTheDocument());
      return { api, user };
    }

    it('are counted, and named in a confirmation before they are approved', async () => {
      const { api, user } = await searchedFor('nobody');
      expect(await screen.findByText('No applications found.')).toBeVisible();
      expect(bar().getByRole('status')).toHaveTextContent('7 selected, 7 of them not on this page');
      await user.click(bar().getByRole('button', { name: 'Approve…' }));
      const question =
        'Approve 7 records? The mail to each applicant leaves 10 seconds after the approval; until then it can be undone. Not on this page: Person 0, Person 1, Person 2, Person 3, Person 4 and 2 more.';
      const yes = bar().getByRole('button', { name: 'Approve 7 records' });
      expect(yes).toHaveFocus();
      expect(yes).toHaveAccessibleDescription(question);
      await user.click(bar().getByRole('button', { name: 'Cancel' }));
      expect(changes(api)).toEqual([]);
      expect(bar().getByRole('button', { name: 'Approve…' })).toHaveFocus();
      await user.keyboard('{Enter}{Enter}');
      expect(await bar().findByText('7 done')).toBeVisible();
    });

    it('can be deselected, after which the visible ones are approved without a confirmation', async () => {
      const { api, user } = await searchedFor('Person 1', 3);
      await user.click(await bar().findByRole('button', { name: 'Deselect the 2 hidden' }));
      expect(bar().getByRole('status')).toHaveTextContent(/^1 selected$/);
      expect(screen.getByRole('region', { name: 'Selected records' })).toContainElement(
        document.activeElement as HTMLElement,
      );
      await user.click(bar().getByRole('button', { name: 'Approve' }));
      expect(await bar().findByText('1 done')).toBeVisible();
      expect(api.applications.map(({ status }) => status)).toEqual(['pending', 'approved', 'pending']);
    });

    it('close the bar when they are deselected and no others are selected', async () => {
      const { user } = await searchedFor('nobody', 1);
      await user.click(await bar().findByRole('button', { name: 'Deselect the hidden one' }));
      expect(queryBar()).not.toBeInTheDocument();
      await waitFor(() => expect(heading()).toHaveFocus());
    });

    it('are named in the form for the reason, are assigned to a colleague after a confirmation, and are changed as listed there, even if the selection changes while it is open', async () => {
      const { api, user } = await searchedFor('Person 1', 3);
      await user.click(await bar().findByRole('button', { name: 'Reject…' }));
      expect(bar().getByText('Reject 3 records? Not on this page: Person 0, Person 2.')).toBeVisible();
      await user.click(bar().getByRole('button', { name: 'Cancel' }));
      await user.click(bar().getByRole('button', { name: 'Assign' }));
      await user.click(bar().getByRole('button', { name: 'farida@example.org' }));
      expect(
        bar().getByText('Assign 3 records? To farida@example.org. Not on this page: Person 0, Person 2.'),
      ).toBeVisible();
      await user.click(bar().getByRole('button', { name: 'Cancel' }));
      expect(bar().getByRole('button', { name: 'Assign' })).toHaveFocus();
      expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
      await user.click(bar().getByRole('button', { name: 'Assign' }));
      await user.click(bar().getByRole('button', { name: 'farida@example.org' }));
      await user.click(bar().getByRole('button', { name: 'Assign 3 records' }));
      expect(await bar().findByText('3 done')).toBeVisible();

      await user.click(await tickPage());
      await user.click(bar().getByRole('button', { name: 'Approve…' }));
      await user.click(await tickPage());
      await user.click(bar().getByRole('button', { name: 'Approve 2 records' }));
      expect(await bar().findByText('2 done')).toBeVisible();
      expect(api.applications.map(({ status }) => status)).toEqual(['approved', 'pending', 'approved']);
    });
  });

  it('are assigned one by one, with a report that names those that a colleague has already assigned', async () => {
    const api = apiWith(3);
    api.colleagues = [{ adminId: 'a2', email: 'farida@example.org' }];
    const [first] = api.applications;
    if (first) first.assignee = { adminId: 'a2', email: 'farida@example.org' };
    const { user } = openPage('/admin/applications', api);
    await user.click(await tickPage());
    const last = api.applications[2];
    if (last) last.assignee = { adminId: 'a1', email: 'office@saajha.example' };
    await user.click(bar().getByRole('button', { name: 'Assign' }));
    await user.click(bar().getByRole('button', { name: 'farida@example.org' }));
    expect(await bar().findByText('1 done, 1 not changed, 1 left as it was')).toBeVisible();
    expect(bar().getByText('Person 1').parentElement).toHaveTextContent('assigned to farida@example.org');
    expect(bar().getByRole('link', { name: 'Open Person 2' })).toBeVisible();
    const put = api.calls.filter(({ method }) => method === 'PUT');
    expect(put.map(({ path, body }) => [path, body])).toEqual([
      ['/api/apply-factory/id1/assignee', { adminId: 'a2', expected: null }],
      ['/api/apply-factory/id2/assignee', { adminId: 'a2', expected: null }],
    ]);
    // The same records can be changed again, here to no assignee.
    await user.click(bar().getByRole('button', { name: 'Assign' }));
    await user.click(bar().getByRole('button', { name: 'Nobody' }));
    expect(await bar().findByText('3 done')).toBeVisible();
    expect(api.applications.map(({ assignee }) => assignee)).toEqual([undefined, undefined, undefined]);
  });

  it('can only be exported once the permission to decide was revoked, from the bar or the header of the list', async () => {
    const api = apiWith(3);
    api.override((_request, url) =>
      url.pathname.endsWith('/exports') ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const { user } = openPage('/admin/applications', api);
    await user.click(await tick('Person 2'));
    await user.click(await tick('Person 0'));
    await user.click(bar().getByRole('button', { name: 'Reject…' }));
    const { admin } = useSession.getState();
    act(() => useSession.setState({ admin: admin && { ...admin, permissions: ['applications:read'] } }));
    expect(bar().queryByRole('button', { name: 'Reject 2 records' })).not.toBeInTheDocument();
    const labels = bar()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(labels.filter(Boolean)).toEqual(['Export']);
    await user.click(bar().getByRole('button', { name: 'Export' }));
    const group = within(bar().getByRole('group', { name: '2 selected records and no others.' }));
    await user.click(group.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=csv']));
    const [request] = api.callsTo('POST', '/api/apply-factory/exports');
    expect(request).toMatchObject({ query: {}, body: { ids: 'id2,id0' } });
    const [inHeader] = screen.getAllByRole('button', { name: 'Export' });
    if (inHeader) await user.click(inHeader);
    expect(screen.getByRole('group', { name: '2 selected records and no others.' })).toBeVisible();
  });
});

describe('the columns of the list', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean);

  it('can be chosen, moved by keyboard and reset, and are kept in the URL', async () => {
    const { user } = openPage('/admin/applications', apiWith(1));
    await screen.findByText('Person 0');
    expect(headers()).toEqual(['Applicant', 'Amount', 'Assigned to', 'Received', 'Waiting', 'Status']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Applicant' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Place' }));
    await user.click(screen.getByRole('checkbox', { name: 'Received' }));
    expect(headers()).toEqual(['Applicant', 'Amount', 'Assigned to', 'Waiting', 'Status', 'Place']);
    screen.getByRole('checkbox', { name: 'Place' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Place: column 5 of 6')).toBeInTheDocument();
    expect(headers()).toEqual(['Applicant', 'Amount', 'Assigned to', 'Waiting', 'Place', 'Status']);
    expect(address()).toBe('/admin/applications?columns=amount%2Cassignee%2Cwaiting%2Cplace%2Cstatus');
    await user.click(screen.getByRole('button', { name: 'Show the usual columns' }));
    expect(headers()).toEqual(['Applicant', 'Amount', 'Assigned to', 'Received', 'Waiting', 'Status']);
    expect(address()).toBe('/admin/applications');
  });

  it('and the row density are restored from a link', async () => {
    const { user } = openPage('/admin/applications?columns=place,nonsense&density=compact', apiWith(1));
    await screen.findByText('Person 0');
    expect(headers()).toEqual(['Applicant', 'Place']);
    const dense = screen.getByRole('button', { name: 'Rows close together' });
    expect(dense).toHaveAttribute('aria-pressed', 'true');
    await user.hover(dense);
    expect(await screen.findByText('Give the rows more space')).toBeVisible();
    await user.click(dense);
    expect(address()).toBe('/admin/applications?columns=place%2Cnonsense');
    expect(await screen.findByText('Bring the rows close together')).toBeVisible();
  });
});
