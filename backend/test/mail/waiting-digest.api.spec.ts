import request from 'supertest';
import { Outbox } from '../../src/mail/outbox/outbox.js';
import { DigestSender } from '../../src/notifications/digest/digest-sender.js';
import { delayMail } from '../support/delayed-mail.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { changeSettings } from '../support/factories/notifications.js';
import { changeAccount } from '../support/factories/team.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Eight in the morning in India, this many days after Monday, 2 January 2040. */
const morning = (days = 0) => new Date(Date.parse('2040-01-02T08:00:00+05:30') + days * 86_400_000);

describe('optional mails', () => {
  let inbox: Inbox;
  let one: TestApp;
  let two: TestApp;
  let senders: DigestSender[];
  beforeAll(async () => {
    inbox = await Inbox.open();
    one = await startTestApp({ env: { SMTP_URL: inbox.url } });
    two = await startTestApp({ env: { SMTP_URL: inbox.url, MONGODB_URI: one.config.mongoUri } });
    senders = [one, two].map(({ app }) => app.get(DigestSender, { strict: false }));
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    await inbox.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const sendAll = (at: Date) => Promise.all(senders.map((sender) => sender.sendDue(at)));
  const keysOf = ({ adminId }: LoggedIn) =>
    one.app.get(Outbox, { strict: false }).findKeysByPrefix(`digest:${adminId}`);

  test('the digest is not sent while nothing waits, and counts what the account may read, in its language', async () => {
    const reader = await administratorWith(one, ['contacts:read']);
    await changeSettings(reader, one.origin, { digest: 'daily', locale: 'hi' });
    await sendAll(morning());
    expect(await keysOf(reader)).toEqual([]);
    const { reference } = (await sendMessage(one.origin).expect(201)).body.data;
    await sendMessage(one.origin).expect(201);
    await sendApplication(one.origin).expect(201);
    await sendAll(morning());
    expect(await keysOf(reader)).toEqual([]);
    await sendAll(morning(1));
    const [mail] = await inbox.mailsTo(reader.email);
    expect(mail?.subject).toBe('एडमिन पोर्टल में बाक़ी काम: 2');
    expect(mail?.text).toContain('बिना पढ़े संदेश');
    expect(mail?.text).not.toMatch(/आवेदन/);
    for (const personal of [reference, 'Asha', 'asha@']) expect(mail?.text).not.toContain(personal);
  });

  test('the digest is sent once a period by any number of processes, even after a crash', async () => {
    const [daily, weekly, none] = [
      await administratorWith(one, ['contacts:read']),
      await administratorWith(one, ['contacts:read']),
      await administratorWith(one, ['contacts:read']),
    ];
    await changeSettings(daily, one.origin, { digest: 'daily' });
    await changeSettings(weekly, one.origin, { digest: 'weekly' });
    await sendMessage(one.origin).expect(201);
    const admins = one.connection.collection('admins');
    await sendAll(morning(7));
    // Simulates a crash before it was recorded that these were sent.
    await admins.updateMany({}, { $unset: { digestedPeriod: 1 } });
    await sendAll(morning(7));
    await sendAll(morning(8));
    await sendAll(new Date(morning(9).getTime() - 1));
    expect((await keysOf(daily)).sort()).toEqual([
      `digest:${daily.adminId}:2040-01-09`,
      `digest:${daily.adminId}:2040-01-10`,
    ]);
    expect(await keysOf(weekly)).toEqual([`digest:${weekly.adminId}:2040-01-09`]);
    expect(await keysOf(none)).toEqual([]);
  });

  test('the digest is first sent in the period after the one in which it is switched on', async () => {
    const reader = await administratorWith(one, ['contacts:read']);
    await sendMessage(one.origin).expect(201);
    await changeSettings(reader, one.origin, { digest: 'daily' });
    await sendAll(new Date());
    expect(await keysOf(reader)).toEqual([]);
  });

  test.each([
    ['not sent to a suspended account', 'suspend', 'cancelled'],
    ['not sent to an account that has switched it off', 'switch off', 'cancelled'],
    ['sent with what waits by then', undefined, 'sent'],
  ] as const)('a digest that was delayed is %s', async (_what, step, state) => {
    const owner = await logIn(one);
    const reader = await administratorWith(one, ['applications:read']);
    await changeSettings(reader, one.origin, { digest: 'daily' });
    await sendApplication(one.origin).expect(201);
    const { state: ended } = await delayMail(one, inbox, {
      filter: { to: reader.email, template: 'waiting-digest' },
      compose: () => sendAll(morning(20)),
      meanwhile: async () => {
        await sendApplication(one.origin).expect(201);
        if (step === 'suspend') await changeAccount(one.origin, owner, reader.adminId, step).expect(200);
        if (step === 'switch off') await changeSettings(reader, one.origin, { digest: 'off' });
      },
    });
    expect(ended).toBe(state);
    if (state === 'cancelled') return;
    const applications = one.connection.collection('factory_applications');
    const [mail] = await inbox.mailsTo(reader.email);
    expect(mail?.subject).toContain(String(await applications.countDocuments({ status: 'pending' })));
  });

  test('mails about mentions are not sent while they are switched off', async () => {
    const asha = await administratorWith(one, ['contacts:read', 'contacts:update']);
    const ravi = await administratorWith(one, ['contacts:read']);
    const { _id } = (await sendMessage(one.origin).expect(201)).body.data;
    const note = (text: string) =>
      request(one.origin)
        .post(`/api/contact/${_id}/notes`)
        .auth(asha.token, { type: 'bearer' })
        .send({ text });
    await changeSettings(ravi, one.origin, { colleagueMails: false });
    await note(`@${ravi.email} one`).expect(200);
    await changeSettings(ravi, one.origin, { colleagueMails: true });
    await note(`@${ravi.email} two`).expect(200);
    expect(await inbox.mailsTo(ravi.email)).toHaveLength(1);
  });
});
