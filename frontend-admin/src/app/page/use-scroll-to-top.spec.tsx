import { screen } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';

beforeEach(resetPreferences);

test('scrolls to the top on navigation to another page, but not within a page or on Back', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['contacts:read', 'subscriptions:read'];
  const { user } = openConsole('/admin/contacts', api);
  const menu = await screen.findByRole('link', { name: /^Subscribers/ });
  await user.click(await screen.findByRole('link', { name: /^All/ }));
  expect(scroll).not.toHaveBeenCalled();
  await user.click(menu);
  expect(await screen.findByRole('heading', { level: 1, name: /subscri/i })).toBeVisible();
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(1);
});
