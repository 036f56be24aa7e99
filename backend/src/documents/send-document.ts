import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OpenedDocument } from './store/document-store.js';

/**
 * Answers with the file, byte for byte, as a download that no browser opens inside the site.
 * `name` is the sender's file name, `contentType` the one the check found.
 */
export async function sendDocument(
  response: Response,
  document: OpenedDocument,
  name: string,
  contentType: string,
): Promise<void> {
  // Before the others: it would guess the type from the name.
  response
    .status(200)
    .attachment(name)
    .set({
      'Content-Type': contentType,
      'Content-Length': String(document.size),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  try {
    await pipeline(document.stream, response);
  } catch (error) {
    // A cut connection tells the client that the file is incomplete; there is no other answer once bytes have left.
    response.destroy();
    if (!isClientGone(error)) throw error;
  }
}

function isClientGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
