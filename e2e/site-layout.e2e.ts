import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startSite, test } from './support/test';

const localePath = (locale: 'en' | 'hi', path: string) =>
  locale === 'en' ? path : `/hi${path === '/' ? '' : path}`;

const PUBLIC_PAGES = [
  '/',
  '/about',
  '/industries',
  '/how-it-works',
  '/success-stories',
  '/join',
  '/shareholder',
  '/contact',
  '/apply',
  '/monthly-spice-subscription',
  '/track',
  '/privacy',
  '/terms',
];

test('every public page has header and footer around it, in both languages', async ({ page }) => {
  for (const path of [...PUBLIC_PAGES, '/no-such-page']) {
    for (const locale of ['en', 'hi'] as const) {
      await page.goto(localePath(locale, path));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  }
});

test('header and footer are hidden on any path that begins with /admin', async ({ page }) => {
  for (const address of ['/admin-login', '/admin/reset-password/some-token', '/admin']) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('.sh-header')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('the loader never stands over the first page, and with reduced motion over none', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.sh-loader')) document.documentElement.dataset.loaderSeen = 'yes';
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-loader-seen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-loader-seen');
});

test('a new page fades and slides in for 0.3 s', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main')) document.documentElement.dataset.motion = JSON.stringify([frames, options]);
      return animate.call(this, frames, options);
    };
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', /.+/);
  const motion = await page.locator('html').getAttribute('data-motion');
  const [frames, options] = JSON.parse(motion ?? '[]');
  expect(options.duration).toBe(300);
  expect(frames).toMatchObject([{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1 }]);
});

test('a logo that does not load gives way to the second image', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e logo '));
  const file = join(folder, 'site.json');
  const logo = { primary: '/no-such-logo.png', fallback: '/icons/icon-192.png' };
  await writeFile(
    file,
    JSON.stringify({
      name: 'Milan Udyog',
      legalName: 'Milan Udyog Public Limited',
      companyNumber: 'U12345BR2021PLC054321',
      registeredOffice: 'Station Road, Hajipur',
      supportEmail: 'help@example.org',
      grievanceContact: { email: 'grievance@example.org' },
      officeHours: 'Mon-Fri 9 AM-6 PM IST',
      logo,
    }),
  );
  const site = await startSite({ SITE_CONFIG: file });
  try {
    await page.goto(site.url);
    const image = page.getByRole('banner').locator('img');
    await expect(image).toHaveAttribute('src', logo.fallback);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(192);
    await expect(page.getByRole('banner').getByText('Milan Udyog')).toBeVisible();
    await expect(page.getByText('JOIN NOW')).toHaveCount(0);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

for (const locale of ['en', 'hi'] as const) {
  test(`nothing scrolls sideways with letters of twice their size (${locale})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tooWide: string[] = [];
    for (const path of [...PUBLIC_PAGES, '/no-such-page']) {
      await page.goto(localePath(locale, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 390, 768, 1024, 1320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (sideways > 0) tooWide.push(`${path} at ${width} px: ${sideways}`);
      }
    }
    expect(tooWide).toEqual([]);
  });
}
