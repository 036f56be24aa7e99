import request from 'supertest';
import { PERMISSIONS, type Permission } from '../../src/admin/permissions.js';
import {
  administratorWith,
  type LoggedIn,
  logIn,
  storeAdministrator,
} from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('accounts and their permissions', () => {
  let running: TestApp;
  let first: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    first = await logIn(running);
  });
  afterAll(() => running.close());

  const get = (admin: LoggedIn, what: 'info' | 'profile') =>
    request(running.origin).get(`/api/admin/${what}`).auth(admin.token, { type: 'bearer' });
  const assign = (caller: LoggedIn, body: object) =>
    request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(caller.token, { type: 'bearer' })
      .send({ adminId: caller.adminId, ...body });
  const assignTo = (caller: LoggedIn, user: LoggedIn, permissions: Permission[]) =>
    assign(caller, { userId: user.adminId, permissions });
  const permissionsOf = async (admin: LoggedIn): Promise<Permission[]> =>
    (await get(admin, 'profile').expect(200)).body.admin.permissions;

  describe('info and profile', () => {
    test('return the caller and, with admins:read, all accounts sorted by e-mail address', async () => {
      const reader = await administratorWith(running, ['admins:read']);
      const answer = await get(reader, 'info').expect(200);
      const admin = { _id: reader.adminId, email: reader.email, permissions: ['admins:read'] };
      const owner = { _id: first.adminId, email: first.email, permissions: PERMISSIONS };
      expect(Object.keys(answer.body)).toEqual(['adminInfo', 'users']);
      expect(answer.body.adminInfo).toEqual(admin);
      expect(answer.body.users).toContainEqual({ ...admin, state: 'active' });
      expect(answer.body.users).toContainEqual({ ...owner, state: 'active' });
      const emails = (answer.body.users as Array<{ email: string }>).map(({ email }) => email);
      expect(emails).toEqual([...emails].sort());
      expect((await get(reader, 'profile').expect(200)).body).toEqual({
        message: 'Profile fetched',
        admin: answer.body.adminInfo,
      });
    });

    test('return only the caller to an account without admins:read', async () => {
      const nobody = await administratorWith(running, []);
      const answer = await get(nobody, 'info').expect(200);
      expect(answer.body.users).toEqual([
        { _id: nobody.adminId, email: nobody.email, permissions: [], state: 'active' },
      ]);
    });

    test('never return a password hash', async () => {
      expect(JSON.stringify((await get(first, 'info')).body)).not.toMatch(/argon2|hash/i);
    });

    test('return 401 without a token', async () => {
      await request(running.origin).get('/api/admin/info').expect(401);
      await request(running.origin).get('/api/admin/profile').expect(401);
    });
  });

  describe('assigning permissions', () => {
    test('replaces the permissions of an account from its next call on', async () => {
      const clerk = await administratorWith(running, ['contacts:read']);
      const answer = await assignTo(first, clerk, ['audit:read', 'applications:read']).expect(200);
      const user = {
        _id: clerk.adminId,
        email: clerk.email,
        permissions: ['applications:read', 'audit:read'],
        state: 'active',
      };
      expect(answer.body).toEqual({ message: 'Permissions updated successfully', data: user, user });
      expect(await permissionsOf(clerk)).toEqual(['applications:read', 'audit:read']);
      await request(running.origin)
        .get('/api/apply-factory')
        .auth(clerk.token, { type: 'bearer' })
        .expect(200);
      await assignTo(first, clerk, []).expect(200);
      await request(running.origin)
        .get('/api/apply-factory')
        .auth(clerk.token, { type: 'bearer' })
        .expect(403);
    });

    test('requires a token and admins:manage', async () => {
      const clerk = await administratorWith(running, ['admins:read']);
      await assignTo(clerk, first, []).expect(403);
      await request(running.origin).post('/api/admin/assign-permission').send({}).expect(401);
    });

    test('is rejected under another caller’s id, for one’s own account and for an unknown account', async () => {
      const other = await administratorWith(running, ['admins:manage']);
      const inOthersName = { adminId: other.adminId, userId: other.adminId, permissions: [] };
      await assign(first, inOthersName).expect(403);
      await assignTo(first, first, [...PERMISSIONS]).expect(403);
      await assign(first, { userId: 'f'.repeat(24), permissions: [] }).expect(404);
      expect(await permissionsOf(other)).toEqual(['admins:manage']);
    });

    test.each([
      [{ userId: 'x', permissions: [] }, 'userId'],
      [{ permissions: [] }, 'userId'],
      [{ userId: 'f'.repeat(24) }, 'permissions'],
      [{ userId: 'f'.repeat(24), permissions: 'audit:read' }, 'permissions'],
      [{ userId: 'f'.repeat(24), permissions: ['everything'] }, 'permissions'],
      [{ userId: 'f'.repeat(24), permissions: ['audit:read', 'audit:read'] }, 'permissions'],
      [{ userId: 'f'.repeat(24), permissions: [], adminId: { $ne: '' } }, 'adminId'],
    ])('rejects %j with an error on the field', async (body, field) => {
      const answer = await assign(first, body).expect(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    test('rejects a change based on outdated permissions, and returns the current ones with who changed them and when', async () => {
      const clerk = await administratorWith(running, []);
      const owner = await administratorWith(running, ['admins:manage', 'admins:read']);
      const wanted = { userId: clerk.adminId, permissions: ['contacts:read'], expectedPermissions: [] };
      const before = Date.now();
      const answers = await Promise.all([
        assign(owner, wanted),
        assign(first, { ...wanted, permissions: ['audit:read'] }),
      ]);
      const [done, refused] = answers.sort((a, b) => a.status - b.status);
      expect(done?.status).toBe(200);
      expect(refused?.status).toBe(409);
      const permissions: Permission[] = done?.body.data.permissions;
      const by = permissions[0] === 'audit:read' ? first : owner;
      expect(refused?.body).toMatchObject({
        code: 'CONFLICT',
        message: 'Somebody else has changed what this account may do. Nothing was saved.',
        data: {
          _id: clerk.adminId,
          email: clerk.email,
          permissions,
          state: 'active',
          permissionsChangedBy: by.email,
        },
      });
      const at = Date.parse(refused?.body.data.permissionsChangedAt);
      expect(at >= before && at <= Date.now()).toBe(true);
      expect(await permissionsOf(clerk)).toEqual(permissions);
      // Repeating a change that is already made needs no check, so that a client can retry after a lost response.
      await assign(owner, { ...wanted, permissions }).expect(200);
      await assign(first, { ...wanted, expectedPermissions: permissions }).expect(200);
      const team = await request(running.origin)
        .get('/api/admin/users')
        .auth(owner.token, { type: 'bearer' });
      expect(team.body).toContainEqual(
        expect.objectContaining({ _id: clerk.adminId, permissionsChangedBy: expect.any(String) }),
      );
    });

    test('applies concurrent changes of many accounts without losing one', async () => {
      const clerks = await Promise.all(Array.from({ length: 12 }, () => storeAdministrator(running)));
      const users = (await get(first, 'info')).body.users as Array<{ _id: string; email: string }>;
      const ids = users.filter(({ email }) => clerks.includes(email)).map(({ _id }) => _id);
      const answers = await Promise.all(
        ids.map((userId) => assign(first, { userId, permissions: ['audit:read'] })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      const after = (await get(first, 'info')).body.users as Array<{ _id: string; permissions: string[] }>;
      for (const user of after) if (ids.includes(user._id)) expect(user.permissions).toEqual(['audit:read']);
    });
  });
});
