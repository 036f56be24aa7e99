import { expect, type Page } from '@playwright/test';

/** Expects the first match of a selector to be rendered in the given web font. */
export async function expectFont(page: Page, selector: string, font: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)).toContain(
    font,
  );
}

/** Delays fonts by 400 ms, so that no test passes only because they load fast. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}
