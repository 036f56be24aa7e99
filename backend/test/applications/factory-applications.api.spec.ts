import request from 'supertest';
import {
  applicationForm,
  applicationModel,
  countStored,
  freshKey,
  sendApplication,
} from '../support/factories/applications.js';
import {
  sampleDoc,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePdfOfSize,
  samplePng,
  samplePpt,
  sampleZip,
} from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEN_MB = 10 * 1024 * 1024;

describe('submitting a factory application', () => {
  let running: TestApp;
  const send = (...sent: Parameters<typeof sendApplication> extends [string, ...infer Rest] ? Rest : never) =>
    sendApplication(running.origin, ...sent);

  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  test('answers with a reference and stores the application as pending', async () => {
    const answer = await send(
      applicationForm({ past_experience: 'Eight years\r\nat a mill', email: 'Sunita@Example.ORG' }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Application submitted successfully',
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        reference: expect.stringMatching(/^FA-[0-9A-HJKMNP-TV-Z]{6}$/),
        status: 'pending',
        createdAt: expect.any(String),
      },
    });
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({
      ...applicationForm(),
      past_experience: 'Eight years\nat a mill',
      email: 'sunita@example.org',
      status: 'pending',
      suspect: false,
      locale: 'en',
    });
  });

  test.each([
    '₹25 Lacs - ₹50 Lacs',
    '₹50 Lacs - ₹1 Crore',
    '₹1 Crore - ₹2 Crore',
    '₹2 Crore - ₹5 Crore',
    'Above ₹5 Crore',
  ])('accepts %s as the required amount', async (required_amount) => {
    const answer = await send(applicationForm({ required_amount })).expect(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored?.required_amount).toBe(required_amount);
  });

  test.each([
    ['plan.pdf', samplePdf(), 'application/pdf'],
    ['plan.doc', sampleDoc(), 'application/msword'],
    ['plan.ppt', samplePpt(), 'application/vnd.ms-powerpoint'],
    ['PLAN.DOCX', sampleDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('accepts %s and stores its content type', async (name, content, contentType) => {
    const answer = await send(applicationForm(), { file: { name, content } }).expect(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored?.document).toMatchObject({ name, size: content.length, contentType });
  });

  test('accepts a document of exactly 10 MB with a Hindi name', async () => {
    const content = samplePdfOfSize(TEN_MB);
    const answer = await send(applicationForm(), { file: { name: 'मेरी योजना २०२५.pdf', content } });
    expect(answer.status).toBe(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored?.document).toMatchObject({
      name: 'मेरी योजना २०२५.pdf',
      size: TEN_MB,
      contentType: 'application/pdf',
    });
  });

  test('stores text that contains HTML unchanged', async () => {
    const location = '<script>alert(1)</script>';
    const past_experience = '"><img src=x onerror=alert(1)>';
    const answer = await send(applicationForm({ location, past_experience }));
    expect(answer.status).toBe(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({ location, past_experience });
  });

  test('treats empty optional fields as absent', async () => {
    const answer = await send(
      applicationForm({ past_experience: '', email: ' ', mobile: '', website: '', elapsedMs: '' }),
    );
    expect(answer.status).toBe(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(Object.keys(stored ?? {})).not.toEqual(expect.arrayContaining(['past_experience']));
    expect(stored?.email).toBeUndefined();
    expect(stored?.suspect).toBe(false);
  });

  test('stores the version, language and time of the consent', async () => {
    const answer = await send(applicationForm({ consentVersion: '2025-01' }), { language: 'hi-IN,en;q=0.5' });
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({
      locale: 'hi',
      consent: { version: '2025-01', locale: 'hi', at: expect.any(Date) },
    });
  });

  test.each([
    ['the hidden field is filled in', { website: 'http://spam.example' }],
    ['it was sent within three seconds', { elapsedMs: '2999' }],
  ])('marks the application as suspect when %s', async (_, marks) => {
    const answer = await send(applicationForm(marks));
    expect(answer.status).toBe(201);
    const stored = await applicationModel(running).findById(answer.body.data._id).lean();
    expect(stored?.suspect).toBe(true);
  });

  describe('with an error', () => {
    let before: Awaited<ReturnType<typeof countStored>>;
    beforeEach(async () => {
      before = await countStored(running);
    });
    // A refused call stores neither a record nor a file.
    afterEach(async () => {
      expect(await countStored(running)).toEqual(before);
    });

    test.each([
      ['name', undefined, 'Name is required.'],
      ['name', '<script>alert(1)</script>', undefined],
      ['name', 'Sunita\u202eDevi', undefined],
      ['business_idea', 'Banking', undefined],
      ['business_idea', undefined, 'Business idea is required.'],
      ['location', undefined, 'Location is required.'],
      ['location', '   ', undefined],
      ['required_amount', undefined, 'Required amount is required.'],
      ['required_amount', '', 'Required amount is required.'],
      ['required_amount', '₹1', undefined],
      ['email', 'not an address', undefined],
      ['mobile', '1234567890', undefined],
      ['mobile', '98765', undefined],
      ['elapsedMs', 'soon', undefined],
      ['surprise', 'yes', 'This field is not accepted.'],
      ['status', 'approved', 'This field is not accepted.'],
      ['supporting_document', 'a text, not a file', undefined],
    ])('answers 400 with an error on field %s for %j', async (field, value, message) => {
      const answer = await send(applicationForm({ [field]: value }));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        fields: { [field]: [message ?? expect.any(String)] },
      });
      expect(answer.body.error).toBe(answer.body.message);
    });

    test.each([
      ['name', 100],
      ['location', 120],
      ['past_experience', 3000],
    ])('answers 400 with an error on field %s for more than %d characters', async (field, max) => {
      const answer = await send(applicationForm({ [field]: 'x'.repeat(max + 1) }));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ [field]: [expect.stringContaining(`${max}`)] });
    });

    test('answers 413 with an error on the field for a document of 10 MB and one byte', async () => {
      const answer = await send(applicationForm(), {
        file: { name: 'plan.pdf', content: samplePdfOfSize(TEN_MB + 1) },
      });
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        fields: { supporting_document: [expect.stringContaining('10 MB')] },
      });
    });

    const macros = sampleDocx({ 'word/vbaProject.bin': 'x' });
    const bomb = sampleDocx({ 'word/media/a.bmp': Buffer.alloc(60_000_000) });
    const polyglot = Buffer.concat([samplePdf(), sampleZip({ 'a.class': 'x' })]);
    test.each([
      ['an archive named .pdf', 'plan.pdf', sampleZip({ 'a.txt': 'hello' }), 415, 'content'],
      ['plain text named .docx', 'plan.docx', Buffer.from('hello'), 415, 'content'],
      ['a PDF named .exe', 'plan.exe', samplePdf(), 415, 'type'],
      ['a photo', 'plan.jpg', sampleJpeg(640, 400), 415, 'type'],
      ['a photo named .jpeg', 'plan.jpeg', sampleJpeg(640, 400), 415, 'type'],
      ['a picture of 30,000 × 30,000 pixels', 'plan.png', samplePng(30_000, 30_000), 415, 'type'],
      ['the same picture named .pdf', 'plan.pdf', samplePng(30_000, 30_000), 415, 'content'],
      ['a document with macros', 'plan.docx', macros, 400, 'macros'],
      ['a zip bomb named .docx', 'plan.docx', bomb, 400, 'unpacks-huge'],
      ['a polyglot of PDF and archive', 'plan.pdf', polyglot, 415, 'second-file'],
      ['an empty file', 'plan.pdf', Buffer.alloc(0), 400, 'empty'],
    ])(
      'refuses %s with a message on the field that says what to do',
      async (_, name, content, status, reason) => {
        const answer = await send(applicationForm(), { file: { name, content } });
        expect(answer.status).toBe(status);
        expect(answer.body.fields).toEqual({
          supporting_document: [expect.stringMatching(/\. Please .*\.$/)],
        });
        expect(answer.body.reasons).toEqual({ supporting_document: reason });
      },
    );

    test('answers 400 to two documents', async () => {
      const answer = await send(applicationForm(), {
        file: { name: 'one.pdf', content: samplePdf() },
      }).attach('supporting_document', samplePdf(), 'two.pdf');
      expect(answer.status).toBe(400);
    });

    test('answers 400 to a document in another field', async () => {
      const answer = await send(applicationForm(), {
        file: { name: 'a.pdf', content: samplePdf(), field: 'photo' },
      });
      expect(answer.status).toBe(400);
    });

    test('stores no file when the document is valid but a field is not', async () => {
      const answer = await send(applicationForm({ name: '' }), {
        file: { name: 'a.pdf', content: samplePdf() },
      });
      expect(answer.status).toBe(400);
    });

    test.each([
      ['application/json', JSON.stringify(applicationForm())],
      ['application/x-www-form-urlencoded', new URLSearchParams(applicationForm()).toString()],
      ['text/plain', 'name=Sunita'],
    ])('answers 415 to a body of type %s', async (type, body) => {
      const answer = await request(running.origin)
        .post('/api/apply-factory')
        .set('Content-Type', type)
        .send(body);
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(answer.body.message).toContain('multipart/form-data');
    });

    test('answers 400 to a malformed Idempotency-Key', async () => {
      const answer = await send(applicationForm(), { key: 'short' });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty('Idempotency-Key');
    });
  });

  test.each(['percent-encoded', 'raw'])(
    'refuses a file name with a line break (%s) instead of storing the application without its file',
    async (way) => {
      const before = await countStored(running);
      const name = way === 'raw' ? 'plan\r\nX-Evil: 1.pdf' : 'plan%0D%0AX-Evil: 1.pdf';
      const boundary = 'boundary';
      const fields = Object.entries(applicationForm()).map(
        ([field, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      );
      const file = `--${boundary}\r\nContent-Disposition: form-data; name="supporting_document"; filename="${name}"\r\n\r\n`;
      const answer = await request(running.origin)
        .post('/api/apply-factory')
        .set('Content-Type', `multipart/form-data; boundary=${boundary}`)
        .send(
          Buffer.concat([
            Buffer.from(fields.join('') + file),
            samplePdf(),
            Buffer.from(`\r\n--${boundary}--\r\n`),
          ]).toString('latin1'),
        );
      expect(answer.status).toBe(400);
      expect(await countStored(running)).toEqual(before);
    },
  );
});

describe('the rate limit on applications', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => running.close());

  test('allows 60 per hour and client address, not counting repeats with the same key', async () => {
    const key = freshKey();
    const first = await sendApplication(running.origin, applicationForm(), { key });
    expect(first.status).toBe(201);
    for (let sent = 1; sent < 60; sent++) {
      const answer = await sendApplication(running.origin);
      expect(answer.status).toBe(201);
    }
    const oneTooMany = await sendApplication(running.origin);
    expect(oneTooMany.status).toBe(429);
    expect(oneTooMany.body.code).toBe('RATE_LIMITED');
    expect(Number(oneTooMany.headers['retry-after'])).toBeGreaterThan(0);

    const repeat = await sendApplication(running.origin, applicationForm(), { key });
    expect(repeat.status).toBe(201);
    expect(repeat.body).toEqual(first.body);
    expect((await countStored(running)).applications).toBe(60);
  });
});
