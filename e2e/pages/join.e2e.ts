import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the Join page has a blank share certificate beside its steps, prints its final figures and opens one section of its terms at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto('/join');
  await waitForHydration(page);

  await test.step('the certificate is beside the four joining steps', async () => {
    const certificate = await page.getByRole('img', { name: /large share certificate/ }).boundingBox();
    const list = await region(page, 'How to join, in four steps').boundingBox();
    expect(certificate?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  });

  await test.step('printed without scrolling, the page has its final figures and no white text', async () => {
    const stats = region(page, 'Our community so far');
    // A counter below the fold is at 0 once its code is loaded, until it is scrolled into view.
    await stats.dispatchEvent('pointerover');
    await expect(stats.getByText('0+', { exact: true })).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    for (const unstarted of await stats.getByText('0+', { exact: true }).all())
      await expect(unstarted).toBeHidden();
    await expect(stats.getByText('22,000+')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 33, 71)');
    // Otherwise, if backgrounds are printed, dark text would be on a dark background.
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('one section of the terms is open at a time, and clicking the open one closes it', async () => {
    const terms = region(page, 'The terms, in four parts');
    const section = (name: string) => terms.getByRole('button', { name });
    // Hydration makes closed sections searchable; before that a click has no effect.
    await expect(page.locator('#legacy-text')).toHaveAttribute('hidden', 'until-found');
    await section('Legacy').click();
    await expect(section('Legacy')).toHaveAttribute('aria-expanded', 'true');
    await expect(terms.getByText('You name a nominee when you apply.')).toBeVisible();
    await section('Investment').focus();
    await page.keyboard.press('Enter');
    await expect(terms.getByRole('button', { expanded: true })).toHaveText(['Investment']);
    await expect(terms.getByText('You name a nominee when you apply.')).toBeHidden();
    await section('Investment').click();
    await expect(terms.getByRole('button', { expanded: true })).toHaveCount(0);
  });
});
