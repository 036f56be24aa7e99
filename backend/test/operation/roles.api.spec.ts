import request from 'supertest';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { eventually } from '../support/eventually.js';
import { administratorWith } from '../support/factories/administrators.js';
import { contactForm, contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../support/factories/subscriptions.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('processes with ROLE=api and ROLE=worker', () => {
  let inbox: Inbox;
  let api: TestApp;
  beforeAll(async () => {
    inbox = await Inbox.open();
    api = await startTestApp({ env: { ROLE: 'api', SMTP_URL: inbox.url } });
  });
  afterAll(async () => {
    await api.close();
    await inbox.close();
  });

  const startWorker = () =>
    startTestApp({ env: { ROLE: 'worker', SMTP_URL: inbox.url, MONGODB_URI: api.config.mongoUri } });

  test('a worker that starts late sends only the mail about the present status', async () => {
    const email = 'asha.late@example.org';
    const { _id } = (await sendSubscription(api.origin, subscriptionForm({ email })).expect(201)).body.data;
    const office = await administratorWith(api, ['subscriptions:read', 'subscriptions:update']);
    for (const status of ['paused', 'active', 'paused']) {
      await request(api.origin)
        .patch(`/api/subscription/${_id}/status`)
        .auth(office.token, { type: 'bearer' })
        .send({ status })
        .expect(200);
    }
    await subscriptionModel(api).updateOne(
      { _id },
      { $set: { 'pendingEffects.$[].dueAt': new Date(Date.now() - 60_000) } },
    );
    const worker = await startWorker();
    try {
      await inbox.mailsTo(email);
      await eventually(
        () => subscriptionModel(api).findById(_id).orFail().lean(),
        ({ pendingEffects }) => pendingEffects.length === 0,
      );
      await eventually(
        () => api.connection.collection('mail_outbox').countDocuments({ state: 'pending' }),
        (pending) => pending === 0,
      );
      const sent = inbox.mails.filter(({ to }) => to === email);
      expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ is paused$/)]);
    } finally {
      await worker.close();
    }
  });

  test('the worker alone processes what the API accepts, and serves nothing but its health', async () => {
    await sendMessage(api.origin, contactForm({ email: 'asha.roles@example.org' })).expect(201);
    // Waits until this process has finished its background work.
    await api.app.get(EffectsRelay, { strict: false }).beforeApplicationShutdown();
    const [message] = await contactModel(api).find({}).lean();
    expect(message?.pendingEffects?.map(({ kind }) => kind).sort()).toEqual(['audit', 'mail']);

    const worker = await startWorker();
    try {
      expect(await inbox.mailsTo('asha.roles@example.org')).toHaveLength(1);
      await request(worker.origin).get('/health/ready').expect(200);
      await request(worker.origin).get('/health/live').expect(200);
      await sendMessage(worker.origin).expect(404);
      for (const address of ['/', '/admin', '/api/docs', '/config/site.json', '/healthy']) {
        const { body } = await request(worker.origin).get(address).expect(404);
        expect(body.code).toBe('NOT_FOUND');
      }
    } finally {
      await worker.close();
    }
  });
});
