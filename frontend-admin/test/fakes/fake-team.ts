import { screen, within } from '@testing-library/react';
import type { TeamMember } from '../../src/data/team';
import { openPage } from '../open-page';
import { FakeApi, failure } from './fake-api';

/** A team member; pass only the fields that matter to the test. */
export const aMember = (changes: Partial<TeamMember>): TeamMember => ({
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

/** The logged-in account. */
export const OWN = { _id: 'a1', email: 'office@saajha.example' };

/** Opens the team screen with a fake API that stores changes; `search` is appended to the path. */
export async function openTeamScreen(
  members: TeamMember[],
  search = '',
  more: string[] = ['admins:manage'],
  open = openPage,
) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['admins:read', ...more];
  api.override((request, url) => {
    const [, id, part] = /^\/api\/admin\/users\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (url.pathname === '/api/admin/users') return { body: members };
    if (url.pathname === '/api/admin/register') return { body: { message: 'ok', userId: 'new' } };
    if (url.pathname === '/api/admin/assign-permission') {
      const { userId, permissions } = api.lastBody<{
        userId: string;
        permissions: TeamMember['permissions'];
      }>();
      const one = members.find(({ _id }) => _id === userId);
      return { body: { message: 'ok', data: one && Object.assign(one, { permissions }) } };
    }
    if (part === 'reveals') {
      const { perDay } = api.lastBody<{ perDay: number }>();
      if (perDay > 500) {
        return failure(400, 'VALIDATION_FAILED', 'Per day must be a whole number from 1 to 500.');
      }
      for (const one of members) if (one._id === id && one.reveals) one.reveals.perDay = perDay;
      return { body: { message: 'ok' } };
    }
    if (!id || request.method === 'GET') return undefined;
    const one = members.find(({ _id }) => _id === id);
    if (!one) return failure(404, 'NOT_FOUND', 'There is no such administrator.');
    if (request.method === 'DELETE') members.splice(members.indexOf(one), 1);
    if (request.method === 'PATCH') {
      const { suspended } = api.lastBody<{ suspended: boolean }>();
      Object.assign(one, {
        state: suspended ? 'suspended' : 'active',
        suspendedAt: suspended ? one.createdAt : undefined,
      });
    }
    return { body: { message: 'ok', data: one } };
  });
  const { user } = open(`/admin/team${search}`, api);
  await screen.findByRole('heading', { name: 'Team' });
  const openMember = async (email: string) => {
    await user.click(await screen.findByRole('link', { name: email }));
    await screen.findByRole('heading', { name: email });
    return within(await screen.findByRole('complementary', { name: 'Person' }));
  };
  return { api, user, open: openMember };
}
