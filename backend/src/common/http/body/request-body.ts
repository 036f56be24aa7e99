import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors/app-error.js';
import { UploadPace } from './upload-pace.js';

/** For requests whose route is not known yet. */
const UNSUPPORTED_BODY =
  'Send the body as application/json, or as multipart/form-data to a call that takes a file.';

/** Before it was unpacked, nobody would know its length. */
const COMPRESSED_BODY = 'Send the body uncompressed, without Content-Encoding.';

/** Time limit for a body that is not an upload, in ms. */
const BODY_MS = 10_000;
/** How often the speed of an upload is checked, in ms. */
const CHECK_MS = 1_000;

/** Whether the request headers announce a body. */
export function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** The media type without parameters, in lower case; empty when there is none. */
export function mediaType(request: Request): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** JSON is UTF-8 (RFC 8259); with another declared charset it would be decoded wrongly. */
function isJson(request: Request): boolean {
  const charset =
    /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return mediaType(request) === 'application/json' && charset.toLowerCase() === 'utf-8';
}

/**
 * Bodies are JSON, or multipart where the endpoint says so (`MultipartGuard`). Refusing the other types that a plain
 * HTML form can send keeps other sites from posting here on behalf of a visitor.
 */
export function bodyTypes(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (!hasBody(request)) next();
  else if (encoding.toLowerCase() !== 'identity')
    next(new AppError('UNSUPPORTED_MEDIA_TYPE', COMPRESSED_BODY));
  else if (isJson(request) || mediaType(request) === 'multipart/form-data') next();
  else next(new AppError('UNSUPPORTED_MEDIA_TYPE', UNSUPPORTED_BODY));
}

/**
 * Closes connections whose body arrives too slowly, whether it is read or refused; even a poor network is faster than
 * this.
 */
export function bodyPace(request: Request, _response: Response, next: NextFunction): void {
  if (hasBody(request)) {
    if (mediaType(request) === 'multipart/form-data') watchUpload(request);
    else watchBody(request);
  }
  next();
}

function watchBody(request: Request): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, BODY_MS);
  stopWhenRead(request, () => clearTimeout(timer));
}

function watchUpload(request: Request): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const pace = new UploadPace();
  const timer = setInterval(() => {
    // A request that was answered without being read emits neither end nor close.
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const received = socket.bytesRead - before;
    if (pace.isTooSlow(CHECK_MS / 1_000, received, request.readableLength > 0)) socket.destroy();
  }, CHECK_MS);
  stopWhenRead(request, () => clearInterval(timer));
}

function stopWhenRead(request: Request, stop: () => void): void {
  request.once('end', stop);
  request.once('close', stop);
}
