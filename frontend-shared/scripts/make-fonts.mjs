/**
 * Creates the committed font files in src/theme/fonts from the fontsource packages: only the weights (400 to 800),
 * characters and conjuncts that the design uses. Run it again after an update of those packages, and when a Hindi text
 * gets a conjunct that no other text has: `npm run fonts -w frontend-shared`. With `--check` it writes nothing, and
 * fails when the font shapes a Hindi word of the sources differently from the complete font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cutToWords, wordsApart, wordsOfPages } from './hindi-letters.mjs';

const require = createRequire(import.meta.url);
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/theme/fonts');
const WEIGHTS = { min: 400, max: 800 };
const WEIGHT_OF_NAMES = { min: 600, max: 600 };

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const PUNCTUATION = '–—‘’“”•…′″€™−×→←↑↓';
/** Characters of the pages. Letters of other languages, as in a person's name, use the system font. */
const LATIN_OF_PAGES = `${range(0x20, 0x7e)}\u00a0§©·${PUNCTUATION}`;
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ı${PUNCTUATION}`;
const RUPEE = '₹';
/** Kerning, and tabular figures for tables and counters. */
const FEATURES_OF_PAGES = ['kern', 'tnum'];
// Characters of Hindi, including danda and joiners. Letters of other languages and of the Vedas would take a fifth of
// the file with their ligatures; where a person's name contains one, the system font is used.
const OTHER_LANGUAGES =
  /[\u0904\u090c\u090e\u0912\u0929\u0931\u0934\u093a\u093b\u0944\u0946\u094a\u094e\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f]/g;
const DEVANAGARI = `${range(0x900, 0x97f).replace(OTHER_LANGUAGES, '')}\u200c\u200d◌₹`;

/** Hindi names on English pages: language switch, company and town boards. Others use the system font. */
const NAMES = 'हिं हिन्दी साझा उद्योग हाजीपुर आगरा झाँसी छपरा पटना गुजरात कोलकाता पंजाब काशीपुर आपका शहर सहायता';

const ANEK = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const ANEK_MORE = 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2';
const NOTO = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
const NOTO_LATIN = 'noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2';

const read = (name) => readFile(require.resolve(`@fontsource-variable/${name}`));
const asTrueType = (file) => subsetFont(file, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
const asWoff2 = (file) => subsetFont(file, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });

const letters = async (source, text, { keepFeatures } = {}) =>
  subsetFont(await read(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    ...(keepFeatures && { keepFeatures, noHinting: true }),
  });
const words = async (list, weights) =>
  asWoff2(Buffer.from(await cutToWords(await asTrueType(await read(NOTO)), list, weights)));

const FONTS = {
  'anek-latin.woff2': () => letters(ANEK, LATIN_OF_PAGES, { keepFeatures: FEATURES_OF_PAGES }),
  'anek-rupee.woff2': () => letters(ANEK_MORE, RUPEE),
  'noto-devanagari-pages.woff2': () => words(wordsOfPages(), WEIGHTS),
  'noto-devanagari-names.woff2': () => words(NAMES.split(' '), WEIGHT_OF_NAMES),
  // For the console, which shows text that visitors wrote, and for the pictures of shared links.
  'noto-devanagari.woff2': () => letters(NOTO, DEVANAGARI),
  'noto-latin.woff2': () => letters(NOTO_LATIN, LATIN),
};

if (process.argv.includes('--check')) await checkWords();
else await makeFonts();

async function makeFonts() {
  for (const [name, make] of Object.entries(FONTS)) {
    const font = await make();
    await writeFile(path.join(target, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

async function checkWords() {
  const font = await asTrueType(await readFile(path.join(target, 'noto-devanagari-pages.woff2')));
  const different = wordsApart(font, await asTrueType(await read(NOTO)), wordsOfPages());
  if (different.length === 0) return;
  console.error(
    `The font of the Hindi pages lacks syllables of: ${different.join(', ')}. Run npm run fonts -w frontend-shared.`,
  );
  process.exitCode = 1;
}
