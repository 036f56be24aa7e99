import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';

beforeEach(resetPreferences);

test('after a link of the previous page the new page has the focus', async () => {
  const { user } = openConsole('/admin/nothing', new FakeApi());
  const link = await within(await screen.findByRole('main')).findByRole('link');
  link.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(link).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a link of the menu keeps the focus', async () => {
  const { user } = openConsole('/admin', new FakeApi());
  const link = await screen.findByRole('link', { name: /^Settings/ });
  link.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(link).toHaveFocus();
});
