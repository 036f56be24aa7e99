import { AppLogger } from '../../src/common/logging/app-logger.js';
import { SubmissionStore } from '../../src/submissions/record/store/submission-store.js';
import { askForCode, pairOf, Visitors } from '../support/calls/track.js';
import { eventually } from '../support/eventually.js';
import { freshKey } from '../support/factories/applications.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import type { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('POST /api/track/code', () => {
  let running: TestApp;
  let inbox: Inbox;
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await Visitors.open();
    ({ running, inbox } = visitors);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => visitors.close());

  test('sends a six-digit code to the stored address, in the language of the form', async () => {
    const of = await visitors.subscribed({}, 'hi');
    expect(await visitors.codeFor(of)).toMatch(/^\d{6}$/);
    const mail = inbox.mails.filter(({ to }) => to === of.email).at(-1);
    expect(mail?.subject).toContain(of.reference);
    expect(mail?.text).toMatch(/[\u0900-\u097f]{3}/);
  });

  test('answers alike to a matching pair, a wrong address and an unknown reference', async () => {
    const { reference, email } = await visitors.subscribed();
    const answers = await Promise.all(
      [
        { reference, email },
        { reference, email: visitors.freshEmail() },
        { reference: 'SP-000000', email },
      ].map((pair) => askForCode(running.origin, pair)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ data: { expiresIn: 600 } });
    expect(new Set(answers.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
  });

  test('answers before it looks the record up, so that its response time reveals nothing', async () => {
    const of = await visitors.subscribed();
    await inbox.mailsTo(of.email);
    let openGate: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
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
    openGate();
    expect(await inbox.mailsTo(of.email, 2)).toHaveLength(2);
  });

  test('sends nothing to the address of a suspect record', async () => {
    const of = await visitors.subscribed({ website: 'http://spam.example' });
    await askForCode(running.origin, pairOf(of)).expect(200);
    // A later code for another record has arrived, so a code for this one would have arrived as well.
    await visitors.codeFor(await visitors.subscribed());
    expect(inbox.mails.filter(({ to }) => to === of.email)).toEqual([]);
  });

  test('accepts a reference as people type it: in lower case, with spaces around it, o for 0 and l for 1', async () => {
    const of = await visitors.subscribed();
    const typed = ` ${of.reference.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `;
    await askForCode(running.origin, { reference: typed, email: of.email.toUpperCase() }).expect(200);
    expect(await inbox.mailsTo(of.email, 2)).toHaveLength(2);
  });

  test.each([
    ['reference', 'XX-123456', 'Reference must look like FA-7K3M9Q.'],
    ['reference', undefined, 'Reference is required.'],
    ['email', 'asha@', 'Email must be a valid e-mail address.'],
    ['code', '123456', 'This field is not accepted.'],
  ])('%s %j answers 400', async (field, value, sentence) => {
    const answer = await askForCode(running.origin, {
      reference: 'SP-7K3M9Q',
      email: 'asha@example.org',
      [field]: value,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: [sentence] });
  });

  test('sends five mails to one person for fifty simultaneous forms and codes at two servers, however the address is written', async () => {
    const log = jest.spyOn(AppLogger.prototype, 'warn').mockImplementation(() => undefined);
    const second = await startTestApp({
      env: {
        SMTP_URL: inbox.url,
        MONGODB_URI: running.config.mongoUri,
        DATA_ENCRYPTION_KEY: running.config.encryptionKeys[0].key.toString('base64'),
      },
    });
    const name = freshKey();
    const spelling = (n: number) => (n % 2 === 0 ? `${name}@example.org` : `${name}+${n}@example.org`);
    const origin = (n: number) => (n % 3 === 0 ? second.origin : running.origin);
    try {
      const forms = await Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          visitors.sent(sendMessage(origin(n), contactForm({ email: spelling(n) })), spelling(n)),
        ),
      );
      const codes = await Promise.all(forms.map((form, n) => askForCode(origin(n), pairOf(form))));
      expect(new Set(codes.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);

      const mails = running.connection.collection('mail_outbox');
      const about = { key: { $regex: `^(${forms.map(({ _id }) => _id).join('|')}):` } };
      const processed = await eventually(
        () => mails.find({ ...about, state: { $ne: 'pending' } }).toArray(),
        ({ length }) => length === 50,
      );
      expect(inbox.mails.filter(({ to }) => to.startsWith(name))).toHaveLength(5);
      const dropped = processed.filter(({ state }) => state === 'cancelled');
      expect(dropped).toHaveLength(45);
      expect(JSON.stringify(dropped)).not.toContain(name);
      const lines = log.mock.calls.filter(([line]) =>
        String(line).startsWith('mail not sent: its recipient'),
      );
      expect(lines).toHaveLength(45);
      expect(JSON.stringify(lines)).not.toContain(name);
    } finally {
      await second.stop();
    }
  });

  test('counts the daily mails of a person without storing the address', async () => {
    const of = await visitors.subscribed();
    await visitors.codeFor(of);
    const kept = await running.connection.collection('mail_recipient_days').find({}).toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('example.org');
  });

  test('stores neither code nor address, only keyed hashes that expire', async () => {
    const of = await visitors.subscribed();
    const code = await visitors.codeFor(of);
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
