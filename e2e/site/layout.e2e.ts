import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '../../backend/test/support/factories/company';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, startSite, test } from '../support/test';

test('header and footer are hidden on any path that begins with /admin', async ({ page }) => {
  for (const address of ['/admin-login', '/admin/reset-password/some-token', '/admin']) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('.sh-header')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('the loader never covers the first page, nor any page with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.sh-loader')) document.documentElement.dataset.loaderSeen = 'yes';
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await waitForHydration(page);
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
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', /.+/);
  const motion = await page.locator('html').getAttribute('data-motion');
  const [frames, options] = JSON.parse(motion ?? '[]');
  expect(options.duration).toBe(300);
  expect(frames).toMatchObject([{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1 }]);
});

test('a logo that fails to load is replaced by the fallback image', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e logo '));
  const file = join(folder, 'site.json');
  const logo = { primary: '/no-such-logo.png', fallback: '/icons/icon-192.png' };
  await writeFile(
    file,
    JSON.stringify({
      ...COMPANY,
      logo,
    }),
  );
  const site = await startSite({ SITE_CONFIG: file });
  try {
    await page.goto(site.url);
    const image = page.getByRole('banner').locator('img');
    await expect(image).toHaveAttribute('src', logo.fallback);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(192);
    await expect(page.getByRole('banner').getByText('Milan Udyog')).toBeVisible();
    await expect(page.getByText('JOIN NOW')).toHaveCount(0);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('on a phone every control that is not part of a sentence can be touched 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/',
    '/about',
    '/industries',
    '/contact',
    '/monthly-spice-subscription',
    '/presentation/text',
  ]) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await page.getByRole('main').evaluate(findSmallTargets), address).toEqual([]);
  }
});

/** Names of the controls that a touch 21 px above or below their middle misses; links within a sentence are left out. */
function findSmallTargets(main: HTMLElement): string[] {
  const isMissed = (control: Element, offset: number) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
    return !control.contains(touched);
  };
  return [...main.querySelectorAll('a, button, summary')]
    .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
    .filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      return isMissed(control, -21) || isMissed(control, 21);
    })
    .map((control) => control.textContent?.trim() ?? '');
}
