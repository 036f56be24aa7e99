import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** What the browser is told about a file. */
export interface DownloadedFile {
  name: string;
  contentType: string;
  /** In bytes; absent when not known in advance. */
  size?: number;
}

/**
 * Sends a file as a download that the browser does not open inside the site. It is read as fast as the client takes
 * it, and no further once the client is gone.
 * @returns whether all of it was sent
 */
export async function sendDownload(
  response: Response,
  content: readonly [Readable, ...Transform[]],
  { name, contentType, size }: DownloadedFile,
): Promise<boolean> {
  // Set before the other headers, which would guess the type from the name.
  response
    .status(200)
    .attachment(name)
    .set({
      'Content-Type': contentType,
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  try {
    await pipeline([...content, response]);
    return true;
  } catch (error) {
    // Closing the connection tells the client that the file is incomplete; after the first bytes no other answer is
    // possible.
    response.destroy();
    if (!isClientGone(error)) throw error;
    return false;
  }
}

function isClientGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
