import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { administratorWith, logIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the audit log', () => {
  let running: TestApp;
  let log: AuditLog;
  beforeAll(async () => {
    running = await startTestApp();
    log = running.app.get(AuditLog, { strict: false });
  });
  afterAll(() => running.close());

  const subject = () => ({ kind: 'parcel', id: new Types.ObjectId().toHexString(), reference: 'PA-000001' });
  const actor = { adminId: 'f'.repeat(24), email: 'asha@example.org' };

  test('returns the history of one record, newest first', async () => {
    const [mine, other] = [subject(), subject()];
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    await log.record({ action: 'parcel.packed', actor, subject: mine, at: at(1), from: '192.0.2.1' });
    await log.record({ action: 'parcel.sent', actor, subject: mine, at: at(3) });
    await log.record({ action: 'parcel.lost', actor: null, subject: other, at: at(2) });
    await log.record({
      action: 'parcel.weighed',
      actor,
      subject: mine,
      at: at(2),
      before: { grams: 1 },
      after: { grams: 2 },
    });
    const history = await log.listForSubject('parcel', mine.id);
    expect(history.map(({ action }) => action)).toEqual(['parcel.sent', 'parcel.weighed', 'parcel.packed']);
    expect(history[1]).toMatchObject({ actor, subject: mine, before: { grams: 1 }, after: { grams: 2 } });
    expect(history[2]).toMatchObject({ from: '192.0.2.1', at: at(1) });
  });

  test('stores an event with a key once, however often it is recorded, even at the same time', async () => {
    const event = { action: 'parcel.sent', actor: null, subject: subject(), key: randomUUID() };
    await Promise.all(Array.from({ length: 8 }, () => log.record(event)));
    await log.record(event);
    expect(await log.listForSubject('parcel', event.subject.id)).toHaveLength(1);
  });

  test('does not store secrets', async () => {
    const about = subject();
    await log.record({
      action: 'parcel.opened',
      actor,
      subject: about,
      after: { token: 'hunter2', size: 3 },
    });
    const [entry] = await log.listForSubject('parcel', about.id);
    expect(entry?.after).toEqual({ token: '[not kept]', size: 3 });
  });

  describe('for administrators', () => {
    const historyOf = (adminId: string) => log.listForSubject('admin', adminId);

    test('contains each login and logout, with who and from where', async () => {
      const admin = await administratorWith(running, []);
      await request(running.origin)
        .post('/api/admin/logout')
        .auth(admin.token, { type: 'bearer' })
        .expect(200);
      const [logout, login] = await historyOf(admin.adminId);
      for (const [entry, action] of [
        [logout, 'admin.logout'],
        [login, 'admin.login'],
      ] as const) {
        expect(entry).toMatchObject({
          action,
          actor: { adminId: admin.adminId, email: admin.email },
          from: '127.0.0.1',
          at: expect.any(Date),
        });
      }
    });

    test('contains each failed login without the password, for known and unknown addresses', async () => {
      const admin = await administratorWith(running, []);
      const unknown = `x${admin.email.replace('@', '@elsewhere.')}`;
      for (const email of [admin.email, unknown]) {
        await request(running.origin)
          .post('/api/admin/login')
          .send({ email, password: 'a wrong password' })
          .expect(401);
      }
      const [failed] = await historyOf(admin.adminId);
      expect(failed).toMatchObject({ action: 'admin.login_failed', actor: null, from: '127.0.0.1' });
      const entries = running.connection.collection('audit_entries');
      const masked = unknown.replace(/^x[^@]+/, 'x•••');
      expect(await entries.countDocuments({ action: 'admin.login_failed', 'detail.email': masked })).toBe(1);
      expect(JSON.stringify(await entries.find({}).toArray())).not.toContain(unknown);
      expect(JSON.stringify(await entries.find({}).toArray())).not.toContain('a wrong password');
    });

    test('contains each change of permissions with before and after, but no repetition', async () => {
      const owner = await logIn(running);
      const clerk = await administratorWith(running, ['audit:read']);
      for (let i = 0; i < 2; i += 1) {
        await request(running.origin)
          .post('/api/admin/assign-permission')
          .auth(owner.token, { type: 'bearer' })
          .send({ adminId: owner.adminId, userId: clerk.adminId, permissions: ['contacts:read'] })
          .expect(200);
      }
      const changes = (await historyOf(clerk.adminId)).filter(
        ({ actor: by }) => by?.adminId === owner.adminId,
      );
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({
        action: 'admin.permissions_changed',
        actor: { adminId: owner.adminId, email: owner.email },
        subject: { kind: 'admin', id: clerk.adminId, reference: clerk.email },
        before: { permissions: ['audit:read'] },
        after: { permissions: ['contacts:read'] },
        from: '127.0.0.1',
      });
    });

    test('contains each invitation', async () => {
      const owner = await logIn(running);
      const answer = await request(running.origin)
        .post('/api/admin/register')
        .auth(owner.token, { type: 'bearer' })
        .send({ email: 'invited@example.org' })
        .expect(201);
      const [created] = await historyOf(answer.body.userId);
      expect(created).toMatchObject({
        action: 'admin.created',
        actor: { adminId: owner.adminId },
        after: { email: 'invited@example.org', state: 'invited', permissions: [] },
      });
    });
  });
});
