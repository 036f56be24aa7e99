import { Types } from 'mongoose';
import request from 'supertest';
import { ContactKind } from '../../src/contact/contact-kind.js';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { contactForm, contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { holdRelay } from '../support/relay.js';
import { Inbox, type ReceivedMail } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEXT = 'Thank you for asking.\n\nIt opens in March:\nvisits are on Saturdays.';

interface Message {
  _id: string;
  reference: string;
  email: string;
}

describe('replies to contact messages', () => {
  let running: TestApp;
  let inbox: Inbox;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  let reader: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    asha = await administratorWith(running, ['contacts:read', 'contacts:update']);
    ravi = await administratorWith(running, ['contacts:read', 'contacts:update']);
    reader = await administratorWith(running, ['contacts:read']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    inbox.setMode('accept');
  });

  /** A message from a new sender, whose confirmation has arrived. */
  const received = async (different: object = {}, language = 'en'): Promise<Message> => {
    const email = `${freshKey()}@example.org`;
    const sent = await sendMessage(running.origin, contactForm({ email, ...different }), { language });
    expect(sent.status).toBe(201);
    await inbox.mailsTo(email);
    return { ...sent.body.data, email };
  };
  const reply = (by: LoggedIn, id: string, body: object = {}, key = freshKey()) =>
    request(running.origin)
      .post(`/api/contact/${id}/replies`)
      .auth(by.token, { type: 'bearer' })
      .set('Idempotency-Key', key)
      .send({ text: TEXT, ...body });
  const withdraw = (by: LoggedIn, id: string, replyId: string) =>
    request(running.origin)
      .delete(`/api/contact/${id}/replies/${replyId}`)
      .auth(by.token, { type: 'bearer' });
  const get = (path: string, by = reader) =>
    request(running.origin).get(path).auth(by.token, { type: 'bearer' });
  const recordOf = async (id: string) => (await get(`/api/contact/${id}`).expect(200)).body;
  /** The audit entries of a message since it was sent. */
  const entriesOf = (id: string) => entriesAfterSubmission(running.app, 'contact-message', id);
  const outbox = () => running.connection.collection('mail_outbox');
  /** Number of reply mails of a message in the outbox. */
  const queued = (id: string) => outbox().countDocuments({ key: { $regex: `^${id}:reply:` } });
  const header = (mail: ReceivedMail | undefined, name: string) => mail?.headers.get(name);

  test('arrive by mail in the language of the message, in the thread of the confirmation', async () => {
    const { _id, reference, email } = await received({ subject: 'Investment Questions' }, 'hi');
    const { body } = await reply(asha, _id).expect(200);
    expect(body.message).toBe('Reply sent');
    const [receipt, answer] = await inbox.mailsTo(email, 2);
    expect(answer?.subject).toBe(`Re: निवेश के सवाल [${reference}]`);
    expect(answer?.text).toMatch(
      /^नमस्ते Asha Kumari जी,\n\nThank you for asking\.\n\nIt opens in March:\nvisits/,
    );
    expect(answer?.text).toContain('सादर,');
    expect(answer?.html).toContain('It opens in March:<br>visits are on Saturdays.');
    expect(answer?.text).not.toMatch(/water plant|\/track#/);
    expect(header(answer, 'in-reply-to')).toBe(receipt?.messageId);
    expect(header(answer, 'references')).toBe(receipt?.messageId);
    expect(header(answer, 'reply-to')).toMatchObject({ value: [{ address: 'support@example.org' }] });
    expect(header(receipt, 'auto-submitted')).toBe('auto-generated');
    expect(header(answer, 'auto-submitted')).toBeUndefined();
  });

  test('form one mail thread across authors and languages', async () => {
    const { _id, email } = await received();
    await reply(asha, _id).expect(200);
    const [receipt, first] = await inbox.mailsTo(email, 2);
    await reply(ravi, _id, { text: 'One more thing.', locale: 'hi', expectedReplies: 1 }).expect(200);
    const [, , second] = await inbox.mailsTo(email, 3);
    expect(second?.text).toContain('नमस्ते');
    expect(header(second, 'in-reply-to')).toBe(first?.messageId);
    expect(header(second, 'references')).toEqual([receipt?.messageId, first?.messageId]);
  });

  test('are part of the message for everyone who may read it; lists and exports have only the time of the first', async () => {
    const { _id, email } = await received();
    await reply(asha, _id).expect(200);
    await inbox.mailsTo(email, 2);
    const record = await eventually(
      () => recordOf(_id),
      ({ replies }) => replies[0].delivery === 'sent',
    );
    expect(record).toMatchObject({
      status: 'read',
      repliedAt: record.replies[0].at,
      replies: [{ by: asha.email, text: TEXT, locale: 'en', delivery: 'sent' }],
      history: [{ status: 'new' }, { status: 'read', by: asha.email }],
    });
    expect(JSON.stringify(record)).not.toContain('idempotencyKey');
    const [row] = (await get('/api/contact?limit=1').expect(200)).body;
    expect(row).toMatchObject({ _id, repliedAt: record.repliedAt });
    expect(row.replies).toBeUndefined();
    const prepared = await request(running.origin)
      .post('/api/contact/exports')
      .auth(reader.token, { type: 'bearer' })
      .expect(200);
    const [titles = [], cells = []] = cellsOf(
      String((await fetchPrepared(running, preparedFile(prepared)).expect(200)).body),
    );
    const written = new Date(cells[titles.indexOf('first reply')] ?? '');
    expect(written.toISOString()).toBe(record.repliedAt);
  });

  /** A message with this status. Replying changes the status of a new message, not of a read one. */
  const inStatus = async (status: string): Promise<Message> => {
    const message = await received();
    await contactModel(running).updateOne({ _id: message._id }, { $set: { status } });
    return message;
  };

  test.each(['new', 'read'])(
    'are sent once to a %s message, however often the request is repeated with one key',
    async (status) => {
      const { _id, email } = await inStatus(status);
      const key = freshKey();
      const answers = await Promise.all([1, 2, 3, 4].map(() => reply(asha, _id, {}, key)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await reply(asha, _id, { expectedReplies: 0 }, key).expect(200);
      await inbox.mailsTo(email, 2);
      expect((await recordOf(_id)).replies).toHaveLength(1);
      expect(await queued(_id)).toBe(1);
      for (const other of [reply(asha, _id, { text: 'Other.' }, key), reply(ravi, _id, {}, key)]) {
        expect((await other).body.code).toBe('IDEMPOTENCY_MISMATCH');
      }
      await reply(asha, _id, {}, 'short').expect(400);
    },
  );

  test('are sent once when the process is killed right after the write', async () => {
    const { _id, email } = await received();
    const { relay, resume } = holdRelay(running);
    const key = freshKey();
    await reply(asha, _id, {}, key).expect(200);
    expect((await recordOf(_id)).replies).toMatchObject([{ delivery: 'waiting' }]);
    resume();
    await reply(asha, _id, {}, key).expect(200);
    await relay.sweep();
    await relay.sweep();
    await inbox.mailsTo(email, 2);
    expect(await queued(_id)).toBe(1);
    expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
  });

  test('are sent once when the process is killed after queueing the mail, before removing the effect', async () => {
    const { _id, email } = await received();
    const { store } = running.app.get(ContactKind, { strict: false });
    const { relay, resume } = holdRelay(running);
    await reply(asha, _id).expect(200);
    resume();
    const dropEffects = store.dropEffects.bind(store);
    let failNext = true;
    jest.spyOn(store, 'dropEffects').mockImplementation((id, keys) => {
      if (!failNext || !keys.some((key) => /:reply:[0-9a-f]+$/.test(key))) return dropEffects(id, keys);
      failNext = false;
      return Promise.reject(new Error('killed'));
    });
    await relay.sweep();
    await inbox.mailsTo(email, 2);
    expect(failNext).toBe(false);
    await contactModel(running).updateOne({ _id }, { $set: { 'pendingEffects.$[].dueAt': new Date(0) } });
    await relay.sweep();
    expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
    expect(await queued(_id)).toBe(1);
    expect(inbox.mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test.each(['new', 'read'])(
    'are not sent to a %s message twice by two colleagues: the second gets 409 with the first reply',
    async (status) => {
      const { _id, email } = await inStatus(status);
      const answers = await Promise.all([
        reply(asha, _id, { expectedReplies: 0 }),
        reply(ravi, _id, { text: 'Mine.', expectedReplies: 0 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      const [first] = (await recordOf(_id)).replies;
      expect(refused?.body.message).toBe(`${first.by} has replied meanwhile. Nothing was sent.`);
      expect(refused?.body.data.replies).toMatchObject([{ _id: first._id, text: first.text }]);
      await inbox.mailsTo(email, 2);
      expect(await queued(_id)).toBe(1);
      await reply(ravi, _id, { text: 'Mine.', expectedReplies: 1 }).expect(200);
      await inbox.mailsTo(email, 3);
    },
  );

  test('do not conflict with a simultaneous change of status', async () => {
    const { _id } = await received();
    const mark = request(running.origin)
      .patch(`/api/contact/${_id}/status`)
      .auth(ravi.token, { type: 'bearer' })
      .send({ status: 'read' });
    const answers = await Promise.all([reply(asha, _id), mark]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const record = await recordOf(_id);
    expect(record.status).toBe('read');
    expect(record.history).toHaveLength(2);
    expect(record.replies).toHaveLength(1);
  });

  test.each([
    [{ text: undefined }],
    [{ text: ' \n ' }],
    [{ text: 'a\u0000b' }],
    [{ text: 'a\u202eb' }],
    [{ text: ['x'] }],
    [{ locale: 'fr' }],
    [{ expectedReplies: -1 }],
    [{ expectedReplies: 'one' }],
    [{ to: 'other@example.org' }],
    [{ subject: 'Other' }],
  ])('are refused when they are invalid: %j', async (body) => {
    const { _id } = await received();
    await reply(asha, _id, body).expect(400);
    await reply(asha, _id, { text: 'क'.repeat(5001) }).expect(400);
    expect((await recordOf(_id)).status).toBe('new');
    expect(await queued(_id)).toBe(0);
  });

  test('are limited to fifty per message', async () => {
    const { _id } = await received();
    const by = { adminId: asha.adminId, email: asha.email };
    const replies = Array.from({ length: 50 }, (_, n) => ({
      _id: new Types.ObjectId(),
      by,
      at: new Date(),
      text: `Reply ${n}`,
      locale: 'en',
    }));
    await contactModel(running).updateOne({ _id }, { $set: { replies } });
    const refused = await reply(asha, _id).expect(409);
    expect(refused.body.message).toBe('This message has 50 replies, which is the maximum.');
  });

  test('cannot inject headers or HTML into the mail, whatever the stored message contains', async () => {
    const { _id, reference, email } = await received();
    const injected = 'Hello\r\nBcc: evil@example.org\r\n\r\n<script>alert(1)</script>';
    await contactModel(running).collection.updateOne(
      { _id: new Types.ObjectId(_id) },
      { $set: { subject: injected, name: injected } },
    );
    await reply(asha, _id, { text: 'Line\r\nCc: evil@example.org\n<b>bold</b>' }).expect(200);
    const [, answer] = await inbox.mailsTo(email, 2);
    expect(answer?.subject).toBe(`Re: Hello Bcc: evil@example.org <script>alert(1)</script> [${reference}]`);
    expect(answer?.to).toBe(email);
    expect(header(answer, 'bcc')).toBeUndefined();
    expect(header(answer, 'cc')).toBeUndefined();
    expect(answer?.html).not.toMatch(/<script>|<b>bold/);
  });

  test('require the permission to update messages', async () => {
    const { _id } = await received();
    const { replies } = (await reply(asha, _id).expect(200)).body.data;
    await reply(reader, _id).expect(403);
    await withdraw(reader, _id, replies[0]._id).expect(403);
    await get(`/api/contact/${_id}/replies/frame`).expect(403);
    await request(running.origin).post(`/api/contact/${_id}/replies`).send({ text: TEXT }).expect(401);
    for (const id of [new Types.ObjectId().toHexString(), 'nonsense']) {
      await reply(asha, id).expect(404);
      await withdraw(asha, id, replies[0]._id).expect(404);
      await get(`/api/contact/${id}/replies/frame`, asha).expect(404);
      await withdraw(asha, _id, id).expect(404);
    }
  });

  test('are refused while the message is marked as suspect', async () => {
    const { _id } = await received();
    await contactModel(running).updateOne({ _id }, { $set: { suspect: true } });
    const refused = await reply(asha, _id).expect(409);
    expect(refused.body.message).toBe(
      'This message may have been sent by a program. Mark it as not spam before you reply.',
    );
    expect(refused.body.data).toMatchObject({ _id, status: 'new' });
    expect(await queued(_id)).toBe(0);
  });

  test('can be previewed in either language', async () => {
    const { _id, reference, email } = await received();
    const frame = async (query: string) =>
      (await get(`/api/contact/${_id}/replies/frame${query}`, asha).expect(200)).body;
    const english = await frame('');
    expect(english).toMatchObject({
      to: email,
      replyTo: 'support@example.org',
      subject: `Re: General Inquiry [${reference}]`,
      greeting: 'Dear Asha Kumari,',
    });
    expect(await frame('?locale=hi')).toMatchObject({
      greeting: 'नमस्ते Asha Kumari जी,',
      siteUrl: `${english.siteUrl}/hi`,
    });
    await get(`/api/contact/${_id}/replies/frame?locale=fr`, asha).expect(400);
    await reply(asha, _id, { text: 'One.' }).expect(200);
    const [, answer] = await inbox.mailsTo(email, 2);
    const { greeting, ending, footer, subject } = english;
    expect(answer?.subject).toBe(subject);
    const whole = [greeting, 'One.', ...ending, `-- \n${footer.join('\n')}`].join('\n\n');
    expect(answer?.text.trim()).toBe(whole);
  });

  describe('sent with undo', () => {
    test('can be undone by their author only, while the mail waits; the message stays read', async () => {
      const { _id, email } = await received();
      const key = freshKey();
      const { replies } = (await reply(asha, _id, { undoable: true }, key).expect(200)).body.data;
      expect(replies).toMatchObject([{ delivery: 'waiting' }]);
      const refused = await withdraw(ravi, _id, replies[0]._id).expect(403);
      expect(refused.body.message).toBe('Only its author can undo a reply.');
      for (const { body } of [
        await withdraw(asha, _id, replies[0]._id).expect(200),
        await withdraw(asha, _id, replies[0]._id).expect(200),
      ]) {
        expect(body.message).toBe('Reply undone');
        expect(body.data.status).toBe('read');
        expect(body.data.replies).toBeUndefined();
        expect(body.data.repliedAt).toBeUndefined();
      }
      // The first request again, arriving late.
      const late = await reply(asha, _id, { undoable: true }, key).expect(409);
      expect(late.body.message).toBe('This reply was undone. Nothing was sent.');
      const relay = running.app.get(EffectsRelay, { strict: false });
      const kept = await eventually(
        () => contactModel(running).findById(_id).orFail().lean(),
        ({ pendingEffects }) => pendingEffects.length === 0,
      );
      await relay.sweep();
      expect(JSON.stringify(kept)).not.toContain('Saturdays');
      expect(await queued(_id)).toBe(0);
      await reply(asha, _id, { text: 'The right one.', expectedReplies: 0 }).expect(200);
      const [, answer] = await inbox.mailsTo(email, 2);
      expect(answer?.text).toContain('The right one.');
      const log = await eventually(
        () => entriesOf(_id),
        ({ length }) => length === 3,
      );
      expect(log.map(({ action }) => action)).toEqual([
        'contact.replied',
        'contact.reply_withdrawn',
        'contact.replied',
      ]);
    });

    test('cannot be undone once the mail has been sent', async () => {
      const { _id, email } = await received();
      const { replies } = (await reply(asha, _id).expect(200)).body.data;
      const refused = await withdraw(asha, _id, replies[0]._id).expect(409);
      expect(refused.body.message).toBe('The mail has left. It cannot be undone any more.');
      expect(refused.body.data.replies).toHaveLength(1);
      await inbox.mailsTo(email, 2);
    });

    test('are sent after the undo period', async () => {
      const { _id, email } = await received();
      await reply(asha, _id, { undoable: true }).expect(200);
      expect(await queued(_id)).toBe(0);
      await contactModel(running).updateOne(
        { _id, 'pendingEffects.kind': 'mail' },
        { $set: { 'pendingEffects.$[mail].dueAt': new Date() } },
        { arrayFilters: [{ 'mail.kind': 'mail' }] },
      );
      await running.app.get(EffectsRelay, { strict: false }).sweep();
      const [, answer] = await inbox.mailsTo(email, 2);
      expect(answer?.text).toContain('It opens in March');
    });
  });

  test('wait for the next day when the recipient has reached the daily limit of mails', async () => {
    const { _id, email } = await received();
    for (let n = 0; n < 4; n += 1) await sendMessage(running.origin, contactForm({ email })).expect(201);
    await inbox.mailsTo(email, 5);
    await reply(asha, _id).expect(200);
    const waiting = await eventually(
      () => outbox().findOne({ key: { $regex: `^${_id}:reply:` } }),
      (mail) => mail?.lastError === 'DAILY_LIMIT',
    );
    expect(waiting).toMatchObject({ state: 'pending', waitsForNextDay: true });
    expect((await recordOf(_id)).replies).toMatchObject([{ delivery: 'waiting' }]);
  });

  test('are shown as failed when their mail is dead-lettered', async () => {
    const { _id, email } = await received();
    await reply(asha, _id).expect(200);
    await inbox.mailsTo(email, 2);
    await eventually(
      () => recordOf(_id),
      ({ replies }) => replies[0].delivery === 'sent',
    );
    await outbox().updateOne({ key: { $regex: `^${_id}:reply:` } }, { $set: { state: 'dead' } });
    expect((await recordOf(_id)).replies).toMatchObject([{ delivery: 'failed' }]);
  });

  test('are audited without their text', async () => {
    const { _id, reference } = await received();
    await reply(asha, _id).expect(200);
    const [entry] = await eventually(
      () => entriesOf(_id),
      ({ length }) => length === 1,
    );
    expect(entry).toMatchObject({
      action: 'contact.replied',
      actor: { adminId: asha.adminId },
      subject: { reference },
      before: { status: 'new' },
      after: { status: 'read' },
    });
    expect(JSON.stringify(entry)).not.toContain('Saturdays');
  });

  test('are erased with the message, and so is a mail that has not been sent', async () => {
    const { _id, email } = await received();
    inbox.setMode('refuse for now');
    await reply(asha, _id).expect(200);
    await eventually(
      () => outbox().findOne({ key: { $regex: `^${_id}:reply:` } }),
      (mail) => mail?.lastError !== undefined,
    );
    expect(JSON.stringify(await outbox().find({}).toArray())).toContain('visits are on Saturdays');
    const kind = running.app.get(ContactKind, { strict: false });
    const eraser = running.app.get(SubmissionEraser, { strict: false });
    await eraser.erase(kind, _id, { actor: null, from: 'command line' });
    inbox.setMode('accept');
    const left = await outbox()
      .find({ key: { $regex: `^${_id}:(received|reply:)` } })
      .toArray();
    expect(left.map(({ state }) => state).sort()).toEqual(['cancelled', 'sent']);
    expect(JSON.stringify(left)).not.toMatch(/Saturdays|Asha/);
    expect(await contactModel(running).countDocuments({ _id })).toBe(0);
    expect(JSON.stringify(await entriesOf(_id))).not.toMatch(/Saturdays/);
    expect(inbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});
