import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** All characters that the site's fonts may contain. */
const LETTERS = [
  [0x20, 0x24f],
  [0x900, 0x97f],
  [0x1e00, 0x1eff],
  [0x200c, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x21ff],
]
  .map(([first, last]) => range(first, last))
  .join('');

/**
 * Converts a font for HarfBuzz, which does not read woff2.
 *
 * @param {Buffer} file woff2
 * @returns {Promise<Buffer>} TrueType with all of its glyphs and weights
 */
export function unpackFont(file) {
  return subsetFont(file, LETTERS, { targetFormat: 'truetype' });
}
