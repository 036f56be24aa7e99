import { randomUUID } from 'node:crypto';
import { mongo, Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { freshDatabaseUri } from '../support/databases.js';
import {
  administratorWith,
  logIn,
  PASSWORD,
  storeAdministrator,
} from '../support/factories/administrators.js';
import {
  applicationForm,
  countStored,
  freshKey,
  sendApplication,
  storeApplications,
} from '../support/factories/applications.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WRITES = ['insertOne', 'updateOne', 'deleteOne', 'findOneAndUpdate', 'bulkWrite'] as const;

/** DocumentDB’s error for an aborted write: its own code, or the general code 1 for `findOneAndUpdate`. */
function conflict(write: (typeof WRITES)[number]): Error {
  const code = write === 'findOneAndUpdate' ? 1 : 16_908_292;
  return new mongo.MongoServerError({ code, message: 'deadlock detected' });
}

/** Aborts the writes that match `isAborted` before they reach the database. */
function abortWrites(isAborted: (collection: string, what: object) => boolean): void {
  for (const write of WRITES) {
    const real = mongo.Collection.prototype[write] as (...given: unknown[]) => Promise<unknown>;
    const mocked = function (this: mongo.Collection, ...given: unknown[]) {
      const aborted = isAborted(this.collectionName, given[0] as object);
      return aborted ? Promise.reject(conflict(write)) : real.apply(this, given);
    };
    jest.spyOn(mongo.Collection.prototype, write).mockImplementation(mocked as never);
  }
}

/**
 * Aborts the first attempt of each write, and of several sent together the first of each collection; except writes of
 * files, which have unique ids and never conflict.
 */
function abortFirstAttempts(): void {
  const seen = new Set<unknown>();
  abortWrites((collection, what) => {
    const attempted = Array.isArray(what) ? collection : what;
    if (collection.startsWith('documents.') || seen.has(attempted)) return false;
    seen.add(attempted);
    return true;
  });
}

describe('a write that the database aborts because of a conflict', () => {
  let running: TestApp;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  test('does not prevent the server from starting on an empty database', async () => {
    const env = { MONGODB_URI: await freshDatabaseUri() };
    abortFirstAttempts();
    const another = await startTestApp({ env });
    try {
      await logIn(another);
    } finally {
      await another.close();
    }
  });

  test('does not prevent a form from being stored once and confirmed by mail', async () => {
    const before = await countStored(running);
    abortFirstAttempts();
    const email = `${randomUUID()}@example.org`;
    await sendApplication(running.origin, applicationForm({ email }), { key: freshKey() }).expect(201);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
    expect((await countStored(running)).applications).toBe(before.applications + 1);
  });

  test('does not prevent login, session refresh and logout', async () => {
    const email = await storeAdministrator(running);
    abortFirstAttempts();
    const admin = await logIn(running, { email, password: PASSWORD });
    const call = (what: string) => request(running.origin).post(`/api/admin/${what}`);
    await call('session/refresh').set('Cookie', admin.cookie).expect(200);
    await call('logout').auth(admin.token, { type: 'bearer' }).expect(200);
  });

  test('does not prevent a wrong password from being counted and answered 401', async () => {
    abortFirstAttempts();
    const wrong = { email: 'nobody@example.org', password: 'not the password' };
    await request(running.origin).post('/api/admin/login').send(wrong).expect(401);
  });

  test('does not prevent a decision', async () => {
    const reviewer = await administratorWith(running, ['applications:read', 'applications:review']);
    const [application] = await storeApplications(running, [{}]);
    abortFirstAttempts();
    await request(running.origin)
      .patch(`/api/apply-factory/${application?._id.toHexString()}/status`)
      .auth(reviewer.token, { type: 'bearer' })
      .send({ status: 'approved' })
      .expect(200);
  });

  test('does not prevent a manager from inviting somebody and assigning permissions', async () => {
    const first = await logIn(running);
    abortFirstAttempts();
    const call = (what: string) =>
      request(running.origin).post(`/api/admin/${what}`).auth(first.token, { type: 'bearer' });
    const { body } = await call('register')
      .send({ email: `${randomUUID()}@example.org` })
      .expect(201);
    await call('assign-permission')
      .send({ adminId: first.adminId, userId: body.userId, permissions: ['audit:read'] })
      .expect(200);
  });

  test('answers 503 with Retry-After and stores nothing when every retry fails', async () => {
    const before = await countStored(running);
    abortWrites((collection) => collection === 'factory_applications');
    const answer = await sendApplication(running.origin).expect(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
    expect(await countStored(running)).toEqual(before);
  });
});

/** Real conflicts in the database. Both applications run in this process, but share only the database. */
describe('two applications on one database', () => {
  let starts: Array<Promise<TestApp>>;
  let both: TestApp[];
  beforeAll(async () => {
    const env = { MONGODB_URI: await freshDatabaseUri() };
    starts = [startTestApp({ env }), startTestApp({ env })];
    both = await Promise.all(starts);
  });
  afterAll(async () => {
    for (const start of await Promise.allSettled(starts)) {
      if (start.status === 'fulfilled') await start.value.close();
    }
  });

  test('create the first account once when both start on an empty one at the same moment', async () => {
    const stored = both.map(({ connection }) => connection.collection('admins').countDocuments({}));
    expect(await Promise.all(stored)).toEqual([1, 1]);
  });

  test('store an event once that both write at the same moment', async () => {
    const logs = both.map(({ app }) => app.get(AuditLog, { strict: false }));
    for (let round = 0; round < 10; round += 1) {
      const subject = { kind: 'parcel', id: new Types.ObjectId().toHexString() };
      const event = { action: 'parcel.sent', actor: null, subject, key: randomUUID() };
      await Promise.all(logs.flatMap((log) => Array.from({ length: 8 }, () => log.record(event))));
      expect(await logs[0]?.listForSubject('parcel', subject.id)).toHaveLength(1);
    }
  });
});
