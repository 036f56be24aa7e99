import request from 'supertest';
import { PERMISSIONS, type Permission } from '../../src/admin/permissions.js';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { delayMail } from '../support/delayed-mail.js';
import { administratorWith, type LoggedIn, logIn, PASSWORD } from '../support/factories/administrators.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REASON = 'On leave until April.';

describe('another administrator’s account', () => {
  let running: TestApp;
  let inbox: Inbox;
  let owner: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    owner = await logIn(running);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  type Act = AccountStep | 'invitation';
  const act = (
    caller: LoggedIn,
    { adminId }: Pick<LoggedIn, 'adminId'>,
    what: Act,
    body: object = { reason: REASON },
  ) =>
    what === 'invitation'
      ? request(running.origin)
          .post(`/api/admin/users/${adminId}/invitation`)
          .auth(caller.token, { type: 'bearer' })
          .send({})
      : changeAccount(running.origin, caller, adminId, what, body);
  const profile = ({ token }: LoggedIn) =>
    request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
  const tryLogIn = ({ email }: LoggedIn) =>
    request(running.origin).post('/api/admin/login').send({ email, password: PASSWORD });
  const refresh = ({ cookie }: LoggedIn) =>
    request(running.origin).post('/api/admin/session/refresh').set('Cookie', cookie);
  const entriesOf = ({ email }: LoggedIn, action: string) =>
    running.connection.collection('audit_entries').countDocuments({ 'subject.reference': email, action });
  const listed = async ({ email }: { email: string }) => {
    const answer = await request(running.origin)
      .get('/api/admin/info')
      .auth(owner.token, { type: 'bearer' })
      .expect(200);
    return answer.body.users.find((user: { email: string }) => user.email === email);
  };

  test('is listed with its last login, factors and permissions for holders of admins:read', async () => {
    const user = await administratorWith(running, ['contacts:read', 'shareholders:reveal']);
    const reader = await administratorWith(running, ['admins:read']);
    const team = ({ token }: LoggedIn) =>
      request(running.origin).get('/api/admin/users').auth(token, { type: 'bearer' });
    await team(user).expect(403);
    const member = (body: { email: string }[], email: string) => body.find((one) => one.email === email);
    const { body } = await team(reader).expect(200);
    expect(member(body, user.email)).toEqual({
      _id: user.adminId,
      email: user.email,
      state: 'active',
      permissionsChangedAt: expect.any(String),
      permissions: ['contacts:read', 'shareholders:reveal'],
      createdAt: expect.any(String),
      factors: [],
      mustSetUpFactor: false,
      isLastManager: false,
      lastLoginAt: expect.any(String),
      reveals: { used: 0, perDay: 40, resetsAt: expect.any(String) },
    });
    expect(member(body, owner.email)).toMatchObject({ isLastManager: true });
    const invited = await invite('shown@example.org');
    await request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(owner.token, { type: 'bearer' })
      .send({ adminId: owner.adminId, userId: invited, permissions: ['admins:manage'] })
      .expect(200);
    const { body: later } = await team(reader).expect(200);
    // An invited account cannot act, so the owner is still the last manager.
    expect(member(later, owner.email)).toMatchObject({ isLastManager: true });
    expect(member(later, 'shown@example.org')).toMatchObject({ isLastManager: false });
    const ends = new Date(member(later, 'shown@example.org')?.['invitationEndsAt' as never] ?? 0);
    expect(ends.getTime() - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect(JSON.stringify(later)).not.toMatch(/argon2|passwordHash|secret/i);
    await act(owner, { adminId: invited }, 'remove').expect(200);
  });

  test('is not found under an unknown or malformed id', async () => {
    for (const adminId of ['65f1c0ffee65f1c0ffee65f1', 'nonsense', 'abcdefabcdef', '%00']) {
      const answer = await act(owner, { adminId }, 'suspend').expect(404);
      expect(answer.body.message).toBe('There is no such administrator.');
    }
  });

  test('is subject to the same rules when its id is written in capital letters', async () => {
    const colleague = await administratorWith(running, ['admins:manage']);
    const upperCased = ({ adminId }: LoggedIn) => ({ adminId: adminId.toUpperCase() });
    await act(colleague, upperCased(colleague), 'remove').expect(403);
    await act(owner, upperCased(owner), 'suspend').expect(403);
    await request(running.origin)
      .patch(`/api/admin/users/${owner.adminId.toUpperCase()}/reveals`)
      .auth(owner.token, { type: 'bearer' })
      .send({ perDay: 500 })
      .expect(403);
    await act(owner, upperCased(colleague), 'suspend').expect(200);
    await profile(colleague).expect(401);
    await act(owner, upperCased(colleague), 'remove').expect(200);
    const state = await running.connection.collection('admin_state').findOne({});
    expect(state?.grants).not.toHaveProperty(colleague.adminId);
    await act(owner, owner, 'remove').expect(409);
  });

  test('gets no permissions while it is being removed, and is removed once', async () => {
    const user = await administratorWith(running, ['contacts:read']);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => act(owner, user, 'remove')),
      ...Array.from({ length: 4 }, () => assign(owner, user, ['admins:manage'])),
    ]);
    expect(answers.slice(0, 4).filter(({ status }) => status === 200)).toHaveLength(1);
    const state = await running.connection.collection('admin_state').findOne({});
    expect(state?.grants).not.toHaveProperty(user.adminId);
    expect(await entriesOf(user, 'admin.removed')).toBe(1);
  });

  test('is removed only after its pending audit entries are written, even if they are due later', async () => {
    const user = await administratorWith(running, ['contacts:read']);
    const content = {
      action: 'admin.factor_removed',
      actor: null,
      at: new Date(),
      subject: { kind: 'admin', id: user.adminId, reference: user.email },
    };
    const pending = { key: `pending-${user.adminId}`, kind: 'audit', state: 'waiting', content };
    await running.connection.collection('admins').updateOne({ email: user.email }, {
      $push: { pendingEffects: { ...pending, dueAt: new Date(Date.now() + 3_600_000) } },
    } as object);
    await act(owner, user, 'remove').expect(200);
    expect(await entriesOf(user, 'admin.factor_removed')).toBe(1);
    expect(await running.connection.collection('admins').countDocuments({ email: user.email })).toBe(0);
  });

  describe('when suspended', () => {
    test('has no sessions from the next call on, cannot log in, and keeps its permissions until it is resumed', async () => {
      const user = await administratorWith(running, ['contacts:read']);
      await act(owner, user, 'suspend').expect(200);
      await profile(user).expect(401);
      await refresh(user).expect(401);
      const refused = await tryLogIn(user).expect(403);
      expect(refused.body.message).toBe(
        'This account is suspended. A mail to its address says why, and an owner of the console can open it again.',
      );
      expect(await entriesOf(user, 'admin.login_failed')).toBe(1);
      expect(await listed(user)).toMatchObject({ state: 'suspended', permissions: ['contacts:read'] });
      const [mail] = await inbox.mailsTo(user.email);
      expect(mail?.text).toContain('Your account was suspended');
      expect(mail?.text).toContain(REASON);

      await act(owner, user, 'resume').expect(200);
      // Its earlier sessions stay ended.
      await profile(user).expect(401);
      await refresh(user).expect(401);
      const back = await tryLogIn(user).expect(200);
      expect(back.body.admin.permissions).toEqual(['contacts:read']);
      expect(await entriesOf(user, 'admin.suspended')).toBe(1);
      expect(await entriesOf(user, 'admin.resumed')).toBe(1);
    });

    test('is returned as suspended when its permissions are changed', async () => {
      const user = await administratorWith(running, ['contacts:read']);
      await act(owner, user, 'suspend').expect(200);
      const { body } = await assign(owner, user, ['audit:read']).expect(200);
      expect(body.data).toEqual(await listed(user));
      expect(body.data).toMatchObject({ state: 'suspended', permissions: ['audit:read'] });
    });

    test('is reported as suspended only to a caller who knows the password', async () => {
      const user = await administratorWith(running, []);
      await act(owner, user, 'suspend').expect(200);
      const answer = await request(running.origin)
        .post('/api/admin/login')
        .send({ email: user.email, password: 'not the password' })
        .expect(401);
      expect(answer.body.message).toBe('The e-mail address or the password is wrong.');
    });

    test('cannot be suspended again, and cannot be resumed twice; suspending requires a reason', async () => {
      const user = await administratorWith(running, []);
      await act(owner, user, 'suspend', {}).expect(400);
      await act(owner, user, 'resume').expect(409);
      await profile(user).expect(200);
      await act(owner, user, 'suspend').expect(200);
      await act(owner, user, 'suspend').expect(409);
      await act(owner, user, 'resume').expect(200);
    });
  });

  describe('when removed', () => {
    test('has no sessions from the next call on, and its address can be invited again', async () => {
      const user = await administratorWith(running, ['contacts:read']);
      await act(owner, user, 'remove').expect(200);
      await profile(user).expect(401);
      await refresh(user).expect(401);
      await tryLogIn(user).expect(401);
      expect(await listed(user)).toBeUndefined();
      expect(await entriesOf(user, 'admin.removed')).toBe(1);
      const [mail] = await inbox.mailsTo(user.email);
      expect(mail?.text).toContain('Your account was removed');
      const state = await running.connection.collection('admin_state').findOne({});
      // Only the id is kept, so that it is never reused.
      expect(JSON.stringify({ ...state, removed: {} })).not.toContain(user.adminId);
      await invite(user.email);
      expect(await listed(user)).toMatchObject({ state: 'invited', permissions: [] });
      await act(owner, user, 'remove').expect(404);
    });

    test('is deleted completely even when the process stopped half-way', async () => {
      const user = await administratorWith(running, ['contacts:read']);
      await running.connection
        .collection('admin_state')
        .updateOne({}, { $set: { [`removals.${user.adminId}`]: new Date() } });
      await profile(user).expect(401);
      await tryLogIn(user).expect(403);
      // The next change of any account completes the removal.
      await act(owner, await administratorWith(running, []), 'suspend').expect(200);
      expect(await listed(user)).toBeUndefined();
    });

    test.each(['admins', 'reveal_allowances'])(
      'is removed once by two processes that complete the removal at the same time, although one finds its document in %s deleted',
      async (name) => {
        const user = await administratorWith(running, ['contacts:read']);
        await request(running.origin)
          .patch(`/api/admin/users/${user.adminId}/reveals`)
          .auth(owner.token, { type: 'bearer' })
          .send({ perDay: 7 })
          .expect(200);
        const documents = running.connection.collection(name);
        const remove = documents.deleteOne.bind(documents);
        const overtaken = jest.spyOn(documents, 'deleteOne').mockImplementationOnce((async (
          filter: object,
        ) => {
          expect(await remove(filter)).toMatchObject({ deletedCount: 1 });
          return remove(filter);
        }) as never);
        await act(owner, user, 'remove').expect(200);
        overtaken.mockRestore();
        expect(await listed(user)).toBeUndefined();
        expect(await entriesOf(user, 'admin.removed')).toBe(1);
        const state = await running.connection.collection('admin_state').findOne({});
        expect(state?.removals ?? {}).toEqual({});
      },
    );
  });

  const invite = async (email: string) =>
    (
      await request(running.origin)
        .post('/api/admin/register')
        .auth(owner.token, { type: 'bearer' })
        .send({ email })
        .expect(201)
    ).body.userId as string;

  describe('when invited', () => {
    const linkIn = (text = '') => /reset-password\/([\w-]+)/.exec(text)?.[1];
    const look = (token = '') => request(running.origin).get(`/api/admin/reset-password/${token}`);

    test('can be invited again with a link that invalidates the earlier one, until a password is chosen', async () => {
      const email = 'again@example.org';
      const adminId = await invite(email);
      const [first] = await inbox.mailsTo(email);
      await act(owner, { adminId }, 'invitation').expect(200);
      const [, second] = await inbox.mailsTo(email, 2);
      await look(linkIn(first?.text)).expect(404);
      await look(linkIn(second?.text)).expect(200);
      const known = await administratorWith(running, []);
      await act(owner, known, 'invitation').expect(409);
    });

    test.each([
      ['replaced by another', 'invitation', 1],
      ['revoked', 'remove', 0],
    ] as const)(
      'gets no mail with an invitation that was %s while the mail waited',
      async (_how, step, others) => {
        const email = `delayed-${step}@example.org`;
        let adminId = '';
        const ended = await delayMail(running, inbox, {
          filter: { template: 'administrator-invited', to: email },
          compose: async () => {
            adminId = await invite(email);
          },
          meanwhile: async () => act(owner, { adminId }, step).expect(200),
        });
        expect(ended).toMatchObject({ state: 'cancelled', lastError: 'OUTDATED' });
        const received = await inbox.mailsTo(email);
        expect(received.filter(({ text }) => linkIn(text) !== undefined)).toHaveLength(others);
      },
    );

    test('is not invited again while it is being removed', async () => {
      const email = 'leaving@example.org';
      const adminId = await invite(email);
      const [mail] = await inbox.mailsTo(email);
      await running.connection
        .collection('admin_state')
        .updateOne({}, { $set: { [`removals.${adminId}`]: new Date() } });
      const refused = await act(owner, { adminId }, 'invitation').expect(404);
      expect(refused.body.message).toBe('There is no such administrator.');
      await look(linkIn(mail?.text)).expect(200);
    });

    test('is told of a suspension without words about logins that it never had', async () => {
      const email = 'paused@example.org';
      const adminId = await invite(email);
      await act(owner, { adminId }, 'suspend').expect(200);
      const suspended = await inbox.mailSaying(email, 'Your account was suspended on');
      expect(suspended.text).not.toContain('logged out');
      await act(owner, { adminId }, 'resume').expect(200);
      const resumed = await inbox.mailSaying(email, 'Your account was opened again on');
      expect(resumed.text).not.toContain('log in again');
    });

    test('is removed when the invitation is revoked', async () => {
      const email = 'revoked@example.org';
      const adminId = await invite(email);
      const [mail] = await inbox.mailsTo(email);
      await act(owner, { adminId }, 'remove').expect(200);
      await look(linkIn(mail?.text)).expect(404);
      expect(await listed({ email })).toBeUndefined();
      const notice = await inbox.mailSaying(email, 'Your invitation to the console was withdrawn on');
      expect(notice.text).not.toContain('logged out');
    });

    test('is kept when the invitation is revoked after it was accepted; if both happen at once, one wins', async () => {
      const body = { reason: 'The invitation was revoked.', isInvitation: true };
      const known = await administratorWith(running, []);
      const { message } = (await act(owner, known, 'remove', body).expect(409)).body;
      expect(message).toBe('This person has already chosen a password.');
      await profile(known).expect(200);
      for (const email of ['race-1@example.org', 'race-2@example.org', 'race-3@example.org']) {
        const adminId = await invite(email);
        const [mail] = await inbox.mailsTo(email);
        const [accepted, revoked] = await Promise.all([
          request(running.origin)
            .post(`/api/admin/reset-password/${linkIn(mail?.text)}`)
            .send({ password: PASSWORD }),
          act(owner, { adminId }, 'remove', body),
        ]);
        expect([accepted.status, revoked.status]).toEqual(revoked.status === 200 ? [404, 200] : [200, 409]);
        expect((await listed({ email }))?.state).toBe(revoked.status === 200 ? undefined : 'active');
      }
    });
  });

  describe('when its permissions change', () => {
    test('notifies its owner by mail with the names of the permissions', async () => {
      const user = await administratorWith(running, []);
      await assign(owner, user, ['contacts:read']).expect(200);
      const [mail] = await inbox.mailsTo(user.email);
      expect(mail?.text).toContain('The permissions of your account were changed');
      expect(mail?.text).toContain('> Read contact messages');
    });
  });

  const assign = (caller: LoggedIn, user: LoggedIn, permissions: readonly Permission[]) =>
    request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(caller.token, { type: 'bearer' })
      .send({ adminId: caller.adminId, userId: user.adminId, permissions });

  describe('cannot be changed', () => {
    test('without admins:manage, or by its own holder', async () => {
      const reader = await administratorWith(running, ['admins:read', 'audit:read']);
      const other = await administratorWith(running, []);
      for (const what of ['suspend', 'resume', 'remove', 'invitation'] as const) {
        await act(reader, other, what).expect(403);
      }
      const manager = await administratorWith(running, ['admins:manage']);
      const refused = await act(manager, manager, 'suspend').expect(403);
      expect(refused.body.message).toBe('You cannot suspend or remove your own account.');
      await act(manager, manager, 'remove').expect(403);
      await assign(owner, manager, []).expect(200);
    });

    test('by a manager whose last re-authentication is more than ten minutes ago', async () => {
      const manager = await administratorWith(running, ['admins:manage']);
      await running.connection
        .collection('admin_sessions')
        .updateMany(
          { adminId: { $exists: true } },
          { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } },
        );
      const other = await administratorWith(running, []);
      const refused = await act(manager, other, 'suspend').expect(403);
      expect(refused.body.code).toBe('PROOF_REQUIRED');
      owner = await logIn(running);
      await act(owner, manager, 'remove').expect(200);
    });

    test.each(['suspend', 'remove'] as const)(
      'by both of two managers who %s each other at the same time',
      async (what) => {
        for (let round = 0; round < 3; round += 1) {
          // Only these two hold admins:manage.
          const rivals = [
            await administratorWith(running, ['admins:manage']),
            await administratorWith(running, ['admins:manage']),
          ] as const;
          const [one, two] = rivals;
          const grants = Object.fromEntries(rivals.map(({ adminId }) => [adminId, ['admins:manage']]));
          const states = running.connection.collection('admin_state');
          const before = await states.findOne({});
          await states.updateOne({}, { $set: { grants }, $inc: { revision: 1 } });
          const answers = await Promise.all([act(one, two, what), act(two, one, what)]);
          expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
          const left = await Promise.all(rivals.map((rival) => profile(rival)));
          expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
          await states.updateOne({}, { $set: { grants: before?.grants }, $inc: { revision: 1 } });
        }
      },
    );

    test('if it is the last active manager, even when suspended accounts hold admins:manage', async () => {
      await running.connection
        .collection('admin_state')
        .updateOne({}, { $set: { grants: { [owner.adminId]: PERMISSIONS } }, $inc: { revision: 1 } });
      const manager = await administratorWith(running, ['admins:manage']);
      await act(owner, manager, 'suspend').expect(200);
      const other = await administratorWith(running, ['admins:manage']);
      await act(other, owner, 'suspend').expect(200);
      // Two of the three managers are suspended.
      const third = await administratorWith(
        running,
        PERMISSIONS.filter((one) => one !== 'admins:manage'),
      );
      await assign(other, third, ['admins:manage']).expect(200);
      await act(third, other, 'suspend').expect(200);
      await expect(command(['suspend', '--email', third.email, '--reason', REASON])).rejects.toThrow(
        'This is the last account that can manage administrators.',
      );
      await act(third, owner, 'resume').expect(200);
      owner = await logIn(running);
    });
  });

  /** Runs the admin command and returns the lines it prints. */
  async function command(args: string[]): Promise<string[]> {
    const lines: string[] = [];
    const terminal = { print: (line: string) => void lines.push(line), askPassword: async () => undefined };
    await readAdminCommand(args)(running.app, terminal);
    return lines;
  }

  describe('from the command line', () => {
    test('can be invited, listed, suspended and resumed', async () => {
      const email = 'by-command@example.org';
      await command(['invite', '--email', email, '--permissions', 'contacts:read']);
      expect((await inbox.mailsTo(email))[0]?.text).toContain('/admin/reset-password/');
      expect((await command(['list'])).join('\n')).toMatch(/by-command@example\.org +invited +contacts:read/);
      const user = await administratorWith(running, []);
      await command(['suspend', '--email', user.email, '--reason', REASON]);
      await profile(user).expect(401);
      expect((await command(['list'])).join('\n')).toContain(`${user.email}  suspended`);
      await command(['resume', '--email', user.email]);
      await tryLogIn(user).expect(200);
      await expect(command(['resume', '--email', user.email])).rejects.toThrow('not suspended');
    });

    test('cannot be suspended when the only other holder of admins:manage is an invited account', async () => {
      const states = running.connection.collection('admin_state');
      const before = await states.findOne({});
      await states.updateOne({}, { $set: { grants: {} }, $inc: { revision: 1 } });
      const last = await administratorWith(running, ['admins:manage']);
      const email = 'not-in-yet@example.org';
      await command(['invite', '--email', email, '--permissions', 'admins:manage']);
      const suspend = (address: string) => command(['suspend', '--email', address, '--reason', REASON]);
      await expect(suspend(last.email)).rejects.toThrow(
        'This is the last account that can manage administrators.',
      );
      await profile(last).expect(200);
      // An invited account does not count as a manager, and may be removed.
      await suspend(email);
      await states.updateOne({}, { $set: { grants: before?.grants }, $inc: { revision: 1 } });
    });
  });
});
