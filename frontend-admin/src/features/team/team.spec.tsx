import { act, screen, waitFor, within } from '@testing-library/react';
import { failure } from '../../../test/fakes/fake-api';
import { aMember, openTeamScreen } from '../../../test/fakes/fake-team';
import { openConsole } from '../../../test/open-console';
import { team } from '../../content/team';
import { usePreferences } from '../../state/preferences';
import { PRESETS } from './permissions/permission-rows';

describe('the team', () => {
  it('shows people with permissions, last login and second factor, and pending invitations', async () => {
    await openTeamScreen([
      aMember({ factors: ['passkey', 'totp'], lastLoginAt: '2025-01-15T10:30:00.000Z' }),
      aMember({
        _id: 'm2',
        email: 'debashis@example.org',
        permissions: [...PRESETS.desk, 'applications:read'],
        mustSetUpFactor: true,
      }),
      aMember({ _id: 'm4', email: 'sunita@example.org', permissions: PRESETS.owner, isLastManager: true }),
      aMember({
        _id: 'm3',
        email: 'neelam@example.org',
        state: 'invited',
        invitationEndsAt: new Date(Date.now() + 51.5 * 3_600_000).toISOString(),
      }),
    ]);
    expect(await screen.findByText('3 people, 1 pending invitation')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /^rajesh@example.org/ }));
    expect(row.getByText('Passkey, TOTP')).toBeVisible();
    expect(row.getByText('Own choice')).toBeVisible();
    const withoutFactor = within(screen.getByRole('row', { name: /^debashis@example.org/ }));
    expect(withoutFactor.getByText('Shareholder desk')).toBeVisible();
    expect(withoutFactor.getByText('1 right added')).toBeVisible();
    expect(
      screen.getByText('may reveal PAN and has no factor: only My account opens until one is set up.'),
    ).toHaveTextContent(/^debashis@example.org/);
    expect(screen.getByRole('row', { name: /^sunita@example.org Last owner/ })).toBeVisible();
    const invitations = within(screen.getByRole('region', { name: 'Outstanding invitations' }));
    expect(invitations.getByText('52 h left')).toBeVisible();
  });

  it('invites a person with a preset, and says when the permissions could not be saved', async () => {
    const { api, user } = await openTeamScreen([aMember({})]);
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByText('Please type an e-mail address.')).toBeVisible();
    await user.click(dialog.getByLabelText('E-mail'));
    await user.paste('neelam@example.org');
    await user.click(dialog.getByRole('radio', { name: /^Shareholder desk/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to neelam@example.org')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/register')[0]?.body).toEqual({
      email: 'neelam@example.org',
      locale: 'en',
    });
    expect(api.callsTo('POST', '/api/admin/assign-permission')[0]?.body).toMatchObject({ userId: 'new' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    api.override((_request, { pathname }) =>
      pathname === '/api/admin/assign-permission'
        ? failure(503, 'UNAVAILABLE', 'The server is busy.')
        : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Invite a person' }));
    const again = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.click(again.getByLabelText('E-mail'));
    await user.paste('vimla@example.org');
    await user.click(again.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^vimla@example\.org is invited, but /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('invites in the language of the console unless another is chosen', async () => {
    const { api, user } = await openTeamScreen([aMember({})], '', undefined, openConsole);
    act(() => usePreferences.setState({ locale: 'hi' }));
    const { invite } = team.hi;
    await user.click(await screen.findByRole('button', { name: invite.open }));
    const dialog = within(await screen.findByRole('dialog', { name: invite.title }));
    const language = within(dialog.getByRole('radiogroup', { name: invite.locale }));
    expect(language.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
    await user.click(language.getByRole('radio', { name: 'English' }));
    await user.click(dialog.getByLabelText(invite.email));
    await user.paste('neelam@example.org');
    await user.click(dialog.getByRole('button', { name: invite.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('POST', '/api/admin/register')[0]?.body).toMatchObject({ locale: 'en' });
  });

  it('keeps the dialog open while the invitation is being sent, and returns focus to the button when it was opened by its address', async () => {
    const { api, user } = await openTeamScreen([aMember({})], '?invite=1');
    let answer = () => {};
    api.override((_request, { pathname }) =>
      pathname === '/api/admin/register'
        ? new Promise((resolve) => {
            answer = () => resolve(failure(503, 'UNAVAILABLE', 'The server is busy.'));
          })
        : undefined,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.click(dialog.getByLabelText('E-mail'));
    await user.paste('neelam@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(api.callsTo('POST', '/api/admin/register')).toHaveLength(1));
    await user.keyboard('{Escape}');
    answer();
    expect(await dialog.findByText('The server is busy.')).toBeVisible();
    expect(dialog.getByLabelText('E-mail')).toHaveValue('neelam@example.org');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite a person' })).toHaveFocus();
  });

  it('resends an invitation or shows why not, and revokes it after a confirmation', async () => {
    const { api, user } = await openTeamScreen([
      aMember({ state: 'invited' }),
      aMember({ _id: 'm2', email: 'neelam@example.org', state: 'invited' }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Resend the invitation to rajesh@example.org' }),
    );
    expect(await screen.findByText('Invitation sent again to rajesh@example.org')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/users/m1/invitation')).toHaveLength(1);

    api.override((_request, url) =>
      url.pathname === '/api/admin/users/m1/invitation'
        ? failure(429, 'RATE_LIMITED', 'Five mails were sent today.')
        : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Resend the invitation to rajesh@example.org' }));
    expect(await screen.findByText(/Five mails were sent today\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation of rajesh@example.org' }));
    await user.click(screen.getByRole('button', { name: 'Yes, revoke' }));
    expect(await screen.findByText('Invitation revoked')).toBeVisible();
    const [revocation] = api.callsTo('DELETE', '/api/admin/users/m1');
    // `isInvitation` keeps the account if the person has accepted the invitation in the meantime.
    expect(revocation?.body).toEqual({ reason: 'The invitation was revoked.', isInvitation: true });
    expect(screen.queryByText(/Five mails were sent today\./)).not.toBeInTheDocument();
  });

  it('has presets for reviewers, the shareholder desk, owners, and managers, who cannot change permissions', () => {
    expect(PRESETS.reviewer).toEqual([
      'contacts:read',
      'contacts:update',
      'applications:read',
      'applications:review',
    ]);
    expect(PRESETS.desk).toEqual([
      'contacts:read',
      'shareholders:read',
      'shareholders:review',
      'shareholders:reveal',
      'subscriptions:read',
      'subscriptions:update',
    ]);
    expect(PRESETS.owner).toHaveLength(13);
    const managers: readonly string[] = PRESETS.manager;
    expect(PRESETS.owner.filter((one) => !managers.includes(one))).toEqual(['admins:manage']);
  });
});
