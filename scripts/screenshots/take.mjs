// @ts-check
/**
 * Takes screenshots of every screen of a running site, for comparison with the design.
 *
 *     node scripts/screenshots/take.mjs --url http://127.0.0.1:3000 --out pictures [--only apply] \
 *       [--email office@example.org --password …] [--widths 1440,390,320]
 *
 * Public screens are taken in both languages. Screens of the console are taken in light and dark mode, and only if an account
 * is given. `BROWSER_EXECUTABLE` names the browser; by default it is Chromium on the PATH.
 */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { publicPaths } from '../site-map.mjs';
import { launchBrowser } from './launch-browser.mjs';

/** Some paths of `frontend-admin/src/routing/paths.ts`. */
const CONSOLE_PATHS = [
  '/admin',
  '/admin/contacts',
  '/admin/applications',
  '/admin/shareholders',
  '/admin/subscribers',
  '/admin/account',
];

const values = commandOptions({
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  out: { type: 'string', default: 'pictures' },
  only: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  widths: { type: 'string', default: '1440,390,320' },
});
const widths = values.widths.split(',').map(Number);
const isSelected = (/** @type {string} */ path) => !values.only || path.includes(values.only);
const fileName = (/** @type {string} */ path) => path.replaceAll('/', '_').replace(/^_$/, '_home').slice(1);

const browser = await launchBrowser();

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.screenshot({ path: join(values.out, `${name}.png`), fullPage: true });
  console.log(`${name}.png${overflow > 0 ? `  scrolls horizontally by ${overflow} px` : ''}`);
}

await mkdir(values.out, { recursive: true });
try {
  const screens = [...(await publicPaths(values.url)), '/nowhere', '/hi/nowhere'].filter(isSelected);
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of screens) {
      const [, hindi, rest] = /^(\/hi)?(\/.*)?$/.exec(path) ?? [];
      await page.goto(values.url + path);
      await take(page, `${fileName(rest ?? '/')}-${hindi ? 'hi' : 'en'}-${width}`);
    }
    await context.close();
    if (!values.email || !values.password) continue;
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const signedIn = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const screen = await signedIn.newPage();
      await screen.goto(`${values.url}/admin-login`);
      await take(screen, `admin-login-${theme}-${width}`);
      await screen.getByLabel('E-mail').fill(values.email);
      await screen.getByLabel('Password', { exact: true }).fill(values.password);
      await screen.keyboard.press('Enter');
      await screen.waitForURL(`${values.url}/admin`);
      for (const path of CONSOLE_PATHS.filter(isSelected)) {
        await screen.goto(values.url + path);
        await take(screen, `${fileName(path)}-${theme}-${width}`);
      }
      await signedIn.close();
    }
  }
} finally {
  await browser.close();
}
