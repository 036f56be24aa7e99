import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const calculator = (page: Page) => page.getByRole('region', { name: 'Work it out for yourself' });

test('the calculator shows an error right below an invalid amount, without moving what is clicked next, and a link leads to the factory form', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const box = calculator(page).getByRole('textbox', { name: 'Your investment' });
  await box.fill('12');
  await calculator(page).getByRole('radio', { name: 'With a profit' }).click();
  await expect(calculator(page).getByRole('radio', { name: 'With a profit' })).toBeChecked();
  await expect(box).toHaveAccessibleDescription(/Enter ₹500 or more\./);
  const preset = calculator(page).getByRole('button', { name: '₹500', exact: true });
  const message = calculator(page).getByText('Enter ₹500 or more.');
  expect((await message.boundingBox())?.y).toBeLessThan((await preset.boundingBox())?.y ?? 0);
  await expect(calculator(page).getByRole('status')).toContainText('Correct the amount to see the result.');
  await preset.click();
  await expect(box).toHaveValue('500');
  await expect(message).toBeHidden();

  await test.step('the link scrolls to the factory form and focuses it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Apply for a factory' }).click();
    await expect(page).toHaveURL(/\/apply#factory-form$/);
    await expect(page.locator('#factory-form')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
    await expect
      .poll(async () => Math.abs((await page.locator('#factory-form').boundingBox())?.y ?? 1_000))
      .toBeLessThan(200);
  });
});

test('How It Works stacks its steps on a phone and builds them up as a wall on wide screens; the result of the calculator covers no amount above a keyboard or on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 380 });
  await page.goto('/hi/how-it-works');
  // The drawings of the eight steps are the only ones in an ordered list.
  const drawings = page.getByRole('main').locator('ol svg');
  const boxes = () =>
    drawings.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  const account = page.getByRole('region', { name: 'हिसाब ख़ुद लगाकर देखें' });

  await test.step('above an on-screen keyboard', async () => {
    const amount = account.getByRole('textbox', { name: 'आप कितना लगाते हैं' });
    await amount.click({ position: { x: 5, y: 5 } });
    const field = await amount.boundingBox();
    const result = await account.getByRole('status').boundingBox();
    expect(result?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  });

  await test.step('the steps on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawings).toHaveCount(8);
    await expect.poll(async () => new Set((await boxes()).map(({ x }) => x)).size).toBe(1);
    const tops = (await boxes()).map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    const heading = await account.getByRole('heading', { level: 3 }).boundingBox();
    const result = await account.getByRole('status').boundingBox();
    expect(result?.y).toBeGreaterThan(heading?.y ?? 0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the steps on a wide screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => new Set((await boxes()).map(({ x }) => x)).size).toBe(8);
    const wall = await boxes();
    for (const [index, box] of wall.entries()) {
      const previous = wall[index - 1];
      if (!previous) continue;
      expect(box.x).toBeGreaterThan(previous.x);
      expect(box.height).toBeGreaterThan(previous.height);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('How It Works shows the year without profit and the example', async ({ page, site }) => {
    await pagesReady(site.url);
    await page.goto('/how-it-works');
    await expect(calculator(page)).toContainText('No profit. You wait for the next year.');
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Example: ₹10,00,000 of profit' })).toBeVisible();
  });
});
