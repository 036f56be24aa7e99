import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import request, { type Test } from 'supertest';
import { SHAREHOLDER, type Shareholder } from '../../../src/shareholders/shareholder.schema.js';
import { sampleJpeg } from '../files/sample-files.js';
import type { TestApp } from '../test-app.js';

/** The fields of a valid form with the given changes; `undefined` removes a field. */
export function shareholderForm(different: Record<string, string | undefined> = {}): Record<string, string> {
  const fields = {
    fullName: 'Asha Kumari',
    email: 'asha@example.org',
    mobile: '9876543210',
    location: 'Hajipur, Bihar',
    panNumber: 'ABCDE1234F',
    nomineeName: 'Ravi Kumar',
    nomineeRelation: 'Spouse',
    sharePurchase: '2',
    termsAgreed: 'true',
    ...different,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

/** A valid identity proof. */
export const idProof = { name: 'aadhaar.jpg', content: sampleJpeg(640, 400) };

export interface SendingShares {
  /** `idProof` by default; null sends no file. */
  file?: { name: string; content: Buffer } | null;
  key?: string;
  language?: string;
}

/** Sends a form as a browser does. */
export function sendShareholder(
  origin: string,
  fields: Record<string, string> = shareholderForm(),
  { file = idProof, key, language }: SendingShares = {},
): Test {
  const sending = request(origin).post('/api/shareholder/apply');
  if (key !== undefined) sending.set('Idempotency-Key', key);
  if (language !== undefined) sending.set('Accept-Language', language);
  for (const [name, value] of Object.entries(fields)) sending.field(name, value);
  if (file) sending.attach('idProof', file.content, file.name);
  return sending;
}

/** For checking what was stored. */
export function shareholderModel(running: TestApp): Model<Shareholder> {
  return running.app.get<Model<Shareholder>>(getModelToken(SHAREHOLDER), { strict: false });
}
