import request from 'supertest';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { REVEALS_PER_DAY } from '../../src/reveals/reveal-limits.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { administratorWith, type LoggedIn, logIn, PASSWORD } from '../support/factories/administrators.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the daily limit of PAN reveals', () => {
  let running: TestApp;
  let owner: LoggedIn;
  let records: string[];
  beforeAll(async () => {
    // The production limits, so that downloads of identity proofs are counted as in production.
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    owner = await logIn(running);
    records = [];
    for (let count = 0; count < 4; count += 1) records.push(await stored());
  });
  afterAll(() => running.close());

  const stored = async () => {
    const answer = await sendShareholder(running.origin, shareholderForm({}));
    return answer.body.data._id as string;
  };
  const revealer = () => administratorWith(running, ['shareholders:read', 'shareholders:reveal']);
  const get = (by: LoggedIn, path: string) =>
    request(running.origin).get(path).auth(by.token, { type: 'bearer' });
  const reveal = (by: LoggedIn, id = '') => get(by, `/api/shareholder/${id}/pan`);
  const today = async (by: LoggedIn) => (await get(by, '/api/admin/reveals').expect(200)).body;
  const limit = (by: LoggedIn, user: Pick<LoggedIn, 'adminId'>, body: object) =>
    request(running.origin)
      .patch(`/api/admin/users/${user.adminId}/reveals`)
      .auth(by.token, { type: 'bearer' })
      .send(body);
  const allowances = () => running.connection.collection<{ _id: string; day: string }>('reveal_allowances');
  const entriesOf = (kind: string, id: string) => entriesAfterSubmission(running.app, kind, id);
  const expireProofs = () =>
    running.connection
      .collection('admin_sessions')
      .updateMany({}, { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } });

  test('counts each PAN once, reports how many were used, and resets on the next Indian day', async () => {
    const by = await revealer();
    expect(await today(by)).toMatchObject({ used: 0, perDay: REVEALS_PER_DAY });
    const first = await reveal(by, records[0]).expect(200);
    expect(first.body.reveals).toMatchObject({ used: 1, perDay: REVEALS_PER_DAY });
    expect((await reveal(by, records[0]).expect(200)).body.reveals.used).toBe(1);
    expect((await reveal(by, records[1]).expect(200)).body.reveals.used).toBe(2);
    const { resetsAt, records: revealed } = await today(by);
    expect(revealed).toEqual(records.slice(0, 2));
    expect(new Date(resetsAt).toISOString()).toMatch(/T18:30:00.000Z$/);
    expect(new Date(resetsAt).getTime()).toBeGreaterThan(Date.now());
    await allowances().updateOne({ _id: by.adminId }, { $set: { day: '2020-01-01' } });
    expect(await today(by)).toMatchObject({ used: 0, records: [] });
    expect((await reveal(by, records[2]).expect(200)).body.reveals.used).toBe(1);
  });

  test('is not reset by a process on which the day has not yet changed', async () => {
    const by = await revealer();
    await limit(owner, by, { perDay: 2 }).expect(200);
    for (const id of records.slice(0, 2)) await reveal(by, id).expect(200);
    const ahead = (days: number) =>
      new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    await allowances().updateOne({ _id: by.adminId }, { $set: { day: ahead(1) } });
    await reveal(by, records[2]).expect(429);
    expect(await today(by)).toMatchObject({ used: 2 });
    // A day further ahead comes from a wrong clock and does not count.
    await allowances().updateOne({ _id: by.adminId }, { $set: { day: ahead(3) } });
    await reveal(by, records[2]).expect(200);
  });

  test('answers 429 with an exact Retry-After and without an audit entry until an owner raises it', async () => {
    const by = await revealer();
    await limit(owner, by, { perDay: 2 }).expect(200);
    await reveal(by, records[0]).expect(200);
    await reveal(by, records[1]).expect(200);
    const before = await entriesOf('shareholder', records[2] ?? '');
    const refused = await reveal(by, records[2]).expect(429);
    expect(refused.body.message).toBe(
      'You have revealed 2 PANs today, which is the daily limit of your account. An owner can raise it; otherwise continue tomorrow.',
    );
    const wait = Number(refused.headers['retry-after']) * 1000;
    const { resetsAt } = await today(by);
    expect(Math.abs(Date.now() + wait - new Date(resetsAt).getTime())).toBeLessThan(10_000);
    expect(await entriesOf('shareholder', records[2] ?? '')).toEqual(before);
    // Records that were revealed today are not counted again.
    await reveal(by, records[0]).expect(200);
    await limit(owner, by, { perDay: 3 }).expect(200);
    expect((await reveal(by, records[2]).expect(200)).body.reveals).toMatchObject({ used: 3, perDay: 3 });
  });

  test('holds for many requests at the same moment', async () => {
    const by = await revealer();
    await limit(owner, by, { perDay: 2 }).expect(200);
    const answers = await Promise.all([...records, ...records].map((id) => reveal(by, id)));
    const revealed = new Set(
      answers.flatMap(({ status }, index) => (status === 200 ? [records[index % records.length]] : [])),
    );
    expect(revealed.size).toBe(2);
    expect(await today(by)).toMatchObject({ used: 2 });
  });

  test('can be changed only by owners, only for others and within its range, with an audit entry', async () => {
    const by = await revealer();
    await limit(by, by, { perDay: 100 }).expect(403);
    const reader = await administratorWith(running, ['admins:read']);
    await limit(reader, by, { perDay: 100 }).expect(403);
    const own = await limit(owner, owner, { perDay: 100 }).expect(403);
    expect(own.body.message).toBe('Another owner has to change how many PANs you may reveal.');
    for (const perDay of [0, 501, 1.5, '4e1', -1, null]) {
      const { status } = await limit(owner, by, { perDay });
      expect([perDay, status]).toEqual([perDay, 400]);
    }
    await limit(owner, { adminId: '65f1c0ffee65f1c0ffee65f1' }, { perDay: 4 }).expect(404);
    expect((await limit(owner, by, { perDay: 60 }).expect(200)).body.data).toMatchObject({
      used: 0,
      perDay: 60,
    });
    // Repeating the change has no effect.
    await limit(owner, by, { perDay: 60 }).expect(200);
    const entries = (await entriesOf('admin', by.adminId)).filter(
      ({ action }) => action === 'admin.reveals_changed',
    );
    expect(entries).toEqual([
      expect.objectContaining({
        actor: { adminId: owner.adminId, email: owner.email },
        before: { revealsPerDay: REVEALS_PER_DAY },
        after: { revealsPerDay: 60 },
      }),
    ]);
  });

  test('is shown in the team list for accounts that may reveal', async () => {
    const by = await revealer();
    await reveal(by, records[3]).expect(200);
    const other = await administratorWith(running, ['contacts:read']);
    const { body: team } = await get(owner, '/api/admin/users').expect(200);
    const of = (user: LoggedIn) => team.find(({ _id }: { _id: string }) => _id === user.adminId);
    expect(of(by).reveals).toMatchObject({ used: 1, perDay: REVEALS_PER_DAY });
    expect(of(other)).not.toHaveProperty('reveals');
    await get(other, '/api/admin/reveals').expect(403);
  });

  test('can be changed with the command-line tool, and is deleted with the account', async () => {
    const lines: string[] = [];
    const terminal = { print: (line: string) => void lines.push(line), askPassword: async () => undefined };
    const by = await revealer();
    const command = readAdminCommand(['set-reveals', '--email', by.email, '--per-day', '7']);
    await command(running.app, terminal);
    expect(lines).toEqual([`${by.email} may reveal 7 PANs a day.`]);
    expect(await today(by)).toMatchObject({ perDay: 7 });
    for (const wrong of ['0', '501', 'many', '']) {
      expect(() => readAdminCommand(['set-reveals', '--email', by.email, '--per-day', wrong])).toThrow(
        '--per-day must be a whole number from 1 to 500.',
      );
    }
    await request(running.origin)
      .delete(`/api/admin/users/${by.adminId}`)
      .auth(owner.token, { type: 'bearer' })
      .send({ reason: 'Has left.' })
      .expect(200);
    expect(await allowances().countDocuments({ _id: by.adminId })).toBe(0);
  });

  test('does not cover identity proofs: many of them need a re-authentication within ten minutes, by token and by ticket', async () => {
    const by = await revealer();
    const id = records[0] ?? '';
    const idProof = () => get(by, `/api/shareholder/${id}/id-proof`);
    await expireProofs();
    for (let count = 0; count < 20; count += 1) await idProof().expect(200);
    const refused = await idProof().expect(403);
    expect(refused.body.code).toBe('PROOF_REQUIRED');
    const { reference } = (await get(by, `/api/shareholder/${id}`).expect(200)).body;
    const prepared = await request(running.origin)
      .post('/api/downloads')
      .auth(by.token, { type: 'bearer' })
      .send({ reference });
    expect(prepared.body.code).toBe('PROOF_REQUIRED');
    await request(running.origin)
      .post('/api/admin/2fa/prove')
      .auth(by.token, { type: 'bearer' })
      .send({ password: PASSWORD })
      .expect(200);
    await idProof().expect(200);
    // Downloads are counted per account.
    owner = await logIn(running);
    await get(owner, `/api/shareholder/${id}/id-proof`).expect(200);
  });
});
