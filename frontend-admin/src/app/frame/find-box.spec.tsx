import { screen } from '@testing-library/react';
import { ApiStandIn } from '../../../test/api-stand-in';
import { address, openConsole } from '../../../test/open-console';

function open(at: string, permissions: string[]) {
  const api = new ApiStandIn();
  if (api.admin) api.admin.permissions = permissions;
  return openConsole(at, api);
}

test.each([
  ['/admin', 'ravi', '/admin/applications?status=all&q=ravi'],
  ['/admin/account', 'SH-7K3M9Q', '/admin/shareholders?status=all&q=SH-7K3M9Q'],
])('the search on %s leads into a list', async (from, text, to) => {
  const { user } = open(from, ['applications:read', 'shareholders:read']);
  await user.type(await screen.findByRole('searchbox'), `${text}{Enter}`);
  expect(address()).toBe(to);
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue(text);
});

test('the search leads into a list that the account may read, and asks for three letters', async () => {
  const { user } = open('/admin', ['contacts:read']);
  const field = await screen.findByRole('searchbox', { name: 'Search contacts' });
  await user.type(field, 'ra{Enter}');
  expect(await screen.findByText('Type at least 3 letters.')).toBeVisible();
  expect(address()).toBe('/admin');
  await user.type(field, 'v{Enter}');
  expect(address()).toBe('/admin/contacts?status=all&q=rav');
});
