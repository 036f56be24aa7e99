import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fakes/fake-api';
import { openConsole } from '../../test/open-console';
import type { Permission } from '../state/permissions';

const READS: Permission[] = ['applications:read', 'contacts:read', 'shareholders:read', 'subscriptions:read'];

test.each([
  [
    'the applications',
    'applications',
    '/api/apply-factory',
    ['Failed to fetch applications', 'Failed to fetch application'],
  ],
  ['the messages', 'contacts', '/api/contact', ['Failed to load messages', 'Failed to load message']],
  [
    'the shareholders',
    'shareholders',
    '/api/shareholder',
    ['Failed to fetch shareholders', 'Failed to fetch shareholder'],
  ],
  [
    'the subscriptions',
    'subscribers',
    '/api/subscription',
    ['Failed to load subscriptions', 'Failed to load subscription'],
  ],
  ['the profile', 'account', '/api/admin/profile', ['Failed to fetch admin profile']],
])('shows a fixed message for %s when the server sends none', async (_what, page, path, messages) => {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = READS;
  api.override((request, url) =>
    request.method === 'GET' && [path, `${path}/a`].includes(url.pathname)
      ? { status: 500, body: {} }
      : undefined,
  );
  openConsole(`/admin/${page}?record=a`, api);
  for (const message of messages) expect(await screen.findByText(`Error: ${message}`)).toBeVisible();
});

test('the login button shows that the request is running, and a second press sends nothing', async () => {
  const api = new FakeApi();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.override(async (_request, url) => {
    if (url.pathname.endsWith('/login')) await answered;
    return undefined;
  });
  const { user } = openConsole('/admin-login', api);
  await user.type(await screen.findByLabelText('E-mail'), 'office@saajha.example');
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  const button = await screen.findByRole('button', { name: /Logging in…/ });
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await user.click(button);
  expect(api.callsTo('POST', '/api/admin/login')).toHaveLength(1);
  answer();
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
});
