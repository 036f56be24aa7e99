import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const calculator = (page: Page) => page.getByRole('region', { name: 'Work it out for yourself' });

test('How It Works has an eight-step process, the profit split and an important notice', async ({ page }) => {
  await page.goto('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works, in eight steps');
  const steps = page.getByRole('list', { name: 'The eight steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(8);
  await expect(steps.first()).toContainText('Get invited');
  await expect(steps.last()).toContainText('Audit, then profit');
  const split = page.getByRole('table', { name: 'Example: ₹10,00,000 of profit' });
  for (const [who, share, amount] of [
    ['Production partner', '30%', '₹3,00,000'],
    ['Project investors', '55%', '₹5,50,000'],
    ['Marketing', '10%', '₹1,00,000'],
    ['Operations', '5%', '₹50,000'],
  ] as const) {
    const row = split.getByRole('row').filter({ hasText: who });
    await expect(row.getByRole('cell')).toHaveText([share, amount]);
  }
  const notice = page.getByRole('region', { name: 'Important notice' });
  await expect(notice).toContainText('There is no guaranteed return.');
  await expect(notice).toContainText('If no profit is made, investors wait for the next year.');
});

test('How It Works shows its steps as a rising wall on wide screens and stacked on a phone', async ({
  page,
}) => {
  const drawings = page.getByRole('list', { name: 'The eight steps' }).locator('svg');
  const boxes = () =>
    drawings.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/how-it-works');
  await expect(drawings).toHaveCount(8);
  const wall = await boxes();
  for (const [index, box] of wall.entries()) {
    const previous = wall[index - 1];
    if (!previous) continue;
    expect(box.x).toBeGreaterThan(previous.x);
    expect(box.height).toBeGreaterThan(previous.height);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => new Set((await boxes()).map(({ x }) => x)).size).toBe(1);
  const tops = (await boxes()).map(({ y }) => y);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('How It Works links to the shareholder form', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.getByRole('main').getByRole('link', { name: 'Become a shareholder' }).click();
  await expect(page).toHaveURL(/\/shareholder$/);
});

test('How It Works links to the factory form, which scrolls into view', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.getByRole('main').getByRole('link', { name: 'Apply for a factory' }).click();
  await expect(page).toHaveURL(/\/apply#factory-form$/);
  await expect(page.locator('#factory-form')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
});

test('the calculator starts with a year without profit and splits the example to the rupee, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const answer = calculator(page).getByRole('status');
  await expect(answer).toContainText('No profit. You wait for the next year.');
  await calculator(page).getByRole('radio', { name: 'Without profit' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText('Your part: ₹550');
  const account = calculator(page).getByRole('table', { name: 'The result for that year' });
  for (const amount of ['₹3,00,000', '₹5,50,000', '₹1,00,000', '₹50,000']) {
    await expect(account.getByRole('cell', { name: amount, exact: true })).toBeVisible();
  }
});

test('the calculator shows an error right below an invalid amount, without moving what is clicked next', async ({
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
});

test('above an on-screen keyboard, the result of the calculator does not cover the amount being typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 380 });
  await page.goto('/hi/how-it-works');
  const amount = page.getByRole('textbox', { name: 'आप कितना लगाते हैं' });
  await amount.click({ position: { x: 5, y: 5 } });
  const field = await amount.boundingBox();
  const result = await page
    .getByRole('region', { name: 'हिसाब ख़ुद लगाकर देखें' })
    .getByRole('status')
    .boundingBox();
  expect(result?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});

test('on paper, the result of the calculator is below its heading and covers no amount', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/how-it-works');
  await expect(calculator(page).getByRole('status')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const heading = await calculator(page).getByRole('heading', { level: 3 }).boundingBox();
  const result = await calculator(page).getByRole('status').boundingBox();
  expect(result?.y).toBeGreaterThan(heading?.y ?? 0);
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
