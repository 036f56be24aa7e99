import { screen, waitFor, within } from '@testing-library/react';
import { ApiStandIn, failure } from '../../../test/api-stand-in';
import { openConsole } from '../../../test/open-console';
import type { TeamMember } from '../../data/team';

const member = (changes: Partial<TeamMember>): TeamMember => ({
  _id: 'm1',
  email: 'rajesh@example.org',
  state: 'active',
  permissions: ['contacts:read', 'applications:read'],
  createdAt: '2025-01-10T09:00:00.000Z',
  factors: [],
  mustSetUpFactor: false,
  isLastManager: false,
  ...changes,
});
const OWN = { _id: 'a1', email: 'office@saajha.example' };

/** A server with this team, which does what it is told. */
async function atTeam(members: TeamMember[]) {
  const api = new ApiStandIn();
  if (api.admin) api.admin.permissions = ['admins:read', 'admins:manage'];
  api.override((request, url) => {
    const [, id, act] = /^\/api\/admin\/team\/(\w+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (url.pathname === '/api/admin/team') return { body: { members } };
    if (url.pathname === '/api/admin/register') return { body: { message: 'ok', userId: 'new' } };
    if (url.pathname === '/api/admin/assign-permission') {
      const { userId, permissions } = api.lastBody<{
        userId: string;
        permissions: TeamMember['permissions'];
      }>();
      for (const one of members) if (one._id === userId) one.permissions = permissions;
      return { body: { message: 'ok' } };
    }
    if (act === 'reveals') {
      const { perDay } = api.lastBody<{ perDay: number }>();
      if (perDay > 500) {
        return failure(400, 'VALIDATION_FAILED', 'Per day must be a whole number from 1 to 500.');
      }
      for (const one of members) if (one._id === id && one.reveals) one.reveals.perDay = perDay;
      return { body: { message: 'ok' } };
    }
    if (!act || request.method !== 'POST') return undefined;
    const one = members.find(({ _id }) => _id === id);
    if (!one) return failure(404, 'NOT_FOUND', 'There is no such administrator.');
    if (act === 'suspend') Object.assign(one, { state: 'suspended', suspendedAt: one.createdAt });
    if (act === 'resume') Object.assign(one, { state: 'active', suspendedAt: undefined });
    if (act === 'remove') members.splice(members.indexOf(one), 1);
    return { body: { message: 'ok' } };
  });
  const { user } = openConsole('/admin/team', api);
  await screen.findByRole('heading', { name: 'Team' });
  const open = async (email: string) => {
    await user.click(await screen.findByRole('button', { name: email }));
    return within(await screen.findByRole('dialog', { name: email }));
  };
  return { api, user, open };
}

describe('the team', () => {
  it('shows people with rights, last login and factor, and who is only invited', async () => {
    await atTeam([
      member({ factors: ['passkey', 'totp'], lastLoginAt: '2025-01-15T10:30:00.000Z' }),
      member({ _id: 'm2', email: 'debashis@example.org', mustSetUpFactor: true }),
      member({
        _id: 'm3',
        email: 'neelam@example.org',
        state: 'invited',
        invitationEndsAt: new Date(Date.now() + 51.5 * 3_600_000).toISOString(),
      }),
    ]);
    expect(await screen.findByText('2 people, 1 invitation out')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /^rajesh@example.org/ }));
    expect(row.getByText('Passkey, TOTP')).toBeVisible();
    expect(row.getByText('Own choice')).toBeVisible();
    expect(screen.getByText(/^debashis@example.org may do what needs a second factor/)).toBeVisible();
    const invitations = within(screen.getByRole('region', { name: 'Outstanding invitations' }));
    expect(invitations.getByText('51 h left')).toBeVisible();
  });

  it('changes rights by preset and by tick, says each row in words, and saves what differs', async () => {
    const { api, user, open } = await atTeam([member({})]);
    const dialog = await open('rajesh@example.org');
    expect(dialog.getByRole('rowheader', { name: /^Applications/ })).toHaveTextContent(
      'sees; does not decide',
    );
    expect(dialog.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Applications: decide, change' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Messages: decide, change' }));
    expect(dialog.getByRole('radio', { name: 'Reviewer' })).toBeChecked();
    expect(dialog.getByRole('rowheader', { name: /^Applications/ })).toHaveTextContent('sees, decides');
    await user.click(dialog.getByRole('button', { name: 'Save 2 changes' }));
    expect(await screen.findByText('Rights of rajesh@example.org saved')).toBeVisible();
    const [sent] = api.callsTo('POST', '/api/admin/assign-permission');
    expect(sent?.body).toEqual({
      adminId: 'a1',
      userId: 'm1',
      permissions: expect.arrayContaining([
        'contacts:read',
        'contacts:update',
        'applications:read',
        'applications:review',
      ]),
    });
  });

  it('asks before rights that are not saved are thrown away', async () => {
    const { api, user, open } = await atTeam([member({})]);
    const dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('checkbox', { name: 'Messages: decide, change' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(dialog.getByText('1 change is not saved.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.queryByText('1 change is not saved.')).not.toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Messages: decide, change' })).toBeChecked();
    // Nothing that leads away is in reach until then; a key asks, and takes the question back.
    expect(dialog.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog.getByText('1 change is not saved.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.queryByText('1 change is not saved.')).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('POST', '/api/admin/assign-permission')).toEqual([]);
  });

  it('says in the dialog in front what happened, not behind it', async () => {
    const { user, open } = await atTeam([member({})]);
    const dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('checkbox', { name: 'Messages: decide, change' }));
    await user.click(dialog.getByRole('button', { name: 'Save 1 change' }));
    expect(await dialog.findByText('Rights of rajesh@example.org saved')).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getByText('Rights of rajesh@example.org saved')).toBeVisible();
  });

  it('explains before a press why one cannot change oneself, or the last owner', async () => {
    const { user, open } = await atTeam([
      member({ ...OWN }),
      member({ _id: 'm2', email: 'sunita@example.org', permissions: ['admins:manage'], isLastManager: true }),
    ]);
    const own = await open(OWN.email);
    expect(own.getByText(/^Nobody changes their own rights/)).toBeVisible();
    expect(own.getByRole('checkbox', { name: 'Messages: see' })).toBeDisabled();
    expect(own.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await user.click(own.getByRole('button', { name: 'Close' }));
    const last = await open('sunita@example.org');
    expect(last.getByText(/^This is the last owner/)).toBeVisible();
    expect(last.getByRole('checkbox', { name: 'People: manage' })).toBeDisabled();
    expect(last.getByRole('checkbox', { name: 'Messages: see' })).toBeEnabled();
    expect(last.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('suspends with a reason, opens again and removes', async () => {
    const { api, user, open } = await atTeam([member({})]);
    let dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(dialog.getByText('Please say why, in a few words.')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'On leave until April.');
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText('rajesh@example.org is suspended')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/team/m1/suspend')[0]?.body).toEqual({
      reason: 'On leave until April.',
    });
    expect(await screen.findByText('Suspended')).toBeVisible();

    dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(screen.queryByText('Suspended')).not.toBeInTheDocument());

    dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await user.type(dialog.getByLabelText('Reason'), 'Has left the office.');
    await user.click(dialog.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByText('rajesh@example.org is removed')).toBeVisible();
    expect(await screen.findByText('0 people, 0 invitations out')).toBeVisible();
  });

  it('shows how many PANs somebody revealed today, and lets an owner change how many it may be', async () => {
    const reveals = { used: 6, perDay: 40, resetsAt: '2025-01-15T18:30:00.000Z' };
    const { api, user, open } = await atTeam([
      member({ permissions: ['shareholders:reveal'], reveals }),
      member({ ...OWN, permissions: ['shareholders:reveal'], reveals: { ...reveals } }),
    ]);
    const own = await open(OWN.email);
    expect(own.getByText('6 of 40 allowed')).toBeVisible();
    expect(own.queryByRole('button', { name: /^Change how many PANs/ })).not.toBeInTheDocument();
    await user.click(own.getByRole('button', { name: 'Close' }));
    const dialog = await open('rajesh@example.org');
    await user.click(dialog.getByRole('button', { name: /^Change how many PANs/ }));
    const field = dialog.getByLabelText('PANs a day');
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(dialog.getByText('Please type a whole number.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '501{Enter}');
    expect(await dialog.findByText('Per day must be a whole number from 1 to 500.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '60{Enter}');
    expect(await dialog.findByText('6 of 60 allowed')).toBeVisible();
    expect(await screen.findByText('rajesh@example.org may reveal 60 PANs a day')).toBeVisible();
    expect(api.callsTo('PATCH', '/api/admin/team/m1/reveals')[1]?.body).toEqual({ perDay: 60 });
  });

  it('invites somebody with a preset', async () => {
    const { api, user } = await atTeam([member({})]);
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByText('Please type an e-mail address.')).toBeVisible();
    await user.type(dialog.getByLabelText('E-mail'), 'neelam@example.org');
    await user.click(dialog.getByRole('radio', { name: /^Shareholder desk/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to neelam@example.org')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/register')[0]?.body).toEqual({ email: 'neelam@example.org' });
    expect(api.callsTo('POST', '/api/admin/assign-permission')[0]?.body).toMatchObject({ userId: 'new' });
  });

  it('sends an invitation again, and takes it back after a question', async () => {
    const { api, user } = await atTeam([member({ state: 'invited' })]);
    await user.click(
      await screen.findByRole('button', { name: 'Resend the invitation to rajesh@example.org' }),
    );
    expect(await screen.findByText('Invitation sent again to rajesh@example.org')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/team/m1/invitation')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation of rajesh@example.org' }));
    await user.click(screen.getByRole('button', { name: 'Yes, revoke' }));
    expect(await screen.findByText('Invitation revoked')).toBeVisible();
  });

  it('changes the rights of somebody who is only invited, and offers nothing that needs an account', async () => {
    const { api, user, open } = await atTeam([member({ state: 'invited' })]);
    const dialog = await open('rajesh@example.org');
    expect(dialog.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Reviewer' }));
    await user.click(dialog.getByRole('button', { name: 'Save 2 changes' }));
    expect(await dialog.findByText('Rights of rajesh@example.org saved')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/assign-permission')[0]?.body).toMatchObject({ userId: 'm1' });
  });

  it('can be looked at, and nothing more, by those who may not manage', async () => {
    const api = new ApiStandIn();
    if (api.admin) api.admin.permissions = ['admins:read'];
    api.override((_request, url) =>
      url.pathname === '/api/admin/team' ? { body: { members: [member({})] } } : undefined,
    );
    const { user } = openConsole('/admin/team', api);
    await user.click(await screen.findByRole('button', { name: 'rajesh@example.org' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'rajesh@example.org' }));
    expect(dialog.getByText(/^You can look at this/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Messages: see' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Invite a person' })).not.toBeInTheDocument();
  });
});
