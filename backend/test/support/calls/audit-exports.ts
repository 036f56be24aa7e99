import request from 'supertest';
import type { LoggedIn } from '../factories/administrators.js';
import { type PreparedFile, preparedFile } from '../files/prepared-file.js';
import type { TestApp } from '../test-app.js';

/** Requests an export of the audit log with these filters, without checking the response. */
export function askForExport({ origin }: TestApp, { token }: LoggedIn, filters: object) {
  return request(origin).post('/api/admin/exports/audit').query(filters).auth(token, { type: 'bearer' });
}

export async function prepareExport(running: TestApp, by: LoggedIn, filters: object): Promise<PreparedFile> {
  return preparedFile(await askForExport(running, by, filters).expect(200));
}
