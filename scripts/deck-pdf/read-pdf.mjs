// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHECKOUT } from '../product.mjs';

/**
 * @typedef {object} PdfFacts
 * @property {number} bytes
 * @property {number} pages
 * @property {Array<{ width: number, height: number }>} sizes of the pages, in points
 * @property {boolean} isTagged
 * @property {string} language
 * @property {string} title
 * @property {string[]} bookmarks
 * @property {string[]} links
 * @property {number} figures drawings in the structure tree
 * @property {number} figuresWithoutText those without alternative text
 * @property {number} smallestLetters size of the smallest letters, in px, when a page fills a screen of 1920 × 1080
 * @property {string[]} texts the text of each page
 */

/** Width of the screen in a hall, in px. */
const SCREEN = 1920;
/** Resolves pdf.js, with which the console shows documents. */
const ADMIN_REQUIRE = createRequire(join(CHECKOUT, 'frontend-admin', 'package.json'));

/**
 * Reads the properties of a PDF that matter to readers and to screen readers.
 * @param {Uint8Array} content
 * @returns {Promise<PdfFacts>}
 */
export async function readPdf(content) {
  const { getDocument } = await import(ADMIN_REQUIRE.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const [{ info }, marks, outline] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  /** @type {PdfFacts} */
  const facts = {
    bytes: content.length,
    pages: pdf.numPages,
    sizes: [],
    isTagged: marks?.Marked === true,
    language: info.Language ?? '',
    title: info.Title ?? '',
    bookmarks: (outline ?? []).map((/** @type {{ title: string }} */ { title }) => title),
    links: [],
    ...figuresIn(content),
    smallestLetters: Number.POSITIVE_INFINITY,
    texts: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    facts.sizes.push({ width, height });
    for (const { url } of await page.getAnnotations()) if (url) facts.links.push(url);
    const { items } = await page.getTextContent();
    for (const { str = '', transform } of items)
      if (str.trim())
        facts.smallestLetters = Math.min(facts.smallestLetters, heightOf(transform) * (SCREEN / width));
    facts.texts.push(items.map((/** @type {{ str?: string }} */ { str = '' }) => str).join(' '));
  }
  await pdf.loadingTask.destroy();
  return facts;
}

/** Height of letters, whatever their rotation. @param {number[]} transform matrix of a text: a, b, c, d, e, f */
function heightOf([, , c = 0, d = 0]) {
  return Math.hypot(c, d);
}

/**
 * Counts drawings in the structure tree, of which pdf.js returns only the last page. Browsers write it as plain text.
 * @param {Uint8Array} content
 */
function figuresIn(content) {
  const objects = Buffer.from(content).toString('latin1').split('endobj');
  const figures = objects.filter((object) => /\/S ?\/Figure\b/.test(object));
  const described = figures.filter((figure) => /\/Alt ?[(<]./.test(figure));
  return { figures: figures.length, figuresWithoutText: figures.length - described.length };
}
