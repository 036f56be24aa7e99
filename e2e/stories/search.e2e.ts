import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { logIn } from '../support/console';
import { sendMessage, sendSubscription } from '../support/forms/send-records';
import { expect, test } from '../support/test';

test('people are found from any screen by part of a name in either script, and opened by keyboard alone', async ({
  page,
  request,
}) => {
  // No other test uses these names.
  await sendMessage(request, 'वसुंधरा कुशवाहा');
  await sendSubscription(request, 'Vasundhara Toppo');
  await page.goto('/admin');
  await logIn(page);
  const box = page.getByRole('button', { name: /^Search everywhere/ });
  await expect(box).toBeVisible();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search people/ });
  await expect(field).toBeFocused();
  await checkScreenAtEachWidth(page, 'palette');
  await field.fill('wasoon');
  const people = page.getByRole('group', { name: 'People' });
  await expect(people.getByRole('option')).toHaveText([/^Vasundhara Toppo/, /^वसुंधरा कुशवाहा/]);
  await expect(people.locator('mark')).toHaveText(['Vasun', 'वसुं']);
  await checkScreenAtEachWidth(page, 'palette with people');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('complementary', { name: 'Message' }).getByText('वसुंधरा कुशवाहा').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/contacts\?record=/);

  // The shortcut works while the search field of a list has the focus.
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await field.fill('वसुंध');
  await expect(people.getByRole('option').first()).toHaveText(/^Vasundhara Toppo/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('complementary', { name: 'Subscription' }).getByText('Vasundhara Toppo').first(),
  ).toBeVisible();

  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Console', exact: true })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('/');
  await field.fill('qqqq');
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible();
  await checkScreenAtEachWidth(page, 'palette without people', { skipColours: true });
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});
