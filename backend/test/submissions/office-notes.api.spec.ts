import { Types } from 'mongoose';
import request from 'supertest';
import { delayMail } from '../support/delayed-mail.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { holdRelay } from '../support/relay.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('office notes', () => {
  let running: TestApp;
  let inbox: Inbox;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  let reader: LoggedIn;
  let outsider: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    asha = await administratorWith(running, ['contacts:read', 'contacts:update']);
    ravi = await administratorWith(running, ['contacts:read', 'contacts:update']);
    reader = await administratorWith(running, ['contacts:read']);
    outsider = await administratorWith(running, ['applications:read']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const received = async (): Promise<{ _id: string; reference: string }> =>
    (await sendMessage(running.origin).expect(201)).body.data;
  const write = (by: LoggedIn, id: string, text: unknown) =>
    request(running.origin)
      .post(`/api/contact/${id}/notes`)
      .auth(by.token, { type: 'bearer' })
      .send({ text });
  const remove = (by: LoggedIn, id: string, noteId: string) =>
    request(running.origin).delete(`/api/contact/${id}/notes/${noteId}`).auth(by.token, { type: 'bearer' });
  const get = (by: LoggedIn, path: string) =>
    request(running.origin).get(path).auth(by.token, { type: 'bearer' });
  const notesOf = async (id: string) => (await get(reader, `/api/contact/${id}`).expect(200)).body.notes;
  const entriesOf = (id: string) => entriesAfterSubmission(running.app, 'contact-message', id);
  /** Number of mails about a record's notes in the outbox. */
  const mailCount = (id: string) =>
    running.connection.collection('mail_outbox').countDocuments({ key: { $regex: `^${id}:note:` } });

  test('are returned with the record to everyone who may read it, oldest first', async () => {
    const { _id } = await received();
    const { body } = await write(asha, _id, 'First line\nसेकंड लाइन').expect(200);
    expect(body.message).toBe('Note added');
    await write(ravi, _id, '  Called her. ').expect(200);
    expect(await notesOf(_id)).toEqual([
      { ...body.data.notes[0], by: asha.email, text: 'First line\nसेकंड लाइन', mentions: [] },
      expect.objectContaining({ by: ravi.email, text: 'Called her.' }),
    ]);
    const [row] = (await get(reader, '/api/contact?limit=1').expect(200)).body;
    expect(row).toMatchObject({ _id });
    expect(row.notes).toBeUndefined();
  });

  test('can be added to every kind of record, only by those who may see and change it', async () => {
    const { origin } = running;
    const kinds = [
      ['contact', 'contacts:update', 'contacts:read', await sendMessage(origin)],
      ['apply-factory', 'applications:review', 'applications:read', await sendApplication(origin)],
      ['shareholder', 'shareholders:review', 'shareholders:read', await sendShareholder(origin)],
      ['subscription', 'subscriptions:update', 'subscriptions:read', await sendSubscription(origin)],
    ] as const;
    for (const [path, change, read, { body }] of kinds) {
      const own = `/api/${path}/${body.data._id}`;
      const editor = await administratorWith(running, [read, change]);
      const viewer = await administratorWith(running, [read]);
      const blind = await administratorWith(running, [change]);
      const noteBy = (by: LoggedIn) =>
        request(origin).post(`${own}/notes`).auth(by.token, { type: 'bearer' }).send({ text: 'Seen.' });
      await noteBy(viewer).expect(403);
      await noteBy(blind).expect(403);
      await request(origin)
        .put(`${own}/assignee`)
        .auth(blind.token, { type: 'bearer' })
        .send({ adminId: blind.adminId })
        .expect(403);
      const { notes } = (await noteBy(editor).expect(200)).body.data;
      expect((await get(viewer, own).expect(200)).body.notes).toEqual(notes);
      await request(origin)
        .delete(`${own}/notes/${notes[0]._id}`)
        .auth(viewer.token, { type: 'bearer' })
        .expect(403);
      await get(viewer, `/api/${path}/colleagues`).expect(403);
    }
    await request(origin).post(`/api/contact/${new Types.ObjectId()}/notes`).send({ text: 'x' }).expect(401);
  });

  test('must be text of at most 2,000 characters without control characters, on an existing record', async () => {
    const { _id } = await received();
    for (const text of [
      undefined,
      null,
      '',
      '  \n ',
      'x'.repeat(2001),
      'a\u0000b',
      'a\u202eb',
      7,
      ['x'],
      {},
    ]) {
      const { status } = await write(asha, _id, text);
      expect([text, status]).toEqual([text, 400]);
    }
    await write(asha, _id, 'क'.repeat(2000)).expect(200);
    for (const id of [new Types.ObjectId().toHexString(), 'nonsense', '%00']) {
      await write(asha, id, 'x').expect(404);
    }
  });

  test('are limited to 200 per record, even when two people add the last one at once', async () => {
    const { _id } = await received();
    const by = { adminId: asha.adminId, email: asha.email };
    const written = Array.from({ length: 199 }, (_, n) => ({
      _id: new Types.ObjectId(),
      by,
      at: new Date(),
      text: `Note ${n}`,
      mentions: [],
    }));
    await contactModel(running).updateOne({ _id }, { $set: { notes: written } });
    const answers = await Promise.all([write(asha, _id, 'Mine'), write(ravi, _id, 'Mine too')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await write(ravi, _id, 'One more').expect(409);
    expect(refused.body.message).toBe('This record has 200 notes, which is the maximum.');
    expect(await notesOf(_id)).toHaveLength(200);
  });

  test('are not duplicated when a request is retried after a lost response', async () => {
    const { _id } = await received();
    const text = `Please look, @${ravi.email}.`;
    const answers = await Promise.all([1, 2, 3].map(() => write(asha, _id, text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await notesOf(_id)).toHaveLength(1);
    await write(ravi, _id, text).expect(200);
    expect(await notesOf(_id)).toHaveLength(2);
    await eventually(
      () => mailCount(_id),
      (count) => count === 1,
    );
  });

  test('do not conflict with a decision that is made at the same time', async () => {
    const { _id } = await received();
    await write(ravi, _id, 'Reading it now.').expect(200);
    await request(running.origin)
      .patch(`/api/contact/${_id}/status`)
      .auth(asha.token, { type: 'bearer' })
      .send({ status: 'read', expectedStatus: 'new' })
      .expect(200);
    expect((await get(reader, `/api/contact/${_id}`)).body).toMatchObject({
      status: 'read',
      notes: [{ text: 'Reading it now.' }],
    });
  });

  describe('that mention colleagues', () => {
    test('notify them by mail in their language, without the note and without data of the applicant', async () => {
      const { _id, reference } = await received();
      const birsi = await administratorWith(running, ['contacts:read']);
      await request(running.origin)
        .patch('/api/admin/settings')
        .auth(birsi.token, { type: 'bearer' })
        .send({ locale: 'hi' })
        .expect(200);
      const text = `@${birsi.email} and @${reader.email}: the secret plan. @${asha.email} @${outsider.email} @x@example.org`;
      const { body } = await write(asha, _id, text).expect(200);
      expect(body.data.notes[0].mentions.sort()).toEqual([asha.email, birsi.email, reader.email].sort());
      const [english] = await inbox.mailsTo(reader.email);
      const [hindi] = await inbox.mailsTo(birsi.email);
      expect(english?.subject).toBe(`A note on ${reference} mentions you`);
      expect(hindi?.subject).toBe(`${reference} के एक नोट में आपका नाम है`);
      for (const mail of [english, hindi]) {
        expect(mail?.text).toContain(asha.email);
        expect(mail?.text).toContain(`http://localhost:3000/admin/contacts?record=${_id}`);
        expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret|Asha Kumari|asha@example\.org|\/track#/);
      }
      expect(await mailCount(_id)).toBe(2);
    });

    test('notify them once even if the process is killed right after the write', async () => {
      const { _id } = await received();
      const { relay, resume } = holdRelay(running);
      await write(asha, _id, `@${ravi.email}`).expect(200);
      resume();
      await relay.sweep();
      await relay.sweep();
      expect(await mailCount(_id)).toBe(1);
      expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
    });

    test('are not mailed to a colleague who was suspended before the mail was composed, since the relay was stopped', async () => {
      const leaving = await administratorWith(running, ['contacts:read']);
      const owner = await logIn(running);
      const { _id } = await received();
      const { relay, resume } = holdRelay(running);
      await write(asha, _id, `@${leaving.email} please look at this.`).expect(200);
      const minuteAgo = new Date(Date.now() - 60_000);
      await contactModel(running).updateOne({ _id }, { $set: { 'pendingEffects.$[].dueAt': minuteAgo } });
      await changeAccount(running.origin, owner, leaving.adminId, 'suspend').expect(200);
      resume();
      await relay.sweep();
      expect(await mailCount(_id)).toBe(0);
      expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
    });

    test('can mention only active accounts that may read such records, which are listed by e-mail', async () => {
      const suspended = await administratorWith(running, ['contacts:read']);
      const owner = await logIn(running);
      const call = (step: AccountStep) =>
        changeAccount(running.origin, owner, suspended.adminId, step).expect(200);
      await call('suspend');
      const { body } = await get(asha, '/api/contact/colleagues').expect(200);
      expect(body).toContainEqual({ adminId: reader.adminId, email: reader.email });
      const emails = body.map(({ email }: { email: string }) => email);
      expect(emails).toEqual([...emails].sort());
      expect(emails).not.toContain(suspended.email);
      expect(emails).not.toContain(outsider.email);
      const { _id } = await received();
      const { data } = (await write(asha, _id, `@${suspended.email}`).expect(200)).body;
      expect(data.notes[0].mentions).toEqual([]);
    });

    test.each([
      ['suspended', 'suspend'],
      ['removed', 'remove'],
      ['denied such records', undefined],
    ] as const)('are not mailed to a colleague who was %s while the mail waited', async (_what, step) => {
      const owner = await logIn(running);
      const leaving = await administratorWith(running, ['contacts:read']);
      const { _id } = await received();
      const leave = () =>
        step
          ? changeAccount(running.origin, owner, leaving.adminId, step).expect(200)
          : request(running.origin)
              .post('/api/admin/assign-permission')
              .auth(owner.token, { type: 'bearer' })
              .send({ adminId: owner.adminId, userId: leaving.adminId, permissions: ['applications:read'] })
              .expect(200);
      const ended = await delayMail(running, inbox, {
        filter: { key: { $regex: `^${_id}:note:` } },
        compose: async () => write(asha, _id, `@${leaving.email} please look at this.`).expect(200),
        meanwhile: async () => leave(),
      });
      expect(ended).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
      expect(ended).not.toHaveProperty('to');
    });
  });

  describe('are deleted', () => {
    const noteIn = async (id: string): Promise<string> =>
      (await write(asha, id, 'Wrong record.').expect(200)).body.data.notes[0]._id;

    test('by their author within ten minutes', async () => {
      const { _id } = await received();
      const note = await noteIn(_id);
      const refused = await remove(ravi, _id, note).expect(403);
      expect(refused.body.message).toBe('Only its author can delete a note.');
      const { body } = await remove(asha, _id, note).expect(200);
      expect(body.message).toBe('Note deleted');
      expect(body.data.notes).toBeUndefined();
      for (const id of [note, 'nonsense', new Types.ObjectId().toHexString()]) {
        expect((await remove(asha, _id, id).expect(404)).body.message).toBe('There is no such note.');
      }
    });

    test('only within ten minutes', async () => {
      const { _id } = await received();
      const note = await noteIn(_id);
      await contactModel(running).updateOne(
        { _id },
        { $set: { 'notes.0.at': new Date(Date.now() - 10 * 60_000 - 1) } },
      );
      const late = await remove(asha, _id, note).expect(409);
      expect(late.body.message).toBe('A note can only be deleted within 10 minutes.');
      expect(await notesOf(_id)).toHaveLength(1);
    });

    test('once when two requests delete the same one', async () => {
      const { _id } = await received();
      const note = await noteIn(_id);
      const answers = await Promise.all([remove(asha, _id, note), remove(asha, _id, note)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      const log = await eventually(
        () => entriesOf(_id),
        (entries) => entries.some(({ action }) => action === 'contact.note_removed'),
      );
      expect(log.map(({ action }) => action)).toEqual(['contact.note_removed', 'contact.note_added']);
    });
  });

  test('are audited without their text', async () => {
    const { _id, reference } = await received();
    await write(asha, _id, `The secret plan, @${ravi.email}`).expect(200);
    const [entry] = await eventually(
      () => entriesOf(_id),
      ({ length }) => length === 1,
    );
    expect(entry).toMatchObject({
      action: 'contact.note_added',
      actor: { adminId: asha.adminId },
      subject: { reference },
      detail: { mentioned: [ravi.email] },
    });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  test('are erased with the record, together with the mails about them', async () => {
    const office = await administratorWith(running, [
      'shareholders:read',
      'shareholders:review',
      'shareholders:delete',
    ]);
    const { _id } = (await sendShareholder(running.origin).expect(201)).body.data;
    const other = await administratorWith(running, ['shareholders:read']);
    inbox.setMode('refuse for now');
    await request(running.origin)
      .post(`/api/shareholder/${_id}/notes`)
      .auth(office.token, { type: 'bearer' })
      .send({ text: `The secret plan, @${other.email}` })
      .expect(200);
    // Waits until the mail server has refused the mail, since a mail that is being sent is not withdrawn.
    const mails = running.connection.collection('mail_outbox');
    await eventually(
      () => mails.countDocuments({ to: other.email, lastError: { $exists: true } }),
      (count) => count === 1,
    );
    await request(running.origin)
      .delete(`/api/shareholder/${_id}`)
      .auth(office.token, { type: 'bearer' })
      .expect(200);
    inbox.setMode('accept');
    expect(
      await running.connection.collection('shareholders').countDocuments({ 'notes.text': /secret/ }),
    ).toBe(0);
    expect(await mails.countDocuments({ to: other.email })).toBe(0);
    expect(inbox.mails.filter(({ to }) => to === other.email)).toEqual([]);
  });
});
