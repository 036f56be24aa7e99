import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '../../backend/test/support/factories/company';
import { expect, startSite, test } from '../support/test';

test('a site configuration sets the video of a testimonial, which loads only when clicked, and the logo, whose fallback replaces one that fails to load', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e configuration '));
  const file = join(folder, 'site.json');
  const logo = { primary: '/no-such-logo.png', fallback: '/icons/icon-192.png' };
  await writeFile(file, JSON.stringify({ ...COMPANY, logo, videos: { ramesh: 'aB3-xyz_9' } }));
  const site = await startSite({ SITE_CONFIG: file });
  try {
    const requests: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      requests.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' });
    });
    await page.goto(`${site.url}/success-stories`);

    await test.step('the logo', async () => {
      const image = page.getByRole('banner').locator('img');
      await expect(image).toHaveAttribute('src', logo.fallback);
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(192);
      await expect(page.getByRole('banner').getByText('Milan Udyog')).toBeVisible();
      await expect(page.getByText('JOIN NOW')).toHaveCount(0);
    });

    await test.step('the video', async () => {
      const play = page.getByRole('button', { name: 'Play the video of Ramesh Kumar' });
      await play.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(1);
      expect(requests).toEqual([]);
      await play.click();
      const player = page.frameLocator('iframe[title="Video of Ramesh Kumar"]');
      await expect(player.getByText('the player')).toBeVisible();
      expect(requests).toEqual(['/embed/aB3-xyz_9']);
    });
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
