import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import {
  applicationForm,
  applicationModel,
  sendApplication,
  storeApplications,
} from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

describe('access to factory applications', () => {
  const routes = [
    ['get', '', 'applications:read'],
    ['get', '/ID', 'applications:read'],
    ['get', '/ID/document', 'applications:read'],
    ['patch', '/ID/status', 'applications:review'],
  ] as const;

  test.each(routes)('%s %s requires a login and %s', async (method, path, permission) => {
    const [record] = await storeApplications(running, [{}]);
    const address = `/api/apply-factory${path.replace('ID', record?._id.toHexString() ?? '')}`;
    const call = (by?: LoggedIn) => {
      const calling = request(running.origin)[method](address);
      return by ? calling.set('Authorization', `Bearer ${by.token}`) : calling;
    };
    expect((await call()).status).toBe(401);
    const all = ['contacts:read', 'admins:manage', 'applications:read', 'applications:review'] as const;
    const unpermitted = await administratorWith(
      running,
      all.filter((other) => other !== permission),
    );
    expect((await call(unpermitted)).status).toBe(403);
    const holder = await administratorWith(running, [...new Set(['applications:read', permission] as const)]);
    expect([401, 403]).not.toContain((await call(holder)).status);
  });
});

describe('the document of a factory application', () => {
  let reader: LoggedIn;
  beforeAll(async () => {
    reader = await administratorWith(running, ['applications:read']);
  });

  const get = (address: string) =>
    request(running.origin).get(address).set('Authorization', `Bearer ${reader.token}`);

  test('is downloaded byte for byte under its Hindi name and recorded in the audit log', async () => {
    const content = samplePdf({ objects: '% some bytes' });
    const sent = await sendApplication(running.origin, applicationForm(), {
      file: { name: 'योजना "1".pdf', content },
    });
    const id = sent.body.data._id;
    const application = await get(`/api/apply-factory/${id}`).expect(200);
    const answer = await get(application.body.supporting_document).responseType('blob');
    expect(answer.status).toBe(200);
    expect((answer.body as Buffer).equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(application.body.document.name)}`,
    );
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    const [entry] = await entriesAfterSubmission(running.app, 'factory-application', id);
    expect(entry).toMatchObject({
      action: 'application.document_downloaded',
      actor: { email: reader.email },
      from: '127.0.0.1',
    });
  });

  test('answers 404 when none was uploaded or the application does not exist', async () => {
    const sent = await sendApplication(running.origin);
    await get(`/api/apply-factory/${sent.body.data._id}/document`).expect(404);
    await get('/api/apply-factory/000000000000000000000000/document').expect(404);
    await get('/api/apply-factory/000000000000000000000000').expect(404);
    await get('/api/apply-factory/no-id').expect(404);
  });

  test('is not sent when the audit entry cannot be written', async () => {
    const sent = await sendApplication(running.origin, applicationForm(), {
      file: { name: 'a.pdf', content: samplePdf() },
    });
    const record = jest
      .spyOn(running.app.get(AuditLog, { strict: false }), 'record')
      .mockRejectedValue(new Error('no'));
    const answer = await get(`/api/apply-factory/${sent.body.data._id}/document`);
    record.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(JSON.stringify(answer.body)).not.toContain('%PDF');
  });

  test('is stored encrypted', async () => {
    const content = samplePdf({ objects: '% a very recognisable text' });
    await sendApplication(running.origin, applicationForm(), { file: { name: 'a.pdf', content } }).expect(
      201,
    );
    const chunks = await running.connection.collection('documents.chunks').find({}).toArray();
    const stored = Buffer.concat(chunks.map(({ data }) => Buffer.from(data.buffer)));
    expect(stored.includes('recognisable')).toBe(false);
    expect(await applicationModel(running).countDocuments({ document: { $exists: true } })).toBeGreaterThan(
      0,
    );
  });
});
