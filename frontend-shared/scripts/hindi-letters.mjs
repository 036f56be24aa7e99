import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/*
 * Subsets a Devanagari font to the glyphs that the given words need. A subset by character keeps every conjunct that
 * the characters can form; Hindi never uses half of them, and they are most of the file.
 */

const require = createRequire(import.meta.url);
const checkout = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WORD = /[\u0900-\u097f\u200c\u200d]+/g;

/** OpenType features that shape Devanagari; the others are stylistic alternatives and forms for other languages. */
const FEATURES =
  'abvm abvs akhn blwf blwm blws calt ccmp cjct dist half haln init kern mark mkmk nukt pres psts rkrf rphf vatu';
/** Values of these constants in HarfBuzz's C API. */
const [FEATURE_SET, WRITABLE, NO_HINTING, NO_LAYOUT_CLOSURE] = [6, 2, 0x1, 0x200];

const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const WITH_DOT = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];

/** Conjuncts (several consonants in one syllable) of Hindi names, places and everyday words. */
const JOINED = `
  क्क क्ख क्ट क्त क्थ क्न क्य क्ल क्व क्श क्ष क्स ख्त ख्य ग्ग ग्द ग्ध ग्न ग्य ग्ल ग्व घ्न घ्य ङ्क ङ्ख ङ्ग ङ्घ
  च्च च्छ च्य च्व ज्ज ज्झ ज्ञ ज्य ज्व ञ्च ञ्छ ञ्ज ट्ट ट्ठ ट्य ट्स ठ्ठ ठ्य ड्ड ड्ढ ड्ग ड्य ढ्य ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्य ण्व
  त्त त्थ त्न त्प त्य त्व त्स थ्य थ्व द्ग द्घ द्द द्ध द्न द्ब द्भ द्य द्व ध्न ध्य ध्व
  न्त न्थ न्द न्ध न्न न्य न्व न्ह न्स न्च न्ज न्ट न्ड प्त प्न प्प प्य प्ल प्स प्ट फ्त फ्ट फ्ल
  ब्ज ब्त ब्द ब्ध ब्न ब्ब ब्भ ब्य ब्ल भ्य म्न म्प म्फ म्ब म्भ म्य म्ल म्ह म्व य्य
  ल्ग ल्च ल्ट ल्ड ल्त ल्द ल्प ल्फ ल्ब ल्य ल्ल ल्व ल्स ल्ह व्य व्व श्च श्त श्न श्य श्ल श्व
  ष्ट ष्ठ ष्ण ष्प ष्य ष्व स्ख स्ट स्त स्थ स्न स्प स्फ स्य स्ल स्व स्स ह्ण ह्न ह्य ह्ल ह्व
  क्ष्म क्ष्य ङ्क्ष ज्ज्व त्त्व त्स्य द्द्य द्ध्य न्त्र न्त्य न्द्र न्ध्य म्प्र ष्ट्र ष्ट्य स्त्र स्त्य
`
  .trim()
  .split(/\s+/);

/**
 * What visitors type: every letter, digit and common conjunct, with the vowel signs that change its shape, and as a
 * half form. A rarer conjunct that no text of the site contains is shown with a visible halant, which is also correct.
 */
const TYPED = [
  ...'अआइईउऊऋएऐओऔऑऍ।ऽ₹◌\u200c\u200d',
  // The site writes Latin digits, but visitors may type a house number or an amount with these.
  ...'०१२३४५६७८९॰',
  ...['अं', 'अँ', 'अः', 'का', 'कै', 'को', 'कौ', 'कॉ', 'कॅ'],
  ...WITH_DOT,
  ...CONSONANTS.flatMap((letter) =>
    ['', '्', '्\u200d', '्क', '्म', '्र', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े'].map((sign) => letter + sign),
  ),
  ...CONSONANTS.map((letter) => `र्${letter}`),
  ...JOINED.flatMap((syllable) => ['', 'ि', 'ी', 'ु', 'ू', 'े'].map((sign) => syllable + sign)),
];

/** Every Hindi word in the sources of the pages, and what visitors type there. */
export function wordsOfPages() {
  const sources = ['frontend-public', 'frontend-shell', 'frontend-shared', 'frontend-presentation'].flatMap(
    (name) => {
      const folder = path.join(checkout, name, 'src');
      return readdirSync(folder, { recursive: true })
        .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    },
  );
  return [...new Set([...TYPED, ...sources.flatMap((text) => text.match(WORD) ?? [])])];
}

/**
 * @param {Uint8Array} whole the complete font as TrueType
 * @param {readonly string[]} words
 * @param {{ min: number, max: number }} weights equal for a single weight
 * @returns {Promise<Uint8Array>} a font that shapes these words like the complete font
 */
export async function cutToWords(whole, words, { min, max }) {
  const subsetter = await loadSubsetter();
  const { glyphs, letters } = shapesOf(whole, words);
  const face = subsetter.hb_face_create(blobOf(subsetter, whole), 0);
  const wanted = subsetter.hb_subset_input_create_or_fail();
  const fill = (set, members) => {
    for (const member of members) subsetter.hb_set_add(set, member);
  };
  const features = subsetter.hb_subset_input_set(wanted, FEATURE_SET);
  subsetter.hb_set_clear(features);
  fill(features, FEATURES.split(' ').map(tag));
  fill(subsetter.hb_subset_input_glyph_set(wanted), glyphs);
  fill(subsetter.hb_subset_input_unicode_set(wanted), letters);
  subsetter.hb_subset_input_set_flags(wanted, NO_HINTING | NO_LAYOUT_CLOSURE);
  if (min === max) subsetter.hb_subset_input_pin_axis_location(wanted, face, tag('wght'), min);
  else subsetter.hb_subset_input_set_axis_range(wanted, face, tag('wght'), min, max, min);
  const cut = subsetter.hb_face_reference_blob(subsetter.hb_subset_or_fail(face, wanted));
  const start = subsetter.hb_blob_get_data(cut, 0);
  return new Uint8Array(subsetter.memory.buffer).slice(start, start + subsetter.hb_blob_get_length(cut));
}

/** @returns {string[]} the words that two TrueType fonts shape differently */
export function wordsApart(one, other, words) {
  const fonts = [fontOf(one), fontOf(other)];
  return words.filter((word) => {
    const [here, there] = fonts.map((font) => {
      const buffer = shaped(font, word);
      // Glyph ids differ between two subsets of a font; advances and offsets do not.
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ cluster, xAdvance, xOffset, yOffset }) => [cluster, xAdvance, xOffset, yOffset].join(' '))
        .join();
    });
    return here !== there;
  });
}

/** All glyphs that appear while the words are shaped: the layout rules also need the intermediate ones. */
function shapesOf(whole, words) {
  const font = fontOf(whole);
  const glyphs = new Set();
  const letters = new Set();
  const note = (buffer) => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
    return true;
  };
  for (const word of words) {
    for (const letter of word) letters.add(letter.codePointAt(0));
    note(shaped(font, word, note));
  }
  return { glyphs, letters };
}

function shaped(font, word, onStep) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  if (onStep) buffer.setMessageFunc(onStep);
  shape(font, buffer);
  return buffer;
}

function fontOf(file) {
  return new Font(new Face(new Blob(file)));
}

async function loadSubsetter() {
  const file = require.resolve('harfbuzzjs').replace(/[^\\/]+$/, 'harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  instance.exports._initialize();
  return instance.exports;
}

function blobOf(subsetter, file) {
  const at = subsetter.malloc(file.byteLength);
  new Uint8Array(subsetter.memory.buffer).set(file, at);
  return subsetter.hb_blob_create(at, file.byteLength, WRITABLE, 0, 0);
}

function tag(name) {
  return [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);
}
