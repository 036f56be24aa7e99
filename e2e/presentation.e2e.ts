import type { CDPSession, Page } from '@playwright/test';
import { titles as titlesEn } from '../frontend-presentation/src/content/en/titles';
import { titles as titlesHi } from '../frontend-presentation/src/content/hi/titles';
import { expectAccessible } from './support/axe';
import { comesAlive, pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

const TITLES = { '': titlesEn, '/hi': titlesHi };

/** Title of a slide counted from 1. */
function titleOf(slide: number, language: '' | '/hi' = ''): string {
  const sections: Array<{ slides: Record<string, string> }> = Object.values(TITLES[language]);
  return sections.flatMap(({ slides }) => Object.values(slides))[slide - 1] ?? '';
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Controls of the presentation' });
const control = (page: Page, name: string | RegExp) =>
  toolbar(page).getByRole('button', { name, exact: typeof name === 'string' });
const header = (page: Page) => page.getByRole('banner');
const blankScreen = (page: Page) => page.getByRole('button', { name: 'Show the slide again' });

async function open(page: Page, slide: number, language: '' | '/hi' = '') {
  await page.goto(`${language}/presentation${slide === 1 ? '' : `/${slide}`}`);
  await comesAlive(page);
  await expectSlide(page, slide, language);
}

/** The slide itself, the counter and the address say the same. */
async function expectSlide(page: Page, slide: number, language: '' | '/hi' = '') {
  await expect(page.getByText(`${slide} / 30`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${language}/presentation${slide === 1 ? '' : `/${slide}`}`);
  await expect(
    page.getByRole('heading', { level: 1, name: titleOf(slide, language), exact: true }),
  ).toBeVisible();
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site }) => pagesReady(site.url));

test('keys turn the slides, around both ends, and each slide has its address', async ({ page }) => {
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
});

test('keys that are pressed faster than anything can follow all count', async ({ page }) => {
  await open(page, 1);
  await page.evaluate(() => {
    for (let press = 0; press < 12; press += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expectSlide(page, 13);
});

test('previous and first lead nowhere on slide 1, next and last on slide 30; reset leads to the first', async ({
  page,
}) => {
  await open(page, 1);
  for (const name of ['First slide', 'Previous slide']) await expect(control(page, name)).toBeDisabled();
  for (const name of ['Next slide', 'Last slide']) await expect(control(page, name)).toBeEnabled();
  await control(page, 'Last slide').click();
  await expectSlide(page, 30);
  for (const name of ['Next slide', 'Last slide']) await expect(control(page, name)).toBeDisabled();
  await control(page, 'Previous slide').click();
  await expectSlide(page, 29);
  await control(page, 'Back to the first slide').click();
  await expectSlide(page, 1);
});

test('bricks lead to their slides on large screens, and are a picture on all others', async ({ page }) => {
  await open(page, 1);
  const bricks = toolbar(page).getByRole('button', { name: /^Go to slide/ });
  await expect(bricks).toHaveCount(30);
  await bricks.nth(16).click();
  await expectSlide(page, 17);
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all([0, 29].map((brick) => bricks.nth(brick).boundingBox()));
    expect(boxes[0]?.width, `${width} px`).toBeGreaterThanOrEqual(24);
    expect((boxes[1]?.x ?? width) + 24, `${width} px`).toBeLessThan(width);
  }
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bricks.first(), `${width} px`).toBeHidden();
    await expect(page.locator('.pr-brick-picture'), `${width} px`).toBeVisible();
  }
});

test('every control is a target of 44 px inside the bar, at every width', async ({ page }) => {
  await open(page, 1);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wrong = await toolbar(page).evaluate((bar) => {
      const room = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && !button.matches('.pr-brick'))
        .filter((button) => {
          const box = button.getBoundingClientRect();
          const fits = box.left >= room.left && box.right <= room.right && box.bottom <= room.bottom;
          return box.width < 44 || box.height < 44 || !fits;
        })
        .map((button) => button.title);
    });
    expect(wrong, `${width} px`).toEqual([]);
  }
});

test('Tab comes to the toolbar once; in it arrow keys move the focus and not the slide', async ({ page }) => {
  await open(page, 7);
  await control(page, 'First slide').focus();
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'Previous slide')).toBeFocused();
  await page.keyboard.press('End');
  await expect(control(page, 'Leave the presentation')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'First slide')).toBeFocused();
  await expectSlide(page, 7);
  await page.keyboard.press('Tab');
  await expect(toolbar(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(control(page, 'First slide')).toBeFocused();
  // Space presses the button with the focus, and nothing else.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Keys of the presentation' })).toBeVisible();
});

test('a button that was clicked leaves the arrow keys to the slides', async ({ page }) => {
  await open(page, 7);
  await control(page, 'Next slide').click();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 9);
});

test('the deck plays by itself every 5 s, around the end, until it is stopped', async ({ page }) => {
  await page.clock.install();
  await open(page, 29);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(30_000);
  await expectSlide(page, 29);
  await control(page, 'Play by itself').click();
  await page.clock.runFor(4_900);
  await expectSlide(page, 29);
  await page.clock.runFor(100);
  await expectSlide(page, 30);
  await page.clock.runFor(4_000);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(4_900);
  await expectSlide(page, 29);
  await page.clock.runFor(100);
  await expectSlide(page, 30);
  await page.clock.runFor(5_000);
  await expectSlide(page, 1);
  await control(page, 'Stop playing').click();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
});

const isFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test('full screen hides the header of the site; F, Escape and the button bring it back', async ({ page }) => {
  await open(page, 7);
  for (const leave of ['f', 'Escape']) {
    await page.keyboard.press('f');
    await expect(header(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(await isFullScreen(page)).toBe(true);
    await page.keyboard.press(leave);
    await expect(header(page)).toBeVisible();
    await expect.poll(() => isFullScreen(page)).toBe(false);
    await expectSlide(page, 7);
  }
  await control(page, 'Full screen').click();
  await expect(header(page)).toBeHidden();
  await control(page, 'Leave full screen').click();
  await expect(header(page)).toBeVisible();
});

test('the header comes back when the browser leaves full screen, on Back and on exit', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  await header(page).getByRole('link', { name: 'Presentation' }).first().click();
  await expect(page.getByText('1 / 30', { exact: true })).toBeVisible();
  await page.keyboard.press('f');
  await expect(header(page)).toBeHidden();
  await page.evaluate(() => document.exitFullscreen());
  await expect(header(page)).toBeVisible();

  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await expect(header(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(header(page)).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);

  await open(page, 7);
  await page.keyboard.press('f');
  await expect(header(page)).toBeHidden();
  await page.mouse.move(700, 700);
  await control(page, 'Leave the presentation').click();
  await expect(page).toHaveURL('/');
  await expect(header(page)).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);
});

test('in full screen the controls fade after a while and come back at once; not while the focus is in them', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 7);
  await page.mouse.move(700, 300);
  await page.keyboard.press('f');
  await expect(header(page)).toBeHidden();
  await page.clock.runFor(4_000);
  const next = control(page, 'Next slide');
  await expect(next).toHaveCSS('opacity', '0');
  await page.mouse.move(700, 320);
  await expect(next).toHaveCSS('opacity', '1');
  await next.focus();
  await page.clock.runFor(20_000);
  await expect(next).toHaveCSS('opacity', '1');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4_000);
  await expect(next).toHaveCSS('opacity', '0');
  await page.keyboard.press('ArrowRight');
  await expect(next).toHaveCSS('opacity', '1');
});

test('Escape and the exit button leave to the home page of the language', async ({ page }) => {
  await open(page, 7);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await open(page, 7, '/hi');
  await page.getByRole('button', { name: 'प्रस्तुति से बाहर जाएँ' }).click();
  await expect(page).toHaveURL('/hi');
});

test('the language switch keeps the slide, and Back still leaves the deck', async ({ page }) => {
  await page.goto('/about');
  await open(page, 7);
  await control(page, 'हिन्दी').click();
  await expectSlide(page, 7, '/hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 8, '/hi');
  await header(page).getByRole('link', { name: 'English' }).click();
  await expectSlide(page, 8);
  await page.goBack();
  await expectSlide(page, 8, '/hi');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a slide can be read and shared before any script: its HTML has its words and its title', async ({
  page,
}) => {
  const html = await (await page.request.get('/hi/presentation/7')).text();
  expect(html).toContain(`<title>7. ${titleOf(7, '/hi')} · प्रस्तुति · `);
  expect(html).toContain(`property="og:title" content="7. ${titleOf(7, '/hi')} · प्रस्तुति"`);
  expect(html).toContain('साल में एक बार ऑडिट');
});

test('each change is announced once and is in the title of the page', async ({ page }) => {
  await open(page, 6);
  await page.keyboard.press('ArrowRight');
  const said = page.locator('[aria-live], [role=status]').filter({ hasText: /\d/ });
  await expect(said).toHaveText([`Slide 7 of 30: ${titleOf(7)}`]);
  await expect(page).toHaveTitle(new RegExp(`^7\\. ${titleOf(7)} · Presentation · `));
  await page.keyboard.press('Home');
  await expect(page).toHaveTitle(/^Presentation · /);
});

test('B and the full stop blank the screen; the same key, Escape, another slide or a press bring it back', async ({
  page,
}) => {
  await open(page, 7);
  for (const back of ['b', '.', 'Escape']) {
    await page.keyboard.press('b');
    await expect(blankScreen(page)).toHaveCSS('background-color', 'rgb(10, 12, 24)');
    await page.keyboard.press(back);
    await expect(blankScreen(page)).toBeHidden();
    await expectSlide(page, 7);
  }
  await page.keyboard.press('.');
  await blankScreen(page).click();
  await expect(blankScreen(page)).toBeHidden();
  await page.keyboard.press('.');
  await page.keyboard.press('PageDown');
  await expect(blankScreen(page)).toBeHidden();
  await expectSlide(page, 8);
});

test('a number and Enter lead to a slide; a wrong one keeps it and says which there are', async ({
  page,
}) => {
  await open(page, 7);
  await page.keyboard.type('26');
  await expect(page.getByText('Go to slide 26')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectSlide(page, 26);
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 to 30', { exact: true })).toBeVisible();
  await expectSlide(page, 26);
});

test('the overview is used by keyboard: arrow keys move, Enter opens, Escape goes back', async ({ page }) => {
  await open(page, 12);
  const overview = page.getByRole('region', { name: 'All 30 slides' });
  const slide = (number: number) => overview.getByRole('button', { name: new RegExp(`^${number}\\. `) });
  await page.keyboard.press('o');
  await expect(slide(12)).toBeFocused();
  await expect(slide(12)).toHaveAttribute('aria-current', 'true');
  await expect(overview.getByText('Now', { exact: true })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.keyboard.press('ArrowDown');
  await expect(slide(12)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(slide(12)).toBeFocused();
  await page.keyboard.press('End');
  await expect(slide(30)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(slide(1)).toBeFocused();
  await expectSlideKept(page, 12);
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await expectSlide(page, 12);
  await page.keyboard.press('o');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(overview).toBeHidden();
  await expectSlide(page, 30);
});

const expectSlideKept = (page: Page, slide: number) =>
  expect(page.getByText(`${slide} / 30`, { exact: true })).toBeVisible();

test('in the overview the language switch keeps slide and focus', async ({ page }) => {
  await open(page, 12);
  await page.keyboard.press('o');
  const overview = page.locator('.pr-overview');
  await overview.getByRole('button', { name: 'हिन्दी' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hi/presentation/12');
  await expect(overview.getByRole('button', { name: 'English' })).toBeFocused();
  const here = overview.getByRole('button', { name: `12. ${titleOf(12, '/hi')}` });
  await expect(here).toHaveAttribute('aria-current', 'true');
});

test('a press at once counts; code that does not come is said, with a way on', async ({ page }) => {
  await open(page, 1);
  const code = '**/remotes/presentation/assets/*.js*';
  await page.route(code, (route) => route.abort());
  await control(page, 'Next slide').click();
  await expectSlide(page, 2);
  const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(missing).toHaveText(/^The rest of this slide could not be loaded/);
  await expectAccessible(page, 'slide without its code');
  await page.keyboard.press('o');
  await expect(missing).toHaveText(/^This part could not be loaded/);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/presentation/2');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await expect(missing).toBeVisible();
  await page.unroute(code);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A separate company for every factory')).toBeVisible();
  await expect(missing).toBeHidden();
  await expectSlide(page, 3);
});

test('? lists the keys in a dialog, which Escape closes', async ({ page }) => {
  await open(page, 7);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the presentation' });
  await expect(help.getByText('Go to the slide with that number')).toBeVisible();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expectSlide(page, 7);
});

test('the slide fits every window, keeps its proportions and never scrolls sideways', async ({ page }) => {
  await open(page, 7);
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 768],
    [844, 390],
    [2400, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [room, slide] = await Promise.all(
      ['.pr-stage', '.pr-stage__slide'].map((part) => page.locator(part).boundingBox()),
    );
    if (!room || !slide) throw new Error('There is no slide.');
    expect(slide.width / slide.height, `${width} px`).toBeCloseTo(16 / 9, 2);
    expect(Math.min(room.width - slide.width, room.height - slide.height), `${width} px`).toBeCloseTo(0, 0);
    expect(slide.x - room.x, `${width} px`).toBeCloseTo((room.width - slide.width) / 2, 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger swipes forward and back, and not while it goes down', async ({ page, context }) => {
    await open(page, 7);
    const touch = await context.newCDPSession(page);
    await swipe(touch, [300, 400], [80, 410]);
    await expectSlide(page, 8);
    await swipe(touch, [80, 400], [300, 410]);
    await expectSlide(page, 7);
    await swipe(touch, [200, 400], [190, 420]);
    await expectSlide(page, 7);
  });

  test('a slide that came as HTML stays whole when the phone is turned or the language switched', async ({
    page,
  }) => {
    await open(page, 2);
    const line = page.getByText('Work in the town, not far from it');
    await expect(line).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('.pr-slide--stage')).toBeVisible();
    await expect(line).toBeVisible();
    await open(page, 2);
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).tap();
    await expectSlide(page, 2, '/hi');
    await expect(page.getByText('काम अपने शहर में, दूर नहीं')).toBeVisible();
  });

  test('the bar has five targets; More has the rest and closes with a choice', async ({ page }) => {
    await open(page, 7);
    await control(page, 'Next slide').tap();
    await expectSlide(page, 8);
    await control(page, 'More controls').tap();
    const menu = page.getByRole('group', { name: 'More controls' });
    await expect(menu.getByRole('button')).toHaveText([
      'First slide',
      'Last slide',
      'All slides',
      'Back to the first slide',
      'हिन्दी',
      'Full screen',
      'Presenter window',
      'Phone as remote',
      'Leave the presentation',
    ]);
    await expectAccessible(page, 'menu of a phone');
    await menu.getByRole('button', { name: 'हिन्दी' }).tap();
    await expect(menu).toBeHidden();
    await expectSlide(page, 8, '/hi');

    await page.getByRole('button', { name: 'और बटन' }).tap();
    await page.getByRole('link', { name: 'प्रस्तुति लिखित रूप में पढ़ें' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'प्रस्तुति पढ़ने के लिए' })).toBeVisible();
    await expect(page).toHaveTitle(/^प्रस्तुति पढ़ने के लिए · /);
    await page.getByRole('link', { name: 'स्लाइड 8 देखें' }).tap();
    await expectSlide(page, 8, '/hi');
  });
});

async function swipe(touch: CDPSession, from: [number, number], to: [number, number]) {
  const at = ([x, y]: [number, number]) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 4; step += 1) {
    const [x, y] = [0, 1].map((axis) => {
      const [start = 0, end = 0] = [from[axis], to[axis]];
      return start + ((end - start) * step) / 4;
    }) as [number, number];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at([x, y]) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
