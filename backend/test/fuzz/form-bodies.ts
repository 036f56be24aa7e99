import fc, { type Arbitrary } from 'fast-check';
import {
  sampleDoc,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePng,
  samplePpt,
  sampleZip,
} from '../support/files/sample-files.js';
import type { Body } from './body.js';
import type { DescribedCall } from './described-call.js';
import { type Entry, nearlyRight } from './entries.js';
import { hostileText } from './hostile.js';

const BOUNDARY = '----edge';

/** Valid files by extension. */
const FILES: Readonly<Record<string, Buffer>> = {
  '.pdf': samplePdf(),
  '.doc': sampleDoc(),
  '.ppt': samplePpt(),
  '.docx': sampleDocx(),
  '.jpg': sampleJpeg(640, 400),
  '.png': samplePng(640, 400),
  '.zip': sampleZip({ 'a.txt': 'a' }),
  '': Buffer.alloc(0),
};

/** Multipart bodies: nearly valid ones, with files that may be damaged or misnamed, and malformed ones. */
export function formBodies(call: DescribedCall): Arbitrary<Body> {
  const texts = nearlyRight(call).map((entries) => entries.map(textPart));
  const file = fileParts(call);
  const files = fc.oneof({ weight: 8, arbitrary: fc.tuple(file) }, fc.constant([]), fc.tuple(file, file));
  const whole = fc
    .tuple(texts, files)
    .map(([text, file]) => [...text, ...file, `--${BOUNDARY}--\r\n`].join(''));
  const text = fc.oneof(
    { weight: 20, arbitrary: whole },
    {
      weight: 2,
      arbitrary: fc.tuple(whole, fc.nat({ max: 6_000 })).map(([body, end]) => body.slice(0, end)),
    },
    { weight: 1, arbitrary: whole.map((body) => body.replaceAll('form-data; name', 'form-data; nam')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }).map(asBytes) },
  );
  const contentType = fc.oneof(
    { weight: 30, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json',
      'text/plain',
    ),
  );
  return fc.record({ contentType, text, binary: fc.constant<true>(true) });
}

function textPart([name, value]: Entry): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return part(`form-data; name="${headerText(name)}"`, asBytes(text));
}

/** File parts, most of them in the right field, correctly named and complete. */
function fileParts(call: DescribedCall): Arbitrary<string> {
  const [field = '', { 'x-accepted-types': accepted = [] } = {}] =
    Object.entries(call.fields).find(([, { format }]) => format === 'binary') ?? [];
  const mostly = <T>(usual: Arbitrary<T>, rare: Arbitrary<T>) =>
    fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: rare });
  return fc
    .record({
      name: mostly(fc.constant(field), hostileText),
      ending: mostly(fc.constantFrom(...accepted), fc.constantFrom(...Object.keys(FILES))),
      content: mostly(fc.constant(undefined), fc.constantFrom(...Object.keys(FILES))),
      stem: mostly(fc.constant('document'), hostileText),
      flips: mostly(fc.constant<number[]>([]), fc.array(fc.nat({ max: 2_000 }), { maxLength: 6 })),
      end: mostly(fc.constant(undefined), fc.nat({ max: 2_000 })),
    })
    .map(({ name, ending, content, stem, flips, end }) => {
      const bytes = Buffer.from(FILES[content ?? ending] ?? samplePdf()).subarray(0, end);
      for (const at of flips) if (at < bytes.length) bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
      const head = `form-data; name="${headerText(name)}"; filename="${headerText(stem + ending)}"`;
      return part(head, bytes.toString('latin1'), 'application/octet-stream');
    });
}

function part(disposition: string, content: string, type?: string): string {
  const typed = type === undefined ? '' : `Content-Type: ${type}\r\n`;
  return `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${typed}\r\n${content}\r\n`;
}

/** Encodes a name as browsers do. */
function headerText(text: string): string {
  return asBytes(text).replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Encodes a text as UTF-8, one character per byte. */
function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
