import request, { type Response } from 'supertest';
import { readBytes } from './read-bytes.js';
import type { TestApp } from './test-app.js';

/** A prepared file that can be downloaded without a token, as a browser has it. */
export interface PreparedFile {
  path: string;
  /** The whole `Set-Cookie` line, attributes included. */
  line: string;
  cookie: string;
}

/** The file's URL and cookie, from the answer that prepared it. */
export function preparedFile(answer: Response): PreparedFile {
  const [line = ''] = answer.get('Set-Cookie') ?? [];
  return { path: answer.body.data.path, line, cookie: line.split(';')[0] ?? '' };
}

/** Downloads it; the body of the answer is a Buffer. */
export function fetchPrepared(
  { origin }: TestApp,
  { path, cookie }: Pick<PreparedFile, 'path' | 'cookie'>,
  query: object = {},
) {
  return request(origin).get(path).query(query).set('Cookie', cookie).buffer(true).parse(readBytes);
}
