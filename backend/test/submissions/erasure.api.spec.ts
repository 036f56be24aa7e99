import type { Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import type { Shareholder } from '../../src/shareholders/shareholder.schema.js';
import { ErasureRetry } from '../../src/submissions/erasure/erasure-retry.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { SubscriptionKind } from '../../src/subscriptions/subscription-kind.js';
import { askForCode } from '../support/calls/track.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import { beforeLastBoxDay, LAST_BOX_DAY, storeOrderOf } from '../support/factories/deliveries.js';
import { sendShareholder, shareholderForm, shareholderModel } from '../support/factories/shareholders.js';
import { holdRelay } from '../support/relay.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('erasing a submission', () => {
  let running: TestApp;
  let office: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    office = await administratorWith(running, [
      'shareholders:delete',
      'shareholders:read',
      'shareholders:review',
    ]);
  });
  afterAll(() => running.close());

  const apply = (key: string) => sendShareholder(running.origin, shareholderForm(), { key });
  const erase = (id: string, { token } = office) =>
    request(running.origin).delete(`/api/shareholder/${id}`).set('Authorization', `Bearer ${token}`);
  const stored = (_id: string) => shareholderModel(running).findById(_id).orFail().lean<Shareholder>();
  const files = () => running.connection.collection('documents.files');
  /** Files that no record and no lease refers to, so that the sweeper will not find them. */
  const orphans = async (): Promise<Types.ObjectId[]> => {
    const present = await files().find().toArray();
    const named = await shareholderModel(running).distinct('document.fileId');
    const leased = await running.connection.collection('document_leases').distinct('_id');
    const kept = new Set([...named, ...leased].map(String));
    return present.map(({ _id }) => _id).filter((id) => !kept.has(String(id)));
  };

  test('answers 409 to a retry of the form meanwhile and does not restore the file', async () => {
    const key = freshKey();
    const { _id } = (await apply(key).expect(201)).body.data;
    const { document } = await stored(_id);
    // As left by an erasure that was interrupted after deleting the file.
    await shareholderModel(running).updateOne({ _id }, { $set: { erasing: true, pendingEffects: [] } });
    await files().deleteOne({ _id: document?.fileId });
    const repeat = await apply(key);
    expect(repeat.status).toBe(409);
    expect(repeat.body.code).toBe('CONFLICT');
    expect(await files().countDocuments({ _id: document?.fileId })).toBe(0);
    await shareholderModel(running).deleteOne({ _id });
  });

  test('is refused if the status is not the expected one, and succeeds with the current status', async () => {
    const { _id } = (await apply(freshKey()).expect(201)).body.data;
    await request(running.origin)
      .put(`/api/shareholder/approval/${_id}`)
      .set('Authorization', `Bearer ${office.token}`)
      .send({ status: 'approved' })
      .expect(200);
    const blind = await administratorWith(running, ['shareholders:delete']);
    const refused = await erase(_id, blind).query({ expectedStatus: 'pending' }).expect(409);
    const message = 'This record has been changed in the meantime. It is now approved.';
    expect(refused.body).toMatchObject({ code: 'CONFLICT', message });
    expect(refused.body).not.toHaveProperty('data');
    const conflict = await erase(_id).query({ expectedStatus: 'pending' }).expect(409);
    expect(conflict.body.data).toMatchObject({ _id, status: 'approved' });
    expect((await stored(_id)).status).toBe('approved');
    await erase(_id).query({ expectedStatus: 'gone' }).expect(400);
    await erase(_id).query({ expectedStatus: 'Approved' }).expect(200);
    await erase(_id).query({ expectedStatus: 'approved' }).expect(404);
  });

  test('keeps a decision made just before in the audit log, without what was written to the applicant', async () => {
    const { _id, reference } = (await apply(freshKey()).expect(201)).body.data;
    const { resume } = holdRelay(running);
    await request(running.origin)
      .put(`/api/shareholder/approval/${_id}`)
      .set('Authorization', `Bearer ${office.token}`)
      .send({ status: 'rejected', reason: 'Her uncle wrote to us.' })
      .expect(200);
    await erase(_id).expect(200);
    resume();
    const log = await entriesAfterSubmission(running.app, 'shareholder', _id);
    expect(log.map(({ action, actor }) => [action, actor?.email])).toEqual([
      ['shareholder.erased', office.email],
      ['shareholder.status_changed', office.email],
    ]);
    expect(log[1]).toMatchObject({ before: { status: 'pending' }, after: { status: 'rejected' } });
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`uncle|${reference}`));
    const queue = running.connection.collection('mail_outbox');
    expect(await queue.findOne({ key: `${_id}:decided:1` })).toMatchObject({ state: 'cancelled' });
  });

  test('also removes, some minutes later, what a request in progress wrote after it', async () => {
    const retry = running.app.get(ErasureRetry, { strict: false });
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const { _id, reference } = (await apply(freshKey()).expect(201)).body.data;
    const order = await storeOrderOf(running, beforeLastBoxDay('05T10:00:00'));
    const box = {
      _id: `${order}:${LAST_BOX_DAY}` as never,
      day: LAST_BOX_DAY,
      pinCode: '844101',
      name: 'Asha Kumari',
      nameKey: 'asha kumari',
      status: 'delivered',
    };
    await erase(_id).expect(200);
    const eraser = running.app.get(SubmissionEraser, { strict: false });
    await eraser.erase(running.app.get(SubscriptionKind, { strict: false }), order, { actor: null });
    // As if two requests had read the records before the erasure: one opens a document, the other marks a box and
    // crashes.
    const subject = { kind: 'shareholder', id: _id, reference };
    const actor = { adminId: office.adminId, email: office.email };
    const audit = running.app.get(AuditLog, { strict: false });
    await audit.record({ action: 'shareholder.document_downloaded', actor, subject });
    await running.connection.collection('deliveries').insertOne(box);

    const auditTrail = async () =>
      JSON.stringify(await entriesAfterSubmission(running.app, 'shareholder', _id));
    await retry.repeat(minutes(9));
    expect(await auditTrail()).toContain(reference);
    await retry.repeat(minutes(11));
    expect(await auditTrail()).not.toContain(reference);
    expect(await auditTrail()).toContain('shareholder.document_downloaded');
    expect(await running.connection.collection('deliveries').countDocuments({})).toBe(0);
    expect(
      await running.connection.collection('delivery_changes').findOne({ _id: '844101' as never }),
    ).not.toBe(null);
    expect(await running.connection.collection('erased_records').countDocuments({})).toBe(0);
  });

  test('leaves no unreferenced file when the form is retried at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const key = freshKey();
      const { _id } = (await apply(key).expect(201)).body.data;
      const answers = await Promise.all([erase(_id), ...Array.from({ length: 8 }, () => apply(key))]);
      const [erased, ...repeats] = answers.map(({ status }) => status);
      expect(erased).toBe(200);
      // 201 with the same record or, once that is erased, a new one; 409 while it is being erased.
      for (const status of repeats) expect([201, 409]).toContain(status);
    }
    expect(await orphans()).toEqual([]);
  });
});

describe('the mails of an erased submission', () => {
  const email = 'asha.kumari@example.org';
  let inbox: Inbox;
  let running: TestApp;
  let office: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    office = await administratorWith(running, [
      'shareholders:delete',
      'shareholders:read',
      'shareholders:review',
    ]);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const asOffice = (method: 'put' | 'delete', path: string) =>
    request(running.origin)
      [method](`/api/shareholder/${path}`)
      .set('Authorization', `Bearer ${office.token}`);
  const queue = () => running.connection.collection('mail_outbox');
  const queued = (count: number, filter: object) =>
    eventually(
      () => queue().countDocuments(filter),
      (found) => found === count,
    );

  test('are cancelled in the queue, lose recipient and content, and are never sent', async () => {
    inbox.setMode('refuse for now');
    const form = shareholderForm({ email });
    const { _id, reference } = (await sendShareholder(running.origin, form).expect(201)).body.data;
    await asOffice('put', `approval/${_id}`)
      .send({ status: 'rejected', reason: 'Her uncle wrote to us.' })
      .expect(200);
    await askForCode(running.origin, { reference, email });
    // All three have been tried and wait for the mail server.
    await queued(3, { to: email, state: 'pending', tries: { $gte: 1 }, claim: { $exists: false } });

    await asOffice('delete', _id).expect(200);
    const left = await queue().find().toArray();
    expect(left.filter(({ key }) => key.startsWith(_id))).toHaveLength(left.length);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`asha|Kumari|uncle|${reference}`, 'i'));
    for (const mail of left) {
      expect(mail.state).toBe('cancelled');
      for (const field of ['to', 'recipientHash', 'template', 'locale', 'params']) {
        expect(mail).not.toHaveProperty(field);
      }
    }

    // The mail server accepts mails again: due mails are sent, but none of these.
    inbox.setMode('accept');
    await queue().updateMany({}, { $set: { dueAt: new Date(0) } });
    await sendShareholder(running.origin, shareholderForm({ email: 'next@example.org' })).expect(201);
    await inbox.mailsTo('next@example.org');
    await queued(0, { state: 'pending' });
    expect(inbox.mails.map(({ to }) => to)).toEqual(['next@example.org']);
  });
});
