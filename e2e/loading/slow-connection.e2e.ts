import { readFile } from 'node:fs/promises';
import { fastForwardMinute } from '../support/browser/clock';
import { logIn } from '../support/console';
import { ENGLISH, fillInShareholder, photo } from '../support/forms/shareholder-form';
import { Relay } from '../support/servers/relay';
import { expect, test } from '../support/test';

/** Chromium’s “Slow 3G” profile: throughput in bytes per second, latency in milliseconds. */
const SLOW_3G = { offline: false, downloadThroughput: 51_200, uploadThroughput: 51_200, latency: 2000 };
const FAST = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

test('uploading an identity proof of almost 5 MB on slow 3G shows progress, can be cancelled, and loses nothing when the connection drops', async ({
  page,
  site,
  browser,
}) => {
  const person = {
    name: 'Phulmati Hembrom',
    email: 'phulmati@example.org',
    pan: 'DSVPH7315M',
    nominee: 'Budhni Hembrom',
  };
  const relay = await Relay.to(site.url);
  await page.clock.install();
  await page.goto(`${relay.url}/shareholder`);
  await fillInShareholder(page, ENGLISH, person);
  const idProof = await photo(page, { width: 1440, height: 1100 });
  await page
    .getByLabel(ENGLISH.idProof, { exact: true })
    .setInputFiles({ name: 'voter card.png', mimeType: 'image/png', buffer: idProof });
  await fastForwardMinute(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const bar = page.getByRole('progressbar', { name: 'Sending' });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  const expectAnswersKept = async () => {
    await expect(page.getByText(person.name, { exact: true })).toBeVisible();
    await expect(page.getByText(person.pan, { exact: true })).toBeVisible();
    await expect(page.getByText('10 shares, ₹5,000')).toBeVisible();
    await expect(page.getByText('voter card.png', { exact: true })).toBeVisible();
  };

  await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect.poll(percent).toBeGreaterThan(0);
  const first = await percent();
  await expect.poll(percent).toBeGreaterThan(first);
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+%, 0\.\d of 4\.\d MB$/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sending was stopped. Everything you typed is still here.')).toBeVisible();
  await expectAnswersKept();

  await page.getByRole('button', { name: 'Send application' }).click();
  await expect.poll(percent).toBeGreaterThan(0);
  relay.disconnect();
  const failure = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
  await expect(failure).toContainText('The connection was lost. Check that you are online and try again.');
  await expect(failure).toContainText('Nothing is lost');
  await expectAnswersKept();

  relay.reconnect();
  await devTools.send('Network.emulateNetworkConditions', FAST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Application Submitted Successfully!/ })).toBeFocused();

  const office = await browser.newContext({ baseURL: site.url, acceptDownloads: true });
  const console_ = await office.newPage();
  await console_.goto('/admin/shareholders?q=hembrom');
  await logIn(console_);
  await expect(console_.getByText('1 of 1.', { exact: false })).toBeVisible();
  await console_.getByRole('link', { name: person.name }).click();
  const downloading = console_.waitForEvent('download');
  await console_.getByRole('button', { name: /^Download/ }).click();
  expect((await readFile(await (await downloading).path())).equals(idProof)).toBe(true);
  await office.close();
  await relay.stop();
});
