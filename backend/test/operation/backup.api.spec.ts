import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { mongo } from 'mongoose';
import request from 'supertest';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { backup, check, restore } from '../../src/cli/backup/backup-command.js';
import { restoreBackup } from '../../src/cli/backup/restore-backup.js';
import { type BackupProgress, writeBackup } from '../../src/cli/backup/write-backup.js';
import { withDatabase } from '../../src/cli/database-client.js';
import { PRODUCT_SCHEMA } from '../../src/cli/migrate/product-schema.js';
import { prepareSchema } from '../../src/database/schema/prepare-schema.js';
import { findMissing } from '../../src/database/schema/schema-state.js';
import { emptyDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/factories/administrators.js';
import { applicationForm, applicationModel, sendApplication } from '../support/factories/applications.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import { readBytes } from '../support/files/read-bytes.js';
import { samplePdf } from '../support/files/sample-files.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

interface Accepted {
  _id: string;
  reference: string;
  content: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), 'backup '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRETS = {
  JWT_SECRET: randomBytes(32).toString('base64'),
  DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
};

/** Runs a command on a database, and returns what it has printed. */
async function printedOn(
  uri: string,
  command: (db: mongo.Db, output: { result(line: string): void; tell(line: string): void }) => Promise<void>,
): Promise<string[]> {
  const printed: string[] = [];
  const output = { result: (line: string) => void printed.push(line), tell: () => undefined };
  await withDatabase({ MONGODB_URI: uri }, (db) => command(db, output));
  return printed;
}

const backUp = async (uri: string) =>
  (
    await printedOn(uri, (db, output) => backup(db, { folder: mkdtempSync(join(folder, 'of ')) }, output))
  )[0] ?? '';
const restoreTo = (uri: string, file: string, replace = false) =>
  printedOn(uri, (db, output) => restore(db, { file, replace, check: false }, output));
const prepare = (uri: string) =>
  withDatabase({ MONGODB_URI: uri }, (db) => prepareSchema(db, PRODUCT_SCHEMA));
const countIn = async (uri: string, collection: string) => {
  let count = 0;
  await withDatabase({ MONGODB_URI: uri }, async (db) => {
    count = await db.collection(collection).countDocuments();
  });
  return count;
};

async function send(running: TestApp, number: number): Promise<Accepted> {
  const content = samplePdf({ objects: `% plan ${number}` });
  const form = applicationForm({ name: `Person ${number}`, email: `person${number}@example.org` });
  const sent = await sendApplication(running.origin, form, { file: { name: 'plan.pdf', content } }).expect(
    201,
  );
  return { ...(sent.body.data as Omit<Accepted, 'content'>), content };
}

describe('a backup', () => {
  let running: TestApp;
  const accepted: Accepted[] = [];
  /** Made while forms were sent. */
  let file: string;
  let acceptedMeanwhile = 0;

  beforeAll(async () => {
    running = await startTestApp({ env: SECRETS });
    for (let number = 0; number < 8; number += 1) accepted.push(await send(running, number));
    await sendMessage(running.origin, contactForm()).expect(201);
    let [isRunning, isOver] = [false, false];
    const senders = [1, 2, 3].map(async (sender) => {
      for (let number = 0; !isOver; number += 1) {
        await send(running, 100 * sender + number);
        if (isRunning) acceptedMeanwhile += 1;
      }
    });
    isRunning = true;
    file = await backUp(running.config.mongoUri);
    isOver = true;
    await Promise.all(senders);
  });
  afterAll(() => running.close());

  it('that is made while forms are sent has every form of before, its document, its mail and an intact log', async () => {
    expect(acceptedMeanwhile).toBeGreaterThan(0);
    const uri = emptyDatabaseUri();
    const printed = await restoreTo(uri, file);
    expect(printed).toEqual([expect.stringMatching(/^Restored [\d,]+ entries as of \d{4}-\d\d-\d\dT/)]);
    await prepare(uri);
    const restored = await startTestApp({ env: { ...SECRETS, MONGODB_URI: uri } });
    try {
      const { token } = await logIn(restored, FIRST_ADMINISTRATOR);
      const applications = restored.connection.collection('factory_applications');
      const outbox = restored.connection.collection('mail_outbox');
      const stored = await applications.find({}, { projection: { reference: 1 } }).toArray();
      const references = stored.map(({ reference }) => reference);
      expect(references).toEqual(expect.arrayContaining(accepted.map(({ reference }) => reference)));
      expect(new Set(references).size).toBe(stored.length);
      // Also those that were sent meanwhile are whole.
      for (const id of stored.map(({ _id }) => _id.toHexString())) {
        const document = request(restored.origin).get(`/api/apply-factory/${id}/document`);
        const read = await document.auth(token, { type: 'bearer' }).buffer(true).parse(readBytes).expect(200);
        const sent = accepted.find(({ _id }) => _id === id);
        if (sent) expect(read.body).toEqual(sent.content);
        const mails = await eventually(
          () => outbox.find({ key: { $regex: id } }).toArray(),
          (found) => found.length > 0,
        );
        expect(mails).toHaveLength(1);
      }
      const files = await restored.connection.collection('documents.files').distinct('_id');
      const chunks = await restored.connection.collection('documents.chunks').distinct('files_id');
      const named = await applications.distinct('document.fileId');
      expect(new Set(files.map(String))).toEqual(new Set(named.map(String)));
      expect(new Set(chunks.map(String))).toEqual(new Set(named.map(String)));
      const lines: string[] = [];
      const terminal = { print: (line: string) => lines.push(line), askPassword: async () => undefined };
      await readAdminCommand(['verify-audit'])(restored.app, terminal);
      expect(lines.join('\n')).toMatch(/entries follow each other without a gap, and none was changed/);
    } finally {
      await restored.close();
    }
  });

  it('can be read by its owner only, and is checked without a database', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const printed: string[] = [];
    await check(
      { file, replace: false, check: true },
      { result: (line) => printed.push(line), tell: () => undefined },
    );
    expect(printed).toEqual([expect.stringMatching(/^Complete: [\d,]+ entries as of \d{4}/)]);
  });

  it('restores each document as it was stored, and no sessions', async () => {
    const quiet = await startTestApp({ env: SECRETS });
    try {
      await send(quiet, 1);
      await logIn(quiet, FIRST_ADMINISTRATOR);
      const contentOf = async (db: mongo.Db) => {
        const names = ['admins', 'factory_applications', 'documents.files', 'documents.chunks'];
        const all = names.map((name) =>
          db
            .collection(name)
            .find({}, { raw: true, sort: { _id: 1 } })
            .toArray(),
        );
        return (await Promise.all(all)).map((documents) =>
          documents.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('base64')),
        );
      };
      const applications = quiet.connection.collection('factory_applications');
      await eventually(
        () => applications.countDocuments({ 'pendingEffects.0': { $exists: true } }),
        (pending) => pending === 0,
      );
      const uri = emptyDatabaseUri();
      const copy = await backUp(quiet.config.mongoUri);
      await restoreTo(uri, copy);
      let before: string[][] = [];
      await withDatabase({ MONGODB_URI: quiet.config.mongoUri }, async (db) => {
        before = await contentOf(db);
      });
      await withDatabase({ MONGODB_URI: uri }, async (db) => {
        expect(await contentOf(db)).toEqual(before);
        await db.dropDatabase();
      });
      expect(before.every((documents) => documents.length > 0)).toBe(true);
      expect(await countIn(uri, 'admin_refresh_tokens')).toBe(0);
    } finally {
      await quiet.close();
    }
  });

  it('is not restored over other data unless that is to be replaced', async () => {
    const other = await startTestApp({ env: SECRETS });
    try {
      await send(other, 1);
      const { mongoUri } = other.config;
      await expect(restoreTo(mongoUri, file)).rejects.toThrow(/^The database is not empty\..* --replace\.$/);
      expect(await countIn(mongoUri, 'factory_applications')).toBe(1);
      const uri = emptyDatabaseUri();
      await restoreTo(uri, await backUp(mongoUri));
      await restoreTo(uri, file, true);
      expect(await countIn(uri, 'contact_messages')).toBe(1);
      expect(await countIn(uri, 'factory_applications')).toBeGreaterThanOrEqual(accepted.length);
      await withDatabase({ MONGODB_URI: uri }, async (db) => void (await db.dropDatabase()));
    } finally {
      await other.close();
    }
  });

  it('that was restored by half is refused by the schema step and served by nobody, and can be restored again', async () => {
    const uri = emptyDatabaseUri();
    const onProgress: BackupProgress = () => {
      throw new Error('killed');
    };
    await withDatabase({ MONGODB_URI: uri }, async (db) => {
      await expect(restoreBackup(db, file, { replace: false, onProgress })).rejects.toThrow('killed');
      await expect(prepareSchema(db, PRODUCT_SCHEMA)).rejects.toThrow(
        /interrupted\. Run npm run restore again/,
      );
      expect(await findMissing(db, PRODUCT_SCHEMA)).not.toEqual([]);
      await restoreBackup(db, file, { replace: false, onProgress: () => undefined });
      await prepareSchema(db, PRODUCT_SCHEMA);
      expect(await findMissing(db, PRODUCT_SCHEMA)).toEqual([]);
      await db.dropDatabase();
    });
  });

  it('that is incomplete, damaged, of something else or missing changes nothing', async () => {
    const { mongoUri } = running.config;
    const before = await countIn(mongoUri, 'factory_applications');
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    const unreadable = gunzipSync(whole);
    const lengthOfFirstText = unreadable.indexOf('format\0') + 'format\0'.length;
    unreadable.writeInt32LE(unreadable.length, lengthOfFirstText);
    const bad: Buffer[] = [
      ...[0, 5, whole.length >> 1, whole.length - 1].map((size) => whole.subarray(0, size)),
      changed,
      gzipSync(unreadable),
      Buffer.from('not a backup'),
    ];
    for (const [number, content] of bad.entries()) {
      const path = join(folder, `bad${number}`);
      writeFileSync(path, content);
      await expect(restoreTo(mongoUri, path, true)).rejects.toThrow(
        /is not a complete backup of the product, or it is damaged/,
      );
    }
    const nowhere = join(folder, 'nowhere');
    await expect(restoreTo(mongoUri, nowhere, true)).rejects.toThrow(/^There is no file or folder /);
    await expect(restoreTo(mongoUri, folder, true)).rejects.toThrow(/cannot be opened/);
    expect(await countIn(mongoUri, 'factory_applications')).toBe(before);
    await request(running.origin).get('/health/ready').expect(200);
  });

  it('leaves no file behind when it fails, and never overwrites one', async () => {
    const path = join(mkdtempSync(join(folder, 'failing ')), 'one.backup');
    await withDatabase({ MONGODB_URI: running.config.mongoUri }, async (db) => {
      const stop: BackupProgress = () => {
        throw new Error('no longer there');
      };
      await expect(writeBackup(db, path, stop)).rejects.toThrow('no longer there');
      expect(readdirSync(join(path, '..'))).toEqual([]);
      writeFileSync(`${path}.part`, 'of another one');
      await expect(writeBackup(db, path, () => undefined)).rejects.toThrow(/another backup is being made/);
      expect(readFileSync(`${path}.part`, 'utf8')).toBe('of another one');
      writeFileSync(path, 'an earlier one');
      await expect(writeBackup(db, path, () => undefined)).rejects.toThrow(/exists already/);
      expect(readFileSync(path, 'utf8')).toBe('an earlier one');
    });
  });

  it('does not bring back a record that was erased while it was made', async () => {
    const quiet = await startTestApp({ env: SECRETS });
    try {
      const gone = await send(quiet, 1);
      const stays = await send(quiet, 2);
      const path = join(folder, 'while erasing.backup');
      let isErased = false;
      await withDatabase({ MONGODB_URI: quiet.config.mongoUri }, async (db) => {
        await writeBackup(db, path, async (collection) => {
          if (isErased || collection !== 'factory_applications') return;
          isErased = true;
          const terminal = { print: () => undefined, askPassword: async () => undefined };
          await readAdminCommand(['erase', '--reference', gone.reference])(quiet.app, terminal);
        });
      });
      expect(isErased).toBe(true);
      const uri = emptyDatabaseUri();
      await restoreTo(uri, path);
      await withDatabase({ MONGODB_URI: uri }, async (db) => {
        const references = await db.collection('factory_applications').distinct('reference');
        expect(references).toEqual([stays.reference]);
        expect(await db.collection('documents.files').countDocuments()).toBe(1);
        expect(await db.collection('mail_outbox').countDocuments({ to: /person1@/ })).toBe(0);
        // The server removes what else there may be about the record.
        expect(await db.collection('erased_records').distinct('kind')).toEqual(['factory-application']);
        await db.dropDatabase();
      });
    } finally {
      await quiet.close();
    }
  });

  it('lets a decision that was made while it was made be made again, with its mail and its entry in the log', async () => {
    const quiet = await startTestApp({ env: SECRETS });
    const uri = emptyDatabaseUri();
    const path = join(folder, 'while deciding.backup');
    /** Decides, and sends the mail about it without the time for an undo. */
    const decide = async (running: TestApp, id: string, status: string, reason?: string) => {
      const { token } = await logIn(running);
      const call = request(running.origin).patch(`/api/apply-factory/${id}/status`);
      await call.auth(token, { type: 'bearer' }).send({ status, reason }).expect(200);
      await applicationModel(running).updateOne(
        { _id: id },
        { $set: { 'pendingEffects.$[mail].dueAt': new Date(0) } },
        { arrayFilters: [{ 'mail.kind': 'mail' }] },
      );
    };
    const mailsAbout = (running: TestApp, id: string) =>
      running.connection.collection('mail_outbox').countDocuments({ key: { $regex: `^${id}:decided:` } });
    try {
      const { _id } = await send(quiet, 1);
      let isDecided = false;
      await withDatabase({ MONGODB_URI: quiet.config.mongoUri }, async (db) => {
        await writeBackup(db, path, async (collection) => {
          if (isDecided || collection !== 'factory_applications') return;
          isDecided = true;
          await decide(quiet, _id, 'approved');
          await eventually(
            () => mailsAbout(quiet, _id),
            (mails) => mails === 1,
          );
        });
      });
      await restoreTo(uri, path);
      await prepare(uri);
      const restored = await startTestApp({ env: { ...SECRETS, MONGODB_URI: uri } });
      try {
        expect(await mailsAbout(restored, _id)).toBe(0);
        await decide(restored, _id, 'rejected', 'The plan lacks a site.');
        await eventually(
          () => mailsAbout(restored, _id),
          (mails) => mails === 1,
        );
        const entries = restored.connection.collection('audit_entries');
        const statuses = await entries.distinct('after.status', {
          action: 'application.status_changed',
          'subject.id': _id,
        });
        expect(statuses).toEqual(['approved', 'rejected']);
      } finally {
        await restored.close();
      }
    } finally {
      await quiet.close();
    }
  });
});
