import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { Body, Controller, Get, Module, Param, Post, Res, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import { Types } from 'mongoose';
import request from 'supertest';
import { Public } from '../../src/common/access/access.decorators.js';
import { DocumentChecker } from '../../src/documents/checks/document-checker.js';
import { DocumentsModule } from '../../src/documents/documents.module.js';
import { sendDocument } from '../../src/documents/send-document.js';
import { DocumentStore } from '../../src/documents/store/document-store.js';
import { FileUpload } from '../../src/documents/upload/file-upload.decorator.js';
import type { SpooledFile } from '../../src/documents/upload/spooled-file.js';
import { APPLICATION_DOCUMENT } from '../../src/factory-applications/application-document.js';
import { eventually } from '../support/eventually.js';
import { readBytes } from '../support/files/read-bytes.js';
import { sampleDocx, samplePdf, samplePdfOfSize } from '../support/files/sample-files.js';
import { spooledFiles } from '../support/files/spooled.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MAX = APPLICATION_DOCUMENT.maxBytes;
const TEXT_HEAD = 'Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain';

/** A minimal feature that accepts a file, stores it and returns it. */
@Controller('test-documents')
@Public()
class TestDocumentsController {
  /** The record of all documents in this file. */
  static readonly recordId = new Types.ObjectId();

  constructor(
    private readonly store: DocumentStore,
    private readonly checker: DocumentChecker,
  ) {}

  @Post()
  @FileUpload({ ...APPLICATION_DOCUMENT, field: 'document' })
  async upload(@Body() fields: object, @UploadedFile() file: SpooledFile | undefined): Promise<object> {
    if (!file) return { fields };
    const checked = await this.checker.check(file, APPLICATION_DOCUMENT);
    const { fileId } = await this.store.save(file, TestDocumentsController.recordId);
    return { fields, ...checked, fileId, name: file.name, size: file.size, sha256: file.sha256 };
  }

  @Get(':id/:name')
  async download(
    @Param('id') id: string,
    @Param('name') name: string,
    @Res() response: Response,
  ): Promise<void> {
    const ref = { fileId: new Types.ObjectId(id), recordId: TestDocumentsController.recordId };
    await sendDocument(response, await this.store.open(ref), name, 'application/pdf');
  }
}

@Module({ imports: [DocumentsModule], controllers: [TestDocumentsController] })
class TestDocumentsModule {}

describe('uploading a document', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ imports: [TestDocumentsModule] });
  });
  afterAll(() => running.close());

  const upload = () => request(running.origin).post('/test-documents');
  const spooled = () => spooledFiles(running.config.dataDir);
  const storedFiles = () => running.connection.collection('documents.files').countDocuments();

  test('returns the document byte for byte under its Hindi name', async () => {
    const pdf = samplePdfOfSize(700_001);
    const answer = await upload()
      .field('name', 'आशा देवी')
      .attach('document', pdf, 'योजना विवरण.pdf')
      .expect(201);
    expect(answer.body).toMatchObject({
      fields: { name: 'आशा देवी' },
      name: 'योजना विवरण.pdf',
      type: 'pdf',
      size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    });

    const download = await request(running.origin)
      .get(`/test-documents/${answer.body.fileId}/${encodeURIComponent(answer.body.name)}`)
      .buffer(true)
      .parse(readBytes)
      .expect(200);
    expect((download.body as Buffer).equals(pdf)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="????? ?????.pdf"; filename*=UTF-8''${encodeURIComponent('योजना विवरण.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await eventually(spooled, ({ length }) => length === 0);
  });

  test('stores nothing in plain text', async () => {
    const pdf = samplePdf({ objects: '% a very secret plan' });
    const { body } = await upload().attach('document', pdf, 'secret-name.pdf').expect(201);
    const id = new Types.ObjectId(String(body.fileId));
    const [file, chunk] = await Promise.all([
      running.connection.collection('documents.files').findOne({ _id: id }),
      running.connection.collection('documents.chunks').findOne({ files_id: id }),
    ]);
    expect(JSON.stringify(file)).not.toContain('secret-name');
    expect(chunk?.data.buffer.includes('secret plan')).toBe(false);
  });

  test('accepts exactly 10 MB, and answers 413 with a message on the field to one byte more', async () => {
    const fits = await upload().attach('document', samplePdfOfSize(MAX), 'fits.pdf').expect(201);
    expect(fits.body.size).toBe(MAX);

    const before = await storedFiles();
    const { body } = await upload()
      .attach('document', samplePdfOfSize(MAX + 1), 'too-large.pdf')
      .expect(413);
    expect(body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      fields: { document: [expect.stringContaining('larger than 10 MB')] },
    });
    expect(await storedFiles()).toBe(before);
    await eventually(spooled, ({ length }) => length === 0);
  });

  test('accepts a form without a file, also with the empty part that browsers send for it', async () => {
    await upload()
      .field('name', 'Asha')
      .expect(201, { fields: { name: 'Asha' } });
    await upload().field('name', 'Asha').attach('document', Buffer.alloc(0), { filename: '' }).expect(201);
  });

  test.each([
    ['an empty file', () => upload().attach('document', Buffer.alloc(0), 'a.pdf'), 400, 'document'],
    [
      'two files',
      () => upload().attach('document', samplePdf(), 'a.pdf').attach('document', samplePdf(), 'b.pdf'),
      400,
      'document',
    ],
    ['a file in an unknown field', () => upload().attach('other', samplePdf(), 'a.pdf'), 400, 'other'],
    [
      'a wrong type by content',
      () => upload().attach('document', Buffer.from('MZ program'), 'a.pdf'),
      415,
      'document',
    ],
    ['a wrong type by name', () => upload().attach('document', samplePdf(), 'a.exe'), 415, 'document'],
    [
      'a line break in the file name',
      () => upload().attach('document', samplePdf(), 'a%0D%0AX-Evil: 1.pdf'),
      400,
      'document',
    ],
    [
      'a direction override in the file name',
      () => upload().attach('document', samplePdf(), 'fdp\u202eexe.pdf'),
      400,
      'document',
    ],
    ['a field sent twice', () => upload().field('name', 'A').field('name', 'B'), 400, 'name'],
    ['an overlong text', () => upload().field('name', 'x'.repeat(40_000)), 400, 'name'],
  ])('rejects %s with a message on the field', async (_what, send, status, field) => {
    const { body } = await send().expect(status);
    expect(body.fields).toEqual({ [field]: [expect.stringMatching(/\.$/)] });
    await eventually(spooled, ({ length }) => length === 0);
  });

  test.each(['a[b]', 'a[]', 'a[0]', '__proto__', 'constructor', 'toString', 'a b', ''])(
    'rejects a field named %j instead of building an object from it',
    async (name) => {
      await rawUpload(`Content-Disposition: form-data; name="${name}"\r\n\r\nx`).expect(400);
    },
  );

  test.each(['application/pdf', 'application/octet-stream'])(
    'rejects %s without a file name',
    async (type) => {
      const head = `Content-Disposition: form-data; name="document"; filename=""\r\nContent-Type: ${type}`;
      const { body } = await rawUpload(`${head}\r\n\r\n%PDF-1.4`).expect(400);
      expect(body.fields).toEqual({ document: ['The file has no name. Please give it one.'] });
      await rawUpload(`${head}\r\n\r\n`).expect(201, { fields: {} });
    },
  );

  test('rejects more fields than any form has', async () => {
    const many = upload();
    for (let n = 0; n < 31; n += 1) many.field(`field${n}`, 'x');
    await many.expect(400);
  });

  const rawUpload = (part: string, end = '\r\n--edge--\r\n') =>
    upload().set('Content-Type', 'multipart/form-data; boundary=edge').send(`--edge\r\n${part}${end}`);

  test('answers 400 to a truncated or malformed multipart body', async () => {
    const part = 'Content-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    await rawUpload(part, '').expect(400);
    await rawUpload('no header at all').expect(400);
    await upload().set('Content-Type', 'multipart/form-data').send('x').expect(400);
    await eventually(spooled, ({ length }) => length === 0);
  });

  const HEAD = 'Content-Disposition: form-data; name="document"; filename=';
  test.each([
    ['a line break in the file name', `${HEAD}"a\r\nX-Evil: 1.pdf"\r\n\r\n%PDF-1.4`],
    ['a broken escape in the file name', `${HEAD}"a.pdf"; filename*=UTF-8''a%zz.pdf\r\n\r\n%PDF-1.4`],
    ['an unknown character set of the file name', `${HEAD}"a.pdf"; filename*=klingon''a.pdf\r\n\r\n%PDF-1.4`],
    ['no disposition', 'Content-Type: application/pdf\r\n\r\n%PDF-1.4'],
    ['a disposition of another kind', 'Content-Disposition: attachment; name="document"\r\n\r\n%PDF-1.4'],
    ['a text in an unknown character set', `${TEXT_HEAD}; charset=klingon\r\n\r\nAsha`],
  ])('rejects a part with %s instead of ignoring it', async (_what, part) => {
    await rawUpload(part).expect(400);
    await rawUpload(`${HEAD}"a.pdf"\r\n\r\n%PDF-1.4\r\n--edge\r\n${part}`).expect(400);
    await eventually(spooled, ({ length }) => length === 0);
  });

  test('rejects a boundary that is followed by spaces instead of losing the next part', async () => {
    const part = 'Content-Disposition: form-data; name="email"\r\n\r\nasha@example.org';
    await rawUpload(`${TEXT_HEAD}\r\n\r\nAsha\r\n--edge  \r\n${part}`).expect(400);
  });

  test('reads each part however the network splits the body, and ignores what follows the end', async () => {
    const { port } = new URL(running.origin);
    const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
    const body = `--edge\r\n${TEXT_HEAD}\r\n\r\nAsha\r\n--edge--\r\n--edge\r\nnothing`;
    socket.write(
      'POST /test-documents HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
        `Content-Type: multipart/form-data; boundary="edge"\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (const byte of body) await new Promise((written) => socket.write(byte, written));
    const answer: Buffer[] = [];
    for await (const part of socket) answer.push(part as Buffer);
    expect(Buffer.concat(answer).toString()).toContain('{"fields":{"name":"Asha"}}');
  });

  test('answers 415 to other content types', async () => {
    await upload().send({ name: 'Asha' }).expect(415);
    await upload().type('form').send({ name: 'Asha' }).expect(415);
  });

  test('leaves nothing behind when the client aborts the upload', async () => {
    const { port } = new URL(running.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /test-documents HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\n' +
        'Content-Length: 5000000\r\n\r\n--edge\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n',
    );
    socket.write(samplePdfOfSize(400_000));
    const [file = ''] = await eventually(spooled, ({ length }) => length === 1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('%PDF')).toBe(false);

    socket.destroy();
    await eventually(spooled, ({ length }) => length === 0);
  });

  test('answers an oversized upload before it ends', async () => {
    const { port } = new URL(running.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const answered = new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    socket.write(
      'POST /test-documents HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\n' +
        `Content-Length: ${500 * 1024 * 1024}\r\n\r\n`,
    );
    expect(await answered).toContain('413 Payload Too Large');
    socket.destroy();
  });

  test('stores twenty simultaneous uploads completely', async () => {
    const documents = Array.from({ length: 20 }, (_, n) =>
      sampleDocx({ [`word/media/${n}.bin`]: randomBytes(300_000) }),
    );
    const answers = await Promise.all(
      documents.map((bytes, n) => upload().attach('document', bytes, `plan ${n}.docx`).expect(201)),
    );
    for (const [n, answer] of answers.entries()) {
      const opened = await running.app.get(DocumentStore).open({
        fileId: new Types.ObjectId(String(answer.body.fileId)),
        recordId: TestDocumentsController.recordId,
      });
      const hash = createHash('sha256');
      for await (const part of opened.stream) hash.update(part as Buffer);
      expect(hash.digest('hex')).toBe(
        createHash('sha256')
          .update(documents[n] as Buffer)
          .digest('hex'),
      );
    }
  });
});
