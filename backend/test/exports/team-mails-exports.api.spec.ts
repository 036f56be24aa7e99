import { type Model, Types } from 'mongoose';
import request from 'supertest';
import type { Permission } from '../../src/admin/permissions.js';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import type { CallerIdentity } from '../../src/common/access/caller.js';
import { OUTBOX_MODEL, type OutboxMail } from '../../src/mail/outbox/outbox-schema.js';
import { UndeliveredMailsExport } from '../../src/undelivered-mails/undelivered-mails-export.js';
import { addApp } from '../support/calls/second-factor.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

const TEAM = '/api/admin/users/exports';
const MAILS = '/api/admin/undelivered-mails/exports';

describe('exports of the team and of undelivered mails', () => {
  let running: TestApp;
  let owner: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    owner = await logIn(running, FIRST_ADMINISTRATOR);
  });
  afterAll(() => running.close());

  const ask = (path: string, { token }: LoggedIn, query: object = {}, body?: object) =>
    request(running.origin).post(path).query(query).auth(token, { type: 'bearer' }).send(body);
  /** The lines of the file as objects, by column title. */
  async function rowsOf(path: string, by: LoggedIn, query?: object, body?: object) {
    const file = await fetchPrepared(running, preparedFile(await ask(path, by, query, body).expect(200)));
    const [titles = [], ...rows] = cellsOf(String(file.body));
    return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index]])));
  }
  const newestEntry = () =>
    running.connection
      .collection<AuditEntry>('audit_entries')
      .find({ action: /exported$/ })
      .sort({ position: -1 })
      .limit(1)
      .next();

  describe('the file of the team', () => {
    test('contains the permissions, the second factor and the inviter of each account', async () => {
      const reader = await administratorWith(running, ['admins:read', 'audit:read']);
      await request(running.origin)
        .post('/api/admin/register')
        .auth(owner.token, { type: 'bearer' })
        .send({ email: 'invited@example.org' })
        .expect(201);
      const rows = await rowsOf(TEAM, reader);
      const emails = rows.map((row) => row['e-mail']);
      expect(emails).toEqual([...emails].sort());
      const invited = rows.find((row) => row['e-mail'] === 'invited@example.org');
      expect(invited).toMatchObject({
        state: 'invited',
        permissions: '',
        'second factor': 'no',
        'last login': '',
        'invited by': FIRST_ADMINISTRATOR.email,
      });
      const own = rows.find((row) => row['e-mail'] === reader.email);
      expect(own).toMatchObject({ state: 'active', permissions: 'admins:read, audit:read' });
      expect(Date.parse(own?.['last login'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(await newestEntry()).toMatchObject({
        action: 'team.exported',
        actor: { email: reader.email },
      });
    });

    test('contains whether an account has a second factor, but not which', async () => {
      const reader = await addApp(running, await administratorWith(running, ['admins:read']));
      const [row] = await rowsOf(TEAM, reader, {}, { ids: reader.adminId });
      expect(row).toMatchObject({ 'second factor': 'yes' });
    });

    test('can be limited to given ids, which the audit entry contains', async () => {
      const reader = await administratorWith(running, ['admins:read']);
      const rows = await rowsOf(TEAM, reader, {}, { ids: reader.adminId });
      expect(rows.map((row) => row['e-mail'])).toEqual([reader.email]);
      expect(await newestEntry()).toMatchObject({ detail: { accounts: [reader.adminId] } });
    });

    test('requires the permission to read the team', async () => {
      const other = await administratorWith(running, ['contacts:read']);
      await ask(TEAM, other).expect(403);
    });
  });

  describe('the file of undelivered mails', () => {
    let mails: Model<OutboxMail>;
    const recordId = new Types.ObjectId().toHexString();
    beforeAll(async () => {
      mails = running.connection.model<OutboxMail>(OUTBOX_MODEL);
      await storeDeadMail({
        key: `${recordId}:received`,
        template: 'application-received',
        to: 'asha@example.org',
      });
      await storeDeadMail({ key: 'link:mail', template: 'password-reset', to: '=office@example.org' });
      await storeDeadMail({
        key: 'note:mail',
        template: 'waiting-digest',
        to: 'ravi@example.org',
        lastError: 'ETIMEDOUT',
      });
    });

    let minute = 0;
    /** Stores a dead mail, given up one minute after the previous one. */
    async function storeDeadMail(mail: Pick<OutboxMail, 'key' | 'template' | 'to'> & Partial<OutboxMail>) {
      minute += 1;
      const at = new Date(Date.UTC(2025, 0, 1, 4, minute));
      await mails.create({
        messageId: `<${mail.key}@example.org>`,
        state: 'dead',
        createdAt: at,
        dueAt: at,
        finishedAt: at,
        tries: 3,
        lastError: 'EENVELOPE 550',
        locale: 'en',
        params: { name: 'Asha Devi', reference: 'FA-7K3M9Q' },
        ...mail,
      });
    }

    test('contains time, kind, recipient and reason, newest first, without what the mails say', async () => {
      const rows = await rowsOf(MAILS, owner);
      expect(rows).toMatchObject([
        {
          kind: 'waiting-digest',
          to: 'ravi@example.org',
          reason: 'unreachable',
          reference: '',
          'record id': '',
        },
        { kind: 'password-reset', to: "'=office@example.org" },
        {
          'given up': '2025-01-01T09:31:00.000+05:30',
          kind: 'application-received',
          to: 'asha@example.org',
          reason: 'refused',
          code: 'EENVELOPE 550',
          tries: '3',
          reference: 'FA-7K3M9Q',
          'record id': recordId,
        },
      ]);
      expect(JSON.stringify(rows)).not.toContain('Asha');
      expect(await newestEntry()).toMatchObject({ action: 'mail.exported' });
    });

    test('has the filters of the list, which the audit entry contains', async () => {
      const rows = await rowsOf(MAILS, owner, { reason: 'refused', template: 'password-reset' });
      expect(rows).toMatchObject([{ kind: 'password-reset' }]);
      expect(await newestEntry()).toMatchObject({
        detail: { reason: 'refused', template: 'password-reset' },
      });
      await ask(MAILS, owner, { reason: 'weather' }).expect(400);
    });

    test('contains only mails that the account may see', async () => {
      const reader = await administratorWith(running, ['applications:read']);
      expect(await rowsOf(MAILS, reader)).toMatchObject([{ kind: 'application-received' }]);
      const unpermitted = await administratorWith(running, ['audit:read']);
      expect(await rowsOf(MAILS, unpermitted)).toEqual([]);
      const list = running.app.get(UndeliveredMailsExport, { strict: false });
      const seenBy = (permissions: Permission[]) =>
        list.total({ reason: 'refused' }, { permissions } as unknown as CallerIdentity);
      expect(await Promise.all([seenBy(['applications:read']), seenBy(['audit:read'])])).toEqual([1, 0]);
    });
  });
});
