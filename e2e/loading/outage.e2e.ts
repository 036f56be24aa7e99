import { readFileSync } from 'node:fs';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { expectRecovery } from '../support/browser/recovery';
import { expect, test } from '../support/test';

test('a page hydrates soon after its preloaded remote on the same origin is available again', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const scripts = /\/remotes\/public\/.*\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  let retries = 0;
  page.on('request', (request) => {
    if (/remoteEntry\.js\?attempt=/.test(request.url())) retries += 1;
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRecovery(
    page,
    () => retries,
    () => page.unroute(scripts),
  );
});

test('a Hindi page whose layout texts fail to load is not replaced, and hydrates in Hindi once they load', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const manifest = new URL('../../frontend-shell/dist/.server/build.json', import.meta.url);
  const [script] = JSON.parse(readFileSync(manifest, 'utf8')).parts['src/content/hi/shell.ts'].js;
  const messages = `**/${script}`;
  await page.route(messages, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.goto('/hi/apply');
  await failed;
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('मीरा देवी');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.unroute(messages);
  await waitForHydration(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(name).toHaveValue('मीरा देवी');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'एडमिन पोर्टल' })).toBeVisible();
});
