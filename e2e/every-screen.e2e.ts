import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../frontend-public/src/routes';
import { localePath } from '../frontend-shared/src/locale';
import { logIn } from './support/console';
import { expect, test } from './support/test';

// Each screen stands for itself; together in one worker they would outlast all others.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [1440, 390, 320];
const PUBLIC_SCREENS = [...PAGE_PATHS, '/no-such-page', '/presentation'];
const CONSOLE_SCREENS = [
  '/admin',
  '/admin/contacts',
  '/admin/applications',
  '/admin/shareholders',
  '/admin/subscribers',
  '/admin/account',
];

/** Collects what a visitor must never cause: console messages and requests that fail. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`${request.url()} ${request.failure()?.errorText}`));
  return troubles;
}

async function expectToHoldUp(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const found = await new AxeBuilder({ page }).analyze();
  expect(
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    screen,
  ).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const width of WIDTHS) {
  for (const locale of ['en', 'hi'] as const) {
    test(`public screens in ${locale} are accessible and fit ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const troubles = watch(page);
      for (const path of PUBLIC_SCREENS) {
        const address = localePath(locale, path);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToHoldUp(page, address);
      }
      // The browser itself reports the status of a page that does not exist.
      expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    });
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`console screens in ${theme} colours are accessible and fit ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      await page.goto('/admin');
      await page.waitForURL('**/admin-login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToHoldUp(page, '/admin-login');
      await logIn(page);
      for (const address of CONSOLE_SCREENS) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToHoldUp(page, address);
      }
    });
  }
}

test('a page that does not exist answers 404 and offers a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
