import type { Locator, Page } from '@playwright/test';
import { advance } from '../support/browser/clock';
import { bringIntoView } from '../support/browser/in-view';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const PORTAL = 'https://members.example.org/login';
const RISK = 'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.';

const hero = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .first();
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** Opens Home, hydrated and scrolled to a part, with the clock paused. */
async function openWithPausedClock(page: Page, part: () => ReturnType<Page['locator']>): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await bringIntoView(part());
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until resize observers have fired. */
async function resizeObserved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

test('Home opens with the headline "TURN KNOWLEDGE INTO LEGACY" and a tagline', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Turn knowledge into legacy');
  await expect(headline).toHaveCSS('text-transform', 'uppercase');
  await expect(hero(page).getByText('Become a Co-Owner of Real Indian Factories')).toBeVisible();
});

for (const [button, address, heading] of [
  ['Become a shareholder', '/shareholder', /.+/],
  ['Explore projects', '/success-stories', /.+/],
  ['Apply for a factory', '/apply', /We open the door/],
] as const) {
  test(`Home's button "${button}" leads to ${address}`, async ({ page }) => {
    await page.goto('/');
    await hero(page).getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('Home states the terms before anything else, with "Guaranteed return: None"', async ({ page }) => {
  await page.goto('/');
  const terms = region(page, 'The terms, before anything else');
  await expect(terms).toContainText('One share₹500');
  await expect(terms).toContainText('Guaranteed returnNone');
});

test('Home has a quote, the impact statistics, four steps, the project cards and the legacy section', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('figure')).toContainText('Industrialization, not trading.');
  const stats = region(page, 'Where we stand');
  for (const [figure, label] of [
    ['22,000+', 'members'],
    ['₹2.95 crore', 'invested in total'],
    ['3', 'active projects'],
    ['80+', 'jobs created'],
  ] as const) {
    const row = stats.locator('dl > div').filter({ hasText: label });
    await expect(row).toContainText(figure);
  }
  const steps = region(page, 'How to join, in four steps').getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    /Get Invited$/,
    /Buy Share$/,
    /Explore Projects$/,
    /Invest & Earn$/,
  ]);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(region(page, 'What you build, your family keeps')).toBeVisible();
});

test('Home splits the invested amount into running factories and one being built, and names the project that is not running', async ({
  page,
}) => {
  await page.goto('/');
  const stats = region(page, 'Where we stand');
  await expect(stats).toContainText('₹2.65 crore in running factories, ₹30 lakh in one being built');
  await expect(stats).toContainText('2 running; the alkaline water plant is being built');
  await expect(stats).toContainText('Our target is 100+');
});

test('Home has the risk sentence in its hero and in each section with a call to action', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page).getByText(RISK)).toBeVisible();
  for (const part of [/^How to join/, /^Factories you can go and see/, /^What you build/]) {
    await expect(region(page, part).getByText(RISK)).toBeVisible();
  }
});

test('Home shows the spice factory, the supermarket and the water plant with place, status, progress and cost', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, ...says] of [
    ['Spice Factory', 'Food Processing', 'Hajipur, Bihar', '₹2.2 crore', 'Profitable', 'Progress 100%'],
    ['Community Supermarket', 'Agra, Uttar Pradesh', '₹45 lakh', 'Running', 'Progress 100%'],
    ['Alkaline Water Plant', 'Jhansi and Chhapra', '₹30 lakh', 'Coming Soon', 'Progress 80%'],
  ] as const) {
    for (const text of says) await expect(card(page, name)).toContainText(text);
  }
  await expect(
    card(page, 'Alkaline Water Plant').getByRole('img', { name: '16 of 20 bricks filled' }),
  ).toBeVisible();
});

test('the pictures of a project advance every 4 seconds, wrap around and pause under the pointer', async ({
  page,
}) => {
  const spice = card(page, 'Spice Factory');
  await openWithPausedClock(page, () => spice);
  await spice.getByRole('button', { name: 'Show picture 1 of 3' }).click();
  await expect(spice).toContainText('1 of 3');
  await page.mouse.move(2, 2);
  for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
    await advance(page, 4000);
    await expect(spice).toContainText(place);
  }
  await spice.getByRole('heading').hover();
  await advance(page, 12_000);
  await expect(spice).toContainText('1 of 3');
  await page.mouse.move(2, 2);
  await advance(page, 4000);
  await expect(spice).toContainText('2 of 3');
});

test('previous, next and the bricks select a picture, by keyboard too, and a button stops the rotation', async ({
  page,
}) => {
  const market = card(page, 'Community Supermarket');
  await openWithPausedClock(page, () => market);
  await market.getByRole('button', { name: 'Show picture 1 of 3' }).click();
  await market.getByRole('button', { name: 'Previous picture' }).click();
  await expect(market).toContainText('3 of 3');
  await market.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(market).toContainText('1 of 3');
  await market.getByRole('button', { name: 'Show picture 2 of 3' }).press('Enter');
  await expect(market.getByRole('img', { name: /^Inside the supermarket/ })).toBeVisible();
  await market.getByRole('button', { name: 'Stop changing pictures' }).click();
  await page.mouse.move(2, 2);
  await advance(page, 12_000);
  await expect(market).toContainText('2 of 3');
});

test('with forced colours, only the brick of the shown picture is filled', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Pictures of Spice Factory' });
  const isFilled = (brick: Locator) =>
    brick.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element, '::before');
      return backgroundColor === borderTopColor;
    });
  expect(await isFilled(carousel.locator('[aria-current="true"]'))).toBe(true);
  expect(await isFilled(carousel.locator('[aria-current="false"]').first())).toBe(false);
});

test('a click right after a resize of the window moves on by one picture', async ({ page }) => {
  const spice = card(page, 'Spice Factory');
  await page.setViewportSize({ width: 600, height: 900 });
  await openWithPausedClock(page, () => spice);
  await expect(spice.locator('.swiper-initialized')).toBeVisible();
  await spice.getByRole('button', { name: 'Show picture 1 of 3' }).click();
  await advance(page, 1000);
  await page.setViewportSize({ width: 550, height: 900 });
  await resizeObserved(page);
  // The carousel measures its width in the first frame and adjusts itself in the second.
  await advance(page, 17);
  await spice.getByRole('button', { name: 'Next picture' }).click();
  await advance(page, 17);
  await expect(spice).toContainText('2 of 3');
});

test('with reduced motion no picture moves and every counter shows its final figure', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spice = card(page, 'Spice Factory');
  await openWithPausedClock(page, () => spice);
  await advance(page, 12_000);
  await expect(spice).toContainText('1 of 3');
  await expect(region(page, /^What you build/)).toContainText('2,00,000');
});

test('the counters of the legacy section count for 2 seconds up to the goal and the vision, labelled as such', async ({
  page,
}) => {
  const legacy = region(page, 'What you build, your family keeps');
  await openWithPausedClock(page, () => region(page, 'Factories you can go and see'));
  const counting = legacy.locator('[aria-hidden]').filter({ hasText: '+' });
  await expect(counting).toHaveText('0+');
  await bringIntoView(counting);
  await advance(page, 1000);
  await expect(counting).toHaveText(/^\d,\d{3}\+$/);
  await advance(page, 1100);
  await expect(counting).toHaveCount(0);
  await expect(legacy).toContainText('2,00,000');
  await expect(legacy).toContainText('shareholders: the goal of our 2025 plan');
  await expect(legacy).toContainText('10,000+');
  await expect(legacy).toContainText('factories: our vision');
});

for (const [what, name] of [
  ['A project’s "view details"', 'View details of Spice Factory'],
  ['"Get Started"', 'Get Started'],
] as const) {
  test(`${what} opens the member portal in a new tab`, async ({ page, context }) => {
    await context.route(`${PORTAL}**`, (route) => route.fulfill({ body: 'portal' }));
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(await opened).toHaveURL(PORTAL);
    await expect(page).toHaveURL(/\/$/);
  });
}
