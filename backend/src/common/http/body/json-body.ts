import { json, type Request, type RequestHandler } from 'express';
import { AppError } from '../../errors/app-error.js';

/** Largest JSON body. */
const LARGEST = '100kb';
/** Maximum nesting of a body, with some reserve. */
const MAX_DEPTH = 12;
/** Maximum number of values in a body. The largest are Razorpay's events, with about two hundred. */
const MAX_VALUES = 1_000;

/**
 * Parses JSON bodies into `request.body`, and keeps their bytes in `request.rawBody` for checking signatures. Depth
 * and number of values are checked before parsing.
 */
export function jsonBodies(): RequestHandler {
  return json({
    limit: LARGEST,
    inflate: false,
    strict: true,
    verify: (request, _response, bytes) => {
      assertBounded(bytes);
      (request as Request & { rawBody?: Buffer }).rawBody = bytes;
    },
  });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** One pass over the bytes, skipping strings. Whether it is valid JSON is left to the parser. */
export function assertBounded(bytes: Buffer): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MAX_DEPTH) throw new AppError('VALIDATION_FAILED', 'The body is nested too deeply.');
    if (values > MAX_VALUES) throw new AppError('VALIDATION_FAILED', 'The body has too many values.');
  }
}

/** Index of the end of the string that starts here. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}
