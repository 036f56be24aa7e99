// @ts-check

/** @typedef {{ locale: 'en' | 'hi', name: string, path: string }} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = [
  { locale: 'en', name: 'English', path: '/presentation' },
  { locale: 'hi', name: 'Hindi', path: '/hi/presentation' },
];

/** Time limit for loading code, fonts and drawings, in ms; generous for a slow site. */
const READY_WITHIN_MS = 120_000;

/**
 * Prints the deck as Ctrl+P in it does, into a tagged PDF with bookmarks.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the running site
 * @param {Language} language
 * @returns {Promise<{ pdf: Buffer, titles: string[] }>} the PDF, and the titles of the slides
 */
export async function printDeck(browser, url, { path }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
    });
    await page.goto(url + path);
    await page.waitForFunction(pressPrint, undefined, { timeout: READY_WITHIN_MS, polling: 200 });
    // Read from the toolbar, which has a brick for each slide, so that they do not depend on what is printed.
    const numberedTitles = await page
      .locator('.pr-brick')
      .evaluateAll((bricks) => bricks.map((brick) => brick.getAttribute('title') ?? ''));
    const titles = numberedTitles.map((title) => title.replace(/^\d+\. /, ''));
    const missing = await page
      .locator('.pr-print [data-drawing]:not(:has(svg:not(.pr-drawing-background)))')
      .count();
    if (missing > 0) throw new Error(`${missing} drawings of ${path} did not load.`);
    const pdf = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
    return { pdf, titles };
  } finally {
    await page.close();
  }
}

/** Runs in the page: presses Ctrl+P until the deck calls `window.print`, because its code may still be loading. */
function pressPrint() {
  if (document.documentElement.hasAttribute('data-asked-to-print')) return true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true }));
  return false;
}
