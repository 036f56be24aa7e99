import request, { type Response } from 'supertest';
import type { TestApp } from '../test-app.js';
import { readBytes } from './read-bytes.js';

/** A file prepared for download: its path, and the cookie that takes the place of a token. */
export interface PreparedFile {
  path: string;
  /** The whole `Set-Cookie` line, attributes included. */
  line: string;
  cookie: string;
}

/** The file's path and cookie, from the response that prepared it. */
export function preparedFile(answer: Response): PreparedFile {
  const [line = ''] = answer.get('Set-Cookie') ?? [];
  return { path: answer.body.data.path, line, cookie: line.split(';')[0] ?? '' };
}

/** Downloads the file; the body of the response is a Buffer. */
export function fetchPrepared(
  { origin }: TestApp,
  { path, cookie }: Pick<PreparedFile, 'path' | 'cookie'>,
  query: object = {},
) {
  return request(origin).get(path).query(query).set('Cookie', cookie).buffer(true).parse(readBytes);
}
