import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the Join page shows four benefits, and no promise that there is no risk of fraud', async ({ page }) => {
  await page.goto('/join');
  const benefits = region(page, 'What you get with a share');
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Co-own real industries',
    'What is done against fraud',
    'Lifetime access',
    'Real profit',
  ]);
  for (const measure of ['Audited accounts', 'A separate company for each factory', 'Every rupee listed']) {
    await expect(benefits).toContainText(measure);
  }
  await expect(benefits).toContainText('Profit is not guaranteed');
  await expect(page.getByRole('main')).not.toContainText(/no risk of fraud/i);
});

test('the Join page shows the four joining steps next to a blank share certificate', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/join');
  const steps = region(page, 'How to join, in four steps');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Get invited',
    'Buy at least 1 share',
    'Complete KYC',
    'Access the member dashboard',
  ]);
  const certificate = await page.getByRole('img', { name: /large share certificate/ }).boundingBox();
  const list = await steps.boundingBox();
  expect(certificate?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});

test('the Join page shows the community: 22,000+ members, 2.95 Cr invested, 2 factories running, vision of 10,000+', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/join');
  const stats = region(page, 'Our community so far');
  for (const figure of ['22,000+', '₹2.95 Cr', '10,000+']) await expect(stats).toContainText(figure);
  await expect(stats).toContainText('₹2.65 crore in running factories, ₹30 lakh in one being built');
  await expect(stats.getByText('2', { exact: true })).toBeVisible();
  await expect(stats).toContainText('a goal, not a promise');
});

test('a Join page printed without scrolling has its final figures and no white text', async ({ page }) => {
  await page.goto('/join');
  await waitForHydration(page);
  const stats = region(page, 'Our community so far');
  // A counter below the fold is at 0 once its code is loaded, until it is scrolled into view.
  await stats.dispatchEvent('pointerover');
  await expect(stats.getByText('0+', { exact: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const unstarted of await stats.getByText('0+', { exact: true }).all())
    await expect(unstarted).toBeHidden();
  await expect(stats.getByText('22,000+')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 33, 71)');
  // Otherwise, if backgrounds are printed, dark text would be on a dark background.
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('one section of the terms is open at a time, and clicking the open one closes it', async ({ page }) => {
  await page.goto('/join');
  const terms = region(page, 'The terms, in four parts');
  const section = (name: string) => terms.getByRole('button', { name });
  await expect(terms.getByRole('button')).toHaveText(['Ownership', 'Investment', 'Profit', 'Legacy']);
  // Hydration makes closed sections searchable; before that a click has no effect.
  await expect(page.locator('#legacy-text')).toHaveAttribute('hidden', 'until-found');
  await section('Legacy').click();
  await expect(section('Legacy')).toHaveAttribute('aria-expanded', 'true');
  await expect(terms.getByText('You name a nominee when you apply.')).toBeVisible();
  await section('Investment').focus();
  await page.keyboard.press('Enter');
  await expect(terms.getByRole('button', { expanded: true })).toHaveText(['Investment']);
  await expect(terms.getByText('You name a nominee when you apply.')).toBeHidden();
  await section('Investment').click();
  await expect(terms.getByRole('button', { expanded: true })).toHaveCount(0);
});

test('the Join page shows its questions with all answers expanded', async ({ page }) => {
  await page.goto('/join');
  const faq = region(page, 'Questions before joining');
  await expect(faq.getByRole('term').first()).toHaveText('Do I need an invitation?');
  for (const answer of await faq.getByRole('definition').all()) await expect(answer).toBeVisible();
});

test('GET STARTED TODAY opens the member portal in a new tab', async ({ page, context }) => {
  await context.route('https://members.example.org/**', (route) => route.fulfill({ body: 'member portal' }));
  await page.goto('/join');
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /GET STARTED TODAY/ })
      .first()
      .click(),
  ]);
  await expect(portal).toHaveURL('https://members.example.org/login');
  await expect(page).toHaveURL(/\/join$/);
});

test('CONTACT US leads from the Join page to the contact page', async ({ page }) => {
  await page.goto('/join');
  await page.getByRole('main').getByRole('link', { name: 'CONTACT US' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything');
});

test('the Join page in Hindi has the same steps, figures and terms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/hi/join');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('शुरुआत एक शेयर से होती है');
  await expect(region(page, 'चार क़दमों में ऐसे जुड़ें').getByRole('listitem')).toHaveCount(4);
  await expect(region(page, 'अब तक का हमारा समुदाय')).toContainText('₹2.95 करोड़');
  const terms = region(page, 'शर्तें, चार हिस्सों में');
  await expect(terms.getByRole('button')).toHaveText(['मालिकाना हक़', 'निवेश', 'मुनाफ़ा', 'विरासत']);
});
