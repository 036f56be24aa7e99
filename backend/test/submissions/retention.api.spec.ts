import { type Model, Types } from 'mongoose';
import request from 'supertest';
import { AppConfig } from '../../src/config/app-config.js';
import { Retention } from '../../src/submissions/erasure/retention.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import type { SubmissionRecord } from '../../src/submissions/record/submission-record.js';
import { SubscriptionKind } from '../../src/subscriptions/subscription-kind.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { applicationModel, sendApplication } from '../support/factories/applications.js';
import { contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderModel } from '../support/factories/shareholders.js';
import { sendSubscription, subscriptionModel } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const NOW = new Date();
/** The first of the month, since months have different lengths. */
const monthsAgo = (months: number) => new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - months, 1));

/** Messages are kept for two years, shareholders and subscriptions for one, applications forever. */
const PERIODS = {
  RETENTION_CONTACT_MESSAGES: '24',
  RETENTION_SHAREHOLDERS: '12',
  RETENTION_SUBSCRIPTIONS: '12',
};

describe('the retention of records', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: PERIODS });
  });
  afterAll(() => running.close());

  const SENT = {
    message: [sendMessage, contactModel],
    application: [sendApplication, applicationModel],
    shareholder: [sendShareholder, shareholderModel],
    subscription: [sendSubscription, subscriptionModel],
  } as const;

  const modelOf = (what: keyof typeof SENT) => SENT[what][1](running) as unknown as Model<SubmissionRecord>;

  /** A record created 40 months ago that has had this status for `since` months. */
  async function stored(what: keyof typeof SENT, status: string, since: number, more: object = {}) {
    const { _id } = (await SENT[what][0](running.origin).expect(201)).body.data;
    const history = [{ status, at: monthsAgo(since), by: null }];
    await modelOf(what).updateOne({ _id }, { $set: { createdAt: monthsAgo(40), status, history, ...more } });
    return { what, _id: String(_id) };
  }

  const eraseExpired = () => running.app.get(Retention, { strict: false }).eraseExpired(NOW);
  const isThere = async ({ what, _id }: { what: keyof typeof SENT; _id: string }) =>
    (await modelOf(what).countDocuments({ _id })) === 1;

  test('publishes its periods in the site configuration, for the privacy notice', async () => {
    const { body } = await request(running.origin).get('/config/site.json').expect(200);
    expect(body.retentionMonths).toEqual({ contactMessages: 24, shareholders: 12, subscriptions: 12 });
  });

  test.each([
    ['message', 'read', 25],
    ['shareholder', 'rejected', 13],
    ['shareholder', 'withdrawn', 13],
    ['subscription', 'cancelled', 13],
  ] as const)(
    'erases a %s that has been %s for %d months, with an audit entry without an actor',
    async (what, status, since) => {
      const old = await stored(what, status, since);
      const files = running.connection.collection('documents.files');
      const before = await files.countDocuments();
      await eraseExpired();
      expect(await isThere(old)).toBe(false);
      expect(await files.countDocuments()).toBe(what === 'shareholder' ? before - 1 : before);
      const kind = what === 'message' ? 'contact-message' : what;
      expect(await entriesAfterSubmission(running.app, kind, old._id)).toEqual([
        expect.objectContaining({
          action: expect.stringMatching(/\.erased$/),
          actor: null,
          from: 'retention',
        }),
      ]);
    },
  );

  test.each([
    ['message', 'new', 25, {}],
    ['message', 'read', 23, {}],
    ['message', 'read', 25, { notes: [{ text: 'She called.', at: monthsAgo(2), by: {}, mentions: [] }] }],
    ['message', 'read', 25, { replies: [{ text: 'In May.', at: monthsAgo(2), by: {}, locale: 'en' }] }],
    ['application', 'rejected', 36, {}],
    ['shareholder', 'pending', 36, {}],
    ['shareholder', 'approved', 36, {}],
    ['subscription', 'active', 36, {}],
    ['subscription', 'cancelled', 36, { payment: { state: 'paid' } }],
  ] as const)('keeps a %s that has been %s for %d months (%j)', async (what, status, since, more) => {
    const kept = await stored(what, status, since, more);
    await eraseExpired();
    expect(await isThere(kept)).toBe(true);
    await modelOf(kept.what).deleteOne({ _id: kept._id });
  });

  test.each([
    ['is reopened', { $push: { history: { status: 'paused', at: NOW, by: null } } }],
    ['gets a note', { $push: { notes: { text: 'She called.', at: NOW, by: {}, mentions: [] } } }],
    ['is assigned to somebody', { $set: { assignment: { at: NOW, by: {} } } }],
  ])('keeps a record that %s at that moment', async (_what, change) => {
    const { _id } = await stored('subscription', 'cancelled', 13);
    const model = modelOf('subscription');
    await model.collection.updateOne(
      { reference: (await model.findById(_id).orFail()).reference },
      change as never,
    );
    const kind = running.app.get(SubscriptionKind, { strict: false });
    const eraser = running.app.get(SubmissionEraser, { strict: false });
    const id = new Types.ObjectId(_id);
    expect(await eraser.eraseUntouched(kind, id, monthsAgo(12))).toBe(false);
    expect(await model.countDocuments({ _id })).toBe(1);
    await model.deleteOne({ _id });
  });

  test('erases nothing while the clock is so far ahead that the audit log has no entry of the last month', async () => {
    const kept = await stored('message', 'read', 25);
    const inTenYears = new Date(NOW.getTime() + 10 * 365 * 24 * 3_600_000);
    await running.app.get(Retention, { strict: false }).eraseExpired(inTenYears);
    expect(await isThere(kept)).toBe(true);
  });

  test('has no period for a kind of record that is kept forever', () => {
    const { retentionMonths } = running.app.get(AppConfig, { strict: false });
    expect(retentionMonths).toEqual({
      'contact-message': 24,
      'factory-application': 0,
      shareholder: 12,
      subscription: 12,
    });
  });
});
