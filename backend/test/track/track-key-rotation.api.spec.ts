import { randomBytes } from 'node:crypto';
import { TrackCodes } from '../../src/track/track-codes.js';
import { freshDatabaseUri } from '../support/databases.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { openRecord, wrong } from '../support/track.js';

describe('a code for /track while the data key is replaced', () => {
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

  test('opens the record although it was sent under the older key, and works once', async () => {
    const code = await issuedBy(before);
    expect(await statusOf(after, code)).toBe(200);
    expect(await statusOf(after, code)).toBe(400);
    expect(await statusOf(before, code)).toBe(400);
  });

  test('is void as soon as a newer one was asked for under the new key', async () => {
    const first = await issuedBy(before);
    const second = await issuedBy(after);
    expect(await statusOf(before, first)).toBe(400);
    expect(await statusOf(after, second)).toBe(200);
  });

  test('counts when it is newer, although a server that has not been restarted yet sent it', async () => {
    await issuedBy(after);
    const newest = await issuedBy(before);
    expect(await statusOf(after, newest)).toBe(200);
  });

  test('is dead after five wrong attempts under the older key as well', async () => {
    const code = await issuedBy(before);
    for (let attempts = 0; attempts < 5; attempts++) {
      expect(await statusOf(after, wrong(code))).toBe(400);
    }
    expect(await statusOf(after, code)).toBe(400);
  });
});
