import request from 'supertest';
import { PERMISSIONS, type Permission } from '../../src/admin/permissions.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the last holder of admins:manage', () => {
  let running: TestApp;
  let first: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    first = await logIn(running);
  });
  afterAll(() => running.close());
  // The first account is the only one with any permission.
  beforeEach(() =>
    running.connection
      .collection('admin_state')
      .updateOne({}, { $set: { grants: { [first.adminId]: PERMISSIONS } } }),
  );

  const assign = (caller: LoggedIn, user: LoggedIn, permissions: Permission[]) =>
    request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(caller.token, { type: 'bearer' })
      .send({ adminId: caller.adminId, userId: user.adminId, permissions });
  const permissionsOf = async ({ token }: LoggedIn): Promise<Permission[]> => {
    const answer = await request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
    return answer.body.admin.permissions;
  };

  test('cannot lose the permission', async () => {
    const answer = await assign(first, first, []).expect(409);
    expect(answer.body.code).toBe('CONFLICT');
    expect(await permissionsOf(first)).toEqual(PERMISSIONS);
  });

  test('keeps the permission when two holders revoke each other’s at the same time', async () => {
    let holder = first;
    for (let round = 0; round < 5; round += 1) {
      const rival = await administratorWith(running, ['admins:manage']);
      const answers = await Promise.all([assign(holder, rival, []), assign(rival, holder, [])]);
      const [holderWon, rivalWon] = answers.map(({ status }) => status === 200);
      expect(holderWon).not.toBe(rivalWon);
      // Refused either as the last holder, or because the permission was already gone.
      expect([403, 409]).toContain(answers[holderWon ? 1 : 0]?.status);
      const [winner, loser] = holderWon ? [holder, rival] : [rival, holder];
      expect(await permissionsOf(winner)).toContain('admins:manage');
      expect(await permissionsOf(loser)).toEqual([]);
      holder = winner;
    }
  });

  test('keeps the permission when many holders revoke each other’s at the same time', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, () => administratorWith(running, ['admins:manage'])),
    );
    const all = [first, ...others];
    await Promise.all(all.flatMap((one) => all.map((other) => assign(one, other, []))));
    const left = await Promise.all(all.map(permissionsOf));
    expect(left.filter((permissions) => permissions.includes('admins:manage')).length).toBeGreaterThan(0);
  });
});
