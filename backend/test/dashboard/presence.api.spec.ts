import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/admin/presence';
const SECOND = 1_000;

describe('the presence of administrators at records', () => {
  let first: TestApp;
  let second: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    // The processes of one installation share their secrets.
    const env = { JWT_SECRET: randomBytes(32).toString('base64') };
    first = await startTestApp({ env });
    second = await startTestApp({ env: { ...env, MONGODB_URI: first.config.mongoUri } });
    asha = await administratorWith(first, ['applications:read', 'contacts:read']);
    ravi = await administratorWith(first, ['applications:read', 'contacts:read']);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });
  beforeEach(() => first.connection.collection('presence').deleteMany({}));
  afterEach(() => jest.restoreAllMocks());

  const id = () => new Types.ObjectId().toHexString();
  const send = (app: TestApp, by: LoggedIn, method: 'put' | 'delete', tab: string) =>
    request(app.origin)[method](`${PATH}/${tab}`).auth(by.token, { type: 'bearer' });
  const enter = async (app: TestApp, by: LoggedIn, tab: string, record: string, more: object = {}) =>
    (
      await send(app, by, 'put', tab)
        .send({ list: 'applications', record, ...more })
        .expect(200)
    ).body;
  const others = async (app: TestApp, by: LoggedIn, list = 'applications') =>
    (await request(app.origin).get(`${PATH}?list=${list}`).auth(by.token, { type: 'bearer' }).expect(200))
      .body;
  const seen = ({ adminId, email }: LoggedIn, record: string, deciding = false) => ({
    adminId,
    email,
    record,
    deciding,
  });

  test('is visible to colleagues at any process, but not to oneself', async () => {
    const [tab, record] = [id(), id()];
    expect(await enter(first, asha, tab, record)).toEqual([]);
    expect(await enter(second, ravi, id(), record, { deciding: true })).toEqual([seen(asha, record)]);
    expect(await others(first, asha)).toEqual([seen(ravi, record, true)]);
    expect(await others(second, ravi, 'contacts')).toEqual([]);
    await send(second, asha, 'delete', tab).expect(200);
    expect(await others(first, ravi)).toEqual([]);
  });

  test('expires 45 seconds after the last heartbeat, even if the database has not removed it yet', async () => {
    const [tab, record] = [id(), id()];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    await enter(first, asha, tab, record);
    clock.mockReturnValue(start + 44 * SECOND);
    expect(await others(second, ravi)).toEqual([seen(asha, record)]);
    await enter(first, asha, tab, record);
    clock.mockReturnValue(start + 88 * SECOND);
    expect(await others(second, ravi)).toEqual([seen(asha, record)]);
    // Activity in another tab does not keep this one alive.
    const elsewhere = id();
    await enter(first, asha, id(), elsewhere);
    clock.mockReturnValue(start + 90 * SECOND);
    expect(await others(second, ravi)).toEqual([seen(asha, elsewhere)]);
    clock.mockReturnValue(start + 140 * SECOND);
    expect(await others(second, ravi)).toEqual([]);
  });

  test('ends when the clock is set back after the last heartbeat', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 300 * SECOND);
    await enter(first, asha, id(), id());
    clock.mockReturnValue(start);
    expect(await others(second, ravi)).toEqual([]);
    const record = id();
    await enter(first, asha, id(), record);
    expect(await others(second, ravi)).toEqual([seen(asha, record)]);
  });

  test('follows a tab from record to record, and lists a person with two tabs at a record once', async () => {
    const [one, two] = [id(), id()];
    const [before, after] = [id(), id()];
    await enter(first, asha, one, before);
    await enter(first, asha, one, after);
    await enter(second, asha, two, after, { deciding: true });
    expect(await others(first, ravi)).toEqual([seen(asha, after, true)]);
    await enter(second, asha, two, after);
    expect(await others(first, ravi)).toEqual([seen(asha, after)]);
    await send(first, asha, 'delete', two).expect(200);
    expect(await others(first, ravi)).toEqual([seen(asha, after)]);
  });

  test('is stored for ten tabs of an account, even when more arrive at the same time', async () => {
    const entered = Array.from({ length: 15 }, () => id());
    await Promise.all(entered.map((record, index) => enter(index % 2 ? first : second, asha, id(), record)));
    const present = await others(first, ravi);
    expect(present).toHaveLength(10);
    expect(await first.connection.collection('presence').countDocuments({})).toBe(1);
    // The newest tab counts, however many there were.
    const [tab, record] = [id(), id()];
    await enter(first, asha, tab, record);
    expect(await others(first, ravi)).toContainEqual(seen(asha, record));
  });

  test('requires the permission to read the records', async () => {
    const stranger = await administratorWith(first, ['contacts:read']);
    const [tab, record] = [id(), id()];
    await request(first.origin).get(`${PATH}?list=applications`).expect(401);
    await request(first.origin)
      .get(`${PATH}?list=applications`)
      .auth(stranger.token, { type: 'bearer' })
      .expect(403);
    await send(first, stranger, 'put', tab).send({ list: 'applications', record }).expect(403);
    expect(await others(first, asha)).toEqual([]);
    expect(await others(first, stranger, 'contacts')).toEqual([]);
  });

  test('accepts only valid tab ids, record ids and lists', async () => {
    const record = id();
    await send(first, asha, 'put', 'x').send({ list: 'applications', record }).expect(404);
    await send(first, asha, 'delete', `${id()}0`).expect(404);
    for (const body of [
      { list: 'people', record },
      // This list has saved views, but no records.
      { list: 'activity', record },
      { list: 'applications', record: 'x' },
      { list: 'applications' },
      { list: 'applications', record, deciding: 'perhaps' },
    ]) {
      await send(first, asha, 'put', id()).send(body).expect(400);
    }
    expect(await first.connection.collection('presence').countDocuments({})).toBe(0);
  });

  test('is not audited, and is removed with the account', async () => {
    const record = id();
    const log = first.app.get(AuditLog, { strict: false });
    await enter(first, asha, id(), record);
    expect(await log.listForSubject('factory-application', record)).toEqual([]);
    const leaver = await administratorWith(first, ['applications:read']);
    await enter(first, leaver, id(), record);
    const owner = await logIn(first);
    await request(first.origin)
      .delete(`/api/admin/users/${leaver.adminId}`)
      .auth(owner.token, { type: 'bearer' })
      .send({ reason: 'Has left.' })
      .expect(200);
    expect(await others(first, ravi)).toEqual([seen(asha, record)]);
    expect(JSON.stringify(await first.connection.collection('presence').find().toArray())).not.toContain(
      leaver.email,
    );
  });
});
