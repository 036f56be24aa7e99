import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';

beforeEach(resetPreferences);

/** Whether a live region contains exactly this text. */
const announced = (text: string) =>
  [...document.querySelectorAll('[aria-live=polite]')].some((region) => region.textContent === text);

test('a page that is opened from the menu is announced by its title, but not the first one, and the link keeps the focus', async () => {
  const { user } = openConsole('/admin/settings', new FakeApi());
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(announced('Settings')).toBe(false);

  await user.click(screen.getByRole('link', { name: /^Dashboard/ }));
  await waitFor(() => expect(announced('Dashboard')).toBe(true));
  const link = screen.getByRole('link', { name: /^Settings/ });
  act(() => link.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(announced('Settings')).toBe(true));
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(link).toHaveFocus();
});

test('a page that does not exist has a title of its own, and after its link the new page has the focus', async () => {
  const { user } = openConsole('/admin/nothing', new FakeApi());
  const page = within(await screen.findByRole('main'));
  expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^This page does not exist in the console\./));

  const link = page.getByRole('link');
  act(() => link.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(link).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('navigation to another page scrolls to the top, but not one within a page or Back', async () => {
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
