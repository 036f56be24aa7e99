import type { Locator, Route } from '@playwright/test';
import { logIn } from '../support/console';
import { sendMessage } from '../support/forms/send-records';
import { expect, test } from '../support/test';

/** All letters that Hindi names use, and some conjuncts. */
const NAMES = [
  'अआइईउऊऋएऐओऔ कखगघङ चछजझञ टठडढण',
  'तथदधन पफबभम यरलवशषसह क़ख़ग़ज़ड़ढ़फ़',
  'कि की कु कू कृ के कै को कौ कं कः कँ',
  'क्ष त्र ज्ञ श्री द्ध द्व र्क क्र ट्र ०१२३४५६७८९',
] as const;

/** Whether a text is rendered in web fonts only, without any system font. */
async function usesOnlyWebFonts(text: Locator): Promise<boolean> {
  const page = text.page();
  await text.evaluate((element) => element.setAttribute('data-drawn', ''));
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = '[data-drawn]';
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  await text.evaluate((element) => element.removeAttribute('data-drawn'));
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('names in Hindi are rendered in the console’s own web font, whatever fonts are installed, and even if it loads late on the first visit', async ({
  page,
  request,
}) => {
  for (const name of NAMES) await sendMessage(request, name);
  await page.goto('/admin/account');
  await logIn(page);
  let held = true;
  const waiting: Route[] = [];
  // Intercepted requests bypass the browser’s cache, so the next load is like a first visit.
  await page.route('**/*.woff2', (route) => (held ? void waiting.push(route) : route.continue()));
  await page.goto('/admin/contacts', { waitUntil: 'commit' });
  const name = page.getByRole('link', { name: NAMES[0] });
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/, sans-serif$/);
  expect(await usesOnlyWebFonts(name)).toBe(false);

  // Longer than the browser waits for a font with `font-display: optional`.
  await page.waitForFunction(() => performance.now() > 5_000);
  held = false;
  for (const route of waiting) await route.continue();
  for (const each of NAMES) {
    await expect.poll(() => usesOnlyWebFonts(page.getByRole('link', { name: each }))).toBe(true);
  }
});

test('nothing on the login page moves up or down when its font loads', async ({ page }) => {
  const waiting: Route[] = [];
  await page.route('**/*.woff2', (route) => void waiting.push(route));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/admin-login');
    const form = page.getByRole('main').locator('form');
    const tops = () =>
      form.locator('*').evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().top));
    await expect(form.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const before = await tops();
    for (const route of waiting.splice(0)) await route.continue();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const moved = (await tops()).map((top, index) => Math.abs(top - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  }
});
