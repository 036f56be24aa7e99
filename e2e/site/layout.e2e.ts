import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

test('the loader never covers the first page, nor any page with reduced motion; a new page fades and slides in for 0.3 s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.sh-loader')) document.documentElement.dataset.loaderSeen = 'yes';
    });
    observer.observe(document, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main')) document.documentElement.dataset.motion = JSON.stringify([frames, options]);
      return animate.call(this, frames, options);
    };
  });
  const html = page.locator('html');
  const footer = page.getByRole('contentinfo');
  await page.goto('/about');
  await waitForHydration(page);
  await expect(html).not.toHaveAttribute('data-loader-seen');
  await expect(html).not.toHaveAttribute('data-motion');

  await test.step('with reduced motion, a new page has no loader', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(html).not.toHaveAttribute('data-loader-seen');
  });

  await test.step('otherwise it fades and slides in', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await footer.getByRole('link', { name: 'Industries' }).click();
    await expect(html).toHaveAttribute('data-motion', /.+/);
    const [frames, options] = JSON.parse((await html.getAttribute('data-motion')) ?? '[]');
    expect(options.duration).toBe(300);
    expect(frames).toMatchObject([{ opacity: 0, transform: 'translateY(8px)' }, { opacity: 1 }]);
  });
});
