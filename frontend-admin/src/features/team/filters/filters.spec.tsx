import { screen, waitFor, within } from '@testing-library/react';
import { clickWhenEnabled } from '../../../../test/click-when-enabled';
import { FakeApi } from '../../../../test/fakes/fake-api';
import { followedLinks } from '../../../../test/followed-links';
import { address } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import type { TeamMember } from '../../../data/team';
import { PRESETS } from '../permissions/permission-rows';
import { filterMembers, type TeamFilters } from './filter-members';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const member = (name: string, changes: Partial<TeamMember>): TeamMember => ({
  _id: name,
  email: `${name}@example.org`,
  state: 'active',
  permissions: [...PRESETS.reviewer],
  createdAt: '2025-01-10T09:00:00.000Z',
  factors: [],
  mustSetUpFactor: false,
  isLastManager: false,
  ...changes,
});

const TEAM = [
  member('asha', { permissions: [...PRESETS.owner], factors: ['passkey', 'totp'], lastLoginAt: daysAgo(0) }),
  member('debashis', { factors: ['totp'], lastLoginAt: daysAgo(31) }),
  member('farida', { permissions: ['contacts:read'], lastLoginAt: daysAgo(91) }),
  member('gurpreet', { permissions: [], factors: ['passkey'] }),
  member('neelam', { state: 'invited', invitationEndsAt: daysAgo(-1) }),
];

function apiOfTeam() {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['admins:read'];
  api.override((_request, url) => (url.pathname === '/api/admin/users' ? { body: TEAM } : undefined));
  return api;
}

const openTeam = (search = '') => openPage(`/admin/team${search}`, apiOfTeam());

/** Names in the people table, then in the list of invitations. */
async function shown() {
  await screen.findByRole('group', { name: 'Filters' });
  const links = screen.queryAllByRole('rowheader').map((row) => within(row).getByRole('link'));
  return links.map(({ textContent }) => textContent?.split('@')[0]);
}

describe('the filters of the team', () => {
  it.each([
    [{}, ['asha', 'debashis', 'farida', 'gurpreet', 'neelam']],
    [{ q: 'RI' }, ['farida']],
    [{ preset: 'reviewer' }, ['debashis', 'neelam']],
    [{ preset: 'own' }, ['farida']],
    [{ preset: 'nothing' }, ['gurpreet']],
    [{ factor: 'passkey' }, ['asha', 'gurpreet']],
    [{ factor: 'totp' }, ['asha', 'debashis']],
    [{ factor: 'none' }, ['farida', 'neelam']],
    [{ login: 'never' }, ['gurpreet', 'neelam']],
    [{ login: 'over30' }, ['debashis', 'farida']],
    [{ login: 'over90' }, ['farida']],
    [{ preset: 'reviewer', factor: 'totp', login: 'over30' }, ['debashis']],
  ] as const)('match for %j', (filters: TeamFilters, names) => {
    expect(filterMembers(TEAM, filters).map(({ _id }) => _id)).toEqual(names);
  });

  it.each([
    ['?preset=reviewer&factor=totp&login=over30', ['debashis']],
    ['?preset=chief&factor=&login=over5', ['asha', 'debashis', 'farida', 'gurpreet', 'neelam']],
  ])('show only matching people for %j', async (search, names) => {
    openTeam(search);
    expect(await shown()).toEqual(names);
  });

  it('show the number of matches, also for each option, and are kept in the URL', async () => {
    const { user } = openTeam();
    expect(await screen.findByText('4 people, 1 pending invitation')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Preset' }));
    await user.click(screen.getByRole('button', { name: 'Reviewer (2)' }));
    await waitFor(() => expect(address()).toBe('/admin/team?preset=reviewer'));
    expect(screen.getByText('1 of 4 people, 1 of 1 invitation shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Second factor' }));
    expect(screen.getByRole('button', { name: 'Passkey (0)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'TOTP (1)' }));
    await user.click(screen.getByRole('button', { name: 'Last login' }));
    await user.click(screen.getByRole('button', { name: 'More than 30 days ago (1)' }));
    await waitFor(() => expect(address()).toBe('/admin/team?preset=reviewer&factor=totp&login=over30'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/admin/team'));
    expect(await screen.findByText('4 people, 1 pending invitation')).toBeVisible();
  });

  it('find part of an e-mail address, and show a message when nobody matches', async () => {
    const { user } = openTeam();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'nobody');
    expect(await screen.findByText('Nobody matches these filters.')).toBeVisible();
    expect(address()).toBe('/admin/team?q=nobody');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [inEmpty] = screen.getAllByRole('button', { name: 'Clear all' }).slice(-1);
    await user.click(inEmpty as HTMLElement);
    await waitFor(async () => expect(await shown()).toHaveLength(5));
    expect(screen.getByRole('searchbox', { name: 'Find a person' })).toHaveValue('');
  });

  describe('applied to an export', () => {
    const followed = followedLinks();
    const PATH = '/api/admin/users/exports';

    async function exported(search: string, items: RegExp) {
      const api = apiOfTeam();
      api.override((_request, url) =>
        url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
      );
      const { user } = openPage(`/admin/team${search}`, api);
      await clickWhenEnabled(user, 'Export');
      expect(screen.getByText(items)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
      await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=csv']));
      return api.callsTo('POST', PATH).map(({ body }) => body);
    }

    it('include everyone by default, also pending invitations', async () => {
      const [body] = await exported('', /^The whole team: 5 accounts/);
      expect(body ?? {}).not.toHaveProperty('ids');
    });

    it('limit it to the matching people', async () => {
      const bodies = await exported('?factor=passkey', /^Those shown with these filters: 2 accounts/);
      expect(bodies).toEqual([{ ids: 'asha,gurpreet' }]);
    });
  });
});
