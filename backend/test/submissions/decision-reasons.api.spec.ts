import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/admin/decision-reasons';
const REVIEWS = ['applications:review', 'shareholders:review'] as const;

const aReason = (different: object = {}) => ({
  id: 'no-road',
  kinds: ['factory-application'],
  decision: 'rejected',
  en: { title: 'No road', text: 'No road leads to the place.\n\nPlease name another one.' },
  hi: { title: 'सड़क नहीं', text: 'वहाँ तक कोई सड़क नहीं जाती।' },
  ...different,
});

describe('reasons for decisions', () => {
  let running: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    asha = await administratorWith(running, [...REVIEWS]);
    ravi = await administratorWith(running, [...REVIEWS]);
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    await lists().deleteMany({});
    await running.connection.collection('audit_entries').deleteMany({});
  });

  const lists = () => running.connection.collection('decision_reasons');
  const read = (by: LoggedIn) => request(running.origin).get(PATH).auth(by.token, { type: 'bearer' });
  const save = (by: LoggedIn, revision: number, reasons: unknown) =>
    request(running.origin).put(PATH).auth(by.token, { type: 'bearer' }).send({ revision, reasons });
  const logged = () =>
    running.app.get(AuditLog, { strict: false }).listForSubject('decision-reasons', 'decision-reasons');

  test('are the built-in ones in both languages until the office saves its own', async () => {
    const { body: supplied } = await read(asha).expect(200);
    expect(supplied.revision).toBe(0);
    expect(supplied.by).toBeUndefined();
    for (const kind of ['factory-application', 'shareholder']) {
      const of = supplied.reasons.filter(({ kinds }: { kinds: string[] }) => kinds.includes(kind));
      expect(new Set(of.map(({ decision }: { decision: string }) => decision))).toEqual(
        new Set(['rejected', 'pending']),
      );
    }
    expect(await lists().countDocuments()).toBe(0);
    // The supplied list follows the rules of saved ones, so it can be saved with another reason.
    const more = [...supplied.reasons, aReason()];
    const saved = await save(asha, 0, more).expect(200);
    expect(saved.body).toMatchObject({
      message: 'Reasons saved',
      data: { revision: 1, reasons: more, by: asha.email },
    });
    expect((await read(ravi).expect(200)).body).toEqual(saved.body.data);
    expect((await save(asha, 1, []).expect(200)).body.data).toMatchObject({ revision: 2, reasons: [] });
    expect((await read(ravi).expect(200)).body.reasons).toEqual([]);
  });

  test('are audited with what was removed, added and reordered', async () => {
    const other = aReason({
      id: 'twice',
      kinds: ['shareholder'],
      en: { title: 'Twice', text: 'Sent twice.' },
    });
    await save(asha, 0, [aReason(), other]).expect(200);
    await save(ravi, 1, [other, aReason()]).expect(200);
    await save(ravi, 2, [other, aReason({ en: { title: 'No road', text: 'There is no road.' } })]).expect(
      200,
    );
    const [changed, moved] = await logged();
    expect(moved).toMatchObject({ detail: { reordered: true } });
    expect(changed).toMatchObject({
      action: 'decision_reasons.changed',
      actor: { email: ravi.email },
      before: {
        reasons: [expect.stringMatching(/^No road \/ सड़क नहीं \(rejected, factory-app.*No road leads/s)],
      },
      after: { reasons: [expect.stringContaining('There is no road.')] },
    });
    expect(await lists().countDocuments({ 'pendingEffects.0': { $exists: true } })).toBe(0);
  });

  test.each([0, 1])(
    'are those of the first when two save at once at revision %s; the second gets 409 with the name of the first',
    async (revision) => {
      if (revision === 1) await save(asha, 0, []).expect(200);
      const answers = await Promise.all([
        save(asha, revision, [aReason()]),
        save(ravi, revision, [aReason({ id: 'other' })]),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      const { body: now } = await read(asha).expect(200);
      expect(refused?.body.message).toBe(`${now.by} has changed the reasons meanwhile. Nothing was saved.`);
      expect(refused?.body.data).toEqual(now);
      expect(now.revision).toBe(revision + 1);
    },
  );

  test('can be saved again after a lost response, which changes nothing', async () => {
    await save(asha, 0, [aReason()]).expect(200);
    const again = await save(asha, 0, [aReason()]).expect(200);
    expect(again.body.data.revision).toBe(1);
    expect(await logged()).toHaveLength(1);
  });

  test('are rejected with a message on the invalid field, and nothing is changed', async () => {
    const english = (title: unknown, text: unknown) => ({ en: { title, text } });
    const wrong: [unknown, string, RegExp][] = [
      [undefined, 'reasons', /required/],
      ['none', 'reasons', /must be a list/],
      [Array.from({ length: 21 }, (_, n) => aReason({ id: `r${n}` })), 'reasons', /20 reasons at most/],
      [[aReason(), aReason()], 'reasons', /same id/],
      [[null], 'reasons.0', /must be an object/],
      [[[]], 'reasons', /Each reason must be an object/],
      [[[aReason()]], 'reasons', /Each reason must be an object/],
      [[aReason({ en: [] })], 'reasons.0.en', /English must be an object/],
      [[aReason({ hi: [english('Title', 'Text').en] })], 'reasons.0.hi', /Hindi must be an object/],
      [[aReason({ id: 'No Road' })], 'reasons.0.id', /lower-case/],
      [[aReason({ kinds: [] })], 'reasons.0.kinds', /at least 1/],
      [[aReason({ kinds: ['contact-message'] })], 'reasons.0.kinds', /may hold only/],
      [[aReason({ decision: 'withdrawn' })], 'reasons.0.decision', /must be one of/],
      [[aReason({ hi: undefined })], 'reasons.0.hi', /Hindi is required/],
      [[aReason(english('', 'Text'))], 'reasons.0.en.title', /required/],
      [[aReason(english('x'.repeat(61), 'Text'))], 'reasons.0.en.title', /at most 60/],
      [[aReason(english('Title', 'x'.repeat(601)))], 'reasons.0.en.text', /at most 600/],
      [[aReason({ more: 1 })], 'reasons.0.more', /not accepted/],
    ];
    for (const [reasons, field, sentence] of wrong) {
      const { status, body } = await save(asha, 0, reasons);
      expect([field, status]).toEqual([field, 400]);
      expect(String(body.fields?.[field])).toMatch(sentence);
    }
    expect(await lists().countDocuments()).toBe(0);
  });

  test('fit into one request even at the maximum length in Hindi', async () => {
    const longest = { title: 'क'.repeat(60), text: 'क'.repeat(600) };
    const most = Array.from({ length: 20 }, (_, n) =>
      aReason({ id: `reason-${n}`, en: longest, hi: longest }),
    );
    await save(asha, 0, most).expect(200);
    expect(await logged()).toHaveLength(1);
  });

  test('can be read by reviewers of one kind of record and changed by reviewers of both', async () => {
    const one = await administratorWith(running, ['shareholders:read', 'shareholders:review']);
    const none = await administratorWith(running, ['applications:read', 'contacts:update']);
    await read(one).expect(200);
    await save(one, 0, [aReason()]).expect(403);
    await read(none).expect(403);
    await request(running.origin).get(PATH).expect(401);
    expect(await lists().countDocuments()).toBe(0);
  });
});
