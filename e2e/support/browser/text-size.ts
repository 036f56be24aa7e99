import { expect, type Page } from '@playwright/test';

/** Sets the browser's text size in px, by default 16, as people do in its settings; media queries in em follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}
