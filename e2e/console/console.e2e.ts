import type { Locator } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { logIn } from '../support/console';
import { printedPdf } from '../support/forms/application-form';
import { sendApplication } from '../support/forms/send-records';
import { ADMINISTRATOR, expect, test } from '../support/test';

const plan = (buffer: Buffer) => ({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });

test('the guard redirects to the login and back; a refused login shows the server’s message in red; a reload keeps the session although no script can read a token; a logout is one in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/admin/applications?status=all');
  await page.waitForURL('**/admin-login');
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const error = page.getByRole('alert').getByText('The e-mail address or the password is wrong.');
  await expect(error).toBeVisible();
  const colour = await error.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 255, blue = 255] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));

  await logIn(page);
  await expect(page).toHaveURL(/\/admin\/applications\?status=all$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Factory applications' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('eyJ');
  expect(await page.evaluate(() => document.cookie)).not.toContain('admin_refresh');

  await test.step('logging out in one tab logs out the other one and revokes the refresh token', async () => {
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/admin-login$/);
    // The tabs do not wait for the server’s response.
    const refresh = () => context.request.post('/api/admin/session/refresh', { data: {} });
    await expect.poll(async () => (await refresh()).status()).toBe(401);
  });
});

test('a document is shown page by page on a canvas inside the console', async ({ page, request }) => {
  const pdf = await printedPdf(page);
  const reference = await sendApplication(request, 'Birsi Munda', plan(pdf));
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`/admin/applications?q=${reference}`);
  await logIn(page);
  errors.length = 0;
  await page.getByRole('link', { name: 'Birsi Munda' }).click();
  await page.getByRole('button', { name: 'View plan.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'plan.pdf' });
  const sheet = viewer.getByRole('img', { name: 'Page 1 of 2' });
  await expect(sheet).toBeVisible();
  /** Number of dark pixels on the canvas; 0 on an empty page. */
  const darkPixels = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < points.length; at += 4) {
        if ((points[at + 3] ?? 0) > 200 && (points[at] ?? 255) < 100) dark += 1;
      }
      return dark;
    });
  await expect.poll(darkPixels).toBeGreaterThan(100);
  await viewer.getByRole('button', { name: 'Next page' }).click();
  await expect(viewer.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an applications list is operable with forced colours and at 400 % zoom, where the bar of a selection has room and the whole panel of a record scrolls; a list’s search has room on a tablet, and the palette on a small laptop', async ({
  page,
  request,
}) => {
  const reference = await sendApplication(request, 'Phulmani Tirkey', plan(Buffer.from(samplePdf())));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/admin/applications?status=all&q=${reference}`);
  await logIn(page);

  await test.step('with forced colours, the current page and view, the open record and chosen settings are distinguishable', async () => {
    const style = (target: Locator, name: keyof CSSStyleDeclaration) =>
      target.evaluate((element, property) => getComputedStyle(element)[property], name);
    const differ = async (one: Locator, other: Locator, name: keyof CSSStyleDeclaration) =>
      expect(await style(one, name)).not.toBe(await style(other, name));
    const screens = page.getByRole('navigation', { name: 'Console', exact: true });
    await differ(
      screens.getByRole('link', { name: 'Applications' }),
      screens.getByRole('link', { name: 'Team' }),
      'backgroundColor',
    );
    const views = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
    await differ(views.filter({ hasText: 'All' }), views.filter({ hasText: 'Mine' }), 'borderBottomColor');
    await page.getByRole('link', { name: 'Phulmani Tirkey' }).click();
    await expect(page.getByRole('complementary', { name: /application/i })).toBeVisible();
    expect(await style(page.getByRole('row', { name: /Phulmani Tirkey/ }), 'outlineStyle')).toBe('solid');
    await page.keyboard.press('Escape');
    await screens.getByRole('link', { name: 'Settings' }).click();
    const choices = page.getByRole('radiogroup', { name: 'Colours' }).locator('label');
    await differ(choices.first(), choices.last(), 'backgroundColor');
    expect(await style(page.getByRole('switch').first(), 'borderStyle')).toBe('solid');
  });

  await page.goBack();
  await page.emulateMedia({ forcedColors: 'none' });
  await test.step('at 400 % zoom the bar of a selection is not covered', async () => {
    await page.setViewportSize({ width: 342, height: 192 });
    await page.getByRole('checkbox', { name: /Phulmani Tirkey/ }).check();
    const approve = page
      .getByRole('region', { name: 'Selected records' })
      .getByRole('button', { name: 'Approve' });
    await approve.focus();
    const isUncovered = (button: HTMLElement) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await approve.evaluate(isUncovered), 'the focused button is not covered').toBe(true);
  });

  await test.step('the search has room on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const search = page.locator('.ad-top__search input');
    expect(await search.evaluate((field) => field.clientWidth)).toBeGreaterThan(150);
  });

  await test.step('the palette has room on a small laptop', async () => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.keyboard.press('Control+K');
    const palette = page.getByRole('dialog', { name: 'Search everywhere' });
    await expect(palette).toBeVisible();
    const lowest = await palette.evaluate(
      (dialog) => dialog.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(dialog).maxHeight),
    );
    expect(lowest, 'with as many results as it can show').toBeLessThanOrEqual(650);
    await page.keyboard.press('Escape');
  });

  await test.step('the whole panel of a record scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 225 });
    await page.getByRole('checkbox', { name: /Phulmani Tirkey/ }).uncheck();
    await page.getByRole('link', { name: 'Phulmani Tirkey' }).click();
    // The panel scrolls as a whole, not a narrow strip between its header and footer.
    await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
    const body = page.getByRole('heading', { name: 'History' }).locator('xpath=../..');
    await expect.poll(() => body.evaluate((shown) => shown.clientHeight)).toBeGreaterThan(225);
    await page.getByRole('button', { name: 'Approve with a reason' }).click();
    await expect(page.getByLabel('Reason (optional)')).toBeInViewport({ ratio: 0.5 });
  });
});
