import { randomBytes } from 'node:crypto';
import { TrackCodes } from '../../src/track/track-codes.js';
import { openRecord, wrong } from '../support/calls/track.js';
import { freshDatabaseUri } from '../support/databases.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a code for /track while the data key rotates', () => {
  const oldKey = randomBytes(32).toString('base64');
  const newKey = randomBytes(32).toString('base64');
  const email = 'rotates@example.org';
  let before: TestApp;
  let after: TestApp;
  let pair: { reference: string; email: string };

  beforeAll(async () => {
    const MONGODB_URI = await freshDatabaseUri();
    before = await startTestApp({ env: { MONGODB_URI, DATA_ENCRYPTION_KEY: oldKey } });
    after = await startTestApp({
      env: { MONGODB_URI, DATA_ENCRYPTION_KEY: newKey, DATA_ENCRYPTION_KEYS_PREVIOUS: oldKey },
    });
  });
  beforeEach(async () => {
    const { body } = await sendSubscription(before.origin, subscriptionForm({ email })).expect(201);
    pair = { reference: body.data.reference, email };
  });
  afterAll(async () => {
    await after.stop();
    await before.close();
  });

  const issuedBy = ({ app }: TestApp) => app.get(TrackCodes, { strict: false }).issue(pair);
  const statusOf = async (running: TestApp, code: string) =>
    (await openRecord(running.origin, { ...pair, code })).status;

  test('opens the record once although it was issued under the old key', async () => {
    const code = await issuedBy(before);
    expect(await statusOf(after, code)).toBe(200);
    expect(await statusOf(after, code)).toBe(400);
    expect(await statusOf(before, code)).toBe(400);
  });

  test('is invalid once a newer one has been issued under the new key', async () => {
    const first = await issuedBy(before);
    const second = await issuedBy(after);
    expect(await statusOf(before, first)).toBe(400);
    expect(await statusOf(after, second)).toBe(200);
  });

  test('is valid if it is the newest, even if a server that still has the old key issued it', async () => {
    await issuedBy(after);
    const newest = await issuedBy(before);
    expect(await statusOf(after, newest)).toBe(200);
  });

  test('is invalid after five wrong attempts even if it was issued under the old key', async () => {
    const code = await issuedBy(before);
    for (let attempts = 0; attempts < 5; attempts++) {
      expect(await statusOf(after, wrong(code))).toBe(400);
    }
    expect(await statusOf(after, code)).toBe(400);
  });
});
