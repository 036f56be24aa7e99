import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import type { Answer, FakeApi } from '../../../../test/fakes/fake-api';
import { failure } from '../../../../test/fakes/fake-api';
import { aMember, OWN, openTeamScreen } from '../../../../test/fakes/fake-team';
import { address, openConsole } from '../../../../test/open-console';
import type { ActivityEntry } from '../../../data/activity';
import { usePermissionDrafts } from '../../../state/drafts/permission-drafts';
import { PRESETS } from '../permissions/permission-rows';

const DESK = [...PRESETS.desk];

/** Three people and an invitation. */
const team = () => [
  aMember({ _id: 'm0', email: 'anil@example.org', permissions: ['contacts:read'] }),
  aMember({}),
  aMember({ _id: 'm2', email: 'sunita@example.org', permissions: DESK }),
  aMember({ _id: 'm3', email: 'neelam@example.org', state: 'invited' }),
];

/** Answers the panel's requests for the audit log. */
function withLog(api: FakeApi, entries: ActivityEntry[], count: Answer['body']) {
  api.override((_request, url) => {
    if (url.pathname === '/api/admin/audit') return { body: entries };
    return url.pathname === '/api/admin/audit/count' ? { body: count } : undefined;
  });
}

const rightsChanged = (before: string[], after: string[]): ActivityEntry => ({
  _id: 'e1',
  at: '2024-10-02T09:00:00.000Z',
  action: 'admin.permissions_changed',
  actor: { adminId: 'm9', email: 'asha@example.org' },
  before: { permissions: before },
  after: { permissions: after },
});

const SIDE = { name: 'Person' };

beforeEach(() => usePermissionDrafts.getState().clear());

describe('the panel of a team member', () => {
  it('opens from the URL, moves through the list with J and K, and opens the first person with J when it is closed', async () => {
    const { user } = await openTeamScreen(team(), '?person=m1');
    const side = within(await screen.findByRole('complementary', SIDE));
    expect(await side.findByRole('heading', { name: 'rajesh@example.org' })).toHaveFocus();
    expect(side.getByText('2 of 3 people')).toBeVisible();
    expect(side.getByRole('table', { name: 'Rights' })).toBeVisible();
    await user.keyboard('j');
    expect(await side.findByRole('heading', { name: 'sunita@example.org' })).toHaveFocus();
    expect(address()).toBe('/admin/team?person=m2');
    await user.keyboard('j');
    expect(await side.findByText('1 of 1 invitation')).toBeVisible();
    expect(side.getByRole('button', { name: 'Next person' })).toBeDisabled();
    await user.keyboard('kkk');
    expect(await side.findByText('1 of 3 people')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', SIDE)).not.toBeInTheDocument();
    expect(address()).toBe('/admin/team');
    await waitFor(() => expect(screen.getByRole('link', { name: 'anil@example.org' })).toHaveFocus());

    await user.keyboard('k');
    expect(address()).toBe('/admin/team');
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'anil@example.org' })).toHaveFocus();
    expect(address()).toBe('/admin/team?person=m0');
  });

  it('keeps the list and its filters usable, and marks the open row', async () => {
    const { user, open } = await openTeamScreen(team());
    const side = await open('sunita@example.org');
    expect(screen.getByRole('link', { name: 'sunita@example.org' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('searchbox', { name: 'Find a person' }));
    await user.paste('sun');
    expect(await side.findByText('1 of 1 person')).toBeVisible();
    expect(address()).toBe('/admin/team?q=sun&person=m2');
  });

  it('shows a message if the person is not in the team', async () => {
    await openTeamScreen(team(), '?person=nobody');
    expect(await screen.findByText(/^There is no such person in the team/)).toBeVisible();
  });

  it('describes each row in words, marks unsaved changes, and cancels or saves them without losing the focus', async () => {
    const { api, user, open } = await openTeamScreen(team());
    const side = await open('rajesh@example.org');
    const row = side.getByRole('rowheader', { name: /^Applications/ });
    expect(row).toHaveTextContent('sees; does not decide');
    const heading = side.getByRole('heading', { name: 'rajesh@example.org' });
    expect(side.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await user.click(side.getByRole('checkbox', { name: 'Applications: decide, change' }));
    side.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Enter}');
    expect(side.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    expect(heading).toHaveFocus();

    await user.click(side.getByRole('checkbox', { name: 'Applications: decide, change' }));
    await user.click(side.getByRole('checkbox', { name: 'Messages: decide, change' }));
    expect(row).toHaveTextContent('sees, decides');
    expect(side.getAllByRole('cell', { name: /not saved yet/ })).toHaveLength(2);
    expect(side.getByRole('button', { name: 'Preset: Reviewer' })).toBeVisible();
    side.getByRole('button', { name: 'Save 2 changes' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Rights of rajesh@example.org saved')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/assign-permission')[0]?.body).toEqual({
      adminId: OWN._id,
      userId: 'm1',
      expectedPermissions: ['contacts:read', 'applications:read'],
      permissions: [...PRESETS.reviewer],
    });
    await waitFor(() => expect(side.queryByRole('button', { name: /^Sav/ })).not.toBeInTheDocument());
    expect(heading).toHaveFocus();
  });

  it('ticks “see” together with other permissions of a row, and unticks them together with “see”', async () => {
    const { user, open } = await openTeamScreen(team());
    const side = await open('rajesh@example.org');
    const box = (name: string) => side.getByLabelText(name);
    await user.click(box('Shareholders: reveal'));
    expect(box('Shareholders: see')).toBeChecked();
    await user.click(box('Shareholders: delete'));
    await user.click(box('Shareholders: reveal'));
    expect(box('Shareholders: see')).toBeChecked();
    await user.click(box('Shareholders: see'));
    expect(box('Shareholders: delete')).not.toBeChecked();
    expect(side.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });

  it('shows the differences to a preset, and resets to the preset', async () => {
    const { user, open } = await openTeamScreen(team());
    const side = await open('sunita@example.org');
    await user.click(side.getByLabelText('Applications: see'));
    expect(side.getByRole('button', { name: 'Preset: Shareholder desk, 1 right added' })).toBeVisible();
    await user.click(side.getByLabelText('Shareholders: reveal'));
    await user.click(side.getByLabelText('Messages: see'));
    expect(
      side.getByRole('button', { name: 'Preset: Shareholder desk, 1 right added, 2 removed' }),
    ).toBeVisible();
    await user.click(side.getByRole('button', { name: 'Back to preset' }));
    expect(side.queryByRole('button', { name: 'Back to preset' })).not.toBeInTheDocument();
    expect(side.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await user.click(side.getByRole('button', { name: 'Preset: Shareholder desk' }));
    await user.click(side.getByRole('button', { name: 'Owner' }));
    expect(side.getByLabelText('People: manage')).toBeChecked();
    expect(side.getByRole('button', { name: 'Save 7 changes' })).toBeVisible();
  });

  it('asks for confirmation before a key discards unsaved changes', async () => {
    const { api, user, open } = await openTeamScreen(team());
    await open('rajesh@example.org');
    for (const [key, after] of [
      ['j', 'sunita@example.org'],
      ['k', 'anil@example.org'],
      ['{Escape}', undefined],
    ] as const) {
      const side = within(screen.getByRole('complementary', SIDE));
      await user.click(side.getByLabelText('Messages: decide, change'));
      await user.keyboard(key);
      expect(await side.findByText('1 change is not saved.')).toBeVisible();
      const keep = side.getByRole('button', { name: 'Keep editing' });
      expect(keep).toHaveFocus();
      // Escape also cancels the confirmation.
      if (key === 'k') await user.keyboard('{Escape}');
      else await user.click(keep);
      expect(side.queryByText('1 change is not saved.')).not.toBeInTheDocument();
      expect(side.getByLabelText('Messages: decide, change')).toBeChecked();
      await user.keyboard(key);
      await user.click(await side.findByRole('button', { name: 'Discard' }));
      if (after) expect(await side.findByRole('heading', { name: after })).toBeVisible();
      else expect(screen.queryByRole('complementary', SIDE)).not.toBeInTheDocument();
      const again = await open('rajesh@example.org');
      expect(again.getByLabelText('Messages: decide, change')).not.toBeChecked();
    }
    expect(api.callsTo('POST', '/api/admin/assign-permission')).toEqual([]);
  });

  it('keeps unsaved changes across screens, and applies them to changes by others without undoing these', async () => {
    const { user, open } = await openTeamScreen(team(), '', undefined, openConsole);
    let side = await open('rajesh@example.org');
    await user.click(side.getByLabelText('Messages: decide, change'));
    // Ticked and unticked again, which is no change that could take away what a colleague grants.
    await user.click(side.getByLabelText('Shareholders: see'));
    await user.click(side.getByLabelText('Shareholders: see'));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    await user.click(screen.getByRole('link', { name: 'Team' }));
    side = await open('rajesh@example.org');
    expect(side.getByLabelText('Messages: decide, change')).toBeChecked();
    cleanup();
    const later = await openTeamScreen([aMember({ permissions: ['contacts:read', 'shareholders:read'] })]);
    side = await later.open('rajesh@example.org');
    expect(side.getByLabelText('Applications: see')).not.toBeChecked();
    expect(side.getByLabelText('Shareholders: see')).toBeChecked();
    expect(side.getByLabelText('Messages: decide, change')).toBeChecked();
    expect(side.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
  });

  it('reports a failed change of the rights or of the daily limit in a toast if the user has left the screen', async () => {
    const reveals = { used: 6, perDay: 40, resetsAt: '2025-01-15T18:30:00.000Z' };
    const { api, user, open } = await openTeamScreen(
      [aMember({ permissions: ['shareholders:reveal'], reveals }), aMember(OWN)],
      '',
      undefined,
      openConsole,
    );
    const pending: ((response?: Answer) => void)[] = [];
    api.override((request, { pathname }) =>
      pathname === '/api/admin/assign-permission' ||
      (request.method === 'PATCH' && pathname.endsWith('/reveals'))
        ? new Promise((resolve) => pending.push(resolve))
        : undefined,
    );
    const side = await open('rajesh@example.org');
    await user.click(side.getByRole('button', { name: /^Change limit: how many PANs/ }));
    await user.type(side.getByLabelText('PANs a day'), '0{Enter}');
    await user.click(side.getByLabelText('Messages: see'));
    await user.click(side.getByRole('button', { name: /^Save \d/ }));
    await waitFor(() => expect(pending).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    for (const answer of pending) answer(failure(503, 'UNAVAILABLE', 'The server is busy.'));
    expect(
      await screen.findByText('The account rajesh@example.org was not changed. The server is busy.'),
    ).toBeVisible();
    expect(
      await screen.findByText(
        'How many PANs rajesh@example.org may reveal in a day was not changed. The server is busy.',
      ),
    ).toBeVisible();
  });

  it('shows a conflicting change by a colleague, and keeps the unsaved changes', async () => {
    const { api, user, open } = await openTeamScreen(team());
    const side = await open('rajesh@example.org');
    await user.click(side.getByLabelText('Messages: decide, change'));
    const changed = aMember({
      permissions: ['contacts:read', 'audit:read'],
      permissionsChangedBy: 'kavita@example.org',
      permissionsChangedAt: '2025-11-20T10:00:00.000Z',
    });
    const restore = api.override((_request, url) =>
      url.pathname === '/api/admin/assign-permission'
        ? failure(409, 'CONFLICT', 'Somebody else has changed what this account may do.', changed)
        : undefined,
    );
    await user.click(side.getByRole('button', { name: 'Save 1 change' }));
    expect((await side.findByText(/^kavita@/)).closest('[role="alert"]')).toHaveTextContent(
      /^kavita@example.org changed these rights on 20 November 2025, 3:30 pm\..*1 right that you changed/,
    );
    restore();
    expect(side.getByLabelText('Applications: see')).not.toBeChecked();
    expect(side.getByLabelText('Messages: decide, change')).toBeChecked();
    await user.click(side.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByText('Rights of rajesh@example.org saved');
    expect(side.queryByText(/changed these rights/)).not.toBeInTheDocument();
    expect(api.callsTo('POST', '/api/admin/assign-permission')[1]?.body).toMatchObject({
      expectedPermissions: ['contacts:read', 'audit:read'],
      permissions: ['contacts:read', 'contacts:update', 'audit:read'],
    });
  });

  it('shows which re-authentication saving requires, unless the last one is still valid', async () => {
    const { api, user, open } = await openTeamScreen(team());
    const now = Date.now();
    api.secondFactor = {
      ...api.secondFactor,
      methods: ['totp'],
      provenAt: new Date(now - 14.5 * 60_000).toISOString(),
    };
    const side = await open('rajesh@example.org');
    await user.click(side.getByLabelText('Messages: decide, change'));
    expect(
      await side.findByText(
        'The person gets a mail about it. Saving asks for a code of your second factor (last proof 14 min ago).',
      ),
    ).toBeVisible();
    api.secondFactor.provenUntil = new Date(now + 60_000).toISOString();
    await user.click(side.getByRole('button', { name: 'Save 1 change' }));
    await screen.findByText('Rights of rajesh@example.org saved');
    await user.click(side.getByLabelText('Messages: decide, change'));
    expect(await side.findByText('The person gets a mail about it.')).toBeVisible();
  });

  it('explains why users cannot change their own account or the last owner', async () => {
    const { user, open } = await openTeamScreen([
      aMember({ ...OWN, email: OWN.email }),
      aMember({
        _id: 'm2',
        email: 'sunita@example.org',
        permissions: ['admins:manage'],
        isLastManager: true,
      }),
      aMember({}),
    ]);
    const side = await open(OWN.email);
    expect(side.getByLabelText('Messages: see')).toBeDisabled();
    expect(side.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await open('sunita@example.org');
    const reason = 'sunita@example.org is the last owner and cannot lose “manage people”.';
    expect(side.getByText(reason)).toBeVisible();
    expect(side.getByText(/Nobody changes their own rights\.$/)).toBeVisible();
    expect(side.getByLabelText('People: manage')).toBeDisabled();
    expect(side.getByLabelText('Messages: see')).toBeEnabled();
    expect(side.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
    // No preset removes it either.
    await user.click(side.getByRole('button', { name: /^Preset/ }));
    await user.click(side.getByRole('button', { name: 'Reviewer' }));
    expect(side.getByLabelText('People: manage')).toBeChecked();
    // The way out is to grant it to another member, whose panel has the same note.
    await user.click(side.getByRole('button', { name: 'Cancel' }));
    await open('rajesh@example.org');
    expect(side.getByText(reason)).toBeVisible();
    expect(side.getByLabelText('People: manage')).toBeEnabled();
  });

  it('suspends with a reason, resumes and removes the account, and opens the next person', async () => {
    const { api, user, open } = await openTeamScreen(team());
    const side = await open('rajesh@example.org');
    await user.click(side.getByRole('button', { name: 'Suspend' }));
    await user.click(side.getByRole('button', { name: 'Suspend account' }));
    expect(side.getByText('Please say why, in a few words.')).toBeVisible();
    // Whoever only presses keys goes on typing.
    expect(side.getByLabelText('Reason')).toHaveFocus();
    await user.keyboard('On leave until April.');
    expect(side.queryByText('Please say why, in a few words.')).not.toBeInTheDocument();
    await user.click(side.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText('rajesh@example.org is suspended')).toBeVisible();
    expect(api.callsTo('PATCH', '/api/admin/users/m1')[0]?.body).toEqual({
      suspended: true,
      reason: 'On leave until April.',
    });
    expect(await screen.findByText('Suspended')).toBeVisible();
    await user.click(await side.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(screen.queryByText('Suspended')).not.toBeInTheDocument());

    await user.click(side.getByRole('button', { name: 'More about rajesh@example.org' }));
    await user.click(side.getByRole('button', { name: 'Remove' }));
    await user.click(side.getByLabelText('Reason'));
    await user.paste('Has left the office.');
    await user.click(side.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByText('rajesh@example.org is removed')).toBeVisible();
    expect(await side.findByRole('heading', { name: 'sunita@example.org' })).toBeVisible();
    expect(await screen.findByText('2 people, 1 pending invitation')).toBeVisible();
  });

  describe('that is closed before the response to an action arrives', () => {
    async function closeDuring(method: 'PATCH' | 'DELETE', buttons: string[], yes: string) {
      const { api, user, open } = await openTeamScreen(team());
      let answer: (response?: Answer) => void = () => undefined;
      api.override((request, { pathname }) =>
        request.method === method && pathname === '/api/admin/users/m1'
          ? new Promise((resolve) => (answer = resolve))
          : undefined,
      );
      const side = await open('rajesh@example.org');
      for (const name of buttons) await user.click(side.getByRole('button', { name }));
      await user.click(side.getByLabelText('Reason'));
      await user.paste('Has left the office.');
      await user.click(side.getByRole('button', { name: yes }));
      await waitFor(() => expect(api.callsTo(method, '/api/admin/users/m1')).toHaveLength(1));
      await open('anil@example.org');
      return { answer, side };
    }

    it('reports a failure in a toast', async () => {
      const { answer } = await closeDuring('PATCH', ['Suspend'], 'Suspend account');
      answer(failure(503, 'UNAVAILABLE', 'The server is busy.'));
      expect(
        await screen.findByText('The account rajesh@example.org was not changed. The server is busy.'),
      ).toBeVisible();
    });

    it('does not navigate after a removal', async () => {
      const { answer, side } = await closeDuring(
        'DELETE',
        ['More about rajesh@example.org', 'Remove'],
        'Remove account',
      );
      answer();
      expect(await screen.findByText('rajesh@example.org is removed')).toBeVisible();
      expect(await screen.findByText('2 people, 1 pending invitation')).toBeVisible();
      expect(side.getByRole('heading', { name: 'anil@example.org' })).toBeVisible();
      expect(address()).toBe('/admin/team?person=m0');
    });
  });

  it('shows how many PANs were revealed today, and changes the daily limit of other accounts', async () => {
    const reveals = { used: 6, perDay: 40, resetsAt: '2025-01-15T18:30:00.000Z' };
    const { api, user, open } = await openTeamScreen([
      aMember({ permissions: ['shareholders:reveal'], reveals }),
      aMember({ ...OWN, permissions: ['shareholders:reveal'], reveals: { ...reveals } }),
    ]);
    const side = await open(OWN.email);
    expect(side.getByText('6 of 40 allowed')).toBeVisible();
    expect(side.queryByRole('button', { name: /^Change limit/ })).not.toBeInTheDocument();
    await open('rajesh@example.org');
    await user.click(side.getByRole('button', { name: /^Change limit: how many PANs/ }));
    const field = side.getByLabelText('PANs a day');
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(side.getByText('Please type a whole number.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '501{Enter}');
    expect(await side.findByText('Per day must be a whole number from 1 to 500.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '६०{Enter}');
    expect(await side.findByText('6 of 60 allowed')).toBeVisible();
    expect(await screen.findByText('rajesh@example.org may reveal 60 PANs a day')).toBeVisible();
    expect(api.callsTo('PATCH', '/api/admin/users/m1/reveals')[1]?.body).toEqual({ perDay: 60 });
  });

  it('counts the rights that the latest change gave and took if the preset has the same name as before', async () => {
    const { api, open } = await openTeamScreen(team(), '', ['admins:manage', 'audit:read']);
    withLog(api, [rightsChanged(['contacts:read', 'subscriptions:read'], ['contacts:read', 'audit:read'])], {
      total: 14,
      isCapped: false,
    });
    const side = await open('rajesh@example.org');
    expect(
      await side.findByText('asha@example.org: 1 right added, 1 removed', { exact: false }),
    ).toBeVisible();
  });

  it('shows the latest change of permissions, links to the entries of the account in the log, and offers to reset a lost second factor', async () => {
    const factor = { factors: ['totp' as const], factorSince: '2024-05-03T09:00:00.000Z' };
    const { api, user, open } = await openTeamScreen([aMember(factor)], '', ['admins:manage', 'audit:read']);
    withLog(api, [rightsChanged([...PRESETS.reviewer, 'audit:read'], DESK)], { total: 14, isCapped: false });
    const side = await open('rajesh@example.org');
    expect(
      await side.findByText(/asha@example\.org: Reviewer, 1 right added → Shareholder desk/),
    ).toBeVisible();
    expect(side.getByText('2 Oct 2024')).toBeVisible();
    expect(await side.findByRole('link', { name: 'All 14 entries' })).toHaveAttribute(
      'href',
      '/admin/activity?kind=admin&record=m1',
    );
    expect(api.callsTo('GET', '/api/admin/audit').at(-1)?.query).toEqual({
      kind: 'admin',
      record: 'm1',
      action: 'admin.permissions_changed',
      limit: '1',
    });
    expect(side.getByText('TOTP since 3 May 2024')).toBeVisible();
    await user.click(side.getByRole('button', { name: 'More about rajesh@example.org' }));
    await user.click(side.getByRole('button', { name: 'Reset second factor' }));
    expect(side.getByText(/^For a lost phone or key/)).toBeVisible();
  });

  it('changes the permissions of an invited person, without actions that need an account', async () => {
    const { api, user, open } = await openTeamScreen([aMember({ state: 'invited' })]);
    const side = await open('rajesh@example.org');
    expect(side.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await user.click(side.getByRole('button', { name: 'Preset: Own choice' }));
    await user.click(side.getByRole('button', { name: 'Reviewer' }));
    await user.click(side.getByRole('button', { name: 'Save 2 changes' }));
    expect(await screen.findByText('Rights of rajesh@example.org saved')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/assign-permission')[0]?.body).toMatchObject({ userId: 'm1' });
  });

  it('becomes read-only when the permission to manage accounts is lost, even with unsaved changes', async () => {
    const { user, open } = await openTeamScreen(team());
    const side = await open('rajesh@example.org');
    await user.click(side.getByLabelText('Messages: decide, change'));
    const { admin } = useSession.getState();
    act(() => useSession.setState({ admin: admin && { ...admin, permissions: ['admins:read'] } }));
    expect(side.getByText(/^You can look at this/)).toBeVisible();
    const box = side.getByLabelText('Messages: decide, change');
    expect(box).not.toBeChecked();
    expect(box).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Invite a person' })).not.toBeInTheDocument();
    expect(side.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await user.keyboard('j');
    expect(await side.findByRole('heading', { name: 'sunita@example.org' })).toBeVisible();
    act(() => useSession.setState({ admin }));
    await user.keyboard('k');
    expect(await side.findByRole('button', { name: 'Save 1 change' })).toBeVisible();
  });
});
