import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { freePort } from '../../scripts/processes/free-port.mjs';
import { enterFullScreen, expectCounter, expectSlide, isFullScreen, open, titleOf } from '../support/deck';
import { separateDeckTest } from '../support/servers/separate-deck';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('exit', () => {
  separateDeckTest.use({ settings: { name: 'Saajha Udyog', siteUrl: 'https://company.example.org/' } });

  separateDeckTest(
    'leads to the configured site in the language of the deck, as the links of the deck do',
    async ({ page }) => {
      await page.route('https://company.example.org/**', (route) => route.fulfill({ body: 'the site' }));
      await open(page, 7);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('https://company.example.org/');
      await open(page, 30, '/hi');
      await expect(page.locator('a.pr-cta__link').first()).toHaveAttribute(
        'href',
        /^https:\/\/company\.example\.org\/hi\//,
      );
      await page.getByRole('button', { name: 'प्रस्तुति से बाहर जाएँ' }).click();
      await expect(page).toHaveURL('https://company.example.org/hi');
    },
  );
});

test('without a configured site the exit is disabled, Escape only leaves full screen and no slide has links to it; the language switch keeps the slide', async ({
  page,
  request,
}) => {
  await open(page, 7);
  await expect(page.getByRole('button', { name: 'Leave the presentation' })).toBeDisabled();
  for (const leave of ['f', 'Escape']) {
    await enterFullScreen(page);
    await page.keyboard.press(leave);
    await expect.poll(() => isFullScreen(page)).toBe(false);
    await expectSlide(page, 7);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 8);

  const html = await (await request.get('/30')).text();
  expect(html).toContain('pr-cta__link');
  expect(html).not.toMatch(/<a [^>]*pr-cta__link/);
  await page.keyboard.press('End');
  await expect(page.locator('.pr-cta__link').first()).toBeVisible();
  await expect(page.locator('a.pr-cta__link')).toHaveCount(0);

  await page.getByRole('toolbar').getByRole('button', { name: 'हिन्दी' }).click();
  await expectSlide(page, 30, '/hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('the standalone deck sends no API requests and offers nothing that needs the API', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await open(page, 7);
  await page.keyboard.press('r');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('s');
  const presenter = await opened;
  presenter.on('request', (request) => void requests.push(request));
  await expect(presenter.getByText('linked', { exact: true })).toBeVisible();
  await expect(presenter.getByRole('region', { name: 'Phone as remote' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/live/222222');
  await expectCounter(page, 1);
  const { origin } = new URL(page.url());
  const isForeign = (url: string) => url.includes('/api/') || new URL(url).origin !== origin;
  expect(requests.map((request) => request.url()).filter(isForeign)).toEqual([]);
});

test('npm run deck serves only the deck, until Ctrl-C', async () => {
  const port = await freePort();
  const command = fileURLToPath(new URL('../../scripts/deck/run.mjs', import.meta.url));
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, PORT: `${port}`, MONGODB_URI: '' },
  });
  const ended = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text;
      if (output.includes('Ctrl-C stops it.')) resolve();
    });
    child.on('exit', () => reject(new Error(output)));
  });
  await ready;
  expect(output).toContain(`Deck:       http://127.0.0.1:${port}`);
  expect(await (await fetch(`http://127.0.0.1:${port}/7`)).text()).toContain(titleOf(7));
  expect((await fetch(`http://127.0.0.1:${port}/api/docs`)).status).toBe(404);
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
