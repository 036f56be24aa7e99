import request from 'supertest';
import { AuditLog } from '../src/audit/audit-log.js';
import { SubmissionStore } from '../src/submissions/submission-store.js';
import { eventually } from './support/eventually.js';
import { administratorWith } from './support/factories/administrators.js';
import {
  applicationForm,
  applicationModel,
  freshKey,
  sendApplication,
} from './support/factories/applications.js';
import { contactForm, sendMessage } from './support/factories/contact-messages.js';
import { sendShareholder, shareholderForm, shareholderModel } from './support/factories/shareholders.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from './support/factories/subscriptions.js';
import { Inbox } from './support/inbox.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { askForCode, codeIn, openRecord, trackStatus } from './support/track.js';

interface Sent {
  _id: string;
  reference: string;
  email: string;
}

describe('following one’s own submission', () => {
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

  const freshEmail = () => `${freshKey()}@example.org`;
  const sent = async (sending: request.Test, email: string): Promise<Sent> => {
    const { body, status } = await sending;
    expect(status).toBe(201);
    return { _id: body.data._id, reference: body.data.reference, email };
  };
  const subscribed = (different: object = {}, language = 'en') => {
    const email = freshEmail();
    return sent(
      sendSubscription(running.origin, subscriptionForm({ email, ...different }), { language }),
      email,
    );
  };
  const applied = () => {
    const email = freshEmail();
    return sent(sendApplication(running.origin, applicationForm({ email })), email);
  };
  /** Asks for a code and reads it from the mail that follows those already there. */
  const codeFor = async ({ reference, email }: Sent): Promise<string> => {
    const before = inbox.mails.filter(({ to }) => to === email).map(({ text }) => codeIn(text));
    await askForCode(running.origin, { reference, email }).expect(200);
    const code = await eventually(
      async () =>
        inbox.mails
          .filter(({ to }) => to === email)
          .map(({ text }) => codeIn(text))
          .find((found) => found !== undefined && !before.includes(found)),
      (found) => found !== undefined,
      10_000,
    );
    return code ?? '';
  };
  const opened = async (of: Sent) => {
    const code = await codeFor(of);
    const answer = await openRecord(running.origin, { reference: of.reference, email: of.email, code });
    expect(answer.status).toBe(200);
    return answer.body as { token: string; expiresIn: number; data: Record<string, unknown> };
  };
  const act = (token: string, action?: string) => trackStatus(running.origin, token, action);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('POST /api/track/code', () => {
    test('sends a code of six digits to the address on file, in the language of the form', async () => {
      const of = await subscribed({}, 'hi');
      expect(await codeFor(of)).toMatch(/^\d{6}$/);
      const mail = inbox.mails.filter(({ to }) => to === of.email).at(-1);
      expect(mail?.subject).toContain(of.reference);
      expect(mail?.text).toMatch(/[\u0900-\u097f]{3}/);
    });

    test('answers the same for a right pair, a wrong address and a reference that nobody has', async () => {
      const { reference, email } = await subscribed();
      const answers = await Promise.all(
        [
          { reference, email },
          { reference, email: freshEmail() },
          { reference: 'SP-000000', email },
        ].map((pair) => askForCode(running.origin, pair)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
    });

    test('answers before anybody looks whether there is such a record, so its time tells nothing', async () => {
      const of = await subscribed();
      await inbox.mailsTo(of.email);
      let look: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        look = resolve;
      });
      const { findByReference } = SubmissionStore.prototype;
      jest.spyOn(SubmissionStore.prototype, 'findByReference').mockImplementation(async function (
        this: SubmissionStore<never>,
        reference,
      ) {
        await gate;
        return findByReference.call(this, reference) as Promise<null>;
      });
      await askForCode(running.origin, pairOf(of)).expect(200);
      expect(inbox.mails.filter(({ to }) => to === of.email)).toHaveLength(1);
      look();
      expect(await inbox.mailsTo(of.email, 2)).toHaveLength(2);
    });

    test('sends nothing to an address that a program filled in', async () => {
      const of = await subscribed({ website: 'http://spam.example' });
      await askForCode(running.origin, pairOf(of)).expect(200);
      // The code of somebody else, asked for later, has come; this one would have, too.
      await codeFor(await subscribed());
      expect(inbox.mails.filter(({ to }) => to === of.email)).toEqual([]);
    });

    test('takes a reference as people type it', async () => {
      const of = await subscribed();
      const typed = ` ${of.reference.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `;
      await askForCode(running.origin, { reference: typed, email: of.email.toUpperCase() }).expect(200);
      expect(await inbox.mailsTo(of.email, 2)).toHaveLength(2);
    });

    test.each([
      ['reference', 'XX-123456', 'Reference must look like FA-7K3M9Q.'],
      ['reference', undefined, 'Reference is required.'],
      ['email', 'asha@', 'Email must be a valid e-mail address.'],
      ['code', '123456', 'This field is not known here.'],
    ])('%s %j answers 400', async (field, value, sentence) => {
      const answer = await askForCode(running.origin, {
        reference: 'SP-7K3M9Q',
        email: 'asha@example.org',
        [field]: value,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ [field]: [sentence] });
    });

    test('the code comes although the address had its five mails of the day', async () => {
      const email = freshEmail();
      for (let count = 0; count < 5; count++) {
        await sent(sendMessage(running.origin, contactForm({ email })), email);
      }
      const of = await sent(sendMessage(running.origin, contactForm({ email })), email);
      await inbox.mailsTo(email, 5);
      expect(await codeFor(of)).toMatch(/^\d{6}$/);
    });

    test('no code and no address is kept, only keyed hashes that expire', async () => {
      const of = await subscribed();
      const code = await codeFor(of);
      const kept = await running.connection.collection('track_codes').find({}).toArray();
      const text = JSON.stringify(kept);
      expect(text).not.toContain(code);
      expect(text).not.toContain(of.email);
      expect(text).not.toContain(of.reference);
      const indexes = await running.connection.collection('track_codes').indexes();
      expect(indexes).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
      const mails = await running.connection.collection('mail_outbox').find({ state: 'sent' }).toArray();
      expect(JSON.stringify(mails)).not.toContain(`"${code}"`);
    });
  });

  describe('POST /api/track/open', () => {
    const REFUSED = {
      code: 'VALIDATION_FAILED',
      fields: { code: ['This code is wrong or has expired. Please ask for a new one.'] },
    };

    test('opens the record for fifteen minutes and shows state, history and reasons, without names of the office', async () => {
      const of = await subscribed();
      const office = await administratorWith(running, ['subscriptions:update']);
      await request(running.origin)
        .patch(`/api/subscription/${of._id}/status`)
        .set('Authorization', `Bearer ${office.token}`)
        .send({ status: 'paused', reason: 'You asked us to wait.' })
        .expect(200);
      const { token, expiresIn, data } = await opened(of);
      expect(token).toEqual(expect.any(String));
      expect(expiresIn).toBe(900);
      expect(data).toMatchObject({
        reference: of.reference,
        kind: 'subscription',
        status: 'paused',
        history: [
          { status: 'active', by: 'you' },
          { status: 'paused', by: 'office', reason: 'You asked us to wait.' },
        ],
        actions: ['resume', 'cancel', 'erase'],
        facts: { combo: 'Premium Pack', quantity: 2, total: 4000, paymentMethod: 'cod' },
      });
      expect(JSON.stringify(data)).not.toMatch(/example\.org|Station Road|98765/);
    });

    test('a code works once', async () => {
      const of = await subscribed();
      const code = await codeFor(of);
      const answers = await Promise.all(
        [1, 2].map(() => openRecord(running.origin, { ...pairOf(of), code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await openRecord(running.origin, { ...pairOf(of), code })).body).toMatchObject(REFUSED);
    });

    test('a code is dead after five wrong tries: the sixth is refused although it is right', async () => {
      const of = await subscribed();
      const code = await codeFor(of);
      for (let tries = 0; tries < 5; tries++) {
        expect((await openRecord(running.origin, { ...pairOf(of), code: wrong(code) })).status).toBe(400);
      }
      expect((await openRecord(running.origin, { ...pairOf(of), code })).body).toMatchObject(REFUSED);
    });

    test('four wrong tries are forgiven', async () => {
      const of = await subscribed();
      const code = await codeFor(of);
      for (let tries = 0; tries < 4; tries++) {
        await openRecord(running.origin, { ...pairOf(of), code: wrong(code) });
      }
      expect((await openRecord(running.origin, { ...pairOf(of), code })).status).toBe(200);
    });

    test('a code is refused after its ten minutes, and when a newer one was asked for', async () => {
      const of = await subscribed();
      const first = await codeFor(of);
      const second = await codeFor(of);
      expect((await openRecord(running.origin, { ...pairOf(of), code: first })).status).toBe(400);
      const codes = running.connection.collection('track_codes');
      const [newest] = await codes.find({}).sort({ expiresAt: -1 }).limit(1).toArray();
      expect(newest?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
      expect(newest?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
      await codes.updateMany({}, { $set: { expiresAt: new Date() } });
      expect((await openRecord(running.origin, { ...pairOf(of), code: second })).body).toMatchObject(REFUSED);
    });

    test('the code of one record opens no other, also not of the same person', async () => {
      const of = await subscribed();
      const other = await subscribed({ email: of.email });
      const code = await codeFor(of);
      const pair = { reference: other.reference, email: of.email };
      expect((await openRecord(running.origin, { ...pair, code })).status).toBe(400);
    });

    test('a wrong code for a record and any code for none are answered alike, and no record is looked at', async () => {
      const of = await subscribed();
      const code = await codeFor(of);
      const nobody = { reference: 'SP-000000', email: freshEmail() };
      await askForCode(running.origin, nobody).expect(200);
      await codeFor(await subscribed());
      const look = jest.spyOn(SubmissionStore.prototype, 'findByReference');
      const known = await openRecord(running.origin, { ...pairOf(of), code: wrong(code) });
      const unknown = await openRecord(running.origin, { ...nobody, code: '123456' });
      expect(look).not.toHaveBeenCalled();
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
      expect([known.status, unknown.status]).toEqual([400, 400]);
    });

    test.each(['12345', '1234567', 'abcdef', undefined])(
      'the code %j answers 400 on the field',
      async (code) => {
        const pair = { reference: 'SP-7K3M9Q', email: 'asha@example.org' };
        const answer = await openRecord(running.origin, { ...pair, code });
        expect(Object.keys(answer.body.fields)).toEqual(['code']);
      },
    );
  });

  describe('POST /api/track/status', () => {
    const logOf = (subject: string, id: string) =>
      eventually(
        () => running.app.get(AuditLog, { strict: false }).listForSubject(subject, id),
        (found) => found.length > 0,
        5_000,
      );

    test('without an action it answers the record as it is', async () => {
      const of = await subscribed();
      const { token, data } = await opened(of);
      const answer = await act(token);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Record read', data });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('a subscriber pauses, resumes and cancels, each with its mail; nobody is named as having done it', async () => {
      const of = await subscribed();
      const { token } = await opened(of);
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
      expect(mails.filter(({ subject }) => /paused|goes on|cancelled/.test(subject))).toHaveLength(3);
      const stored = await subscriptionModel(running).findById(of._id).lean();
      expect(stored?.history.map(({ by }) => by)).toEqual(Array(4).fill(undefined));
      expect((await logOf('subscription', of._id))[0]).toMatchObject({
        action: 'subscription.status_changed',
        actor: null,
      });
    });

    test('repeating an action changes nothing, also when the office did it before', async () => {
      const of = await subscribed();
      const office = await administratorWith(running, ['subscriptions:update']);
      await request(running.origin)
        .patch(`/api/subscription/${of._id}/status`)
        .set('Authorization', `Bearer ${office.token}`)
        .send({ status: 'paused' })
        .expect(200);
      const { token } = await opened(of);
      await act(token, 'pause').expect(200);
      await act(token, 'cancel').expect(200);
      await act(token, 'cancel').expect(200);
      const stored = await subscriptionModel(running).findById(of._id).lean();
      expect(stored?.history).toHaveLength(3);
    });

    test('cancelled is final: resuming answers 409 with the record', async () => {
      const { token } = await opened(await subscribed());
      await act(token, 'cancel').expect(200);
      const answer = await act(token, 'resume');
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'CONFLICT',
        data: { status: 'cancelled', actions: ['erase'] },
      });
    });

    test('an applicant withdraws: rejected, by nobody, with that reason, in a mail of its own', async () => {
      const of = await applied();
      const { token, data } = await opened(of);
      expect(data).toMatchObject({ kind: 'factory-application', actions: ['withdraw', 'erase'], facts: {} });
      const answer = await act(token, 'withdraw');
      expect(answer.body).toMatchObject({
        message: 'Application withdrawn',
        data: {
          status: 'rejected',
          history: [{}, { status: 'rejected', by: 'you', reason: 'Withdrawn by the applicant.' }],
        },
      });
      const stored = await applicationModel(running).findById(of._id).lean();
      expect(stored?.history[1]).not.toHaveProperty('by');
      const mails = await inbox.mailsTo(of.email, 3);
      expect(mails.map(({ subject }) => subject)).toContain(`Your application ${of.reference} is withdrawn`);
      await act(token, 'withdraw').expect(200);
      expect(await inbox.mailsTo(of.email, 3)).toHaveLength(3);
    });

    test('somebody who wants to become a shareholder withdraws, too', async () => {
      const email = freshEmail();
      const of = await sent(sendShareholder(running.origin, shareholderForm({ email })), email);
      const { token, data } = await opened(of);
      expect(JSON.stringify(data)).not.toMatch(/234F|ABCDE/);
      await act(token, 'withdraw').expect(200);
      expect((await shareholderModel(running).findById(of._id).lean())?.status).toBe('rejected');
    });

    test('what is approved cannot be withdrawn here: 409 with the record', async () => {
      const of = await applied();
      const reviewer = await administratorWith(running, ['applications:review']);
      await request(running.origin)
        .patch(`/api/apply-factory/${of._id}/status`)
        .set('Authorization', `Bearer ${reviewer.token}`)
        .send({ status: 'approved' })
        .expect(200);
      const { token } = await opened(of);
      const answer = await act(token, 'withdraw');
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain('approved now');
      expect(answer.body.data).toMatchObject({ status: 'approved', actions: ['erase'] });
    });

    test('anyone has everything about their record erased; the token opens nothing then', async () => {
      const email = freshEmail();
      const of = await sent(sendMessage(running.origin, contactForm({ email })), email);
      const { token, data } = await opened(of);
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
      expect((await logOf('contact-message', of._id))[0]).toMatchObject({
        action: 'contact.erased',
        actor: null,
      });
      expect((await act(token)).status).toBe(404);
      expect((await act(token, 'erase')).status).toBe(404);
    });

    test('an action that such records do not know answers 400', async () => {
      const { token } = await opened(await applied());
      expect((await act(token, 'pause')).body.fields).toEqual({
        action: ['This cannot be done with this record.'],
      });
      expect((await act(token, 'approve')).status).toBe(400);
    });

    test('the token of one record touches no other, whatever is named beside it', async () => {
      const mine = await subscribed();
      const theirs = await subscribed();
      const { token } = await opened(mine);
      const answer = await request(running.origin)
        .post('/api/track/status')
        .set('Authorization', `Bearer ${token}`)
        .send({ action: 'cancel', reference: theirs.reference });
      expect(answer.status).toBe(400);
      await act(token, 'cancel').expect(200);
      expect((await subscriptionModel(running).findById(theirs._id).lean())?.status).toBe('active');
    });
  });
});

function pairOf({ reference, email }: Sent) {
  return { reference, email };
}
