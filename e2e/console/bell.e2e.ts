import { expectAccessible } from '../support/checks/axe';
import { logIn } from '../support/console';
import { sendMessage } from '../support/forms/send-records';
import { expect, test } from '../support/test';

const EVENTS = '**/api/admin/events';

// The counts must not include records of other tests.
test.use({ siteFor: 'the bell' });

test('two tabs share one event stream: both show new notifications, and reading them in one tab marks them in both', {
  tag: '@own-site',
}, async ({ page, context, request }) => {
  const streams: string[] = [];
  await context.route(EVENTS, (route) => {
    streams.push(route.request().url());
    return route.continue();
  });
  await page.goto('/admin/account');
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/admin/settings');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  }
  await other.getByRole('button', { name: /^Notifications/ }).click();
  await expect(other.getByText('Up to date', { exact: true })).toBeVisible();

  await sendMessage(request, 'Meena Devi');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expect(tab.getByRole('link', { name: /^Contacts\W+1 waiting/ })).toBeVisible();
  }
  expect(streams).toHaveLength(1);

  await other.setViewportSize({ width: 320, height: 640 });
  await expect(other.getByRole('link', { name: /New message.*Meena Devi/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(other, 'the bell');
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByText('Nothing new')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  // When the tab that holds the stream is closed, the other one opens it again from the last event.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await sendMessage(request, 'Ravi Kumar');
  await expect(other.getByRole('link', { name: /New message.*Ravi Kumar/ })).toBeVisible();
});
