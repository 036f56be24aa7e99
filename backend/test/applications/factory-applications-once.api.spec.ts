import {
  applicationForm,
  applicationModel,
  countStored,
  freshKey,
  sendApplication,
} from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Two instances of the API in one process share a database; e2e/operation/two-processes.e2e.ts runs two built servers. */
describe('a submission with an Idempotency-Key', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startTestApp();
    const sameDatabase = { MONGODB_URI: first.config.mongoUri, DATA_DIR: first.config.dataDir };
    second = await startTestApp({ env: sameDatabase });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const file = { name: 'plan.pdf', content: samplePdf() };

  test('is stored once when 50 calls reach two instances in parallel, and another body answers 422', async () => {
    const key = freshKey();
    const before = await countStored(first);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        sendApplication((call % 2 === 0 ? first : second).origin, applicationForm(), { key, file }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const after = await countStored(first);
    expect(after).toEqual({ applications: before.applications + 1, files: before.files + 1 });
    const other = await sendApplication(second.origin, applicationForm({ location: 'Agra' }), { key, file });
    expect(other.status).toBe(422);
  });

  test.each([
    ['a field', applicationForm({ location: 'Agra' }), file],
    ['the bytes of the file', applicationForm(), { ...file, content: samplePdf({ objects: '% other' }) }],
    ['the file, which it lacks', applicationForm(), undefined],
  ])('answers 422 and stores nothing when a repeat differs in %s', async (_, fields, otherFile) => {
    const key = freshKey();
    await sendApplication(first.origin, applicationForm(), { key, file }).expect(201);
    const before = await countStored(first);
    const answer = await sendApplication(second.origin, fields, {
      key,
      ...(otherFile ? { file: otherFile } : {}),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await countStored(first)).toEqual(before);
  });

  test('counts as the same when only the time taken to fill in the form differs', async () => {
    const key = freshKey();
    const one = await sendApplication(first.origin, applicationForm({ elapsedMs: '40000' }), { key });
    const two = await sendApplication(first.origin, applicationForm({ elapsedMs: '95000' }), { key });
    expect(two.body).toEqual(one.body);
  });

  test('gets its first answer again, even after a decision', async () => {
    const key = freshKey();
    const one = await sendApplication(first.origin, applicationForm(), { key });
    await applicationModel(first).updateOne({ _id: one.body.data._id }, { $set: { status: 'approved' } });
    const two = await sendApplication(first.origin, applicationForm(), { key });
    expect(two.status).toBe(201);
    expect(two.body).toEqual(one.body);
  });

  test('can reuse its key after a validation error', async () => {
    const key = freshKey();
    await sendApplication(first.origin, applicationForm({ name: '' }), { key }).expect(400);
    await sendApplication(first.origin, applicationForm(), { key }).expect(201);
  });

  test('is stored again on each call when the key is omitted', async () => {
    const one = await sendApplication(first.origin);
    const two = await sendApplication(first.origin);
    expect(two.body.data.reference).not.toBe(one.body.data.reference);
  });
});
