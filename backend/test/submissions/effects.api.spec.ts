import { mongo, Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { DocumentStore } from '../../src/documents/store/document-store.js';
import { MAX_EFFECT_ATTEMPTS } from '../../src/effects/effect-retry.js';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { applicationModel, freshKey, storeApplications } from '../support/factories/applications.js';
import { sendShareholder, shareholderForm, shareholderModel } from '../support/factories/shareholders.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const METRICS_TOKEN = 'a token for these tests';

/** An entry that the audit log refuses: it has no action. */
const failing = (key: string, attempts = 0) => ({
  key,
  kind: 'audit',
  state: 'waiting',
  dueAt: new Date(0),
  attempts,
  content: { actor: null },
});
const sound = (key: string) => ({ ...failing(key), content: { action: 'test.sound', actor: null } });

describe('a pending effect', () => {
  let running: TestApp;
  let relay: EffectsRelay;
  beforeAll(async () => {
    running = await startTestApp({ env: { METRICS_TOKEN } });
    relay = running.app.get(EffectsRelay, { strict: false });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await applicationModel(running).deleteMany({});
  });
  afterAll(() => running.close());

  const store = async (...effects: object[]) => {
    const records = await storeApplications(
      running,
      effects.map(() => ({})),
    );
    const writes = records.map(({ _id }, index) => ({
      updateOne: { filter: { _id }, update: { $set: { pendingEffects: [effects[index]] } } },
    }));
    await applicationModel(running).collection.bulkWrite(writes as never);
    return records.map(({ _id }) => _id);
  };
  const effectOf = async (id: Types.ObjectId | undefined) =>
    (await applicationModel(running).findById(id).orFail().lean()).pendingEffects[0];
  const entries = (action: string) =>
    running.connection.collection('audit_entries').countDocuments({ action });

  test('is executed however many effects before it fail', async () => {
    // More than fit into one batch.
    await store(...Array.from({ length: 130 }, (_, n) => failing(`broken:${n}`)));
    const [id] = await store(sound('sound'));
    await relay.sweep();
    expect(await effectOf(id)).toBeUndefined();
    expect(await entries('test.sound')).toBe(1);
  });

  test('is retried with exponential backoff after a failure, and its error contains nothing that people wrote', async () => {
    const [id] = await store(failing('broken', 5));
    const before = Date.now();
    await relay.sweep();
    const effect = await effectOf(id);
    expect(effect).toMatchObject({ state: 'waiting', attempts: 6, lastError: 'ValidationError' });
    expect(effect?.dueAt.getTime()).toBeGreaterThanOrEqual(before + 32_000);
  });

  test('becomes a dead letter after failing for a day, is reported to the operator and not retried', async () => {
    const [id] = await store(failing('broken', MAX_EFFECT_ATTEMPTS - 1));
    await relay.sweep();
    expect(await effectOf(id)).toMatchObject({ state: 'dead', attempts: MAX_EFFECT_ATTEMPTS });
    await relay.sweep();
    expect(await effectOf(id)).toMatchObject({ attempts: MAX_EFFECT_ATTEMPTS });
    const { body } = await request(running.origin).get('/health/ready').expect(200);
    expect(body.effects).toEqual({ dead: 1 });
    const metrics = await request(running.origin).get('/metrics').auth(METRICS_TOKEN, { type: 'bearer' });
    expect(metrics.text).toContain('\npending_effects_dead 1\n');
  });

  test('waits for an unavailable database without counting an attempt', async () => {
    const [id] = await store(sound('sound'));
    const unavailable = new mongo.MongoNetworkError('connection closed');
    jest.spyOn(running.app.get(AuditLog, { strict: false }), 'record').mockRejectedValue(unavailable);
    await expect(relay.sweep()).rejects.toThrow('connection closed');
    expect((await effectOf(id))?.attempts ?? 0).toBe(0);
    jest.restoreAllMocks();
    await eventually(
      () => effectOf(id),
      (effect) => effect === undefined,
    );
  });

  test('of an erasure is retried without limit', async () => {
    const { _id } = (await sendShareholder(running.origin, shareholderForm(), { key: freshKey() })).body.data;
    const erased = { ...sound(`${_id}:erased:audit`), attempts: MAX_EFFECT_ATTEMPTS + 3 };
    const remove = jest.spyOn(running.app.get(DocumentStore, { strict: false }), 'remove');
    remove.mockRejectedValue(new Error('disk on fire'));
    await shareholderModel(running).updateOne(
      { _id },
      { $set: { erasing: true }, $push: { pendingEffects: erased } },
    );
    const failed = await eventually(
      () => shareholderModel(running).findById(_id).orFail().lean(),
      ({ pendingEffects }) => pendingEffects.some(({ attempts = 0 }) => attempts > MAX_EFFECT_ATTEMPTS + 3),
    );
    expect(failed.pendingEffects.map(({ state }) => state)).not.toContain('dead');
    remove.mockRestore();
    await shareholderModel(running).updateOne({ _id }, { $set: { 'pendingEffects.$[].dueAt': new Date(0) } });
    await eventually(
      () => shareholderModel(running).countDocuments({ _id }),
      (left) => left === 0,
    );
  });
});

test('pending audit entries of accounts and sessions from the previous version are not lost', async () => {
  const uri = emptyDatabaseUri();
  const client = new mongo.MongoClient(uri);
  const db = client.db();
  const at = new Date('2026-01-02T03:04:05Z');
  const pending = { key: 'pending-1', at, action: 'admin.logout', actor: null, from: '127.0.0.1' };
  const _id = new Types.ObjectId();
  await db.collection('admin_sessions').insertOne({ _id, pendingAudit: [pending] });
  // A server of the previous version is still running and adds another entry while the list is moved.
  const write = mongo.Collection.prototype.updateOne;
  let moves = 0;
  const moving = jest.spyOn(mongo.Collection.prototype, 'updateOne').mockImplementation(async function (
    this: mongo.Collection,
    ...args: Parameters<typeof write>
  ) {
    if (this.collectionName === 'admin_sessions' && moves++ === 0) {
      const another = { $push: { pendingAudit: { ...pending, key: 'pending-2' } } };
      await write.call(this, { _id }, another as object);
    }
    return write.apply(this, args);
  });
  await prepareSchema(db, PRODUCT_SCHEMA);
  moving.mockRestore();
  const session = await db.collection('admin_sessions').findOne({ _id });
  expect(session).not.toHaveProperty('pendingAudit');
  const running = await startTestApp({ env: { MONGODB_URI: uri } });
  const entries = await eventually(
    () =>
      db
        .collection('audit_entries')
        .find({ key: /^pending-/ })
        .sort({ key: 1 })
        .toArray(),
    (found) => found.length === 2,
  );
  expect(entries).toMatchObject([
    { key: `pending-1:${at.getTime()}`, action: 'admin.logout', at, from: '127.0.0.1' },
    { key: `pending-2:${at.getTime()}`, action: 'admin.logout', at, from: '127.0.0.1' },
  ]);
  await running.close();
  await client.close();
});
