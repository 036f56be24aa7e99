import { waitForHydration } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { expectFont } from '../support/checks/fonts';
import { watchErrors } from '../support/checks/watch-errors';
import { expectCounter } from '../support/deck';
import { onPhone, openDeck, openPresenter } from '../support/presenting';
import { expect, test } from '../support/test';

// Service workers are allowed, to show that their offline cache does not affect any window.
test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' });

test('the presenter’s window and the deck stay in sync both ways over 20 slide changes and a reload of either', {
  tag: '@composed',
}, async ({ page: deck }) => {
  const errors = watchErrors(deck);
  await openDeck(deck, 7);
  const presenter = await openPresenter(deck);
  await expectCounter(presenter, 7);
  await expect(presenter.getByRole('banner')).toHaveCount(0);
  await expect(presenter.getByRole('region', { name: 'Notes for slide 7' })).toContainText(
    'Each factory has directors and books of its own',
  );
  await expect(presenter.getByRole('region', { name: 'Next', exact: true })).toContainText('8. ');
  await expectAccessible(presenter, 'the presenter’s window');

  let slide = 7;
  for (let change = 1; change <= 20; change += 1) {
    const [acting, following] = change % 2 ? [deck, presenter] : [presenter, deck];
    const isBack = change % 5 === 0;
    await acting.keyboard.press(isBack ? 'PageUp' : 'ArrowRight');
    slide = ((slide + (isBack ? 28 : 0)) % 30) + 1;
    await expectCounter(following, slide);
  }
  await expectCounter(deck, slide);
  await presenter.getByRole('button', { name: 'Go to slide 12: ' }).click();
  await expectCounter(deck, 12);
  await presenter.getByLabel('Go to', { exact: true }).fill('31');
  await presenter.keyboard.press('Enter');
  await expect(presenter.getByText('1 to 30')).toBeVisible();
  await expectCounter(deck, 12);

  await presenter.getByRole('button', { name: 'Start timer' }).click();
  await expect(presenter.getByText(/ ahead$/)).toBeVisible();
  await presenter.getByRole('button', { name: 'Blank', exact: true }).click();
  await expect(deck.getByRole('button', { name: 'Show the slide again' })).toBeVisible();
  // The blank screen does not cover the presenter’s buttons.
  await presenter.getByRole('button', { name: 'Show again' }).click({ trial: true });

  await deck.reload();
  await waitForHydration(deck);
  await expect(deck.getByRole('button', { name: 'Show the slide again' })).toBeVisible();
  await presenter.reload();
  await expectCounter(presenter, 12);
  await expect(presenter.getByRole('button', { name: 'Show again' })).toBeVisible();
  await expect(presenter.getByRole('button', { name: 'Pause timer' })).toBeVisible();
  await deck.keyboard.press('ArrowRight');
  await expectCounter(presenter, 13);
  await expect(presenter.getByRole('button', { name: 'Blank', exact: true })).toBeVisible();

  await deck.close();
  await expect(presenter.getByText('not linked')).toBeVisible();
  await presenter.keyboard.press('ArrowRight');
  const opened = presenter.waitForEvent('popup');
  await presenter.getByRole('button', { name: 'Open it' }).click();
  const deckAgain = await opened;
  await expectCounter(deckAgain, 14);
  await presenter.keyboard.press('ArrowRight');
  await expectCounter(deckAgain, 15);
  expect(errors).toEqual([]);
});

test('a browser that blocks the presenter’s window offers a link', { tag: '@composed' }, async ({
  page: deck,
}) => {
  await deck.addInitScript(() => {
    window.open = () => null;
  });
  await openDeck(deck, 7);
  await deck.keyboard.press('s');
  const dialog = deck.getByRole('dialog', { name: 'The presenter window did not open' });
  const opened = deck.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open the presenter window' }).click();
  await expectCounter(await opened, 7);
  await expect(dialog).toBeHidden();
});

test('a clicker changes slides over 20 quick clicks, and a follower sees them in Hindi until the presentation ends', {
  tag: '@composed',
}, async ({ page: deck, browser, site }) => {
  await openDeck(deck, 1);
  const presenter = await openPresenter(deck);
  const answered = deck.waitForResponse('**/api/presentation-rooms');
  await presenter.getByRole('button', { name: 'Show the code' }).click();
  const { code, clickerKey } = (await (await answered).json()).data as { code: string; clickerKey: string };
  await expect(presenter.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(presenter.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();

  const clicker = await onPhone(browser, site, `/presentation/remote/${code.toLowerCase()}#${clickerKey}`);
  const follower = await onPhone(browser, site, '/hi/presentation/live');
  await expect(clicker.getByText('Linked to the hall')).toBeVisible();
  expect(clicker.url()).not.toContain(clickerKey);
  // The code is hidden once the remote control is linked.
  await expect(presenter.getByRole('img', { name: /^QR code/ })).toBeHidden();
  await expectAccessible(clicker, 'the clicker');

  await follower.getByLabel('कोड').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await follower.getByRole('button', { name: 'साथ देखें' }).click();
  await expect(follower.getByText('लाइव', { exact: true })).toBeVisible();
  await expectAccessible(follower, 'the page of a follower');

  const next = clicker.getByRole('button', { name: /^Next/ });
  const back = clicker.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toBeDisabled();
  // Ten clicks forward and ten back, each ten at once.
  for (let turn = 0; turn < 2; turn += 1) {
    await (turn % 2 ? back : next).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) (button as HTMLElement).click();
    });
    for (const page of [deck, presenter, clicker, follower]) await expectCounter(page, turn % 2 ? 1 : 11);
  }
  await presenter.getByRole('button', { name: 'Go to slide 12: ' }).click();
  await expectCounter(follower, 12);
  await expect(clicker.getByRole('heading', { level: 2 })).toHaveText(
    (await presenter.getByRole('button', { name: 'Go to slide 12: ' }).getAttribute('title'))?.slice(4) ?? '',
  );
  await expect(follower.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097f]/);

  await follower.getByRole('button', { name: 'पिछली स्लाइड' }).click();
  await next.click();
  await expectCounter(deck, 13);
  await follower.getByRole('button', { name: 'लाइव स्लाइड 13 पर लौटें' }).click();
  await expectCounter(follower, 13);

  await clicker.getByRole('button', { name: 'Blank' }).click();
  await expect(follower.getByText('वक्ता ने थोड़ी देर के लिए स्क्रीन ख़ाली की है।')).toBeVisible();
  await clicker.reload();
  await expect(clicker.getByRole('button', { name: 'Show again' })).toBeVisible();
  await expect(clicker.getByText('Linked to the hall')).toBeVisible();
  await next.click();
  await expectCounter(deck, 14);

  // A deck that the presenter’s window reopens joins the same presentation and repeats no command.
  await deck.close();
  await expect(clicker.getByText('The presentation is not open on the other screen.')).toBeVisible();
  const opened = presenter.waitForEvent('popup');
  await presenter.getByRole('button', { name: 'Open it' }).click();
  const deckAgain = await opened;
  await expect(clicker.getByText('Linked to the hall')).toBeVisible();
  await expectCounter(deckAgain, 14);
  await next.click();
  await expectCounter(deckAgain, 15);
  await expectCounter(follower, 15);

  // A device that scanned the old code loses the remote control; followers stay.
  const replaced = deckAgain.waitForResponse('**/clicker-key');
  await presenter.getByRole('button', { name: 'Unlink all phones, new code' }).click();
  const newKey = (await (await replaced).json()).data.clickerKey as string;
  await expect(clicker.getByText('This code does not open the remote.')).toBeVisible();
  await expect(presenter.getByRole('img', { name: /^QR code/ })).toBeVisible();
  // The same phone scans the new code.
  await clicker.goto(`/presentation/remote/${code.toLowerCase()}#${newKey}`);
  await next.click();
  await expectCounter(deckAgain, 16);
  await expectCounter(follower, 16);

  await presenter.getByRole('button', { name: 'End for all phones' }).click();
  await expect(clicker.getByText('This presentation has ended.')).toBeVisible();
  await expect(follower.getByText('प्रस्तुति ख़त्म हो गई है।')).toBeVisible();
  expect(site.api.log).not.toContain(clickerKey);
  await clicker.context().close();
  await follower.context().close();
});

test('an unknown code shows an error, the button of the form for a code has an edge with forced colours, and malformed addresses answer 404', {
  tag: '@composed',
}, async ({ page }) => {
  for (const [path, status] of [
    ['/presentation/live/222222', 200],
    ['/presentation/presenter', 200],
    ['/presentation/live/222222/7', 404],
    ['/presentation/remote', 404],
    ['/presentation/presenter/7', 404],
  ] as const)
    expect((await page.request.get(path)).status(), path).toBe(status);
  await page.goto('/presentation/live/222222');
  await expect(page.getByText('There is no presentation with this code. It may have ended.')).toBeVisible();
  // Forced colours remove the background of the button.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: 'Follow along' })).toHaveCSS('border-top-width', '2px');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByLabel('Code').fill('K7Q');
  await page.getByRole('button', { name: 'Follow along' }).click();
  await expect(page.getByText('A code has six letters and digits, such as K7Q M42.')).toBeVisible();
  await page.goto('/presentation/remote/222222');
  await expect(page.getByText('scan the code on the presenter’s screen')).toBeVisible();
});

test('a first visit by code is rendered in the site’s web fonts', { tag: '@composed' }, async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/hi/presentation/live');
  await expectFont(page, 'main h1', 'Noto Sans Devanagari');
});
