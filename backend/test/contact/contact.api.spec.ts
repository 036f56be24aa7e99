import request from 'supertest';
import { ContactMessageRepository } from '../../src/contact/contact-message.repository.js';
import { MAIL_ALREADY_SENT } from '../../src/submissions/review/transition/status-plan.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { contactForm, contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { holdRelay } from '../support/relay.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('contact messages', () => {
  let running: TestApp;
  let inbox: Inbox;
  let reader: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    reader = await administratorWith(running, ['contacts:read', 'contacts:update']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const countStored = () => contactModel(running).countDocuments({});
  const get = (address: string, by = reader) =>
    request(running.origin).get(address).set('Authorization', `Bearer ${by.token}`);
  const mark = (id: string, body: object, by = reader) =>
    request(running.origin)
      .patch(`/api/contact/${id}/status`)
      .set('Authorization', `Bearer ${by.token}`)
      .send(body);
  const stored = async (different: object = {}) => {
    const answer = await sendMessage(running.origin, contactForm(different));
    expect(answer.status).toBe(201);
    return answer.body.data as { _id: string; reference: string };
  };

  test('POST /api/contact answers with a reference and stores the message as new', async () => {
    const answer = await sendMessage(
      running.origin,
      contactForm({ email: 'Asha@Example.ORG', message: 'One\r\nTwo', consentVersion: '2025-01' }),
      { language: 'hi' },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: "Message sent successfully! We'll get back to you within 24 hours.",
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        reference: expect.stringMatching(/^CM-[0-9A-HJKMNP-TV-Z]{6}$/),
        status: 'new',
        createdAt: expect.any(String),
      },
    });
    const record = await contactModel(running).findById(answer.body.data._id).lean();
    expect(record).toMatchObject({
      name: 'Asha Kumari',
      email: 'asha@example.org',
      subject: 'General Inquiry',
      message: 'One\nTwo',
      status: 'new',
      locale: 'hi',
      consent: { version: '2025-01', locale: 'hi' },
    });
  });

  test('POST /api/contact accepts and ignores the status that older clients send', async () => {
    const { _id } = await stored({ status: 'read' });
    expect((await contactModel(running).findById(_id).lean())?.status).toBe('new');
  });

  test.each([
    ['name', undefined, 'Name is required.'],
    ['email', undefined, 'Email is required.'],
    ['email', 'asha@', 'Email must be a valid e-mail address.'],
    ['subject', undefined, 'Subject is required.'],
    ['subject', 'Weather', expect.stringContaining('must be one of')],
    ['message', undefined, 'Message is required.'],
    ['message', ' \n ', 'Message is required.'],
    ['message', 'x'.repeat(3001), 'Message must be at most 3000 characters long.'],
    ['message', 42, 'Message must be text.'],
    ['phone', '9876543210', 'This field is not accepted.'],
  ])(
    'POST /api/contact answers 400 with an error on field %s for %j and stores nothing',
    async (field, value, message) => {
      const before = await countStored();
      const answer = await sendMessage(running.origin, contactForm({ [field]: value }));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: [message] } });
      expect(answer.body.error).toBe(answer.body.message);
      expect(await countStored()).toBe(before);
    },
  );

  test('POST /api/contact answers 415 to a form-encoded body', async () => {
    const answer = await request(running.origin).post('/api/contact').type('form').send('name=Asha');
    expect(answer.status).toBe(415);
  });

  test('50 parallel calls with one key store one message, and the same key with another body answers 422', async () => {
    const key = freshKey();
    const before = await countStored();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendMessage(running.origin, contactForm(), { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await sendMessage(running.origin, contactForm({ message: 'Something else' }), { key });
    expect(other.status).toBe(422);
    expect(await countStored()).toBe(before + 1);
  });

  test('the confirmation mail has the reference but no text of the message, in the language of the form', async () => {
    const email = `${freshKey()}@example.org`;
    const answer = await sendMessage(
      running.origin,
      contactForm({ email, message: 'Look at evil.example' }),
      { language: 'hi' },
    );
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.subject).toContain(answer.body.data.reference);
    expect(mail?.text).toMatch(/[ऀ-ॿ]{3}/u);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('the confirmation of a message about "Other" promises an answer within a day, as the page does', async () => {
    const email = `${freshKey()}@example.org`;
    await sendMessage(running.origin, contactForm({ email, subject: 'Other' }));
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.text).toContain('24 hours');
  });

  test('the confirmation of a request for news of the app launch promises no answer within a day', async () => {
    const email = `${freshKey()}@example.org`;
    const message = 'App launch: please e-mail this address when the app is ready.';
    await sendMessage(running.origin, contactForm({ email, subject: 'Other', name: 'App launch', message }));
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.text).toContain('noted');
    expect(mail?.text).not.toContain('24 hours');
  });

  test('GET /api/contact finds messages by the beginnings of a name', async () => {
    const { reference } = await stored({ name: 'Lakshmi Narayanan' });
    const answer = await get('/api/contact?q=laksh%20nara');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      expect.objectContaining({ reference, name: 'Lakshmi Narayanan', status: 'new' }),
    ]);
    expect(answer.headers['x-total-count']).toBe('1');
  });

  test('GET /api/contact finds a message by the e-mail of its sender and by its reference', async () => {
    const { reference } = await stored({ email: 'vasundhara.p@example.org' });
    for (const q of ['vasundhara.p', reference.toLowerCase()]) {
      const found = await get(`/api/contact?q=${encodeURIComponent(q)}`);
      expect(found.body).toEqual([expect.objectContaining({ reference })]);
    }
  });

  test('GET /api/contact/{id} returns one message without changing its status', async () => {
    const { _id, reference } = await stored();
    expect((await get(`/api/contact/${_id}`)).body).toMatchObject({
      _id,
      reference,
      message: 'When does the water plant open?',
      status: 'new',
      history: [{ status: 'new' }],
    });
    expect((await get(`/api/contact/${_id}`)).body.status).toBe('new');
  });

  test.each(['no-such-id', '65f1c0ffee65f1c0ffee65f1'])('GET /api/contact/%s answers 404', async (id) => {
    expect((await get(`/api/contact/${id}`)).status).toBe(404);
  });

  test('a message can be marked as read and as new again, with an audit entry each time', async () => {
    const { _id } = await stored();
    const read = await mark(_id, { status: 'Read' });
    expect(read.status).toBe(200);
    expect(read.body).toMatchObject({ message: 'Message marked as read', data: { status: 'read' } });
    expect((await mark(_id, { status: 'new' })).body.data.status).toBe('new');
    const entries = await eventually(
      () => entriesAfterSubmission(running.app, 'contact-message', _id),
      (found) => found.length >= 2,
    );
    expect(entries.map(({ action }) => action)).toEqual(Array(2).fill('contact.status_changed'));
  });

  test('two people can mark a message as read at once, and its sender gets no mail about it', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email });
    const colleague = await administratorWith(running, ['contacts:read', 'contacts:update']);
    const answers = await Promise.all([
      mark(_id, { status: 'read', expectedStatus: 'new' }),
      mark(_id, { status: 'read', expectedStatus: 'new' }, colleague),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const record = await contactModel(running).findById(_id).lean();
    expect(record?.history.map(({ status }) => status)).toEqual(['new', 'read']);
    await inbox.mailsTo(email);
    expect(inbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('the confirmation mail of a suspect message is held until the suspect mark is cleared', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email, website: 'http://spam.example' });
    expect(await contactModel(running).findById(_id).lean()).toMatchObject({
      suspect: true,
      pendingEffects: expect.arrayContaining([expect.objectContaining({ kind: 'mail', state: 'held' })]),
    });
    expect((await mark(_id, { status: 'new', clearSuspect: true })).body.data.suspect).toBe(false);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
  });

  test('clearing the suspect mark can be undone while the mail waits, and done again', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id } = await stored({ email, website: 'http://spam.example' });
    const seen = { status: 'new', expectedStatus: 'new' };
    const cleared = await mark(_id, { ...seen, clearSuspect: true, undoable: true });
    expect(cleared.body.data.suspect).toBe(false);
    const undone = await mark(_id, { ...seen, clearSuspect: false, undo: true });
    expect([undone.status, undone.body.data.suspect]).toEqual([200, true]);
    // A client that lost the answer repeats the request.
    expect((await mark(_id, { ...seen, clearSuspect: false, undo: true })).status).toBe(200);
    const effects = (await contactModel(running).findById(_id).lean())?.pendingEffects;
    expect(effects?.filter(({ kind }) => kind === 'mail')).toEqual([
      expect.objectContaining({ state: 'held' }),
    ]);

    await mark(_id, { ...seen, clearSuspect: true });
    expect(await inbox.mailsTo(email)).toHaveLength(1);
    const late = await mark(_id, { ...seen, clearSuspect: false, undo: true });
    expect([late.status, late.body.message]).toEqual([409, MAIL_ALREADY_SENT]);
    expect(late.body.data.suspect).toBe(false);
    const entries = await eventually(
      () => entriesAfterSubmission(running.app, 'contact-message', _id),
      (found) => found.length >= 3,
    );
    expect(entries.map(({ after, detail }) => [after?.suspect, detail?.undo])).toEqual([
      [false, undefined],
      [true, true],
      [false, undefined],
    ]);
  });

  test('clearing the suspect mark cannot be undone after a reply', async () => {
    const { resume } = holdRelay(running);
    const { _id } = await stored({ website: 'http://spam.example' });
    const seen = { status: 'read', expectedStatus: 'read' };
    await mark(_id, { status: 'read' });
    await mark(_id, { ...seen, clearSuspect: true, undoable: true });
    await request(running.origin)
      .post(`/api/contact/${_id}/replies`)
      .set('Authorization', `Bearer ${reader.token}`)
      .set('Idempotency-Key', freshKey())
      .send({ text: 'We will call you this week.' })
      .expect(200);
    const late = await mark(_id, { ...seen, clearSuspect: false, undo: true });
    expect([late.status, late.body.message]).toEqual([409, MAIL_ALREADY_SENT]);
    expect(late.body.data.suspect).toBe(false);
    resume();
  });

  test('clearing the suspect mark answers 200 with the message when a colleague has just cleared it', async () => {
    const { _id } = await stored({ website: 'http://spam.example' });
    const repository = running.app.get(ContactMessageRepository, { strict: false });
    const clear = repository.clearSuspect.bind(repository);
    jest.spyOn(repository, 'clearSuspect').mockImplementationOnce(async (...args) => {
      await clear(...args);
      return clear(...args);
    });
    const answer = await mark(_id, { status: 'new', expectedStatus: 'new', clearSuspect: true });
    expect([answer.status, answer.body.data.suspect]).toEqual([200, false]);
  });

  test('clearing the suspect mark can be undone twice before the first undo is executed', async () => {
    const { resume } = holdRelay(running);
    const { _id } = await stored({ website: 'http://spam.example' });
    const seen = { status: 'new', expectedStatus: 'new' };
    for (let round = 0; round < 2; round += 1) {
      await mark(_id, { ...seen, clearSuspect: true, undoable: true });
      const undone = await mark(_id, { ...seen, clearSuspect: false, undo: true });
      expect([undone.status, undone.body.data.suspect]).toEqual([200, true]);
    }
    const effects = (await contactModel(running).findById(_id).lean())?.pendingEffects ?? [];
    const releases = effects.flatMap(({ kind, key }) => (kind === 'release' ? [key] : []));
    expect(releases).toHaveLength(2);
    expect(effects.flatMap((effect) => (effect.kind === 'withdraw' ? [effect.withdraws] : []))).toEqual(
      releases,
    );
    resume();
  });

  test.each([
    ['get', '', 'contacts:read'],
    ['get', '/ID', 'contacts:read'],
    ['patch', '/ID/status', 'contacts:update'],
  ] as const)('%s /api/contact%s requires a login and %s', async (method, path, permission) => {
    const { _id } = await stored();
    const address = `/api/contact${path.replace('ID', _id)}`;
    expect((await request(running.origin)[method](address)).status).toBe(401);
    const all = ['contacts:read', 'contacts:update', 'applications:read'] as const;
    const unpermitted = await administratorWith(
      running,
      all.filter((other) => other !== permission),
    );
    const answer = await request(running.origin)
      [method](address)
      .set('Authorization', `Bearer ${unpermitted.token}`);
    expect(answer.status).toBe(403);
  });
});

describe('the rate limit on contact messages', () => {
  test('allows 30 per ten minutes and client address, not counting repeats with the same key', async () => {
    const running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const key = freshKey();
    await sendMessage(running.origin, contactForm(), { key }).expect(201);
    for (let sent = 1; sent < 30; sent++) await sendMessage(running.origin).expect(201);
    const refused = await sendMessage(running.origin);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await sendMessage(running.origin, contactForm(), { key }).expect(201);
    await running.close();
  });
});
