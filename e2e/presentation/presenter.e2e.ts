import type { Page } from '@playwright/test';
import { setTextSize } from '../support/browser/text-size';
import { expectAccessible } from '../support/checks/axe';
import { open } from '../support/deck';
import { openDeck, openPresenter } from '../support/presenting';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const brick = (presenter: Page, slide: number) =>
  presenter.getByRole('button', { name: `Go to slide ${slide}: ` });

test('in the dark presenter’s window all is readable, bricks differ with forced colours, and all controls for phones can be scrolled to', {
  tag: '@composed',
}, async ({ page: deck }) => {
  await openDeck(deck, 7);
  const presenter = await openPresenter(deck);

  await test.step('with forced colours, the bricks distinguish past, current and next slides', async () => {
    await presenter.emulateMedia({ forcedColors: 'active' });
    const filling = (slide: number) =>
      brick(presenter, slide).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(new Set([await filling(6), await filling(7), await filling(8)]).size).toBe(3);
    await presenter.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the overview and the list of keys are readable', async () => {
    await presenter.keyboard.press('o');
    await expect(presenter.getByRole('heading', { name: 'All 30 slides' })).toBeVisible();
    await expectAccessible(presenter, 'the overview of the presenter’s window');
    await presenter.keyboard.press('Escape');
    await presenter.keyboard.press('?');
    await expect(presenter.getByRole('dialog', { name: 'Keys of the presentation' })).toBeVisible();
    await expectAccessible(presenter, 'the keys of the presenter’s window');
    await presenter.keyboard.press('Escape');
  });

  await test.step('in the window of a small laptop, five lines of the notes are visible', async () => {
    await presenter.setViewportSize({ width: 1366, height: 625 });
    const lines = await presenter.locator('.pr-presenter__notes-text').evaluate((notes) => {
      return notes.clientHeight / Number.parseFloat(getComputedStyle(notes).lineHeight);
    });
    expect(lines).toBeGreaterThanOrEqual(5);
  });

  await test.step('with larger text there the notes stay beside the slide; with text of twice the size they are below it', async () => {
    const main = presenter.locator('.pr-presenter__main');
    const notes = presenter.locator('.pr-presenter__notes');
    const areBelow = async () => {
      const [slide, text] = [await main.boundingBox(), await notes.boundingBox()];
      return slide !== null && text !== null && text.y >= slide.y + slide.height;
    };
    await setTextSize(presenter, 24);
    await expect.poll(areBelow).toBe(false);
    await setTextSize(presenter, 32);
    await expect.poll(areBelow).toBe(true);
    await setTextSize(presenter, 16);
    await expect.poll(areBelow).toBe(false);
  });

  await presenter.getByRole('button', { name: 'Show the code' }).click();
  await expect(presenter.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const end = presenter.getByRole('button', { name: 'End for all phones' });
  for (const [width, height] of [
    [1366, 650],
    [1024, 768],
  ] as const)
    await test.step(`in ${width} × ${height} px, all controls for phones can be scrolled to`, async () => {
      await presenter.setViewportSize({ width, height });
      await presenter.getByRole('heading', { name: 'Next', exact: true }).hover();
      await presenter.mouse.wheel(0, 2_000);
      await expect(end).toBeInViewport({ ratio: 1 });
    });
  await end.click();
  await expect(presenter.getByText('Ended for all phones. The code no longer works.')).toBeVisible();
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
