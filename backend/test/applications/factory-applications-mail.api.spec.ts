import request from 'supertest';
import { EffectsRelay } from '../../src/effects/effects-relay.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import {
  applicationForm,
  applicationModel,
  freshKey,
  sendApplication,
} from '../support/factories/applications.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('mails about a factory application', () => {
  let running: TestApp;
  let inbox: Inbox;
  let reviewer: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    reviewer = await administratorWith(running, ['applications:read', 'applications:review']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const freshAddress = () => `${freshKey()}@example.org`;
  const apply = async (different: Record<string, string | undefined>, language?: string) => {
    const answer = await sendApplication(
      running.origin,
      applicationForm(different),
      language ? { language } : {},
    );
    expect(answer.status).toBe(201);
    return answer.body.data as { _id: string; reference: string };
  };
  const decide = (id: string, body: object, status = 200) =>
    request(running.origin)
      .patch(`/api/apply-factory/${id}/status`)
      .set('Authorization', `Bearer ${reviewer.token}`)
      .send(body)
      .expect(status);
  const preview = (id: string, body: object, by = reviewer) =>
    request(running.origin)
      .post(`/api/apply-factory/${id}/status/preview`)
      .set('Authorization', `Bearer ${by.token}`)
      .send(body);
  const stored = (id: string) => applicationModel(running).findById(id).lean();
  const outbox = (id: string) =>
    running.connection
      .collection('mail_outbox')
      .find({ key: new RegExp(`^${id}:`) })
      .toArray();
  /** The pending effects of a record, once the relay has executed all that were due. */
  const remainingEffects = (id: string) =>
    eventually(
      async () => (await stored(id))?.pendingEffects ?? [],
      (effects) => effects.every(({ state, dueAt }) => state === 'held' || dueAt > new Date()),
    );
  const makeMailDue = (id: string) =>
    applicationModel(running).updateOne(
      { _id: id },
      { $set: { 'pendingEffects.$[mail].dueAt': new Date(0) } },
      { arrayFilters: [{ 'mail.kind': 'mail' }] },
    );

  test('confirm receipt, then report each decision with the reviewer’s reason', async () => {
    const email = freshAddress();
    const { _id, reference } = await apply({ email });
    const [received] = await inbox.mailsTo(email);
    expect(received?.subject).toContain(reference);
    await decide(_id, { status: 'approved', reason: 'A healthy plan.' });
    const mails = await inbox.mailsTo(email, 2);
    expect(mails[1]?.text).toContain('approved');
    expect(mails[1]?.text).toContain('A healthy plan.');
    await decide(_id, { status: 'pending' });
    expect(await inbox.mailsTo(email, 3)).toHaveLength(3);
  });

  test('are in Hindi when the form was submitted in Hindi', async () => {
    const email = freshAddress();
    await apply({ email }, 'hi-IN');
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.text).toMatch(/[\u0900-\u097f]{3}/u);
  });

  test('contain no free text of the applicant', async () => {
    const email = freshAddress();
    await apply({ email, location: 'Buy at evil place', past_experience: 'Visit evil.example now' });
    const [mail] = await inbox.mailsTo(email);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('are not created for an applicant without an e-mail address', async () => {
    const { _id } = await apply({ email: undefined });
    await decide(_id, { status: 'approved' });
    await remainingEffects(_id);
    expect(await outbox(_id)).toEqual([]);
  });

  test('are not sent again when a decision is repeated', async () => {
    const { _id } = await apply({ email: freshAddress() });
    await decide(_id, { status: 'rejected' });
    await decide(_id, { status: 'rejected' });
    await remainingEffects(_id);
    expect((await outbox(_id)).map(({ key }) => key).sort()).toEqual([`${_id}:decided:1`, `${_id}:received`]);
  });

  describe('in a preview', () => {
    test.each([
      ['en', { status: 'rejected', reason: 'No road.\n\nPlease name another place.' }],
      ['hi', { status: 'approved' }],
    ])('match the sent mail word for word, in %s', async (language, decision) => {
      const email = freshAddress();
      const { _id } = await apply({ email }, language);
      await remainingEffects(_id);
      const before = await stored(_id);
      const { body } = await preview(_id, decision).expect(200);
      expect(await stored(_id)).toEqual(before);
      expect(body).toMatchObject({
        delivery: 'sent',
        mail: { to: email, replyTo: 'support@example.org', locale: language },
      });
      await decide(_id, decision);
      const sent = (await inbox.mailsTo(email, 2))[1];
      expect([sent?.subject, sent?.text]).toEqual([body.mail.subject, body.mail.text]);
    });

    test('are absent without an e-mail address, for an undo and for an unchanged status', async () => {
      const withoutAddress = await apply({ email: undefined });
      expect((await preview(withoutAddress._id, { status: 'rejected' }).expect(200)).body).toEqual({
        delivery: 'no-address',
      });
      const { _id } = await apply({ email: freshAddress() });
      await decide(_id, { status: 'rejected', undoable: true });
      const reopening = { status: 'pending', reason: 'Our mistake.', expectedStatus: 'rejected' };
      expect((await preview(_id, reopening).expect(200)).body).toEqual({ delivery: 'undo' });
      expect((await preview(_id, { status: 'rejected' }).expect(200)).body).toEqual({
        delivery: 'unchanged',
      });
    });

    test('are marked as held for a suspect application, unless it is approved', async () => {
      const { _id } = await apply({ email: freshAddress(), website: 'filled in' });
      const { body: held } = await preview(_id, { status: 'rejected', reason: 'Spam.' }).expect(200);
      expect(held).toMatchObject({ delivery: 'held', mail: { text: expect.stringContaining('Spam.') } });
      expect((await preview(_id, { status: 'approved' }).expect(200)).body.delivery).toBe('sent');
      expect((await stored(_id))?.suspect).toBe(true);
    });

    test('are refused for the same reasons as the decision, without an audit entry', async () => {
      const { _id } = await apply({ email: freshAddress() });
      const { body } = await preview(_id, { status: 'approved', expectedStatus: 'rejected' }).expect(409);
      expect(body).toMatchObject({ message: expect.stringContaining('pending'), data: { _id } });
      await preview(_id, { status: 'withdrawn' }).expect(400);
      await preview(_id, { status: 'rejected', reason: 'x'.repeat(1001) }).expect(400);
      await preview('65f1c0ffee65f1c0ffee65f1', { status: 'rejected' }).expect(404);
      const reader = await administratorWith(running, ['applications:read', 'shareholders:review']);
      await preview(_id, { status: 'rejected' }, reader).expect(403);
      expect(await entriesAfterSubmission(running.app, 'factory-application', _id)).toEqual([]);
    });
  });

  describe('about an undoable decision', () => {
    test('wait ten seconds', async () => {
      const { _id } = await apply({ email: freshAddress() });
      const before = Date.now();
      await decide(_id, { status: 'approved', undoable: true });
      const after = Date.now();
      const [waiting] = await remainingEffects(_id);
      expect(waiting).toMatchObject({ kind: 'mail', state: 'waiting', key: `${_id}:decided:1` });
      expect(waiting?.dueAt.getTime()).toBeGreaterThanOrEqual(before + 10_000);
      expect(waiting?.dueAt.getTime()).toBeLessThanOrEqual(after + 10_000);
      expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`]);
    });

    test('are sent after the ten seconds', async () => {
      const email = freshAddress();
      const { _id } = await apply({ email });
      await decide(_id, { status: 'approved', undoable: true });
      await makeMailDue(_id);
      const mails = await inbox.mailsTo(email, 2);
      expect(mails.map(({ text }) => text).join()).toContain('approved');
    });

    test('are cancelled by an undo, which sends none itself; the audit log keeps both changes', async () => {
      const { _id } = await apply({ email: freshAddress() });
      await decide(_id, { status: 'approved', undoable: true });
      const undone = await decide(_id, { status: 'pending', expectedStatus: 'approved' });
      expect(undone.body.data.status).toBe('pending');
      expect(undone.body.message).toBe('Change undone');
      expect(undone.body.data.history.at(-1)).toMatchObject({ status: 'pending', undo: true });
      expect(await remainingEffects(_id)).toEqual([]);
      expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`]);
      const entries = await entriesAfterSubmission(running.app, 'factory-application', _id);
      expect(entries.map(({ after }) => after?.status).sort()).toEqual(['approved', 'pending']);
    });

    test('are cancelled when a reopening is undone: the rejection stands and no further mail is sent', async () => {
      const email = freshAddress();
      const { _id } = await apply({ email });
      await decide(_id, { status: 'rejected', reason: 'No site yet.' });
      await inbox.mailsTo(email, 2);
      await decide(_id, { status: 'pending', reason: 'Our mistake.', undoable: true });
      const undone = await decide(_id, { status: 'rejected', expectedStatus: 'pending', undoable: true });
      expect(undone.body.data.history.at(-1)).toMatchObject({ status: 'rejected', undo: true });
      expect(await remainingEffects(_id)).toEqual([]);
      expect(await outbox(_id)).toHaveLength(2);
    });

    describe('on a suspect application', () => {
      /** Makes all effects due that wait for the ten seconds, and has the relay execute them. */
      const passUndoWindow = async (id: string) => {
        await applicationModel(running).updateOne(
          { _id: id },
          { $set: { 'pendingEffects.$[waiting].dueAt': new Date(0) } },
          { arrayFilters: [{ 'waiting.state': 'waiting' }] },
        );
        await running.app.get(EffectsRelay, { strict: false }).sweep();
      };

      test('wait together with the held confirmation and are sent with it', async () => {
        const email = freshAddress();
        const { _id } = await apply({ email, website: 'filled in' });
        await decide(_id, { status: 'approved', undoable: true });
        expect((await stored(_id))?.suspect).toBe(false);
        await remainingEffects(_id);
        expect(await outbox(_id)).toEqual([]);
        await passUndoWindow(_id);
        const texts = (await inbox.mailsTo(email, 2)).map(({ text }) => text).join();
        expect(texts).toContain('approved');
        expect(await remainingEffects(_id)).toEqual([]);
      });

      test('are cancelled by an undo, which holds the confirmation and marks the application as suspect again', async () => {
        const { _id } = await apply({ email: freshAddress(), website: 'filled in' });
        await decide(_id, { status: 'approved', undoable: true });
        const undone = await decide(_id, { status: 'pending', expectedStatus: 'approved' });
        expect(undone.body.data).toMatchObject({ status: 'pending', suspect: true });
        await passUndoWindow(_id);
        const left = await remainingEffects(_id);
        expect(left.map(({ key, state }) => [key, state])).toEqual([[`${_id}:received`, 'held']]);
        expect(await outbox(_id)).toEqual([]);
      });

      test('are reduced to the confirmation by an undo that clears the suspect mark', async () => {
        const { _id } = await apply({ email: freshAddress(), website: 'filled in' });
        await decide(_id, { status: 'approved', undoable: true });
        const undone = await decide(_id, { status: 'pending', clearSuspect: true });
        expect(undone.body.data).toMatchObject({ status: 'pending', suspect: false });
        await passUndoWindow(_id);
        expect(await remainingEffects(_id)).toEqual([]);
        expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`]);
      });
    });

    test('are sent for a new decision after an undo', async () => {
      const email = freshAddress();
      const { _id } = await apply({ email });
      await decide(_id, { status: 'approved', undoable: true });
      await decide(_id, { status: 'pending' });
      await decide(_id, { status: 'rejected', reason: 'No site yet.' });
      const mails = await inbox.mailsTo(email, 2);
      expect(mails.map(({ text }) => text).join()).toContain('No site yet.');
    });

    test('cannot be cancelled once they are sent: reopening then sends another', async () => {
      const email = freshAddress();
      const { _id } = await apply({ email });
      await decide(_id, { status: 'approved', undoable: true });
      await makeMailDue(_id);
      await inbox.mailsTo(email, 2);
      await decide(_id, { status: 'pending' });
      const mails = await inbox.mailsTo(email, 3);
      expect(mails[2]?.text).toContain('again');
    });

    test('are not followed by another when a request with `undo` comes too late and gets 409', async () => {
      const email = freshAddress();
      const { _id } = await apply({ email });
      await decide(_id, { status: 'rejected', reason: 'No site yet.', undoable: true });
      const undo = { status: 'pending', expectedStatus: 'rejected', undo: true };
      expect((await decide(_id, undo)).body.data.history.at(-1)).toMatchObject({ undo: true });
      await decide(_id, { status: 'rejected', reason: 'No site yet.', undoable: true });
      await makeMailDue(_id);
      await inbox.mailsTo(email, 2);
      const late = await decide(_id, undo, 409);
      expect(late.body).toMatchObject({
        message: 'The mail has left. It cannot be undone any more.',
        data: { status: 'rejected' },
      });
      expect(late.body.data.history).toHaveLength(4);
      expect(await remainingEffects(_id)).toEqual([]);
      expect(await outbox(_id)).toHaveLength(2);
    });
  });

  test('are held for a suspect application until a reviewer clears the suspect mark', async () => {
    const email = freshAddress();
    const { _id } = await apply({ email, website: 'filled in' });
    await running.app.get(EffectsRelay, { strict: false }).sweep();
    expect(await outbox(_id)).toEqual([]);
    await decide(_id, { status: 'pending', clearSuspect: true });
    const mails = await inbox.mailsTo(email);
    expect(mails).toHaveLength(1);
  });

  test('that were held are queued before the mail about the approval that releases them', async () => {
    const { _id } = await apply({ email: freshAddress(), website: 'filled in' });
    await remainingEffects(_id);
    await decide(_id, { status: 'approved' });
    expect(await remainingEffects(_id)).toEqual([]);
    const keys = (await outbox(_id)).sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
    expect(keys.map(({ key }) => key)).toEqual([`${_id}:received`, `${_id}:decided:1`]);
  });

  describe('about a rejected suspect application', () => {
    const rejected = async () => {
      const email = freshAddress();
      const { _id } = await apply({ email, website: 'filled in' });
      await decide(_id, { status: 'rejected', reason: 'No site yet.' });
      return { _id, email };
    };
    const backdateHistory = (id: string) => {
      const at = new Date(Date.now() - 21 * 86_400_000);
      return applicationModel(running).updateOne({ _id: id }, { $set: { 'history.$[].at': at } });
    };

    test('no longer include the rejection after an undo within ten seconds', async () => {
      const { _id } = await rejected();
      const { body } = await decide(_id, { status: 'pending', expectedStatus: 'rejected', undo: true });
      expect(body.data.history.at(-1)).toMatchObject({ undo: true });
      expect((await remainingEffects(_id)).map(({ key }) => key)).toEqual([`${_id}:received`]);
    });

    test('are released without the rejection by an undo that clears the suspect mark', async () => {
      const { _id, email } = await rejected();
      const { body } = await decide(_id, { status: 'pending', clearSuspect: true });
      expect(body.data).toMatchObject({ status: 'pending', suspect: false });
      await inbox.mailsTo(email);
      expect(await remainingEffects(_id)).toEqual([]);
      expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`]);
    });

    test('report only the current status after a reopening weeks later, which is not an undo', async () => {
      const { _id } = await rejected();
      await backdateHistory(_id);
      const late = await decide(_id, { status: 'pending', undo: true }, 409);
      expect(late.body.message).toBe('The time to undo this is over. Nothing was undone.');
      const { body } = await decide(_id, { status: 'pending', reason: 'Our mistake.' });
      expect(body.data.history.at(-1)).not.toHaveProperty('undo');
      await decide(_id, { status: 'pending', expectedStatus: 'pending', clearSuspect: true });
      expect(await remainingEffects(_id)).toEqual([]);
      expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`, `${_id}:decided:2`]);
    });

    test('report the rejection when its reopening weeks later is undone', async () => {
      const { _id } = await rejected();
      await backdateHistory(_id);
      await decide(_id, { status: 'pending', reason: 'Our mistake.', undoable: true });
      await decide(_id, { status: 'rejected', undo: true });
      await decide(_id, { status: 'rejected', expectedStatus: 'rejected', clearSuspect: true });
      expect(await remainingEffects(_id)).toEqual([]);
      expect((await outbox(_id)).map(({ key }) => key)).toEqual([`${_id}:received`, `${_id}:decided:1`]);
    });
  });

  test('stay held when a suspect application is rejected', async () => {
    const { _id } = await apply({ email: freshAddress(), website: 'filled in' });
    await decide(_id, { status: 'rejected' });
    const held = await remainingEffects(_id);
    expect(held.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(await outbox(_id)).toEqual([]);
  });

  test('are sent once when the server crashes between claiming an effect and removing it', async () => {
    const email = freshAddress();
    const { _id } = await apply({ email });
    await inbox.mailsTo(email);
    await remainingEffects(_id);
    const left = { key: `${_id}:received`, kind: 'mail', state: 'taken', dueAt: new Date(0), content: {} };
    await applicationModel(running).updateOne({ _id }, { $push: { pendingEffects: left } });
    await running.app.get(EffectsRelay, { strict: false }).sweep();
    expect(await remainingEffects(_id)).toEqual([]);
    expect(await outbox(_id)).toHaveLength(1);
    expect(await inbox.mailsTo(email)).toHaveLength(1);
  });
});

test('a record whose effects fail does not block the effects of other records', async () => {
  const running = await startTestApp();
  const [failing, healthy] = [
    (await sendApplication(running.origin).expect(201)).body.data._id,
    (await sendApplication(running.origin).expect(201)).body.data._id,
  ];
  await applicationModel(running).updateMany({}, { $set: { pendingEffects: [] } });
  const due = (key: string, kind: string) => ({
    key,
    kind,
    state: 'waiting',
    dueAt: new Date(0),
    content: {},
  });
  const add = (_id: string, effect: object) =>
    applicationModel(running).updateOne({ _id }, { $push: { pendingEffects: effect } });
  await add(failing, due('broken', 'audit'));
  await add(healthy, due('sound', 'release'));
  await running.app.get(EffectsRelay, { strict: false }).sweep();
  const left = await applicationModel(running)
    .find({ 'pendingEffects.0': { $exists: true } })
    .lean();
  expect(left.map(({ _id }) => _id.toHexString())).toEqual([failing]);
  await running.close();
});

describe('a restarted server', () => {
  test('sends the mails for submissions accepted before the crash', async () => {
    const inbox = await Inbox.open();
    const first = await startTestApp({ env: { SMTP_URL: inbox.url } });
    const email = `${freshKey()}@example.org`;
    const [id] = await storeWithoutRelay(first, email);
    const second = await startTestApp({ env: { SMTP_URL: inbox.url, MONGODB_URI: first.config.mongoUri } });
    const mails = await inbox.mailsTo(email);
    expect({ id, mails: mails.length }).toEqual({ id, mails: 1 });
    await second.stop();
    await first.close();
    await inbox.close();
  });
});

/** Stores an application as after a crash right after the insert: this server’s relay never executes its effects. */
async function storeWithoutRelay(running: TestApp, email: string): Promise<string[]> {
  const relay = running.app.get(EffectsRelay, { strict: false });
  await relay.beforeApplicationShutdown();
  jest.spyOn(relay, 'dispatchNow').mockImplementation(() => undefined);
  const answer = await sendApplication(running.origin, applicationForm({ email })).expect(201);
  const id: string = answer.body.data._id;
  const record = await applicationModel(running).findById(id).lean();
  expect(record?.pendingEffects.map(({ kind }) => kind)).toEqual(['mail', 'audit']);
  return [id];
}
