import request from 'supertest';
import type { LoggedIn } from './factories/administrators.js';
import type { TestApp } from './test-app.js';

/** A prepared file of the audit log, as a browser has it. */
export interface PreparedExport {
  path: string;
  /** The whole `Set-Cookie` line, attributes included. */
  line: string;
  cookie: string;
}

/** Asks for a file of the audit log, as far as the filters admit it. */
export function askForExport({ origin }: TestApp, { token }: LoggedIn, filters: object) {
  return request(origin).post('/api/admin/exports/audit').query(filters).auth(token, { type: 'bearer' });
}

export async function prepareExport(
  running: TestApp,
  by: LoggedIn,
  filters: object,
): Promise<PreparedExport> {
  const answer = await askForExport(running, by, filters).expect(200);
  const [line = ''] = answer.get('Set-Cookie') ?? [];
  return { path: answer.body.data.path, line, cookie: line.split(';')[0] ?? '' };
}

/** Fetches the file; the answer's body is its text. */
export function fetchExport({ origin }: TestApp, { path, cookie }: Pick<PreparedExport, 'path' | 'cookie'>) {
  return request(origin)
    .get(path)
    .set('Cookie', cookie)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks).toString('utf8')));
    });
}
