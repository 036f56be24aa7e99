import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import request from 'supertest';
import { SessionRepository } from '../../src/admin/sessions/session.repository.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { freshDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import {
  administratorWith,
  logIn,
  refreshCookie,
  refreshCookieLine,
} from '../support/factories/administrators.js';
import { openCuttableLink } from '../support/services/cuttable-link.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3_600_000;
/** Sessions with pending audit entries. */
const WITH_PENDING_EFFECTS = { 'pendingEffects.0': { $exists: true } };

describe('a session', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  const refresh = (cookie: string) =>
    request(running.origin).post('/api/admin/session/refresh').set('Cookie', cookie).send({});
  const profile = (token: string) =>
    request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
  const logout = () => request(running.origin).post('/api/admin/logout').send({});

  const hashOf = (cookie: string) =>
    createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('hex');
  /** Simulates that the refresh token was exchanged this long ago. */
  const usedEarlier = async (cookie: string, ms: number) => {
    const _id = hashOf(cookie);
    const tokens = running.connection.collection<{ _id: string }>('admin_refresh_tokens');
    const written = await tokens.updateOne({ _id }, { $set: { usedAt: new Date(Date.now() - ms) } });
    expect(written.matchedCount).toBe(1);
  };
  /** The same for a token that may not have been exchanged yet. */
  const usedLongAgo = async (cookie: string) => {
    const tokens = running.connection.collection<{ _id: string }>('admin_refresh_tokens');
    const wasUsed = { _id: hashOf(cookie), usedAt: { $exists: true } };
    await tokens.updateOne(wasUsed, { $set: { usedAt: new Date(Date.now() - HOUR) } });
  };
  const changeSession = async (adminId: string, fields: object) => {
    const sessions = running.connection.collection('admin_sessions');
    const written = await sessions.updateMany({ adminId: new Types.ObjectId(adminId) }, { $set: fields });
    expect(written.matchedCount).toBe(1);
  };

  describe('when refreshed', () => {
    test('returns a new access token and a new refresh token', async () => {
      const admin = await administratorWith(running, ['audit:read']);
      const answer = await refresh(admin.cookie).expect(200);
      expect(answer.body).toEqual({
        message: 'Session renewed',
        token: expect.any(String),
        userId: admin.adminId,
        expiresIn: 600,
        mustSetUpFactor: false,
        admin: { _id: admin.adminId, email: admin.email, permissions: ['audit:read'] },
      });
      expect(refreshCookie(answer)).not.toBe(admin.cookie);
      await profile(answer.body.token).expect(200);
      await refresh(refreshCookie(answer)).expect(200);
    });

    test('by several tabs at the same time, returns the same new refresh token to all of them', async () => {
      const { cookie } = await administratorWith(running, []);
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map(refreshCookie)).size).toBe(1);
      for (const answer of answers) await profile(answer.body.token).expect(200);
    });

    test('with a token whose successor was exchanged too, returns the newest one, so that the chain does not fork', async () => {
      const { cookie } = await administratorWith(running, []);
      const second = refreshCookie(await refresh(cookie).expect(200));
      const third = refreshCookie(await refresh(second).expect(200));
      const late = await refresh(cookie).expect(200);
      expect(refreshCookie(late)).toBe(third);
      const tokens = running.connection.collection('admin_refresh_tokens');
      const newest = await tokens.findOne({ _id: hashOf(third) as never });
      expect(await tokens.countDocuments({ sessionId: newest?.sessionId, usedAt: { $exists: false } })).toBe(
        1,
      );
      await refresh(third).expect(200);
    });

    test('accepts a token that was exchanged less than ten seconds ago', async () => {
      const { cookie } = await administratorWith(running, []);
      await refresh(cookie).expect(200);
      await usedEarlier(cookie, 1_000);
      await refresh(cookie).expect(200);
    });

    test('with a token exchanged longer ago, is revoked with all of its tokens and writes an audit entry', async () => {
      const admin = await administratorWith(running, []);
      const next = await refresh(admin.cookie).expect(200);
      const other = await logIn(running);
      await profile(next.body.token).expect(200);
      await usedEarlier(admin.cookie, 11_000);
      await refresh(admin.cookie).expect(401);
      await refresh(refreshCookie(next)).expect(401);
      await profile(next.body.token).expect(401);
      await profile(admin.token).expect(401);
      await profile(other.token).expect(200);
      const entries = running.connection.collection('audit_entries');
      expect(
        await entries.countDocuments({ action: 'admin.session_revoked', 'subject.id': admin.adminId }),
      ).toBe(1);
    });

    test('with a token exchanged longer ago, is revoked even if no access token was used since', async () => {
      const { cookie } = await administratorWith(running, []);
      const second = refreshCookie(await refresh(cookie).expect(200));
      const third = refreshCookie(await refresh(second).expect(200));
      await usedEarlier(cookie, 11_000);
      await refresh(cookie).expect(401);
      await refresh(third).expect(401);
    });

    test('after a lost response, accepts the old token however late, until its successor is used', async () => {
      const admin = await administratorWith(running, []);
      const lost = refreshCookie(await refresh(admin.cookie).expect(200));
      await profile(admin.token).expect(200);
      await usedEarlier(admin.cookie, HOUR);
      const answer = await refresh(admin.cookie).expect(200);
      expect(refreshCookie(answer)).toBe(lost);
      await profile(answer.body.token).expect(200);
      await refresh(admin.cookie).expect(401);
    });

    test.each([
      ['marking the token as used', 'markUsed'],
      ['extending the session', 'extend'],
      ['storing the successor', 'insertToken'],
    ] as const)(
      'recovers on the next call when the process stops right before or after %s',
      async (_, step) => {
        const sessions = running.app.get(SessionRepository, { strict: false });
        const cutOff = new Error('cut off');
        const write = sessions[step].bind(sessions) as (...args: unknown[]) => Promise<unknown>;
        const cuts = {
          before: () => Promise.reject(cutOff),
          after: (...args: unknown[]) => write(...args).then(() => Promise.reject(cutOff)),
        };
        for (const cut of [cuts.before, cuts.after]) {
          const admin = await administratorWith(running, []);
          const stopped = jest.spyOn(sessions, step).mockImplementationOnce(cut as never);
          await refresh(admin.cookie).expect(500);
          stopped.mockRestore();
          await usedLongAgo(admin.cookie);
          const answer = await refresh(admin.cookie).expect(200);
          await profile(answer.body.token).expect(200);
          const next = await refresh(refreshCookie(answer)).expect(200);
          await profile(next.body.token).expect(200);
        }
      },
    );

    test.each([
      ['no cookie', ''],
      ['an unknown token', 'admin_refresh=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
      ['an empty token', 'admin_refresh='],
    ])('answers 401 with %s', async (_, cookie) => {
      const answer = await refresh(cookie).expect(401);
      expect(answer.body.code).toBe('UNAUTHENTICATED');
    });

    test('after it has ended, does not clear the cookie, which another tab may have replaced by a new login', async () => {
      const ended = await administratorWith(running, []);
      await logout().auth(ended.token, { type: 'bearer' }).expect(200);
      const refused = await refresh(ended.cookie).expect(401);
      expect(refused.headers).not.toHaveProperty('set-cookie');
    });

    test('has expired after twelve idle hours, and is not revived when the clock is set back', async () => {
      const idle = await administratorWith(running, []);
      await changeSession(idle.adminId, { expiresAt: new Date(Date.now() - 1) });
      await refresh(idle.cookie).expect(401);
      await profile(idle.token).expect(401);

      const ahead = await administratorWith(running, []);
      await changeSession(ahead.adminId, { refreshedAt: new Date(Date.now() + 2 * 86_400_000) });
      await refresh(ahead.cookie).expect(401);
      await profile(ahead.token).expect(401);
    });

    test('rejects a form body, as another site would send it', async () => {
      const { cookie } = await administratorWith(running, []);
      await request(running.origin)
        .post('/api/admin/session/refresh')
        .set('Cookie', cookie)
        .type('form')
        .send('a=b')
        .expect(415);
    });
  });

  test('is neither refreshed nor ended by a page of another origin, not even of a subdomain', async () => {
    const { cookie, token } = await administratorWith(running, []);
    for (const path of ['session/refresh', 'logout']) {
      const answer = await request(running.origin)
        .post(`/api/admin/${path}`)
        .set('Cookie', cookie)
        .set('Origin', 'http://blog.localhost')
        .send({})
        .expect(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    await profile(token).expect(200);
    await request(running.origin)
      .post('/api/admin/session/refresh')
      .set('Cookie', cookie)
      .set('Origin', running.origin)
      .set('Sec-Fetch-Site', 'same-origin')
      .send({})
      .expect(200);
  });

  test('is neither refreshed nor ended by a page of an origin in CORS_ORIGINS, nor by one that hides its origin', async () => {
    const friend = 'https://partner.example.org';
    const open = await startTestApp({ env: { CORS_ORIGINS: friend } });
    try {
      const { cookie } = await logIn(open);
      const foreign: Record<string, string>[] = [
        { Origin: friend },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'null' },
      ];
      for (const headers of foreign) {
        for (const path of ['session/refresh', 'logout']) {
          const answer = await request(open.origin)
            .post(`/api/admin/${path}`)
            .set('Cookie', cookie)
            .set(headers)
            .send({})
            .expect(403);
          expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
          expect(answer.headers).not.toHaveProperty('set-cookie');
        }
      }
      await request(open.origin)
        .post('/api/admin/session/refresh')
        .set('Cookie', cookie)
        .send({})
        .expect(200);
    } finally {
      await open.close();
    }
  });

  describe('when ended', () => {
    test('by logging out, rejects its tokens from the next call on', async () => {
      const admin = await administratorWith(running, []);
      const answer = await logout()
        .auth(admin.token, { type: 'bearer' })
        .set('Cookie', admin.cookie)
        .expect(200);
      expect(answer.body).toEqual({ message: 'Logged out successfully' });
      expect(refreshCookieLine(answer)).toMatch(/^admin_refresh=;/);
      await profile(admin.token).expect(401);
      await refresh(admin.cookie).expect(401);
    });

    test('does not affect the other sessions of the account', async () => {
      const [here, there] = [await logIn(running), await logIn(running)];
      await logout().auth(here.token, { type: 'bearer' }).expect(200);
      await profile(here.token).expect(401);
      await profile(there.token).expect(200);
    });

    test('needs only the cookie, for when the access token has expired', async () => {
      const admin = await administratorWith(running, []);
      await logout().set('Cookie', admin.cookie).expect(200);
      await refresh(admin.cookie).expect(401);
      await profile(admin.token).expect(401);
    });

    test('by concurrent calls, is audited once', async () => {
      const admin = await administratorWith(running, []);
      await Promise.all([1, 2, 3].map(() => logout().auth(admin.token, { type: 'bearer' })));
      const entries = running.connection.collection('audit_entries');
      expect(await entries.countDocuments({ action: 'admin.logout', 'subject.id': admin.adminId })).toBe(1);
    });

    test('is audited, as a login is, even when the process dies right after the write', async () => {
      const admin = await administratorWith(running, []);
      const audit = running.app.get(AuditLog, { strict: false });
      const died = () => jest.spyOn(audit, 'record').mockRejectedValueOnce(new Error('died'));
      died();
      await logout().auth(admin.token, { type: 'bearer' }).expect(500);
      await profile(admin.token).expect(401);
      died();
      const login = request(running.origin).post('/api/admin/login');
      await login.send(FIRST_ADMINISTRATOR).expect(500);
      const entries = running.connection.collection('audit_entries');
      const logouts = () => entries.countDocuments({ action: 'admin.logout', 'subject.id': admin.adminId });
      const logins = () => entries.countDocuments({ action: 'admin.login' });
      const before = await logins();
      expect(await logouts()).toBe(0);
      // The server writes the entries without a restart, because sessions live shorter than a server.
      await eventually(
        () => running.connection.collection('admin_sessions').countDocuments(WITH_PENDING_EFFECTS),
        (count) => count === 0,
      );
      expect([await logouts(), await logins()]).toEqual([1, before + 1]);
    });

    test('requires the access token or the cookie', async () => {
      await logout().expect(401);
      await logout().auth('nonsense', { type: 'bearer' }).expect(401);
    });

    test('stays ended despite a refresh at the same time', async () => {
      const admin = await administratorWith(running, []);
      const [, renewed] = await Promise.all([
        logout().auth(admin.token, { type: 'bearer' }),
        refresh(admin.cookie),
      ]);
      if (renewed.status === 200) await profile(renewed.body.token).expect(401);
      await refresh(admin.cookie).expect(401);
    });
  });
});

test('while the database is unavailable nobody is logged out, and sessions continue afterwards', async () => {
  const link = await openCuttableLink(await freshDatabaseUri());
  const running = await startTestApp({ env: { MONGODB_URI: link.uri } });
  try {
    const { token, cookie } = await logIn(running);
    const profile = () => request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
    const refresh = () => request(running.origin).post('/api/admin/session/refresh').set('Cookie', cookie);
    link.cut();
    await profile().expect(503);
    const refused = await refresh().expect(503);
    expect(refreshCookieLine(refused)).toBe('');
    await request(running.origin).post('/api/admin/login').send(FIRST_ADMINISTRATOR).expect(503);
    link.restore();
    await eventually(profile, ({ status }) => status === 200);
    await refresh().expect(200);
  } finally {
    await running.close();
    await link.close();
  }
});
