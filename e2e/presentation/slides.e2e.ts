import { pagesReady } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { control, expectSlide, isStandalone, open, slideAddress, titleOf } from '../support/deck';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site, deck }) => (deck === 'standalone' ? undefined : pagesReady(site.url)));

test('keys change slides, wrapping around at both ends, and each slide has its own address and title', async ({
  page,
}) => {
  await open(page, 1);
  const steps: Array<[key: string, slide: number]> = [
    ['ArrowRight', 2],
    ['Space', 3],
    ['PageDown', 4],
    ['ArrowLeft', 3],
    ['PageUp', 2],
    ['End', 30],
    ['ArrowRight', 1],
    ['ArrowLeft', 30],
    ['Home', 1],
  ];
  for (const [key, slide] of steps) {
    await page.keyboard.press(key);
    await expectSlide(page, slide);
  }
  await page.keyboard.press('Control+ArrowRight');
  await expectSlide(page, 1);
  await page.keyboard.type('26');
  await page.keyboard.press('Enter');
  await expectSlide(page, 26);
  await expect(page).toHaveTitle(new RegExp(`^26\\. ${titleOf(26)} · Presentation · `));
});

test('the slide fits every window, centred and in its proportions of 16 to 9, and the street of the title slide stands on the control bar', async ({
  page,
}) => {
  await open(page, 1);
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ground = await page.locator('.pr-title-drawing').boundingBox();
    const bar = await page.getByRole('toolbar').boundingBox();
    expect(Math.abs((ground?.y ?? 0) + (ground?.height ?? 0) - (bar?.y ?? 0))).toBeLessThanOrEqual(1);
  }
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expectSlide(page, 7);
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 768],
    [844, 390],
    [2400, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [stage, slide] = await Promise.all(
      ['.pr-stage', '.pr-stage__slide'].map((part) => page.locator(part).boundingBox()),
    );
    if (!stage || !slide) throw new Error('There is no slide.');
    expect(slide.width / slide.height, `${width} px`).toBeCloseTo(16 / 9, 2);
    expect(Math.min(stage.width - slide.width, stage.height - slide.height), `${width} px`).toBeCloseTo(0, 0);
    expect(slide.x - stage.x, `${width} px`).toBeCloseTo((stage.width - slide.width) / 2, 0);
  }
});

test('the HTML of a slide has its text and its title, for readers and share previews without scripts', async ({
  request,
}) => {
  const html = await (await request.get(slideAddress(7, '/hi'))).text();
  expect(html).toContain(`<title>7. ${titleOf(7, '/hi')} · प्रस्तुति · `);
  expect(html).toContain(`property="og:title" content="7. ${titleOf(7, '/hi')} · प्रस्तुति"`);
  expect(html).toContain('साल में एक बार ऑडिट');
});

test('an early click counts; code that fails to load shows an error with a retry', async ({ page }) => {
  await open(page, 1);
  const code = isStandalone() ? '**/assets/*.js*' : '**/remotes/presentation/assets/*.js*';
  await page.route(code, (route) => route.abort());
  await control(page, 'Next slide').click();
  await expectSlide(page, 2);
  const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(missing).toHaveText(/^The rest of this slide could not be loaded/);
  await expectAccessible(page, 'slide without its code');
  await page.keyboard.press('o');
  await expect(missing).toHaveText(/^This part could not be loaded/);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(slideAddress(2));
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await expect(missing).toBeVisible();
  await page.unroute(code);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A separate company for every factory')).toBeVisible();
  await expect(missing).toBeHidden();
  await expectSlide(page, 3);
});
