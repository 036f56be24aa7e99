import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fakes/fake-api';
import { openPage } from '../../test/open-page';
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
  openPage(`/admin/${page}?record=a`, api);
  for (const message of messages) expect(await screen.findByText(`Error: ${message}`)).toBeVisible();
});
