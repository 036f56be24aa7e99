import { refusedContent } from '../refused-document.js';
import { damaged } from './container.js';

/** Minimum width and height in pixels; a smaller picture of a document is not legible. */
const MIN_SIDE = 50;
/** More than any camera produces. A few kB can declare a size that fills the memory of whoever opens the picture. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 120_000_000;

export function checkPng(bytes: Buffer): void {
  let at = 8;
  let ended = false;
  for (let first = true; !ended; first = false) {
    if (at + 12 > bytes.length) throw damaged('picture');
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isHeader = type === 'IHDR' && length === 13;
    // Exactly one header, at the beginning: programs differ in which of two they use.
    if (at + 12 + length > bytes.length || first !== (type === 'IHDR') || (first && !isHeader))
      throw damaged('picture');
    if (first) checkDimensions(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    ended = type === 'IEND';
    at += 12 + length;
  }
}

export function checkJpeg(bytes: Buffer): void {
  let at = 2;
  let measured = false;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw damaged('picture');
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // The picture data follows, which ends with its own marker.
    if (marker === 0xda) {
      if (!measured || bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) throw damaged('picture');
      return;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) throw damaged('picture');
    if (isFrameHeader(marker)) {
      if (at + 9 > bytes.length) throw damaged('picture');
      checkDimensions(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      measured = true;
    }
    at += 2 + length;
  }
  throw damaged('picture');
}

/** SOF0 to SOF15; three numbers in that range have other meanings. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function checkDimensions(width: number, height: number): void {
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw refusedContent(
      'too-many-pixels',
      `This picture is ${width} × ${height} pixels, which is too large. Please make it smaller.`,
    );
  }
  if (width < MIN_SIDE || height < MIN_SIDE) {
    throw refusedContent('too-few-pixels', 'This picture is too small to be read. Please take a new one.');
  }
}
