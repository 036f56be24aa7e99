/**
 * Cuts the committed font files in src/fonts from the fontsource packages: only the weights (400 to 800) and
 * letters that the design uses. Run it again after an update of those packages:
 * `npm run fonts -w frontend-shared`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/fonts');
const WEIGHTS = { wght: { min: 400, max: 800 } };

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ı–—‘’“”•…′″€™−×→←↑↓`;
const RUPEE = '₹';
// What Hindi is written with, danda and joiners included. The letters that only other languages and the Vedas have make a
// fifth of the file with their ligatures; where somebody's name has one, the system's letters stand in.
const OTHER_LANGUAGES =
  /[\u0904\u090c\u090e\u0912\u0929\u0931\u0934\u093a\u093b\u0944\u0946\u094a\u094e\u094f\u0951-\u0957\u0960-\u0963\u0971-\u097f]/g;
const DEVANAGARI = `${range(0x900, 0x97f).replace(OTHER_LANGUAGES, '')}\u200c\u200d◌₹`;

/** Hindi names on English pages: language switch, company and town boards. Others are written in the system's letters. */
const NAMES = 'हिं हिन्दी साझा उद्योग हाजीपुर आगरा झाँसी छपरा पटना गुजरात कोलकाता पंजाब काशीपुर आपका शहर सहायता';

const fonts = [
  ['anek-latin/files/anek-latin-latin-wght-normal.woff2', LATIN, 'anek-latin.woff2'],
  ['anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', RUPEE, 'anek-rupee.woff2'],
  [
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    DEVANAGARI,
    'noto-devanagari.woff2',
  ],
  [
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    NAMES,
    'noto-devanagari-names.woff2',
    { wght: 600 },
  ],
  ['noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2', LATIN, 'noto-latin.woff2'],
];

for (const [source, letters, name, variationAxes = WEIGHTS] of fonts) {
  const whole = await readFile(require.resolve(`@fontsource-variable/${source}`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(path.join(target, name), cut);
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
