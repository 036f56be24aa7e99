import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';

beforeEach(resetPreferences);

/** Whether a live region contains exactly this text. */
const announced = (text: string) =>
  [...document.querySelectorAll('[aria-live=polite]')].some((region) => region.textContent === text);

test('a page that is opened from the menu is announced by its title, but not the first one', async () => {
  const { user } = openConsole('/admin/settings', new FakeApi());
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(announced('Settings')).toBe(false);

  await user.click(screen.getByRole('link', { name: /^Dashboard/ }));
  await waitFor(() => expect(announced('Dashboard')).toBe(true));
  await user.click(screen.getByRole('link', { name: /^Settings/ }));
  await waitFor(() => expect(announced('Settings')).toBe(true));
});

test('a page that does not exist has a title of its own', async () => {
  openConsole('/admin/no-such-page', new FakeApi());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^This page does not exist in the console\./));
});
