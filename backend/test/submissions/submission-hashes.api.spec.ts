import { createHash, randomBytes } from 'node:crypto';
import type { Shareholder } from '../../src/shareholders/shareholder.schema.js';
import { BodyHashes } from '../../src/submissions/intake/body-hashes.js';
import { canonicalForm } from '../../src/submissions/intake/canonical-form.js';
import { freshKey } from '../support/factories/applications.js';
import {
  idProof,
  sendShareholder,
  shareholderForm,
  shareholderModel,
} from '../support/factories/shareholders.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the stored hash of a submission', () => {
  let running: TestApp;
  const oldKey = randomBytes(32).toString('base64');
  beforeAll(async () => {
    running = await startTestApp({ env: { DATA_ENCRYPTION_KEY: oldKey } });
  });
  afterAll(() => running.close());

  const plainHash = (content: string | Buffer) => createHash('sha256').update(content);
  const proof = { name: idProof.name, sha256: plainHash(idProof.content).digest('hex') };
  /** The server’s canonical form, which anybody who has the source code can compute. */
  const canonical = (form: Record<string, string>) =>
    canonicalForm({ ...form, sharePurchase: 2, termsAgreed: true } as never, { idProof: proof });
  const stored = (key: string) =>
    shareholderModel(running).findOne({ idempotencyKey: key }).orFail().lean<Shareholder>();
  /** Everything that a database dump contains about the record. */
  const dumped = async (key: string) => {
    const record = await stored(key);
    const fileId = record.document?.fileId;
    const file = await running.connection.collection('documents.files').findOne({ _id: fileId });
    expect(file).not.toBeNull();
    return JSON.stringify([record, file]);
  };
  const on = (env: Record<string, string>) =>
    startTestApp({ env: { MONGODB_URI: running.config.mongoUri, ...env } });

  test('cannot be used to guess a PAN by someone who has the database but not the key', async () => {
    const key = freshKey();
    const form = shareholderForm();
    await sendShareholder(running.origin, form, { key }).expect(201);
    const dump = await dumped(key);
    const { bodyHash } = await stored(key);
    expect(running.app.get(BodyHashes, { strict: false }).matches(canonical(form), bodyHash)).toBe(true);
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(dump).not.toContain(plainHash(canonical(form)).digest(encoding));
      expect(dump).not.toContain(plainHash(idProof.content).digest(encoding));
    }
  });

  test('is recognized while the encryption key rotates', async () => {
    const key = freshKey();
    const one = await sendShareholder(running.origin, shareholderForm(), { key }).expect(201);
    const rotated = await on({
      DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DATA_ENCRYPTION_KEYS_PREVIOUS: oldKey,
    });
    const again = await sendShareholder(rotated.origin, shareholderForm(), { key }).expect(201);
    expect(again.body).toEqual(one.body);
    const other = shareholderForm({ panNumber: 'ABCDE1235F' });
    expect((await sendShareholder(rotated.origin, other, { key })).status).toBe(422);
    await rotated.close();
  });

  test.each([
    ['with a key that has been removed', () => randomBytes(32).toString('base64url')],
    ['before hashes were keyed', () => plainHash(canonical(shareholderForm())).digest('hex')],
  ])('leads to 422 for a retry when it was computed %s', async (_when, hash) => {
    const key = freshKey();
    await sendShareholder(running.origin, shareholderForm(), { key }).expect(201);
    await shareholderModel(running).updateOne({ idempotencyKey: key }, { $set: { bodyHash: hash() } });
    const answer = await sendShareholder(running.origin, shareholderForm(), { key });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });
});
