import request from 'supertest';
import { shareholdersAreFoundByTheirPlace } from '../../src/database/migrations/0012-shareholders-are-found-by-their-place.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { freshKey } from '../support/factories/applications.js';
import {
  idProof,
  sendShareholder,
  shareholderForm,
  shareholderModel,
} from '../support/factories/shareholders.js';
import { readBytes } from '../support/files/read-bytes.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('reviewing shareholders', () => {
  let running: TestApp;
  let inbox: Inbox;
  let reviewer: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    reviewer = await administratorWith(running, [
      'shareholders:read',
      'shareholders:review',
      'shareholders:delete',
      'shareholders:reveal',
    ]);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const call = (method: 'get' | 'post' | 'put' | 'delete', address: string, by = reviewer) =>
    request(running.origin)[method](address).set('Authorization', `Bearer ${by.token}`);
  const stored = async (different: Record<string, string> = {}) => {
    const answer = await sendShareholder(running.origin, shareholderForm(different));
    expect(answer.status).toBe(201);
    return answer.body.data as { _id: string; reference: string };
  };
  const logOf = (id: string, atLeast = 1) =>
    eventually(
      () => entriesAfterSubmission(running.app, 'shareholder', id),
      (found) => found.length >= atLeast,
    );

  test('GET /api/shareholder finds shareholders by part of a name, with the PAN masked and the amount in rupees', async () => {
    const { reference } = await stored({ fullName: 'Bhagyashri Kulkarni', sharePurchase: '5' });
    const answer = await call('get', '/api/shareholder?q=bhagya');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      expect.objectContaining({
        reference,
        fullName: 'Bhagyashri Kulkarni',
        panNumber: '******234F',
        sharePurchase: 5,
        amount: 2500,
        status: 'pending',
      }),
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/ABCDE|sealed|hash/);
  });

  test('GET /api/shareholder filters by the number of shares and refuses a number that cannot be bought', async () => {
    const { reference } = await stored({ fullName: 'Charulata Hundredshares', sharePurchase: '100' });
    const ofNumber = (shares: string) => call('get', `/api/shareholder?q=charulata&shares=${shares}`);
    expect((await ofNumber('100')).body).toEqual([
      expect.objectContaining({ reference, sharePurchase: 100 }),
    ]);
    expect((await ofNumber('50')).body).toEqual([]);
    expect((await ofNumber('3').expect(400)).body.fields).toEqual({
      shares: [expect.stringContaining('1, 2, 5, 10, 20, 50, 100')],
    });
  });

  test('GET /api/shareholder finds a shareholder by mobile number, location, e-mail or reference', async () => {
    const { reference } = await stored({
      mobile: '7004512398',
      location: 'Jhumri Telaiya',
      email: 'telaiya.1@example.org',
    });
    for (const q of ['70045', 'jhumri', 'telaiya.1', reference.toLowerCase()]) {
      const found = await call('get', `/api/shareholder?q=${encodeURIComponent(q)}`);
      expect(found.body).toEqual([expect.objectContaining({ reference })]);
    }
  });

  describe('GET /api/shareholder filtered by location', () => {
    const atLocation = async (location: string) => {
      const found = await call('get', `/api/shareholder?${new URLSearchParams({ location })}`).expect(200);
      return found.body.map(({ reference }: { reference: string }) => reference);
    };

    test('finds residents in either script, and nobody who only has that name', async () => {
      const { reference } = await stored({ location: 'Motihari, Bihar' });
      await stored({ fullName: 'Motihari Prasad', location: 'Agra' });
      for (const location of ['motih', 'मोतिहारी', 'bihar moti'])
        expect(await atLocation(location)).toEqual([reference]);
      await call('get', '/api/shareholder?location=mo').expect(400);
    });

    test('finds applicants from before the filter existed once the migration has run', async () => {
      const { reference } = await stored({ location: 'बेतिया' });
      const { collection } = shareholderModel(running);
      const now = await collection.findOne({ reference });
      await collection.updateOne({ reference }, { $unset: { locationText: 1 } });
      expect(await atLocation('betiya')).toEqual([]);
      const step = { db: running.connection.db as never, buildIndexes: jest.fn(), dropIndex: jest.fn() };
      await shareholdersAreFoundByTheirPlace.up(step);
      await shareholdersAreFoundByTheirPlace.up(step);
      expect(await atLocation('betiya')).toEqual([reference]);
      expect((await collection.findOne({ reference }))?.locationText).toBe(now?.locationText);
    });
  });

  test('GET /api/shareholder/{id} returns the versions of privacy notice and terms that were agreed to', async () => {
    const { _id } = await stored({ consentVersion: '2025-11-01', termsVersion: '2025-10-01' });
    const answer = await call('get', `/api/shareholder/${_id}`);
    expect(answer.body.consent).toEqual({
      privacyVersion: '2025-11-01',
      termsVersion: '2025-10-01',
      at: answer.body.createdAt,
      locale: 'en',
    });
  });

  test('GET /api/shareholder/{id} lists other applications with the same PAN', async () => {
    const first = await stored({ panNumber: 'DUPLI1111C' });
    const second = await stored({ panNumber: 'DUPLI1111C', fullName: 'Asha K.' });
    const other = await stored({ panNumber: 'DUPLI1111D' });
    const answer = await call('get', `/api/shareholder/${second._id}`);
    expect(answer.body.duplicates).toEqual([
      { _id: first._id, reference: first.reference, status: 'pending', createdAt: expect.any(String) },
    ]);
    expect((await call('get', `/api/shareholder/${other._id}`)).body.duplicates).toEqual([]);
    const { body: list } = await call('get', '/api/shareholder?limit=200');
    const samePanAs = (one: { _id: string }) =>
      list.find(({ _id }: { _id: string }) => _id === one._id).samePanAs?.reference;
    expect([first, second, other].map(samePanAs)).toEqual([second.reference, first.reference, undefined]);
  });

  test('GET /api/shareholder/{id} lists applications with the same e-mail or mobile but another PAN', async () => {
    const contact = { email: 'devi.family@example.org', mobile: '9123456780' };
    const first = await stored({ ...contact, panNumber: 'FAMIL1111A' });
    const mobile = await stored({ ...contact, email: 'son@example.org', panNumber: 'FAMIL1111B' });
    const again = await stored({ ...contact, panNumber: 'FAMIL1111A' });
    const other = await stored({
      email: 'nobody@example.org',
      mobile: '9123456781',
      panNumber: 'FAMIL1111D',
    });
    const email = await stored({ ...contact, mobile: '9123456782', panNumber: 'FAMIL1111E' });
    const both = await stored({ ...contact, panNumber: 'FAMIL1111G' });
    const { body } = await call('get', `/api/shareholder/${again._id}`);
    expect(body.duplicates).toEqual([expect.objectContaining({ _id: first._id })]);
    const alike = ({ _id, reference }: typeof both, same: string[]) => ({
      _id,
      reference,
      status: 'pending',
      createdAt: expect.any(String),
      same,
    });
    expect(body.sameContact).toEqual([
      alike(both, ['email', 'mobile']),
      alike(email, ['email']),
      alike(mobile, ['mobile']),
    ]);
    const son = await call('get', `/api/shareholder/${mobile._id}`);
    expect(son.body.sameContact.map(({ _id }: { _id: string }) => _id)).toEqual([
      both._id,
      again._id,
      first._id,
    ]);
    expect((await call('get', `/api/shareholder/${other._id}`)).body.sameContact).toEqual([]);
  });

  test('PUT /api/shareholder/approval/{id} approves, returns the record in data and mails the applicant', async () => {
    const email = `${freshKey()}@example.org`;
    const { _id, reference } = await stored({ email });
    const decision = { status: 'Approved', reason: 'All papers are in order.', expectedStatus: 'pending' };
    const shown = await call('post', `/api/shareholder/approval/${_id}/preview`).send(decision).expect(200);
    const answer = await call('put', `/api/shareholder/approval/${_id}`).send(decision);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Application approved',
      data: { _id, reference, status: 'approved', history: [{}, { by: reviewer.email }] },
    });
    const mails = await inbox.mailsTo(email, 2);
    expect(mails[1]?.subject).toContain(reference);
    expect(mails[1]?.text).toContain('All papers are in order.');
    expect(shown.body).toMatchObject({ delivery: 'sent', mail: { to: email, text: mails[1]?.text } });
  });

  test('an approved shareholder cannot be rejected without being set back to pending first', async () => {
    const { _id } = await stored();
    await call('put', `/api/shareholder/approval/${_id}`).send({ status: 'approved' }).expect(200);
    const answer = await call('put', `/api/shareholder/approval/${_id}`).send({ status: 'rejected' });
    expect(answer.status).toBe(409);
    expect(answer.body.data.status).toBe('approved');
    await call('put', `/api/shareholder/approval/${_id}`).send({ status: 'pending' }).expect(200);
    await call('put', `/api/shareholder/approval/${_id}`).send({ status: 'rejected' }).expect(200);
  });

  test('GET /api/shareholder/{id}/id-proof returns the uploaded bytes after writing an audit entry', async () => {
    const { _id } = await stored();
    const answer = await call('get', `/api/shareholder/${_id}/id-proof`).buffer(true).parse(readBytes);
    expect(answer.status).toBe(200);
    expect(idProof.content.equals(answer.body)).toBe(true);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect((await logOf(_id))[0]).toMatchObject({
      action: 'shareholder.document_downloaded',
      actor: { email: reviewer.email },
    });
  });

  test('GET /api/shareholder/{id}/pan reveals the PAN and writes an audit entry without it', async () => {
    const { _id } = await stored({ panNumber: 'REVEA1234L' });
    const answer = await call('get', `/api/shareholder/${_id}/pan`);
    expect(answer.body).toMatchObject({ panNumber: 'REVEA1234L' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const log = await logOf(_id);
    expect(log[0]).toMatchObject({ action: 'shareholder.pan_revealed', actor: { email: reviewer.email } });
    expect(JSON.stringify(log)).not.toContain('REVEA1234L');
  });

  test('HEAD of a PAN or identity proof answers 405 and writes no audit entry', async () => {
    const { _id } = await stored();
    for (const path of ['pan', 'id-proof']) {
      const answer = await request(running.origin)
        .head(`/api/shareholder/${_id}/${path}`)
        .set('Authorization', `Bearer ${reviewer.token}`);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
    }
    const log = await entriesAfterSubmission(running.app, 'shareholder', _id);
    expect(log).toEqual([]);
  });

  test('an identity proof requires the permission to review or reveal; readers see only that there is one', async () => {
    const { _id } = await stored();
    const reader = await administratorWith(running, ['shareholders:read', 'shareholders:delete']);
    const answer = await call('get', `/api/shareholder/${_id}`, reader);
    expect(answer.body.document).toMatchObject({ name: idProof.name });
    expect((await call('get', `/api/shareholder/${_id}/id-proof`, reader)).status).toBe(403);
    for (const permission of ['shareholders:review', 'shareholders:reveal'] as const) {
      const holder = await administratorWith(running, [permission]);
      expect((await call('get', `/api/shareholder/${_id}/id-proof`, holder)).status).toBe(200);
    }
  });

  describe('DELETE /api/shareholder/{id}', () => {
    test('erases record, PAN, file, mails and reasons; the audit log keeps who erased which id', async () => {
      const email = `${freshKey()}@example.org`;
      const { _id, reference } = await stored({ email });
      await call('put', `/api/shareholder/approval/${_id}`)
        .send({ status: 'rejected', reason: 'Her uncle wrote to us.' })
        .expect(200);
      await logOf(_id);
      const files = () => running.connection.collection('documents.files').countDocuments({});
      const before = await files();
      const answer = await call('delete', `/api/shareholder/${_id}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ message: 'Application deleted', data: { _id } });
      expect(await shareholderModel(running).countDocuments({ _id })).toBe(0);
      expect(await files()).toBe(before - 1);
      const queue = await running.connection
        .collection('mail_outbox')
        .find({ key: new RegExp(`^${_id}:`) })
        .toArray();
      expect(queue.length).toBeGreaterThan(0);
      for (const mail of queue) expect(mail).not.toHaveProperty('to');
      const log = await logOf(_id, 2);
      expect(log[0]).toMatchObject({
        action: 'shareholder.erased',
        actor: { email: reviewer.email },
        subject: { id: _id },
      });
      expect(JSON.stringify(log)).not.toMatch(new RegExp(`uncle|${reference}`));
      expect((await call('get', `/api/shareholder/${_id}`)).status).toBe(404);
      expect((await call('delete', `/api/shareholder/${_id}`)).status).toBe(404);
    });

    test('is completed by the background sweep when the server crashes halfway', async () => {
      const { _id } = await stored();
      const eraser = running.app.get(SubmissionEraser, { strict: false }) as unknown as {
        effects: { process: () => Promise<void> };
      };
      const process = jest.spyOn(eraser.effects, 'process').mockResolvedValueOnce();
      await call('delete', `/api/shareholder/${_id}`).expect(200);
      process.mockRestore();
      // Hidden at once, deleted by the sweep.
      expect((await call('get', `/api/shareholder/${_id}`)).status).toBe(404);
      await eventually(
        () => shareholderModel(running).countDocuments({ _id }),
        (left) => left === 0,
      );
      expect((await logOf(_id))[0]).toMatchObject({ action: 'shareholder.erased' });
    });
  });

  test.each([
    ['get', '', 'shareholders:read'],
    ['get', '/ID', 'shareholders:read'],
    ['get', '/ID/pan', 'shareholders:reveal'],
    ['put', '/approval/ID', 'shareholders:review'],
    ['delete', '/ID', 'shareholders:delete'],
  ] as const)('%s /api/shareholder%s needs a login and %s', async (method, path, permission) => {
    const { _id } = await stored();
    const address = `/api/shareholder${path.replace('ID', _id)}`;
    expect((await request(running.origin)[method](address)).status).toBe(401);
    const all = [
      'shareholders:read',
      'shareholders:review',
      'shareholders:delete',
      'shareholders:reveal',
      'applications:read',
    ] as const;
    const stranger = await administratorWith(
      running,
      all.filter((one) => one !== permission),
    );
    expect((await call(method, address, stranger)).status).toBe(403);
  });
});
