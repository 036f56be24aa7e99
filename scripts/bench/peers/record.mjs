// @ts-check
import { randomUUID } from 'node:crypto';
import { pdfOf } from '../clients/uploads.mjs';

/** The word of the search: one of the twenty places. */
export const WORD = 'hajipur';
const PLACES = [
  ...[
    'Hajipur',
    'Patna',
    'Gaya',
    'Bhagalpur',
    'Muzaffarpur',
    'Purnia',
    'Darbhanga',
    'Arrah',
    'Begusarai',
    'Katihar',
  ],
  ...[
    'Munger',
    'Chhapra',
    'Saharsa',
    'Sasaram',
    'Siwan',
    'Motihari',
    'Nawada',
    'Bagaha',
    'Buxar',
    'Kishanganj',
  ],
];
const FILE = pdfOf(200_000);
const BOUNDARY = 'a-line-that-is-in-no-field';
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** @typedef {{ headers: Record<string, string>, body: Buffer }} Content */

/**
 * The fields of a factory application, the same for every peer.
 * @param {number} n makes the application unique
 */
export function application(n) {
  return {
    name: 'Sunita Devi',
    business_idea: 'Agriculture & Food Processing',
    location: `${PLACES[n % PLACES.length]}, Bihar`,
    required_amount: '₹25 Lacs - ₹50 Lacs',
    past_experience: `I ran the packing line of a spice mill for eight years. (${n})`,
    email: `sunita.${n}@example.org`,
    mobile: String(9_000_000_000 + (n % 1_000_000_000)),
  };
}

/**
 * @param {unknown} value
 * @returns {Content}
 */
export function asJson(value) {
  return { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/**
 * A multipart form. Its file has a unique name, because Payload accepts each name only once.
 * @param {Record<string, string>} fields
 * @param {string} [file] name of a field with a PDF of 200 kB
 * @returns {Content}
 */
export function asForm(fields, file) {
  const part = (/** @type {string} */ disposition, /** @type {string} */ rest) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n${rest}`;
  const head = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, `\r\n${value}\r\n`));
  if (file) {
    head.push(
      part(`name="${file}"; filename="plan-${randomUUID()}.pdf"`, 'content-type: application/pdf\r\n\r\n'),
    );
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head.join('')), ...(file ? [FILE] : []), END]),
  };
}
