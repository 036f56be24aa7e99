import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mongo, Types } from 'mongoose';
import { namedKey } from '../../src/config/secrets.js';
import { DocumentsModule } from '../../src/documents/documents.module.js';
import { DocumentReferences } from '../../src/documents/store/document-references.js';
import { DOCUMENT_LEASE_MS, DocumentStore } from '../../src/documents/store/document-store.js';
import { DocumentSweeper } from '../../src/documents/store/document-sweeper.js';
import { type DiscardableFile, SpoolFolder } from '../../src/documents/upload/spool-folder.js';
import { freshDatabaseUri } from '../support/databases.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the document store', () => {
  let running: TestApp;
  let store: DocumentStore;
  let sweeper: DocumentSweeper;
  const referenced = new Set<string>();

  beforeAll(async () => {
    running = await startTestApp({ imports: [DocumentsModule] });
    store = running.app.get(DocumentStore);
    sweeper = running.app.get(DocumentSweeper);
    running.app
      .get(DocumentReferences)
      .register({ findReferencedFiles: async (ids) => ids.filter((id) => referenced.has(id.toHexString())) });
  });
  afterAll(() => running.close());

  /** The record that files belong to. */
  const recordId = new Types.ObjectId();
  const received = (bytes: Buffer): Promise<DiscardableFile> =>
    new SpoolFolder(path.join(running.config.dataDir, 'spool')).receive(
      Readable.from([bytes]),
      'document',
      'a.pdf',
    );
  const read = async (id: Types.ObjectId): Promise<Buffer> =>
    buffer((await store.open({ fileId: id, recordId })).stream);
  const chunksOf = (id: Types.ObjectId) =>
    running.connection.collection('documents.chunks').countDocuments({ files_id: id });
  const leaseOf = (id: Types.ObjectId) =>
    running.connection.collection('document_leases').findOne({ _id: id });
  /** Sweeps twice at times after the lease, which deletes an abandoned file. */
  const sweepLater = async (): Promise<void> => {
    await sweeper.sweep(new Date(Date.now() + DOCUMENT_LEASE_MS + 1_000));
    await sweeper.sweep(new Date(Date.now() + DOCUMENT_LEASE_MS + 60_000));
  };

  test('sweeps a file whose record was never inserted once its lease has expired, not before', async () => {
    const { fileId: id } = await store.save(await received(randomBytes(600_000)), recordId);
    await sweeper.sweep();
    expect(await chunksOf(id)).toBeGreaterThan(1);

    await sweepLater();
    expect(await chunksOf(id)).toBe(0);
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await leaseOf(id)).toBeNull();
  });

  test('keeps a file that a record references even if the process crashed before it ended the lease', async () => {
    const bytes = randomBytes(1000);
    const { fileId: id } = await store.save(await received(bytes), recordId);
    referenced.add(id.toHexString());
    await sweepLater();
    expect(await read(id)).toEqual(bytes);
    expect(await leaseOf(id)).toBeNull();
  });

  test('keeps a file whose record is inserted between the two passes of the sweeper', async () => {
    const { fileId: id } = await store.save(await received(Buffer.from('late')), recordId);
    await sweeper.sweep(new Date(Date.now() + DOCUMENT_LEASE_MS + 1_000));
    referenced.add(id.toHexString());
    await sweeper.sweep(new Date(Date.now() + DOCUMENT_LEASE_MS + 60_000));
    expect((await read(id)).toString()).toBe('late');
  });

  test('keeps a claimed file without a lease, and claiming it again changes nothing', async () => {
    const file = await received(Buffer.from('claimed'));
    const { fileId: id } = await store.save(file, recordId);
    referenced.add(id.toHexString());
    expect(await store.claim({ fileId: id, recordId }, file)).toBe(true);
    expect(await store.claim({ fileId: id, recordId }, file)).toBe(true);
    expect(await leaseOf(id)).toBeNull();
    expect((await read(id)).toString()).toBe('claimed');
  });

  test('ends its own lease by one call when it claims the file it has just stored', async () => {
    const file = await received(Buffer.from('just stored'));
    const { fileId, leasedUntil } = await store.save(file, recordId);
    const looks = jest.spyOn(mongo.Collection.prototype, 'find');
    expect(await store.claim({ fileId, recordId }, file, leasedUntil)).toBe(true);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
    expect(await leaseOf(fileId)).toBeNull();
    expect((await read(fileId)).toString()).toBe('just stored');
  });

  test('leaves the lease of another process that writes the swept file again', async () => {
    const file = await received(Buffer.from('stalled'));
    const { fileId, leasedUntil } = await store.save(file, recordId);
    await sweepLater();
    referenced.add(fileId.toHexString());
    const expiresAt = new Date(leasedUntil.getTime() + 40_000);
    await running.connection.collection('document_leases').insertOne({ _id: fileId, expiresAt });
    await expect(store.claim({ fileId, recordId }, file, leasedUntil)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await leaseOf(fileId)).toMatchObject({ expiresAt });
  });

  test('writes a file again on its claim if it was swept while its process was stalled', async () => {
    const file = await received(Buffer.from('came back'));
    const { fileId: id } = await store.save(file, recordId);
    await sweepLater();
    referenced.add(id.toHexString());
    expect(await store.claim({ fileId: id, recordId }, file)).toBe(true);
    expect((await read(id)).toString()).toBe('came back');
    expect(await leaseOf(id)).toBeNull();
  });

  test('does not keep a file that is written again on its claim if its record is gone', async () => {
    const file = await received(Buffer.from('erased'));
    const { fileId: id } = await store.save(file, recordId);
    await sweepLater();
    expect(await store.claim({ fileId: id, recordId }, file)).toBe(false);
    await sweepLater();
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await chunksOf(id), await leaseOf(id)]).toEqual([0, null]);
  });

  test('rejects a claim as UNAVAILABLE while another call writes the file again', async () => {
    const file = await received(Buffer.from('twice'));
    const { fileId: id } = await store.save(file, recordId);
    referenced.add(id.toHexString());
    await running.connection.collection('documents.files').deleteOne({ _id: id });
    await expect(store.claim({ fileId: id, recordId }, file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('sweeps what a writer stores after the removal of its file, even if the writer crashes', async () => {
    const late = await received(Buffer.from('late'));
    const { fileId: id } = await store.save(late, recordId);
    const { files, chunks } = {
      files: running.connection.collection('documents.files'),
      chunks: running.connection.collection('documents.chunks'),
    };
    const written = [await files.findOne({ _id: id }), await chunks.findOne({ files_id: id })] as const;
    await store.remove(id);
    expect(await chunksOf(id)).toBe(0);
    await files.insertOne(written[0] as never);
    await chunks.insertOne(written[1] as never);
    await sweepLater();
    expect([await chunksOf(id), await files.findOne({ _id: id }), await leaseOf(id)]).toEqual([
      0,
      null,
      null,
    ]);
  });

  test('sweeps the chunks of an interrupted write', async () => {
    const { fileId: id } = await store.save(await received(randomBytes(600_000)), recordId);
    await running.connection.collection('documents.files').deleteOne({ _id: id });
    await sweepLater();
    expect(await chunksOf(id)).toBe(0);
  });

  test('completes an interrupted removal with the sweeper, and removal is idempotent', async () => {
    const file = await received(randomBytes(1000));
    const { fileId: id } = await store.save(file, recordId);
    referenced.add(id.toHexString());
    await store.claim({ fileId: id, recordId }, file);
    referenced.delete(id.toHexString());
    await running.connection.collection<{ _id: Types.ObjectId }>('document_leases').insertOne({
      _id: id,
      expiresAt: new Date(0),
      markedForDeletion: true,
    } as never);
    await sweeper.sweep();
    expect(await chunksOf(id)).toBe(0);
    await store.remove(id);
  });

  test.each([
    ['truncated', (data: Buffer) => data.subarray(0, data.length - 1)],
    ['modified', (data: Buffer) => Buffer.from(data.map((byte, at) => (at === 10 ? byte ^ 1 : byte)))],
  ])('reports a %s file before its first byte', async (_how, damage) => {
    const { fileId: id } = await store.save(await received(randomBytes(600_000)), recordId);
    const chunks = running.connection.collection('documents.chunks');
    const last = await chunks.findOne({ files_id: id, n: 2 });
    await chunks.updateOne({ _id: last?._id }, { $set: { data: damage(Buffer.from(last?.data.buffer)) } });
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('what is stored was changed or damaged'),
    });
  });

  test.each([0, 1, 2])('reports a file without its chunk %d before its first byte', async (n) => {
    const { fileId: id } = await store.save(await received(randomBytes(600_000)), recordId);
    await running.connection.collection('documents.chunks').deleteOne({ files_id: id, n });
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('reports a file whose stored size is not that of its bytes', async () => {
    const { fileId: id } = await store.save(await received(Buffer.from('genuine')), recordId);
    await running.connection
      .collection('documents.files')
      .updateOne({ _id: id }, { $set: { 'metadata.size': 8 } });
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('reports a file that is erased while it is opened before its first byte', async () => {
    const { fileId: id } = await store.save(await received(Buffer.from('erased')), recordId);
    const check = store.assertReadable.bind(store);
    const checked = jest.spyOn(store, 'assertReadable').mockImplementationOnce(async (ref) => {
      const readable = await check(ref);
      await store.remove(id);
      return readable;
    });
    await expect(store.open({ fileId: id, recordId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    checked.mockRestore();
  });

  test('rejects a file with the metadata of another', async () => {
    const [one, two] = [
      (await store.save(await received(Buffer.from('one')), recordId)).fileId,
      (await store.save(await received(Buffer.from('two')), recordId)).fileId,
    ];
    const files = running.connection.collection('documents.files');
    const other = await files.findOne({ _id: two });
    await files.updateOne({ _id: one }, { $set: { metadata: other?.metadata } });
    await expect(store.open({ fileId: one, recordId })).rejects.toThrow();
  });

  test('opens a file only for its own record', async () => {
    const { fileId: id } = await store.save(await received(Buffer.from('hers')), recordId);
    const other = { fileId: id, recordId: new Types.ObjectId() };
    await expect(store.open(other)).rejects.toThrow();
    expect((await read(id)).toString()).toBe('hers');
  });

  test('opens files while the encryption key rotates', async () => {
    const oldKey = randomBytes(32).toString('base64');
    const env = { MONGODB_URI: await freshDatabaseUri(), DATA_ENCRYPTION_KEY: oldKey };
    const before = await startTestApp({ imports: [DocumentsModule], env });
    const { fileId: id } = await before.app
      .get(DocumentStore)
      .save(await received(Buffer.from('older')), recordId);
    await before.stop();

    const newKey = randomBytes(32).toString('base64');
    const rotated = { ...env, DATA_ENCRYPTION_KEY: newKey, DATA_ENCRYPTION_KEYS_PREVIOUS: oldKey };
    const after = await startTestApp({ imports: [DocumentsModule], env: rotated });
    const opened = await after.app.get(DocumentStore).open({ fileId: id, recordId });
    expect((await buffer(opened.stream)).toString()).toBe('older');

    const { fileId: newer } = await after.app
      .get(DocumentStore)
      .save(await received(Buffer.from('newer')), recordId);
    const stored = await after.connection.collection('documents.files').findOne({ _id: newer });
    expect(stored?.metadata.key.keyId).toBe(namedKey(Buffer.from(newKey, 'base64')).id);
    await after.close();
  });
});
