// @ts-check

/** Upper limit, so that the file can be sent by mail and opened on a phone. */
const MAX_BYTES = 3 * 1024 * 1024;
/** Lower limit, so that the last row of a hall can read it: px on a screen of 1920 × 1080. */
const SMALLEST_LETTERS = 24;

/**
 * Problems for which a PDF of the deck is not offered.
 * @param {import('./read-pdf.mjs').PdfFacts} pdf
 * @param {{ locale: string, titles: readonly string[], siteUrl: string }} expected `titles`: of all slides
 * @returns {string[]} a sentence for each problem
 */
export function problemsOf(pdf, { locale, titles, siteUrl }) {
  const base = siteUrl.replace(/\/$/, '');
  /** @type {Array<[isRight: boolean, problem: string]>} */
  const findings = [
    [pdf.bytes < MAX_BYTES, `It has ${pdf.bytes} bytes; it must have fewer than ${MAX_BYTES}.`],
    [
      titles.length > 0 && pdf.pages === titles.length,
      `It has ${pdf.pages} pages for ${titles.length} slides.`,
    ],
    [pdf.sizes.every(isWide), 'Not all of its pages are 16:9.'],
    [
      pdf.smallestLetters >= SMALLEST_LETTERS,
      `Its smallest letters are ${pdf.smallestLetters.toFixed(1)} px high on a screen of 1920 × 1080; they must be at least ${SMALLEST_LETTERS}.`,
    ],
    [pdf.isTagged, 'It is not tagged.'],
    [pdf.language.split('-')[0] === locale, `Its language is "${pdf.language}" and not ${locale}.`],
    [pdf.title !== '', 'It has no title.'],
    [
      isSame(pdf.bookmarks, titles),
      `Its bookmarks are not the titles of the slides: ${pdf.bookmarks.join(', ')}`,
    ],
    [pdf.links.length > 0, 'It has no links.'],
    [
      pdf.links.every((link) => link.startsWith(`${base}/`)),
      `Some links lead to another site: ${pdf.links.join(', ')}`,
    ],
    [pdf.figures > 0, 'It has no drawings that screen readers can find.'],
    [pdf.figuresWithoutText === 0, `${pdf.figuresWithoutText} drawings have no alternative text.`],
  ];
  return findings.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

/** @param {{ width: number, height: number }} size */
function isWide({ width, height }) {
  return Math.abs(width / height - 16 / 9) < 0.005;
}

/**
 * @param {readonly string[]} found
 * @param {readonly string[]} expected
 */
function isSame(found, expected) {
  const words = (/** @type {readonly string[]} */ texts) =>
    texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return JSON.stringify(words(found)) === JSON.stringify(words(expected));
}
