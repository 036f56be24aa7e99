import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

/** Every letter that one of the site's fonts may have. */
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
 * @param {Buffer} file woff2, which HarfBuzz does not read
 * @returns {Promise<Buffer>} truetype, with all of its letters and weights
 */
export function unpackFont(file) {
  return subsetFont(file, LETTERS, { targetFormat: 'truetype' });
}
