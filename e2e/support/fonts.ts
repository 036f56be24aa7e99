import { expect, type Page } from '@playwright/test';

/** The first element that a selector finds is written in letters of that font and not in those of the machine. */
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

/** Fonts take so long that no page gets them in time by chance. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}
