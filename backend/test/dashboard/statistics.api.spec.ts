import { type mongo, Types } from 'mongoose';
import request from 'supertest';
import { indianDayOf, startOf } from '../../src/common/lists/indian-days.js';
import { KindCounter } from '../../src/statistics/counting/kind-counter.js';
import { lastWeeks } from '../../src/statistics/counting/periods.js';
import { eventually } from '../support/eventually.js';
import { type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATHS = {
  'factory-application': '/api/apply-factory',
  'contact-message': '/api/contact',
  subscription: '/api/subscription',
} as const;

describe('the dashboard statistics', () => {
  let running: TestApp;
  let owner: LoggedIn;
  beforeEach(async () => {
    running = await startTestApp();
    owner = await logIn(running);
  });
  afterEach(() => running.close());

  const ago = (ms: number) => new Date(Date.now() - ms);
  const db = () => running.connection.db as mongo.Db;
  const read = (by: LoggedIn, at: TestApp = running) =>
    request(at.origin).get('/api/admin/stats').auth(by.token, { type: 'bearer' });
  /** Makes the stored figures too old to be returned. */
  const makeStale = (different = { checkedDay: indianDayOf(ago(DAY)) }) =>
    db()
      .collection('statistics')
      .updateMany({}, { $set: { computedAt: ago(60_000), ...different } });
  const answered = async () => (await read(owner).expect(200)).body;
  /** The response to one request, which may contain old figures if counting takes too long. */
  const figuresAtOnce = async () => {
    await makeStale();
    return answered();
  };
  /** The figures after a recount, however long that takes. */
  const figures = async (different?: { checkedDay: string }) => {
    await makeStale(different);
    return eventually(answered, ({ isOld }) => !isOld);
  };
  const moveTo = (collection: string, id: string, createdAt: Date, different: object = {}) =>
    db()
      .collection(collection)
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt, ...different } });
  const sent = async (answer: request.Test) => (await answer.expect(201)).body.data._id as string;
  const change = (kind: keyof typeof PATHS, id: string, status: string) =>
    request(running.origin)
      .patch(`${PATHS[kind]}/${id}/status`)
      .auth(owner.token, { type: 'bearer' })
      .send({ status })
      .expect(200);

  const erase = async (id: string) => {
    await db()
      .collection('admin_sessions')
      .updateMany({}, { $set: { 'proof.at': new Date() } });
    const call = request(running.origin).delete(`/api/shareholder/${id}`);
    await call.auth(owner.token, { type: 'bearer' }).expect(200);
  };

  test('count the entries of the audit log since midnight in India', async () => {
    const entries = db().collection('audit_entries');
    await entries.updateOne({}, { $set: { at: ago(DAY) } });
    const midnight = startOf(indianDayOf(new Date()));
    const { activity } = await figures();
    expect(activity.today).toBe(await entries.countDocuments({ at: { $gte: midnight } }));
    expect(activity.lastWeek).toBe(activity.today + 1);
  });

  test('are zero without records, with eight weeks and the next box day', async () => {
    const { contacts, factoryApplications, shareholders, subscriptions, activity, asOf } = await figures();
    const empty = { total: 0, byStatus: {}, lastWeek: 0, weekBefore: 0 };
    for (const kind of [contacts, factoryApplications, shareholders, subscriptions]) {
      expect(kind).toMatchObject(empty);
      expect(kind.weeks).toEqual(lastWeeks(new Date(asOf)).map((week) => ({ ...week, arrived: 0 })));
    }
    expect(contacts.replies).toMatchObject({ late: 0, inTime: 0, of: 0 });
    expect(subscriptions.nextBoxes).toMatchObject({ boxes: 0, deliveries: 0, cash: 0 });
    expect(subscriptions.nextBoxes.day).toMatch(/^\d{4}-\d\d-15$/);
    expect(activity.lastWeek).toBeGreaterThan(0);
    expect(activity.weekBefore).toBe(0);
  });

  test('count by status and Indian week, and follow each decision', async () => {
    const now = new Date();
    const weeks = lastWeeks(now);
    const monday = new Date(`${weeks[7]?.from}T00:00:00+05:30`);
    const ids = await Promise.all(
      [monday, new Date(monday.getTime() - 1), new Date(monday.getTime() - 60 * DAY)].map(
        async (createdAt) => {
          const id = await sent(sendApplication(running.origin));
          await moveTo('factory_applications', id, createdAt);
          return id;
        },
      ),
    );
    const first = (await figures()).factoryApplications;
    expect(first).toMatchObject({ total: 3, byStatus: { pending: 3 } });
    expect(first.weeks.map(({ arrived }: { arrived: number }) => arrived)).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    await change('factory-application', ids[2] as string, 'approved');
    const decided = await eventually(
      async () => (await figures()).factoryApplications,
      ({ byStatus }) => byStatus.approved === 1,
    );
    expect(decided).toMatchObject({ total: 3, byStatus: { pending: 2, approved: 1 } });
  });

  test('compare the last seven times 24 hours with the seven before', async () => {
    for (const age of [HOUR, 7 * DAY - HOUR, 7 * DAY + HOUR, 14 * DAY - HOUR, 14 * DAY + HOUR]) {
      await moveTo(
        'shareholders',
        await sent(sendShareholder(running.origin, shareholderForm({}))),
        ago(age),
      );
    }
    expect((await figures()).shareholders).toMatchObject({ total: 5, lastWeek: 2, weekBefore: 2 });
  });

  test('count messages that have waited for more than 24 hours, and those read and answered in time', async () => {
    const ages = [HOUR, 23 * HOUR, 25 * HOUR, 5 * DAY];
    const ids: string[] = [];
    for (const age of ages) {
      const id = await sent(sendMessage(running.origin));
      await moveTo('contact_messages', id, ago(age));
      ids.push(id);
    }
    const readLater = async (hours: number, repliedAfter?: number) => {
      const id = await sent(sendMessage(running.origin));
      const createdAt = ago(4 * DAY);
      const history = [
        { status: 'new', at: createdAt },
        { status: 'read', at: new Date(createdAt.getTime() + hours * HOUR) },
      ];
      const reply = (after: number, part: object = {}) => ({
        _id: new Types.ObjectId(),
        by: { adminId: 'a', email: 'a@example.org' },
        at: new Date(createdAt.getTime() + after * HOUR),
        locale: 'en',
        ...part,
      });
      const replies =
        repliedAfter === undefined
          ? []
          : [reply(1, { withdrawnAt: createdAt }), reply(repliedAfter, { text: 'x' })];
      await moveTo('contact_messages', id, createdAt, { status: 'read', history, replies });
    };
    await readLater(23, 23);
    await readLater(25);
    await readLater(22, 25);
    // Whole days count. In the first hour of an Indian day, the day of 25 hours ago is over together with its 24
    // hours.
    const isOver = indianDayOf(ago(25 * HOUR)) <= indianDayOf(ago(2 * DAY));
    const of = isOver ? 5 : 4;
    const { contacts } = await figures();
    expect(contacts).toMatchObject({ total: 7, byStatus: { new: 4, read: 3 } });
    expect(contacts.replies).toMatchObject({ late: 2, inTime: 2, answered: 1, of });
    await change('contact-message', ids[3] as string, 'read');
    await eventually(
      async () => (await figures()).contacts.replies,
      (replies) => replies.late === 1 && replies.inTime === 2 && replies.of === of,
    );
  });

  test('add up the next boxes by pack and in rupees, and follow a pause', async () => {
    const long = ago(60 * DAY);
    const stored = async (different: object) => {
      const id = await sent(sendSubscription(running.origin, subscriptionForm(different)));
      await moveTo('subscriptions', id, long, { 'history.0.at': long });
      return id;
    };
    await stored({ combo: 'Spice Pack', quantity: 3 });
    const paused = await stored({ combo: 'Deluxe Pack', quantity: 1 });
    const both = (await figures()).subscriptions;
    expect(both).toMatchObject({ total: 2, byStatus: { active: 2 } });
    expect(both.nextBoxes).toMatchObject({ deliveries: 2, boxes: 4, cash: 6000 });
    await change('subscription', paused, 'paused');
    const one = await eventually(
      async () => (await figures()).subscriptions,
      ({ byStatus }) => byStatus.paused === 1,
    );
    expect(one.nextBoxes).toMatchObject({
      deliveries: 1,
      boxes: 3,
      cash: 3000,
      packs: [
        { combo: 'Spice Pack', boxes: 3 },
        { combo: 'Premium Pack', boxes: 0 },
        { combo: 'Deluxe Pack', boxes: 0 },
      ],
    });
  });

  test('follow a decision and an erasure of records with old ids', async () => {
    for (const name of ['ABCPD1234F', 'BCDPY2345G']) {
      await sent(sendShareholder(running.origin, shareholderForm({ panNumber: name })));
    }
    const createdAt = ago(40 * DAY);
    const people = db().collection('shareholders');
    const records = await people.find({}).toArray();
    await people.deleteMany({});
    await people.insertMany(
      records.map((record, index) => ({
        ...record,
        _id: Types.ObjectId.createFromTime(Math.floor(createdAt.getTime() / 1000) + index),
        createdAt,
        pendingEffects: [],
      })),
    );
    const [one, other] = (await people.find({}).toArray()).map(({ _id }) => String(_id));
    expect((await figures()).shareholders.byStatus).toEqual({ pending: 2 });
    await request(running.origin)
      .put(`/api/shareholder/approval/${one}`)
      .auth(owner.token, { type: 'bearer' })
      .send({ status: 'approved' })
      .expect(200);
    await eventually(
      async () => (await figures()).shareholders.byStatus,
      ({ pending, approved }) => pending === 1 && approved === 1,
    );
    await erase(other as string);
    await eventually(
      async () => (await figures()).shareholders.byStatus,
      ({ pending, approved }) => pending === undefined && approved === 1,
    );
  });

  test('include records of any day that arrived since the last count', async () => {
    expect((await figures()).contacts.total).toBe(0);
    await moveTo('contact_messages', await sent(sendMessage(running.origin)), ago(3 * DAY));
    expect((await figures()).contacts.total).toBe(1);
  });

  test('include what arrived after the clock was set back, without waiting for it to catch up', async () => {
    expect((await figures()).factoryApplications.total).toBe(0);
    const ahead = new Date(Date.now() + 2 * HOUR);
    await db()
      .collection('statistics')
      .updateMany({}, { $set: { computedAt: ahead } });
    await sent(sendApplication(running.origin));
    const now = await eventually(answered, ({ factoryApplications: { total } }) => total === 1);
    expect(new Date(now.asOf).getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('include older records that a restored backup added, by checking one more day at each count', async () => {
    await moveTo('contact_messages', await sent(sendMessage(running.origin)), ago(3 * DAY));
    expect((await figures()).contacts.total).toBe(1);
    const record = await db().collection('contact_messages').findOne({});
    const _id = Types.ObjectId.createFromTime(Math.floor(ago(DAY).getTime() / 1000));
    await db()
      .collection('contact_messages')
      .insertOne({ ...record, _id, reference: 'CM-000001', createdAt: ago(2 * DAY) });
    expect((await figures()).contacts.total).toBe(1);
    // After today it continues with the day of the oldest record, then with the day after that.
    await figures({ checkedDay: indianDayOf(new Date()) });
    expect((await figures({ checkedDay: indianDayOf(ago(3 * DAY)) })).contacts.total).toBe(2);
  });

  test('are returned unchanged and marked as old while counting takes too long or fails', async () => {
    await sent(sendMessage(running.origin));
    expect((await figures()).contacts.total).toBe(1);
    await sent(sendMessage(running.origin));
    const counter = running.app.get(KindCounter, { strict: false });
    const waiting: (() => void)[] = [];
    const held = jest
      .spyOn(counter, 'refresh')
      .mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
    const meanwhile = await figuresAtOnce();
    expect(meanwhile).toMatchObject({ isOld: true, contacts: { total: 1 } });
    held.mockRejectedValue(new Error('the database is unavailable'));
    for (const resume of waiting) resume();
    expect(await figuresAtOnce()).toMatchObject({ isOld: true, contacts: { total: 1 } });
    held.mockRestore();
    await eventually(
      () => figures(),
      ({ isOld, contacts }) => !isOld && contacts.total === 2,
    );
  });
});
