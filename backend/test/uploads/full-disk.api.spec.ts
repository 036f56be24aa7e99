import { mongo } from 'mongoose';
import { LEASE_MODEL } from '../../src/documents/store/document-schemas.js';
import { DocumentStore } from '../../src/documents/store/document-store.js';
import { RateLimiter } from '../../src/rate-limit/rate-limiter.js';
import { eventually } from '../support/eventually.js';
import { applicationForm, applicationModel, sendApplication } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { spooledFiles } from '../support/files/spooled.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The error of PostgreSQL, as DocumentDB passes it on. */
const diskFullError = new mongo.MongoServerError({
  code: 1,
  errmsg: 'could not extend file "base/16384/17012": No space left on device',
});

describe('a database whose disk is full', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => running.close());

  const file = { name: 'plan.pdf', content: samplePdf() };
  /** Each step of an upload that writes to the database, made to fail once. */
  const steps: Array<[string, () => void]> = [
    [
      'when the submission is counted',
      () => fails(running.app.get(RateLimiter, { strict: false }), 'consume'),
    ],
    [
      'when the lease of the file is written',
      () => fails(running.connection.model(LEASE_MODEL).collection, 'bulkWrite'),
    ],
    ['while the file is written', () => fails(running.app.get(DocumentStore, { strict: false }), 'save')],
    ['when the record is inserted', () => fails(applicationModel(running).collection, 'bulkWrite')],
  ];

  test.each(steps)('answers 507 %s, leaves nothing behind, and accepts a retry', async (_when, fail) => {
    const key = `full-disk-${steps.findIndex((step) => step[1] === fail)}`;
    const before = await applicationModel(running).countDocuments();
    fail();
    const { status, body } = await sendApplication(running.origin, applicationForm(), { file, key });
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(body.reasons).toEqual({ supporting_document: 'storage-full' });
    expect(spooledFiles(running.config.dataDir)).toEqual([]);
    expect(await applicationModel(running).countDocuments()).toBe(before);
    await sendApplication(running.origin, applicationForm(), { file, key }).expect(201);
  });

  test('answers 503 with Retry-After to a form without a file', async () => {
    fails(running.app.get(RateLimiter, { strict: false }), 'consume');
    const answer = await sendApplication(running.origin);
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('does not count failed attempts towards the rate limit of the network', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.05' } });
    try {
      const store = strict.app.get(DocumentStore, { strict: false });
      const counters = strict.connection.collection<{ _id: string; count: number }>('rate_limits');
      const submit = () => sendApplication(strict.origin, applicationForm(), { file });
      for (let attempts = 0; attempts < 6; attempts += 1) {
        fails(store, 'save');
        expect((await submit()).status).toBe(507);
        await eventually(
          () => counters.findOne({ _id: /^apply-factory/ }),
          (counter) => counter?.count === 0,
        );
      }
      for (let accepted = 0; accepted < 3; accepted += 1) await submit().expect(201);
      await submit().expect(429);
    } finally {
      await strict.close();
    }
  });

  function fails<T extends object>(owner: T, method: keyof T): void {
    jest.spyOn(owner as never, method as never).mockRejectedValueOnce(diskFullError as never);
  }
});
