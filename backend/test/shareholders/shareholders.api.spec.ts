import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeholderSite } from '../../src/config/site/placeholder-site.js';
import { eventually } from '../support/eventually.js';
import { freshKey } from '../support/factories/applications.js';
import {
  idProof,
  sendShareholder,
  shareholderForm,
  shareholderModel,
} from '../support/factories/shareholders.js';
import {
  packedPdfObjects,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePdfOfSize,
  samplePng,
  sampleZip,
} from '../support/files/sample-files.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FIVE_MB = 5 * 1024 * 1024;

describe('applying to become a shareholder', () => {
  let running: TestApp;
  let inbox: Inbox;
  const send = (...sent: Parameters<typeof sendShareholder> extends [string, ...infer Rest] ? Rest : never) =>
    sendShareholder(running.origin, ...sent);
  const countStored = async () => ({
    shareholders: await shareholderModel(running).countDocuments({}),
    files: await running.connection.collection('documents.files').countDocuments({}),
  });

  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  test('POST /api/shareholder/apply returns a reference and nothing about the identity proof', async () => {
    const answer = await send(shareholderForm({ referralCode: 'M-10482' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Application submitted successfully',
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        reference: expect.stringMatching(/^SH-[0-9A-HJKMNP-TV-Z]{6}$/),
        status: 'pending',
        createdAt: expect.any(String),
      },
    });
    const stored = await shareholderModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({
      fullName: 'Asha Kumari',
      nomineeRelation: 'Spouse',
      sharePurchase: 2,
      termsAgreed: true,
      referralCode: 'M-10482',
      document: { name: 'aadhaar.jpg', contentType: 'image/jpeg' },
    });
  });

  test('stores the versions of privacy notice and terms that were agreed to, with time and language', async () => {
    const agreed = { consentVersion: '2025-11-01', termsVersion: '2025-10-01' };
    const answer = await send(shareholderForm(agreed), { language: 'hi' });
    const stored = await shareholderModel(running).findById(answer.body.data._id).lean();
    expect(stored?.consent).toEqual({
      version: '2025-11-01',
      termsVersion: '2025-10-01',
      at: stored?.createdAt,
      locale: 'hi',
    });
  });

  test('accepts a client that sends no versions and stores no consent for it', async () => {
    const answer = await send(shareholderForm()).expect(201);
    const stored = await shareholderModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({ termsAgreed: true });
    expect(stored).not.toHaveProperty('consent');
  });

  test('stores the PAN encrypted, with only its last four characters readable', async () => {
    const answer = await send(shareholderForm({ panNumber: 'QWERT9876Z' }));
    const stored = await shareholderModel(running).findById(answer.body.data._id).lean();
    expect(JSON.stringify(stored)).not.toContain('QWERT9876Z');
    expect(JSON.stringify(stored)).not.toContain('QWERT');
    expect(stored?.pan.masked).toBe('******876Z');
  });

  test.each([1, 2, 5, 10, 20, 50, 100])('accepts an application for %d shares', async (shares) => {
    expect((await send(shareholderForm({ sharePurchase: String(shares) }))).status).toBe(201);
  });

  test.each([
    ['aadhaar.pdf', samplePdf()],
    ['aadhaar.jpeg', sampleJpeg(800, 500)],
    ['aadhaar.png', samplePng(400, 300)],
    ['आधार कार्ड.pdf', samplePdfOfSize(FIVE_MB)],
  ])('accepts %s as an identity proof', async (name, content) => {
    expect((await send(shareholderForm(), { file: { name, content } })).status).toBe(201);
  });

  test('mails the applicant the reference in the language of the form, without any part of the PAN', async () => {
    const email = `${freshKey()}@example.org`;
    const answer = await send(shareholderForm({ email }), { language: 'hi' });
    const [mail] = await inbox.mailsTo(email);
    expect(mail?.subject).toContain(answer.body.data.reference);
    expect(mail?.text).toMatch(/[ऀ-ॿ]{3}/u);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/ABCDE|1234F/);
  });

  test.each<Record<string, string>>([{ website: 'http://spam.example' }, { elapsedMs: '200' }])(
    'stores a form that looks automated (%j) as suspect and holds its mail',
    async (marks) => {
      const answer = await send(shareholderForm(marks));
      expect(answer.status).toBe(201);
      const stored = await shareholderModel(running).findById(answer.body.data._id).lean();
      expect(stored).toMatchObject({
        suspect: true,
        pendingEffects: expect.arrayContaining([expect.objectContaining({ kind: 'mail', state: 'held' })]),
      });
    },
  );

  test('creates one record and one file from 50 parallel requests with one idempotency key; another body gets 422', async () => {
    const key = freshKey();
    const before = await countStored();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(shareholderForm(), { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countStored()).toEqual({
      shareholders: before.shareholders + 1,
      files: before.files + 1,
    });
    const otherProof = { name: 'aadhaar.jpg', content: sampleJpeg(641, 400) };
    expect((await send(shareholderForm(), { key, file: otherProof })).status).toBe(422);
  });

  describe('rejects an invalid field with a message on it and stores nothing', () => {
    let before: Awaited<ReturnType<typeof countStored>>;
    beforeEach(async () => {
      before = await countStored();
    });
    afterEach(async () => {
      expect(await countStored()).toEqual(before);
    });

    test.each([
      ['fullName', undefined, 'Full name is required.'],
      ['email', undefined, 'Email is required.'],
      ['mobile', undefined, 'Mobile is required.'],
      ['mobile', '98765', 'Mobile must be a 10-digit mobile number that begins with 6, 7, 8 or 9.'],
      ['location', undefined, 'Location is required.'],
      ['panNumber', undefined, 'PAN is required.'],
      [
        'panNumber',
        'abcde1234f',
        'PAN must be 5 capital letters, 4 digits and 1 capital letter, such as ABCDE1234F.',
      ],
      ['panNumber', 'ABCDE12345', expect.any(String)],
      ['nomineeName', undefined, 'Nominee name is required.'],
      ['nomineeRelation', undefined, 'Nominee relation is required.'],
      ['nomineeRelation', 'Friend', expect.stringContaining('must be one of')],
      ['sharePurchase', undefined, 'Share purchase is required.'],
      ['sharePurchase', '3', expect.stringContaining('must be one of')],
      ['sharePurchase', '2.0', expect.any(String)],
      ['termsAgreed', undefined, 'Please agree to the terms and conditions'],
      ['termsAgreed', 'false', 'Please agree to the terms and conditions'],
      ['termsAgreed', 'yes', 'Please agree to the terms and conditions'],
      ['termsVersion', 'v'.repeat(41), 'Terms version must be at most 40 characters long.'],
      ['status', 'approved', 'This field is not accepted.'],
    ])('%s %j answers 400', async (field, value, sentence) => {
      const answer = await send(shareholderForm({ [field]: value }));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: [sentence] } });
    });

    test('a missing identity proof answers 400', async () => {
      const answer = await send(shareholderForm(), { file: null });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ idProof: ['ID proof is required.'] });
    });

    test.each([
      ['a Word file', 415, 'type', { name: 'id.docx', content: sampleDocx() }],
      [
        'a document with macros',
        415,
        'type',
        { name: 'id.docm', content: sampleDocx({ 'word/vbaProject.bin': 'x' }) },
      ],
      [
        'an executable named .jpg',
        415,
        'content',
        { name: 'id.jpg', content: Buffer.from('MZ\x90\x00 not a picture') },
      ],
      ['an empty file', 400, 'empty', { name: 'id.pdf', content: Buffer.alloc(0) }],
      [
        'an image of 30,000 × 30,000 pixels',
        400,
        'too-many-pixels',
        { name: 'id.png', content: samplePng(30_000, 30_000) },
      ],
      [
        'a zip bomb in a PDF',
        400,
        'unpacks-huge',
        { name: 'id.pdf', content: samplePdf({ objects: packedPdfObjects(Buffer.alloc(20_000_000)) }) },
      ],
      ['a ZIP archive named .pdf', 415, 'content', { name: 'id.pdf', content: sampleZip({ 'a.txt': 'a' }) }],
      [
        'a polyglot of image and archive',
        415,
        'second-file',
        { name: 'id.png', content: Buffer.concat([samplePng(640, 400), sampleZip({ 'a.class': 'x' })]) },
      ],
      ['a PDF named .png', 415, 'content', { name: 'id.png', content: samplePdf() }],
    ])(
      '%s answers %d with the reason %s and a sentence that says what to do',
      async (_, status, reason, file) => {
        const answer = await send(shareholderForm(), { file });
        expect(answer.status).toBe(status);
        expect(answer.body.fields.idProof).toEqual([expect.stringMatching(/\. Please .*\.$/)]);
        expect(answer.body.reasons).toEqual({ idProof: reason });
      },
    );

    test('an identity proof of 5 MB and one byte answers 413', async () => {
      const file = { name: 'id.pdf', content: samplePdfOfSize(FIVE_MB + 1) };
      expect((await send(shareholderForm(), { file })).status).toBe(413);
    });
  });
});

describe('a site that requires a referral code', () => {
  test('answers the repeat of an application that was accepted before it required one', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-of-a-test-'));
    const file = path.join(folder, 'site.json');
    const site = placeholderSite('http://localhost:3000');
    writeFileSync(file, JSON.stringify(site));
    const running = await startTestApp({ env: { SITE_CONFIG: file } });
    const key = freshKey();
    const sendAgain = () => sendShareholder(running.origin, shareholderForm(), { key });
    const accepted = await sendAgain().expect(201);
    writeFileSync(file, JSON.stringify({ ...site, requireReferral: true }));
    await eventually(
      () => sendShareholder(running.origin),
      ({ status }) => status === 400,
    );
    expect((await sendAgain().expect(201)).body.data).toEqual(accepted.body.data);
    await running.close();
    rmSync(folder, { recursive: true });
  });

  test('rejects an application without a code and accepts one with it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-of-a-test-'));
    const file = path.join(folder, 'site.json');
    const site = { ...placeholderSite('http://localhost:3000'), requireReferral: true };
    writeFileSync(file, JSON.stringify(site));
    const running = await startTestApp({ env: { SITE_CONFIG: file } });
    const refused = await sendShareholder(running.origin);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ referralCode: ['Referral code is required.'] });
    const accepted = await sendShareholder(running.origin, shareholderForm({ referralCode: 'M-1' }), {
      file: idProof,
    });
    expect(accepted.status).toBe(201);
    await running.close();
    rmSync(folder, { recursive: true });
  });
});
