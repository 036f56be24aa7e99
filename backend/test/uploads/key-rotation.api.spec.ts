import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import request from 'supertest';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { CommandError } from '../../src/cli/command-error.js';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { namedKey } from '../../src/config/secrets.js';
import { KeyRing, type SealedSecret } from '../../src/crypto/key-ring.js';
import { DocumentStore } from '../../src/documents/store/document-store.js';
import { freshDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import {
  idProof,
  sendShareholder,
  shareholderForm,
  shareholderModel,
} from '../support/factories/shareholders.js';
import { readBytes } from '../support/files/read-bytes.js';
import { samplePdf } from '../support/files/sample-files.js';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Logged at the start of a server that lacks the key of the oldest or the newest document. */
const MISSING = 'documents were encrypted with a key that is not set';

const freshSecret = () => randomBytes(32).toString('base64');

describe('a data key that is replaced', () => {
  const oldKey = freshSecret();
  const newKey = freshSecret();
  const plan = { name: 'plan.pdf', content: samplePdf({ objects: '% a plan' }) };
  const pan = 'ROTAT1234K';
  let reviewer: LoggedIn;
  let before: TestApp;
  let uri: string;
  let one: { _id: string; reference: string };
  let application: { _id: string; reference: string };

  const JWT_SECRET = freshSecret();

  const startWith = (env: Record<string, string>) =>
    startTestApp({ env: { MONGODB_URI: uri, JWT_SECRET, ...env } });
  const rotating = () => startWith({ DATA_ENCRYPTION_KEY: newKey, DATA_ENCRYPTION_KEYS_PREVIOUS: oldKey });
  const call = (running: TestApp, method: 'get' | 'put', path: string) =>
    request(running.origin)[method](path).auth(reviewer.token, { type: 'bearer' });
  const download = (running: TestApp, path: string) =>
    call(running, 'get', path).buffer(true).parse(readBytes);
  const rewrap = async (running: TestApp) => {
    const printed: string[] = [];
    await readAdminCommand(['rewrap'])(running.app, {
      print: (line) => printed.push(line),
      askPassword: async () => undefined,
    });
    return printed;
  };

  beforeAll(async () => {
    uri = await freshDatabaseUri();
    before = await startWith({ DATA_ENCRYPTION_KEY: oldKey });
    reviewer = await administratorWith(before, [
      'applications:read',
      'shareholders:read',
      'shareholders:review',
      'shareholders:reveal',
    ]);
    one = (await sendShareholder(before.origin, shareholderForm({ panNumber: pan }))).body.data;
    application = (await sendApplication(before.origin, applicationForm(), { file: plan })).body.data;
  });
  afterAll(() => before.close());

  test('and lost leaves records readable and decidable; only what it encrypted answers 409 with the missing key', async () => {
    const running = await startWith({ DATA_ENCRYPTION_KEY: newKey, LOG_LEVEL: 'error' });
    try {
      const { id } = namedKey(Buffer.from(oldKey, 'base64'));
      const log = await eventually(
        async () => loggedLines.join(),
        (written) => written.includes(MISSING),
      );
      expect(log).toContain(`"keys":["${id}"]`);
      const path = `/api/shareholder/${one._id}`;
      await call(running, 'get', path).expect(200);
      const decided = await call(running, 'put', `/api/shareholder/approval/${one._id}`).send({
        status: 'approved',
      });
      expect(decided.body.data).toMatchObject({ status: 'approved', panNumber: '******234K' });
      for (const closed of ['pan', 'id-proof']) {
        const refused = await call(running, 'get', `${path}/${closed}`);
        expect(refused.status).toBe(409);
        expect(refused.body.message).toContain(`data key ${id}`);
        expect(refused.body.message).toContain('DATA_ENCRYPTION_KEYS_PREVIOUS');
      }
      const reveals = { action: /pan_revealed|downloaded/, 'subject.id': one._id };
      expect(await running.connection.collection('audit_entries').countDocuments(reveals)).toBe(0);
      await expect(rewrap(running)).rejects.toThrow(one.reference);
    } finally {
      await running.stop();
    }
  });

  test('and lost is reported at the start of a process that only answers requests', async () => {
    const running = await startWith({ DATA_ENCRYPTION_KEY: newKey, LOG_LEVEL: 'error', ROLE: 'api' });
    try {
      await eventually(
        async () => loggedLines.join(),
        (written) => written.includes(MISSING),
      );
    } finally {
      await running.stop();
    }
  });

  test('still finds other records with the same PAN, whichever key encrypted it', async () => {
    const running = await rotating();
    try {
      const sent = await sendShareholder(running.origin, shareholderForm({ panNumber: pan })).expect(201);
      const other = sent.body.data as { _id: string; reference: string };
      for (const [shown, named] of [
        [one, other],
        [other, one],
      ] as const) {
        const { body } = await call(running, 'get', `/api/shareholder/${shown._id}`);
        expect(body.duplicates.map(({ reference }: { reference: string }) => reference)).toEqual([
          named.reference,
        ]);
      }
    } finally {
      await running.stop();
    }
  });

  test('is replaced in all other records and files when one of them is damaged, and reports that one', async () => {
    const running = await rotating();
    const files = running.connection.collection('documents.files');
    const record = await shareholderModel(running).findById(one._id).orFail();
    const _id = record.document?.fileId ?? new Types.ObjectId();
    const stored = await files.findOne({ _id });
    await files.updateOne({ _id }, { $set: { 'metadata.key.sealed': 'AAAA' } });
    try {
      const printed = rewrap(running);
      await expect(printed).rejects.toThrow(CommandError);
      await expect(printed).rejects.toThrow(`damaged, and no key opens it: ${one.reference}.`);
      const { pan: resealed } = await shareholderModel(running).findById(one._id).orFail();
      expect(resealed.sealed.keyId).not.toBe(record.pan.sealed.keyId);
      const underOldKey = { 'metadata.key.keyId': stored?.metadata.key.keyId };
      expect(await files.distinct('_id', underOldKey)).toEqual([_id]);
    } finally {
      await files.updateOne({ _id }, { $set: { 'metadata.key': stored?.metadata.key } });
      await running.stop();
    }
  });

  test('leaves a record readable whose PAN and file are damaged, which their routes report and log', async () => {
    const running = await rotating();
    const logged = jest.spyOn(running.app.get(AppLogger), 'error').mockImplementation(() => undefined);
    const shareholders = shareholderModel(running);
    const files = running.connection.collection('documents.files');
    const { document, pan: kept } = await shareholders.findById(one._id).orFail();
    const _id = document?.fileId ?? new Types.ObjectId();
    const stored = await files.findOne({ _id });
    await files.updateOne({ _id }, { $set: { 'metadata.key.sealed': 'AAAA' } });
    await shareholders.updateOne({ _id: one._id }, { 'pan.sealed.sealed': stored?.metadata.key.sealed });
    try {
      const path = `/api/shareholder/${one._id}`;
      await call(running, 'get', path).expect(200);
      for (const damaged of ['pan', 'id-proof']) {
        const refused = await call(running, 'get', `${path}/${damaged}`);
        expect(refused.status).toBe(409);
        expect(refused.body.message).toContain('what is stored was changed or damaged');
      }
      const message = 'what is stored cannot be decrypted';
      for (const route of ['/api/shareholder/:id/pan', '/api/shareholder/:id/id-proof'])
        expect(logged).toHaveBeenCalledWith(message, expect.objectContaining({ route }));
    } finally {
      logged.mockRestore();
      await files.updateOne({ _id }, { $set: { 'metadata.key': stored?.metadata.key } });
      await shareholders.updateOne({ _id: one._id }, { 'pan.sealed': kept.sealed });
      await running.stop();
    }
  });

  test('can be removed after rewrap, even if that was interrupted, and also for files not yet bound to a record', async () => {
    const running = await rotating();
    const files = running.connection.collection('documents.files');
    const record = await shareholderModel(running).findById(one._id).orFail();
    const fileId = record.document?.fileId ?? new Types.ObjectId();
    // As stored by earlier versions: sealed for the file alone.
    const ring = new KeyRing([namedKey(Buffer.from(oldKey, 'base64'))], 'documents');
    const stored = await files.findOne({ _id: fileId });
    const dataKey = ring.open(
      stored?.metadata.key as SealedSecret,
      `document ${fileId.toHexString()} of ${one._id}`,
    );
    await files.updateOne(
      { _id: fileId },
      {
        $set: { 'metadata.key': ring.seal(dataKey, `document ${fileId.toHexString()}`) },
        $unset: { 'metadata.boundToRecord': 1 },
      },
    );
    const proofPath = `/api/shareholder/${one._id}/id-proof`;
    expect((await download(running, proofPath)).body).toEqual(idProof.content);

    const died = jest
      .spyOn(running.app.get(DocumentStore, { strict: false }), 'rewrap')
      .mockRejectedValueOnce(new Error('killed'));
    await expect(rewrap(running)).rejects.toThrow('killed');
    died.mockRestore();
    const printed = await rewrap(running);
    expect(printed.at(-1)).toContain('DATA_ENCRYPTION_KEYS_PREVIOUS can be emptied');
    expect(printed).toContainEqual(expect.stringMatching(/^shareholder: \d+ records looked at$/));
    expect((await rewrap(running)).at(-2)).toMatch(/^0 files and PANs/);
    expect(await files.countDocuments({ 'metadata.boundToRecord': { $ne: true } })).toBe(0);
    const hashedUnderOlderKeys = { 'pan.formerHashes.0': { $exists: true } };
    expect(await shareholderModel(running).countDocuments(hashedUnderOlderKeys)).toBe(0);
    const meanwhile = await sendShareholder(running.origin, shareholderForm()).expect(201);
    await running.stop();

    const after = await startWith({ DATA_ENCRYPTION_KEY: newKey });
    try {
      expect((await rewrap(after)).at(-1)).toBe('Everything is under the present key.');
      expect(await shareholderModel(after).countDocuments(hashedUnderOlderKeys)).toBe(0);
      await call(after, 'get', `/api/shareholder/${meanwhile.body.data._id}/pan`).expect(200);
      expect((await download(after, proofPath)).body).toEqual(idProof.content);
      expect((await download(after, `/api/apply-factory/${application._id}/document`)).body).toEqual(
        plan.content,
      );
      const revealed = await call(after, 'get', `/api/shareholder/${one._id}/pan`);
      expect(revealed.body).toMatchObject({ panNumber: pan });
      const { body } = await call(after, 'get', `/api/shareholder/${one._id}`);
      expect(body.duplicates).toHaveLength(1);
      const again = await sendShareholder(after.origin, shareholderForm({ panNumber: pan })).expect(201);
      const latest = await call(after, 'get', `/api/shareholder/${again.body.data._id}`);
      expect(latest.body.duplicates).toHaveLength(2);
    } finally {
      await after.stop();
    }
  });

  test('has a rewrap command that takes no options', () => {
    expect(() => readAdminCommand(['rewrap', '--email', 'a@example.org'])).toThrow(CommandError);
  });
});
