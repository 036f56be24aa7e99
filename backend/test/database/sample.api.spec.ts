import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { addSamples } from '../../src/cli/sample/add-samples.js';
import { addBulkSamples } from '../../src/cli/sample/bulk/add-bulk-samples.js';
import { addSamplesWithMails, sampleConfig } from '../../src/cli/sample/sample-command.js';
import { withApplication } from '../../src/cli/with-application.js';
import { boxDayForOrder } from '../../src/subscriptions/delivery-day.js';
import { logIn } from '../support/factories/administrators.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

describe('sample data', () => {
  const counts = { messages: 6, applications: 6, shareholders: 3, subscriptions: 4 };
  let running: TestApp;
  let token: string;
  let added: number;
  beforeAll(async () => {
    running = await startTestApp();
    ({ token } = await logIn(running, FIRST_ADMINISTRATOR));
    added = await addSamples(running.app, counts);
  });
  afterAll(() => running.close());

  const get = (path: string) => request(running.origin).get(path).auth(token, { type: 'bearer' });

  test('appears in every list of the console, in Latin and Devanagari script', async () => {
    expect(added).toBe(19);
    const paths = ['/api/contact', '/api/apply-factory', '/api/shareholder', '/api/subscription'];
    const lists: { name?: string; fullName?: string }[][] = [];
    for (const path of paths) lists.push((await get(path)).body);
    expect(lists.map((list) => list.length)).toEqual([6, 6, 3, 4]);
    const names = lists
      .flat()
      .map(({ name, fullName }) => name ?? fullName)
      .join();
    expect(names).toMatch(/[a-z]/i);
    expect(names).toMatch(/\p{Script=Devanagari}/u);
  });

  test('has documents that can be opened', async () => {
    const [shareholder] = (await get('/api/shareholder')).body;
    const proof = await get(`/api/shareholder/${shareholder._id}/id-proof`).buffer();
    expect(proof.status).toBe(200);
    expect(proof.headers['content-type']).toBe('application/pdf');
  });

  test('is spread over the last three months', async () => {
    const list = (await get('/api/contact?sort=createdAt')).body;
    const days = list.map(
      ({ createdAt }: { createdAt: string }) => (Date.now() - Date.parse(createdAt)) / 86_400_000,
    );
    expect(Math.max(...days)).toBeLessThan(91);
    expect(new Set(days).size).toBe(6);
    expect(Math.min(...days)).toBeGreaterThan(0.04);
  });

  test('has deliveries since the orders of its subscriptions, like real ones', async () => {
    // Enough subscriptions that the oldest was ordered before the last box day.
    await addSamples(running.app, { messages: 0, applications: 0, shareholders: 0, subscriptions: 40 });
    const [oldest] = (await get('/api/subscription?sort=createdAt&status=active')).body;
    const day = boxDayForOrder(new Date(oldest.createdAt));
    expect(Date.parse(day)).toBeLessThan(Date.now());
    const boxes = (await get(`/api/deliveries?day=${day}&limit=200`).expect(200)).body;
    expect(boxes.map(({ reference }: { reference: string }) => reference)).toContain(oldest.reference);
  });

  test('is added once, however often the command runs', async () => {
    expect(await addSamples(running.app, counts)).toBe(0);
    expect((await get('/api/apply-factory')).body).toHaveLength(6);
  });

  test('can be added in bulk, and appears in lists, search and statistics', async () => {
    expect(await addBulkSamples(running.app, 60)).toBe(240);
    expect(await addBulkSamples(running.app, 60)).toBe(0);
    const list = (await get('/api/apply-factory?limit=100')).body;
    expect(list).toHaveLength(66);
    const decided = list.filter(({ status }: { status: string }) => status !== 'pending');
    expect(decided.length).toBeGreaterThan(20);
    const [{ name }] = list.slice(-1);
    const found = (await get(`/api/apply-factory?q=${encodeURIComponent(name)}`)).body;
    expect(found.map((one: { name: string }) => one.name)).toContain(name);
    expect((await get('/api/admin/stats')).body).toMatchObject({ isOld: false });
  });

  test('in bulk has documents for the pending records that have waited longest, and plans for two in three applications', async () => {
    const waiting = (await get('/api/apply-factory?status=pending&sort=createdAt&limit=200')).body;
    const [oldest] = waiting;
    const yearAgo = Date.now() - 365 * 86_400_000;
    expect(Date.parse(oldest.createdAt)).toBeLessThan(yearAgo);
    const plan = await get(oldest.supporting_document).buffer();
    expect(plan.headers['content-type']).toBe('application/pdf');
    const withPlan = waiting.filter((one: { document?: object }) => one.document).length / waiting.length;
    expect(withPlan).toBeGreaterThan(0.6);
    expect(withPlan).toBeLessThan(0.75);
    const shareholders = (await get('/api/shareholder?status=pending&limit=200')).body;
    expect(shareholders.length).toBeGreaterThan(20);
    expect(shareholders.filter((one: { idProof?: string }) => !one.idProof)).toEqual([]);
    const [last] = shareholders.slice(-1);
    expect((await get(last.idProof).buffer()).headers['content-type']).toBe('application/pdf');
    // Every file belongs to a record, and none is stored twice.
    const files = await running.connection.collection('documents.files').countDocuments();
    const named = await Promise.all(
      ['factory_applications', 'shareholders'].map((of) =>
        running.connection.collection(of).countDocuments({ 'document.fileId': { $exists: true } }),
      ),
    );
    expect(files).toBe(named.reduce((sum, count) => sum + count));
    expect(await running.connection.collection('document_leases').countDocuments()).toBe(0);
  });

  test('has consent only to versions from before the record', async () => {
    const paths = ['/api/contact', '/api/apply-factory', '/api/shareholder', '/api/subscription'];
    for (const path of paths) {
      const list = (await get(`${path}?limit=200`)).body;
      expect(list.length).toBeGreaterThan(60);
      for (const { createdAt, consent } of list) {
        for (const version of [consent?.privacyVersion, consent?.termsVersion].filter(Boolean)) {
          expect(Date.parse(`${version}T00:00:00+05:30`)).toBeLessThan(Date.parse(createdAt));
        }
      }
      const versions = list.map(
        (one: { consent?: { privacyVersion?: string } }) => one.consent?.privacyVersion,
      );
      expect(new Set(versions).size).toBeGreaterThan(1);
    }
  });
});

describe('the command that adds sample data', () => {
  const counts = { messages: 16, applications: 3, shareholders: 2, subscriptions: 2 };
  /** Serves only requests (`ROLE=api`), so that its effects stay pending. */
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { ROLE: 'api' } });
  });
  afterAll(() => running.close());

  const environment = () => ({
    NODE_ENV: 'test',
    MONGODB_URI: running.config.mongoUri,
    DATA_DIR: running.config.dataDir,
  });

  test('writes mails to sample people as files, and leaves mails to real people to the servers', async () => {
    const form = applicationForm({ email: 'real.person@example.com' });
    const { _id } = (await sendApplication(running.origin, form).expect(201)).body.data;
    const outbox = running.connection.collection('mail_outbox');
    const waiting = { key: 'waits', state: 'pending', to: 'real.person@example.com', dueAt: new Date(0) };
    await outbox.insertOne({
      ...waiting,
      messageId: '<waits@example.com>',
      tries: 0,
      createdAt: new Date(0),
    });

    await withApplication(sampleConfig(environment()), async (app) => {
      expect(await addSamplesWithMails(app, counts)).toBe(23);
    });

    expect(await outbox.findOne({ key: 'waits' })).toMatchObject({ state: 'pending', tries: 0 });
    const real = await running.connection.collection('factory_applications').findOne({ email: form.email });
    expect(real?._id.toHexString()).toBe(_id);
    expect(real?.pendingEffects).toContainEqual(expect.objectContaining({ kind: 'mail' }));

    const sent = await outbox.countDocuments({ key: { $ne: 'waits' }, state: 'sent' });
    expect(await outbox.countDocuments({ key: { $ne: 'waits' } })).toBe(sent);
    const folder = path.join(running.config.dataDir, 'mail');
    const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(files).toHaveLength(sent);
    expect(files.length).toBeGreaterThan(18);
    expect(files.filter((file) => !/^To: .*@example\.org/m.test(file))).toEqual([]);
    // A reply can be withdrawn for ten seconds; samples do not wait for that. Only mails of suspect submissions are
    // held.
    const messages = running.connection.collection('contact_messages');
    const due = { pendingEffects: { $elemMatch: { state: { $ne: 'held' } } } };
    expect(await messages.countDocuments(due)).toBe(0);
    expect(await messages.countDocuments({ 'replies.0': { $exists: true } })).toBeGreaterThan(0);
  });

  test.each([
    [{ SMTP_URL: 'smtp://localhost:25' }, /unset SMTP_URL/],
    [{ NODE_ENV: 'production' }, /not added in production/],
  ])('is rejected where it could send mails to real people: %j', (settings, sentence) => {
    expect(() => sampleConfig({ ...environment(), ...settings })).toThrow(sentence);
  });
});
