import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COMPANY } from '../../backend/test/support/factories/company';
import { advance } from '../support/browser/clock';
import { expect, startSite, test } from '../support/test';

const PORTAL = 'https://members.example.org/login';
const ADDRESS = '/success-stories';
const COMING = ['LED Plant', 'Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods'];

const coming = (page: Page) => page.getByRole('region', { name: 'Coming Soon' });
const story = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
/** Visible slides; the others are inert. */
const inView = (page: Page) => coming(page).locator('.swiper-slide:not([inert])');
const firstInView = (page: Page) => inView(page).first().getByRole('heading');

/** Opens the page, scrolls to the carousel and waits until it is initialised. */
async function openCarousel(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(ADDRESS);
  await coming(page).scrollIntoViewIfNeeded();
  await expect(coming(page).locator('.swiper-initialized')).toBeVisible();
}

/** The same with a paused clock, since on a slow machine the carousel could move between two checks. */
async function openWithPausedClock(page: Page, width?: number): Promise<void> {
  await page.clock.install();
  await openCarousel(page, width);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Advances the clock by a second. Animations run in real time, and the carousel does not move during one, so callers
 * poll.
 * @returns the first visible project
 */
async function firstAfterOneSecond(page: Page): Promise<string | null> {
  await advance(page, 1_000);
  return firstInView(page).textContent();
}

test('Success Stories shows ₹2.95 Cr, 80+ jobs, 5,800+ investors and 2 projects running', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const stats = page.getByRole('region', { name: 'In figures' });
  await expect(stats).toContainText(/₹2\.95\sCr/);
  await expect(stats).toContainText(/₹2\.65\scrore in running factories, ₹30\slakh in one being built/);
  for (const [label, figure] of [
    ['Jobs created', '80+'],
    ['Investors joined', '5,800+'],
    ['Projects running', '2'],
  ] as const) {
    await expect(stats.locator('.pu-stat').filter({ hasText: label })).toContainText(figure);
  }
});

for (const { name, place, facts, status } of [
  {
    name: 'Spice Factory',
    place: 'Hajipur, Bihar',
    facts: [/Built with₹2\.2\scrore/, 'Investors4,000+', 'Jobs60+'],
    status: 'Profitable',
  },
  {
    name: 'Community Supermarket',
    place: 'Agra, Uttar Pradesh',
    facts: [/Built with₹45\slakh/, 'Investors1,800+', 'Jobs20+'],
    status: 'Running',
  },
]) {
  test(`the story of ${name} has a description, a timeline, key achievements and figures`, async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    const article = story(page, name);
    await expect(article.getByText(status, { exact: true })).toBeVisible();
    await expect(article).toContainText(place);
    for (const fact of facts) await expect(article.locator('dl')).toContainText(fact);
    await expect(article.getByText(/investors own (it|the factory) together/)).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Key achievements' })).toBeVisible();
  });
}

test('Coming Soon shows five projects with place, cost and progress', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ADDRESS);
  for (const [name, place, cost, progress] of [
    ['LED Plant', 'Gujarat', /₹1\.5\scrore/, 'Progress 75%'],
    ['Garment Unit', 'Kolkata', /₹1\.2\scrore/, 'Progress 40%'],
    ['Flour Mill', 'Punjab', /₹80\slakh/, 'Progress 25%'],
    ['Alkaline Water Plant', 'Jhansi and Chhapra', /₹30\slakh/, 'On Progress'],
    ['Frozen Foods', 'Kashipur, Uttarakhand', /₹10\slakh/, 'On Progress'],
  ] as const) {
    const card = coming(page).locator('.swiper-slide').filter({ hasText: name });
    for (const text of [place, cost, progress, 'Coming Soon']) await expect(card).toContainText(text);
  }
});

test('Coming Soon shows 1 project, 2 from 768 px and 3 from 1024 px, 30 px apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1024);
  for (const [width, count] of [
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(inView(page)).toHaveCount(count);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(inView(page)).toHaveCount(3);
  const gap = async () => {
    const edges = await inView(page).evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()),
    );
    return Math.round((edges[1]?.left ?? 0) - (edges[0]?.right ?? 0));
  };
  await expect.poll(gap).toBe(30);
});

test('Coming Soon is printed with all five projects', async ({ page }) => {
  await openCarousel(page, 794);
  await page.emulateMedia({ media: 'print' });
  for (const card of await coming(page).locator('[data-project]').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 0.9 });
  }
});

test('Coming Soon advances every 3000 ms and starts again after the last project', async ({ page }) => {
  await openWithPausedClock(page, 390);
  for (let step = 0; step < COMING.length; step += 1) {
    const before = (await firstInView(page).textContent()) ?? '';
    const after = COMING[(COMING.indexOf(before) + 1) % COMING.length] ?? '';
    await expect.poll(() => firstAfterOneSecond(page)).toBe(after);
  }
});

test('Coming Soon pauses under the pointer, while it has the focus, and by its pause button', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const expectPaused = async () => {
    const before = await firstInView(page).textContent();
    await advance(page, 4_000);
    await advance(page, 4_000);
    await expect(firstInView(page)).toHaveText(before ?? '');
  };
  const expectMoving = async () => {
    const before = await firstInView(page).textContent();
    await expect.poll(() => firstAfterOneSecond(page)).not.toBe(before);
  };
  await coming(page).getByRole('list').first().hover();
  await expectPaused();
  await page.mouse.move(2, 2);
  await expectMoving();
  await inView(page).first().getByRole('link').focus();
  await expectPaused();
  await coming(page).getByRole('button', { name: 'Stop the projects from moving' }).click();
  await page.mouse.move(2, 2);
  await expectPaused();
  await coming(page).getByRole('button', { name: 'Move the projects automatically' }).click();
  await page.mouse.move(2, 2);
  await expectMoving();
});

test('Coming Soon does not move with reduced motion, but its buttons and arrow keys work', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 390);
  await page.clock.fastForward(10_000);
  await expect(firstInView(page)).toHaveText('LED Plant');
  await coming(page).getByRole('button', { name: 'Previous project' }).click();
  await expect(firstInView(page)).toHaveText('Frozen Foods');
  await coming(page).getByRole('button', { name: 'Next project' }).click();
  await expect(firstInView(page)).toHaveText('LED Plant');
  await inView(page).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(firstInView(page)).toHaveText('Garment Unit');
  await expect(inView(page).getByRole('link')).toBeFocused();
});

test('the carousel of Coming Soon loads its code when it is scrolled near, without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  const card = coming(page).locator('.swiper-slide').first();
  const width = (await card.boundingBox())?.width;
  const top = await coming(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await coming(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  expect((await card.boundingBox())?.width).toBeCloseTo(width ?? 0, 0);
  expect(
    await coming(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
  ).toBeCloseTo(top, 0);
});

test('GET UPDATES on each project of Coming Soon opens the member portal in a new tab', async ({
  page,
  context,
}) => {
  await context.route(`${PORTAL}**`, (route) => route.fulfill({ body: 'portal' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  const links = coming(page).locator('.swiper-slide a');
  await expect(links).toHaveCount(COMING.length);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', PORTAL);
  const opened = context.waitForEvent('page');
  await coming(page).getByRole('link', { name: 'GET UPDATES on LED Plant' }).click();
  await expect(await opened).toHaveURL(PORTAL);
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}$`));
});

test('four testimonials have name, role and quote, are labelled as examples and show no video', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const voices = page.getByRole('region', { name: 'What members could say' });
  await expect(voices.getByRole('listitem')).toHaveCount(4);
  await expect(voices.getByText('Example', { exact: true })).toHaveCount(4);
  await expect(voices).toContainText('₹25,000');
  await expect(voices).toContainText('₹10,000');
  await expect(voices.getByText(/fictional/)).toBeVisible();
  await expect(voices.getByRole('button')).toHaveCount(0);
});

test('a testimonial has a video if one is configured, which loads only when clicked', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e videos '));
  const file = join(folder, 'site.json');
  const company = {
    ...COMPANY,
    videos: { ramesh: 'aB3-xyz_9' },
  };
  await writeFile(file, JSON.stringify(company));
  const site = await startSite({ SITE_CONFIG: file });
  const requests: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' });
  });
  await page.goto(site.url + ADDRESS);
  const play = page.getByRole('button', { name: 'Play the video of Ramesh Kumar' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(1);
  expect(requests).toEqual([]);
  await play.click();
  const player = page.frameLocator('iframe[title="Video of Ramesh Kumar"]');
  await expect(player.getByText('the player')).toBeVisible();
  expect(requests).toEqual(['/embed/aB3-xyz_9']);
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('BECOME A SHAREHOLDER links to /shareholder, with the risk stated next to it', async ({ page }) => {
  await page.goto(ADDRESS);
  const closing = page.getByRole('region', { name: /^Invest, or propose a factory/ });
  await expect(closing.getByText(/^Profit is not guaranteed\./)).toBeVisible();
  await closing.getByRole('link', { name: 'BECOME A SHAREHOLDER' }).click();
  await expect(page).toHaveURL(/\/shareholder$/);
});

test('APPLY FOR FACTORY links to the factory form', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'APPLY FOR FACTORY', exact: true }).click();
  await expect(page).toHaveURL(/\/apply#factory-form$/);
  await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.locator('#factory-form').boundingBox())?.y ?? 1_000))
    .toBeLessThan(200);
});
