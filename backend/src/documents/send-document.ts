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
  response.status(200).set({
    'Content-Type': contentType,
    'Content-Length': String(document.size),
    'Content-Disposition': attachment(name),
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

/** RFC 6266: an ASCII name for old clients and the exact one in RFC 5987 form. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
