import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import request from 'supertest';
import { DOWNLOAD_TICKET, type DownloadTicket } from '../../src/downloads/download-ticket.schema.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationForm, applicationModel, sendApplication } from '../support/factories/applications.js';
import { idProof, sendShareholder } from '../support/factories/shareholders.js';
import { fetchPrepared, type PreparedFile, preparedFile } from '../support/files/prepared-file.js';
import { samplePdf } from '../support/files/sample-files.js';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Stored {
  _id: string;
  reference: string;
}

describe('the download of a document with a ticket', () => {
  let running: TestApp;
  let office: LoggedIn;
  let shareholder: Stored;
  const plan = { name: 'इकाई योजना.pdf', content: samplePdf({ objects: '% a plan' }) };
  beforeAll(async () => {
    running = await startTestApp({ env: { LOG_LEVEL: 'debug' } });
    office = await administratorWith(running, ['applications:read', 'shareholders:reveal']);
    shareholder = (await sendShareholder(running.origin)).body.data;
  });
  afterAll(() => running.close());

  const prepare = (reference: string, by: LoggedIn = office) =>
    request(running.origin)
      .post('/api/downloads')
      .set('Authorization', `Bearer ${by.token}`)
      .send({ reference });
  /** The path of a prepared download, and its cookie for sending back. */
  const prepared = async (reference = shareholder.reference, by = office) =>
    preparedFile(await prepare(reference, by).expect(200));
  const fetchIt = (file: Pick<PreparedFile, 'path' | 'cookie'>) => fetchPrepared(running, file);
  const tickets = () =>
    running.app.get<Model<DownloadTicket>>(getModelToken(DOWNLOAD_TICKET), { strict: false });

  test('sends the identity proof byte for byte without a token, after writing an audit entry', async () => {
    const answer = await fetchIt(await prepared());
    expect(answer.status).toBe(200);
    expect(idProof.content.equals(answer.body)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const log = await entriesAfterSubmission(running.app, 'shareholder', shareholder._id);
    expect(log[0]).toMatchObject({
      action: 'shareholder.document_downloaded',
      actor: { email: office.email },
    });
  });

  test('sends the document of a factory application under its Hindi name', async () => {
    const sent = await sendApplication(running.origin, applicationForm(), { file: plan });
    const answer = await fetchIt(await prepared(sent.body.data.reference));
    expect(plan.content.equals(answer.body)).toBe(true);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent(plan.name));
  });

  test('is not prepared when what is stored is damaged, so that the console can say so', async () => {
    const sent = await sendApplication(running.origin, applicationForm(), { file: plan });
    const { _id, reference } = sent.body.data as Stored;
    const record = await applicationModel(running).findById(_id).orFail();
    await running.connection
      .collection('documents.chunks')
      .updateOne({ files_id: record.document?.fileId }, { $set: { data: Buffer.alloc(10) } });
    const refused = await prepare(reference).expect(409);
    expect(refused.body.message).toContain('what is stored was changed or damaged');
    await request(running.origin)
      .get(`/api/apply-factory/${_id}/document`)
      .auth(office.token, { type: 'bearer' })
      .expect(409);
  });

  test('works once, even for simultaneous requests', async () => {
    const ticket = await prepared();
    const answers = await Promise.all([fetchIt(ticket), fetchIt(ticket), fetchIt(ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await fetchIt(ticket)).status).toBe(401);
  });

  test('is not used up by HEAD, which writes no audit entry', async () => {
    const ticket = await prepared();
    const head = ({ path, cookie }: { path: string; cookie: string }) =>
      request(running.origin).head(path).set('Cookie', cookie);
    const entries = () =>
      running.connection
        .collection('audit_entries')
        .countDocuments({ action: 'shareholder.document_downloaded' });
    const before = await entries();
    const answer = await head(ticket).expect(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(await entries()).toBe(before);
    await head({ ...ticket, cookie: 'download_ticket=guessed' }).expect(401);
    expect((await fetchIt(ticket)).status).toBe(200);
    await head(ticket).expect(401);
  });

  test('expires after 60 seconds', async () => {
    const before = Date.now();
    const ticket = await prepared();
    const _id = ticket.path.split('/').at(-1) ?? '';
    const stored = await tickets().findById(_id).lean<DownloadTicket>();
    expect(stored?.expiresAt.getTime()).toBeGreaterThanOrEqual(before + 60_000);
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    await tickets().updateOne({ _id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await fetchIt(ticket)).status).toBe(401);
  });

  test('needs the cookie, which is HttpOnly and limited to its path', async () => {
    const ticket = await prepared();
    expect(ticket.line).toContain(`Path=${ticket.path}`);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Max-Age=60']) {
      expect(ticket.line).toContain(attribute);
    }
    for (const cookie of ['', 'download_ticket=', 'download_ticket=guessed']) {
      expect((await fetchIt({ ...ticket, cookie })).status).toBe(401);
    }
    const other = await prepared();
    expect((await fetchIt({ path: ticket.path, cookie: other.cookie })).status).toBe(401);
    expect((await fetchIt(ticket)).status).toBe(200);
  });

  test('is rejected after the session that prepared it has ended', async () => {
    const leaving = await administratorWith(running, ['shareholders:read', 'shareholders:review']);
    const ticket = await prepared(shareholder.reference, leaving);
    await request(running.origin)
      .post('/api/admin/logout')
      .set('Authorization', `Bearer ${leaving.token}`)
      .expect(200);
    expect((await fetchIt(ticket)).status).toBe(401);
  });

  test('needs a login and the permission to open such documents', async () => {
    await request(running.origin)
      .post('/api/downloads')
      .send({ reference: shareholder.reference })
      .expect(401);
    const stranger = await administratorWith(running, ['applications:read', 'shareholders:read']);
    expect((await prepare(shareholder.reference, stranger)).status).toBe(403);
  });

  test.each([
    ['SH-000000', 404],
    ['XX-000000', 400],
    ['nothing', 400],
  ])('of %s answers %d', async (reference, status) => {
    expect((await prepare(reference)).status).toBe(status);
  });

  test('of a record without a document answers 404', async () => {
    const sent = await sendApplication(running.origin, applicationForm());
    expect((await prepare(sent.body.data.reference)).status).toBe(404);
  });

  test('leaves neither its path nor its secret in the log, and only a hash in the database', async () => {
    const ticket = await prepared();
    const secret = ticket.cookie.split('=')[1];
    expect(JSON.stringify(await tickets().find().lean())).not.toContain(secret);
    await fetchIt(ticket);
    const written = loggedLines.join('');
    expect(written).toContain('"route":"/api/downloads/:id"');
    expect(written).not.toContain(ticket.path);
    expect(written).not.toContain(secret);
  });
});
