import { act, screen } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { use } from 'react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole } from '../../../test/open-console';

const never = new Promise<never>(() => undefined);
const mockStalled = () => use(never);

jest.mock('../../features/subscribers/subscribers-screen', () => ({
  __esModule: true,
  default: mockStalled,
}));
jest.mock('../../features/login/login-screen', () => ({ __esModule: true, default: mockStalled }));

it('shows immediately that a page is loading, and marks its link as current', async () => {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['contacts:read', 'subscriptions:read'];
  const { user } = openConsole('/admin/contacts', api);
  await screen.findByRole('heading', { name: 'Contact messages' });
  await user.click(screen.getByRole('link', { name: /^Subscribers/ }));
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Contact messages' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Subscribers/ })).toHaveAttribute('aria-current', 'page');
});

it('shows a loading text when the session has ended and the login screen is loading', async () => {
  openConsole('/admin/applications', new FakeApi());
  await screen.findByRole('heading', { name: 'Factory applications' });
  act(() => useSession.setState({ status: 'out', accessToken: null, admin: null }));
  expect(await screen.findByText('Loading…')).toBeVisible();
});
