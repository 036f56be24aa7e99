import request from 'supertest';
import { trackStatus, Visitors } from '../support/calls/track.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith } from '../support/factories/administrators.js';
import { applicationModel } from '../support/factories/applications.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm, shareholderModel } from '../support/factories/shareholders.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import type { Inbox } from '../support/services/inbox.js';
import type { TestApp } from '../support/test-app.js';

describe('POST /api/track/status', () => {
  let running: TestApp;
  let inbox: Inbox;
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await Visitors.open();
    ({ running, inbox } = visitors);
  });
  afterAll(() => visitors.close());
  const act = (token: string, action?: string) => trackStatus(running.origin, token, action);

  const logOf = (subject: string, id: string) =>
    eventually(
      () => entriesAfterSubmission(running.app, subject, id),
      (found) => found.length > 0,
    );

  test('returns the record if no action is given', async () => {
    const of = await visitors.subscribed();
    const { token, data } = await visitors.opened(of);
    const answer = await act(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Record read', data });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('lets a subscriber pause, resume and cancel, each with a mail and without a recorded actor', async () => {
    const of = await visitors.subscribed();
    const { token } = await visitors.opened(of);
    expect((await act(token, 'pause')).body).toMatchObject({
      message: 'Subscription paused',
      data: { status: 'paused', actions: ['resume', 'cancel', 'erase'] },
    });
    expect((await act(token, 'resume')).body.data).toMatchObject({
      status: 'active',
      facts: { nextDelivery: expect.stringMatching(/-15$/) },
    });
    expect((await act(token, 'cancel')).body.data).toMatchObject({
      status: 'cancelled',
      actions: ['erase'],
      history: Array(4).fill(expect.objectContaining({ by: 'you' })),
    });
    const mails = await inbox.mailsTo(of.email, 5);
    expect(mails.filter(({ subject }) => /paused|resumed|cancelled/.test(subject))).toHaveLength(3);
    const stored = await subscriptionModel(running).findById(of._id).lean();
    expect(stored?.history.map(({ by }) => by)).toEqual(Array(4).fill(undefined));
    const [entry] = await logOf('subscription', of._id);
    expect(entry).toMatchObject({ action: 'subscription.status_changed', actor: null });
    expect(entry).not.toHaveProperty('from');
  });

  test('changes nothing when an action is repeated, even if the office did it before', async () => {
    const of = await visitors.subscribed();
    const office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    await request(running.origin)
      .patch(`/api/subscription/${of._id}/status`)
      .set('Authorization', `Bearer ${office.token}`)
      .send({ status: 'paused' })
      .expect(200);
    const { token } = await visitors.opened(of);
    await act(token, 'pause').expect(200);
    await act(token, 'cancel').expect(200);
    await act(token, 'cancel').expect(200);
    const stored = await subscriptionModel(running).findById(of._id).lean();
    expect(stored?.history).toHaveLength(3);
  });

  test('answers 409 with the record to resuming a cancelled subscription, which is final', async () => {
    const { token } = await visitors.opened(await visitors.subscribed());
    await act(token, 'cancel').expect(200);
    const answer = await act(token, 'resume');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'CONFLICT',
      data: { status: 'cancelled', actions: ['erase'] },
    });
  });

  test('lets an applicant withdraw, without a recorded actor and with its own mail', async () => {
    const of = await visitors.applied();
    const { token, data } = await visitors.opened(of);
    expect(data).toMatchObject({ kind: 'factory-application', actions: ['withdraw', 'erase'], facts: {} });
    const answer = await act(token, 'withdraw');
    expect(answer.body).toMatchObject({
      message: 'Application withdrawn',
      data: {
        status: 'withdrawn',
        history: [{}, { status: 'withdrawn', by: 'you' }],
      },
    });
    const stored = await applicationModel(running).findById(of._id).lean();
    expect(stored?.history[1]).not.toHaveProperty('by');
    const mails = await inbox.mailsTo(of.email, 3);
    expect(mails.map(({ subject }) => subject)).toContain(`Your application ${of.reference} is withdrawn`);
    await act(token, 'withdraw').expect(200);
    expect(await inbox.mailsTo(of.email, 3)).toHaveLength(3);
  });

  test('lets a prospective shareholder withdraw, too', async () => {
    const email = visitors.freshEmail();
    const of = await visitors.sent(sendShareholder(running.origin, shareholderForm({ email })), email);
    const { token, data } = await visitors.opened(of);
    expect(JSON.stringify(data)).not.toMatch(/234F|ABCDE/);
    await act(token, 'withdraw').expect(200);
    expect((await shareholderModel(running).findById(of._id).lean())?.status).toBe('withdrawn');
  });

  test('lists a withdrawn application as such, and the office can only set it back to pending', async () => {
    const of = await visitors.applied();
    const { token } = await visitors.opened(of);
    await act(token, 'withdraw').expect(200);
    const reviewer = await administratorWith(running, ['applications:read', 'applications:review']);
    const asReviewer = (call: request.Test) => call.set('Authorization', `Bearer ${reviewer.token}`);
    const change = (body: object) =>
      asReviewer(request(running.origin).patch(`/api/apply-factory/${of._id}/status`)).send(body);
    for (const status of ['approved', 'rejected']) {
      const refused = await change({ status });
      expect(refused.status).toBe(409);
      expect(refused.body.data).toMatchObject({ status: 'withdrawn' });
    }
    await change({ status: 'withdrawn' }).expect(400);
    const listed = await asReviewer(request(running.origin).get('/api/apply-factory?status=withdrawn'));
    expect(listed.body.map(({ _id }: { _id: string }) => _id)).toContain(of._id);
    const reason = 'You called: it was a mistake.';
    const back = await change({ status: 'pending', expectedStatus: 'withdrawn', reason });
    expect(back.status).toBe(200);
    expect(back.body.data).toMatchObject({
      status: 'pending',
      history: [{}, { status: 'withdrawn' }, { status: 'pending', by: reviewer.email, reason }],
    });
  });

  test('answers 409 with the record to withdrawing an approved application', async () => {
    const of = await visitors.applied();
    const reviewer = await administratorWith(running, ['applications:read', 'applications:review']);
    await request(running.origin)
      .patch(`/api/apply-factory/${of._id}/status`)
      .set('Authorization', `Bearer ${reviewer.token}`)
      .send({ status: 'approved' })
      .expect(200);
    const { token } = await visitors.opened(of);
    const answer = await act(token, 'withdraw');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('approved now');
    expect(answer.body.data).toMatchObject({ status: 'approved', actions: ['erase'] });
  });

  test('answers 409 with the record to erasing an approved shareholder, who is kept', async () => {
    const email = visitors.freshEmail();
    const of = await visitors.sent(sendShareholder(running.origin, shareholderForm({ email })), email);
    const reviewer = await administratorWith(running, ['shareholders:read', 'shareholders:review']);
    await request(running.origin)
      .put(`/api/shareholder/approval/${of._id}`)
      .set('Authorization', `Bearer ${reviewer.token}`)
      .send({ status: 'approved' })
      .expect(200);
    const { token, data } = await visitors.opened(of);
    expect(data).toMatchObject({ actions: [], kept: 'law' });
    const answer = await act(token, 'erase');
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('The law asks us to keep this record');
    expect(answer.body.data).toMatchObject({ status: 'approved', actions: [], kept: 'law' });
    expect(await shareholderModel(running).countDocuments({ _id: of._id })).toBe(1);
  });

  test('erases everything about the record, after which the token opens nothing', async () => {
    const email = visitors.freshEmail();
    const of = await visitors.sent(sendMessage(running.origin, contactForm({ email })), email);
    const { token, data } = await visitors.opened(of);
    expect(data.actions).toEqual(['erase']);
    expect((await act(token, 'erase')).body).toEqual({
      message: 'Everything about this record is erased',
      data: null,
    });
    expect(
      await running.connection.collection('contact_messages').countDocuments({ reference: of.reference }),
    ).toBe(0);
    const mails = await running.connection
      .collection('mail_outbox')
      .find({ key: new RegExp(`^${of._id}:`) })
      .toArray();
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const mail of mails) {
      expect(mail).not.toHaveProperty('to');
      expect(mail).not.toHaveProperty('recipientHash');
    }
    const [entry] = await logOf('contact-message', of._id);
    expect(entry).toMatchObject({ action: 'contact.erased', actor: null, subject: { id: of._id } });
    expect(entry).not.toHaveProperty('from');
    expect(JSON.stringify(entry)).not.toContain(of.reference);
    expect((await act(token)).status).toBe(404);
    expect((await act(token, 'erase')).status).toBe(404);
  });

  test('answers 400 to an action that this kind of record does not have', async () => {
    const { token } = await visitors.opened(await visitors.applied());
    expect((await act(token, 'pause')).body.fields).toEqual({
      action: ['This cannot be done with this record.'],
    });
    expect((await act(token, 'approve')).status).toBe(400);
  });

  test('changes no other record than that of the token, and rejects a reference in the body', async () => {
    const mine = await visitors.subscribed();
    const theirs = await visitors.subscribed();
    const { token } = await visitors.opened(mine);
    const answer = await request(running.origin)
      .post('/api/track/status')
      .set('Authorization', `Bearer ${token}`)
      .send({ action: 'cancel', reference: theirs.reference });
    expect(answer.status).toBe(400);
    await act(token, 'cancel').expect(200);
    expect((await subscriptionModel(running).findById(theirs._id).lean())?.status).toBe('active');
  });
});
