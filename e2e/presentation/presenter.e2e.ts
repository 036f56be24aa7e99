import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks/axe';
import { open } from '../support/deck';
import { onPhone, openDeck, openPresenter } from '../support/presenting';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const brick = (presenter: Page, slide: number) =>
  presenter.getByRole('button', { name: `Go to slide ${slide}: ` });

for (const [width, height] of [
  [1366, 650],
  [1024, 768],
] as const)
  test(`in a presenter’s window of ${width} × ${height} px, all controls for phones can be scrolled to`, {
    tag: '@composed',
  }, async ({ page: deck }) => {
    await openDeck(deck, 10);
    const presenter = await openPresenter(deck);
    await presenter.setViewportSize({ width, height });
    await presenter.getByRole('button', { name: 'Show the code' }).click();
    await expect(presenter.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await presenter.getByRole('heading', { name: 'Next', exact: true }).hover();
    await presenter.mouse.wheel(0, 2_000);
    const end = presenter.getByRole('button', { name: 'End for all phones' });
    await expect(end).toBeInViewport({ ratio: 1 });
    await end.click();
    await expect(presenter.getByText('Ended for all phones. The code no longer works.')).toBeVisible();
  });

test('with forced colours, the bricks of the presenter’s window distinguish past, current and next slides', {
  tag: '@composed',
}, async ({ page: deck }) => {
  await openDeck(deck, 7);
  const presenter = await openPresenter(deck);
  await presenter.emulateMedia({ forcedColors: 'active' });
  const filling = (slide: number) =>
    brick(presenter, slide).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(new Set([await filling(6), await filling(7), await filling(8)]).size).toBe(3);
});

test('with forced colours, which remove backgrounds, the button of the form for a code has an edge', {
  tag: '@composed',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/presentation/live');
  await expect(page.getByRole('button', { name: 'Follow along' })).toHaveCSS('border-top-width', '2px');
});

test('in Hindi, a paused timer and how far it is off the plan are broken into lines between the two only', {
  tag: '@composed',
}, async ({ page: deck }) => {
  await open(deck, 7, '/hi');
  const presenter = await openPresenter(deck, 'जुड़ी है');
  await presenter.setViewportSize({ width: 1280, height: 720 });
  await presenter.getByRole('button', { name: 'घड़ी चलाएँ' }).click();
  await presenter.getByRole('button', { name: 'घड़ी रोकें' }).click();
  for (const text of [presenter.getByText('रुकी हुई', { exact: true }), presenter.getByText(/^[\d:]+ आगे$/)])
    expect(await text.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('the overview and the list of keys are readable in the dark presenter’s window', {
  tag: '@composed',
}, async ({ page: deck }) => {
  await openDeck(deck, 7);
  const presenter = await openPresenter(deck);
  await presenter.keyboard.press('o');
  await expect(presenter.getByRole('heading', { name: 'All 30 slides' })).toBeVisible();
  await expectAccessible(presenter, 'the overview of the presenter’s window');
  await presenter.keyboard.press('Escape');
  await presenter.keyboard.press('?');
  await expect(presenter.getByRole('dialog', { name: 'Keys of the presentation' })).toBeVisible();
  await expectAccessible(presenter, 'the keys of the presenter’s window');
});

test('the focus is visible on the dark page of a clicker', { tag: '@composed' }, async ({
  browser,
  site,
  request,
}) => {
  const opened = await request.post('/api/presentation-rooms');
  const { code, clickerKey } = (await opened.json()).data as { code: string; clickerKey: string };
  const clicker = await onPhone(browser, site, `/presentation/remote/${code.toLowerCase()}#${clickerKey}`);
  const language = clicker.getByRole('button', { name: 'हिन्दी' });
  await expect(language).toBeVisible();
  while (!(await language.evaluate((button) => button === document.activeElement)))
    await clicker.keyboard.press('Tab');
  await expect(language).toHaveCSS('outline-color', 'rgb(247, 197, 72)');
  await clicker.context().close();
});
