import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Request, Response } from 'express';
import { AppError } from '../common/errors/app-error.js';
import { FileCache, sha256 } from './file-cache.js';

/** Files with a content hash in their name never change. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** Icons and pictures of shared links at fixed URLs; they change with a new design. */
const PICTURE = /\.(?:png|ico|svg)$/;
/** Precompressed versions that the build writes beside a file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The file at decoded path segments below a root, or undefined. Segments that would leave the root, or name a hidden
 * file, are refused.
 */
export async function findFile(root: string, segments: readonly string[]): Promise<string | undefined> {
  const safe = segments.every((one) => one !== '' && !one.startsWith('.') && !/[/\\\0]/.test(one));
  if (!safe || segments.length === 0) return undefined;
  const file = path.join(root, ...segments);
  return (await isFile(file)) ? file : undefined;
}

/**
 * Sends a file of a build, with support for HEAD, ETag and 304, precompressed if the browser accepts it. Browsers may
 * cache hashed names for a year and pictures for a day; others are revalidated each time.
 */
export async function sendStaticFile(request: Request, response: Response, file: string): Promise<void> {
  const name = path.basename(file);
  const sent = await bestEncoding(request, file);
  response.vary('Accept-Encoding');
  response.type(path.extname(name));
  const headers = {
    'Cache-Control': caching(name),
    ...(sent.encoding && { 'Content-Encoding': sent.encoding }),
  };
  await sendFile(response, sent.file, headers, { acceptRanges: false });
}

/** Sends a file from memory, like `sendStaticFile` does from disk; false when it cannot be read. */
export async function sendCachedFile(
  request: Request,
  response: Response,
  file: string,
  cache: FileCache<CachedContent>,
): Promise<boolean> {
  for (const [encoding, extension] of [...ENCODINGS, [undefined, ''] as const]) {
    if (encoding && !request.acceptsEncodings(encoding)) continue;
    const found = await cache.get(file + extension);
    if (!found) continue;
    response.vary('Accept-Encoding');
    response.setHeader('ETag', found.tag);
    response.setHeader('Cache-Control', caching(path.basename(file)));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.type(path.extname(file)).send(found.content);
    return true;
  }
  return false;
}

/** A file as it is sent, with its validators. */
export interface CachedContent {
  tag: string;
  content: Buffer;
}

/** For files that every visitor gets. */
export function contentCache(): FileCache<CachedContent> {
  return new FileCache((content) => ({ tag: contentTag(content), content }));
}

/** The ETag of content that is sent as it is. */
export function contentTag(content: string | Buffer): string {
  return `"${sha256(content).slice(0, 32)}"`;
}

/** Sends content without a file, like `sendStaticFile` would send a file with this extension. */
export function sendStaticContent(response: Response, extension: string, content: Buffer): void {
  response.setHeader('Cache-Control', caching(extension));
  response.type(extension).send(content);
}

/**
 * Sends a file with these headers. If it cannot be sent, the headers that describe it are removed, since the error
 * answer has another body.
 * @throws AppError NOT_FOUND when it is gone, UNAVAILABLE when it cannot be read; an error with status 416 for a
 * range beyond its end
 */
export async function sendFile(
  response: Response,
  file: string,
  headers: Readonly<Record<string, string>>,
  options: { acceptRanges?: boolean; lastModified?: boolean } = {},
): Promise<void> {
  const before = response.getHeaderNames();
  response.set(headers);
  const thrown = await new Promise<Error | undefined>((resolve) => {
    response.sendFile(
      path.basename(file),
      { ...options, root: path.dirname(file), cacheControl: false },
      resolve,
    );
  });
  if (!thrown || response.headersSent) return;
  // A 416 keeps Content-Range, which gives the length of the file.
  const ofFile = response
    .getHeaderNames()
    .filter((name) => !before.includes(name) && name !== 'content-range');
  for (const name of ofFile) response.removeHeader(name);
  throw asAnswer(thrown);
}

/** A file-system error is not a bug: it is logged in one line without a stack. */
function asAnswer(thrown: Error & { code?: string; status?: number }): Error {
  if (thrown.status === 404) return new AppError('NOT_FOUND');
  if (thrown.status !== 500) return thrown;
  return new AppError('UNAVAILABLE', 'This file cannot be read at the moment. Please try again later.', {
    logMessage: `a file cannot be sent: ${thrown.code ?? thrown.message}`,
  });
}

function caching(name: string): string {
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(name) ? 'public, max-age=86400' : 'no-cache';
}

async function bestEncoding(request: Request, file: string): Promise<{ file: string; encoding?: string }> {
  for (const [encoding, extension] of ENCODINGS) {
    if (request.acceptsEncodings(encoding) && (await isFile(file + extension))) {
      return { file: file + extension, encoding };
    }
  }
  return { file };
}

export async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
