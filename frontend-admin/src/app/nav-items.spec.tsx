import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fakes/fake-api';
import { openConsole } from '../../test/open-console';
import type { Permission } from '../state/permissions';
import { NAV_ITEMS } from './nav-items';

const EVERYTHING: Permission[] = NAV_ITEMS.flatMap(({ permission }) => permission ?? []);

test.each([
  ['/admin/applications', 'applications:read', /^Applications/, '/api/apply-factory'],
  ['/admin/contacts', 'contacts:read', /^Contacts/, '/api/contact'],
  ['/admin/shareholders', 'shareholders:read', /^Shareholders/, '/api/shareholder'],
  ['/admin/subscribers', 'subscriptions:read', /^Subscribers/, '/api/subscription'],
  ['/admin/subscribers/deliveries', 'subscriptions:read', /^Subscribers/, '/api/deliveries'],
  ['/admin/team', 'admins:read', /^Team/, '/api/admin/users'],
  ['/admin/activity', 'audit:read', /^Activity/, '/api/admin/audit'],
] as const)('hides the link and the content of %s without %s', async (page, permission, tab, list) => {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = EVERYTHING.filter((one) => one !== permission);
  openConsole(page, api);
  expect(await screen.findByRole('heading', { name: /does not have access to this page/ })).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: /^(Applications|Contacts|Shareholders|Subscribers|Team|Activity)/ }),
  ).toHaveLength(5);
  expect(screen.queryByRole('link', { name: tab })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Search everywhere/ })).toHaveTextContent(/^Search everywhere/);
  expect(api.callsTo('GET', list)).toHaveLength(0);
});
