// @ts-check
/**
 * Takes the screenshots of the README from a running site with the data of `npm run sample`:
 *
 *     node scripts/screenshots/readme.mjs --url http://127.0.0.1:3000 --email office@example.org --password …
 */

import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { CHECKOUT } from '../product.mjs';
import { launchBrowser } from './launch-browser.mjs';

const values = commandOptions({
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  email: { type: 'string', default: '' },
  password: { type: 'string', default: '' },
});
const browser = await launchBrowser();

/**
 * @param {string} name
 * @param {string} path
 * @param {{ width: number, height: number, ready?: (page: import('@playwright/test').Page) => Promise<unknown> }} options
 *   `ready`: prepares the page; by default waits for an idle network, which the console never has
 */
async function take(name, path, { width, height, ready = (page) => page.waitForLoadState('networkidle') }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(values.url + path);
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  const file = join(CHECKOUT, 'docs', 'images', `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  await page.close();
  console.log(file);
}

const WIDE = { width: 1280, height: 800 };
try {
  await take('home', '/', WIDE);
  await take('hindi-phone', '/hi/shareholder', { width: 390, height: 800 });
  await take('api-page', '/api/docs', WIDE);
  await take('console', '/admin-login', {
    ...WIDE,
    ready: async (page) => {
      await page.getByLabel('E-mail').fill(values.email);
      await page.getByLabel('Password', { exact: true }).fill(values.password);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: /^Shareholders/ }).click();
      await page.getByRole('row').nth(3).click();
      await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    },
  });
} finally {
  await browser.close();
}
