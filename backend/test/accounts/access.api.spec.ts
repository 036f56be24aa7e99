import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Types } from 'mongoose';
import request from 'supertest';
import { PERMISSIONS } from '../../src/admin/permissions.js';
import { EventStream } from '../support/calls/event-stream.js';
import { administratorWith } from '../support/factories/administrators.js';
import { ProbeModule, UnmarkedModule } from '../support/probe.module.js';
import { declaredRoutes, expressRoutes, withRouteTable } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('access control', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ imports: [ProbeModule, UnmarkedModule] });
  });
  afterAll(() => running.close());

  /** Calls a route with an empty body. */
  const call = (route: string, token?: string) => {
    const [method = '', address = ''] = route.split(' ');
    const sent = request(running.origin)[method.toLowerCase() as 'get'](address.replace(/:\w+/g, 'x'));
    return token === undefined ? sent : sent.auth(token, { type: 'bearer' });
  };
  const isRefused = async (route: string, token: string) => {
    // An endless stream counts as admitted as soon as it starts.
    if (route.endsWith('/events')) {
      const address = route.replace('GET ', running.origin);
      const stream = await EventStream.open(address, { authorization: `Bearer ${token}` }).catch(
        () => undefined,
      );
      stream?.close();
      return stream === undefined;
    }
    const { status, body } = await call(route, token);
    return status === 403 && body.code === 'FORBIDDEN';
  };

  const unmarked = () =>
    declaredRoutes(running.app)
      .filter((route) => !route.isPublic && route.permissions === undefined)
      .map((route) => route.name);

  test('every route declares who may call it, and a route without a declaration is detected', () => {
    expect(unmarked()).toEqual(['GET /api/unmarked']);
  });

  test('a route without a declaration admits nobody', async () => {
    const answer = await request(running.origin).get('/api/unmarked').expect(401);
    expect(answer.body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('Express has no route that `declaredRoutes` misses', () => {
    const declared = new Set(declaredRoutes(running.app).map((route) => route.name));
    expect(expressRoutes(running.app).filter((route) => !declared.has(route))).toEqual([]);
  });

  test('every permission that a route requires exists', () => {
    const required = new Set(declaredRoutes(running.app).flatMap((route) => route.permissions ?? []));
    expect([...required].filter((one) => !(PERMISSIONS as readonly string[]).includes(one))).toEqual([]);
  });

  test('every route that is not public answers 401 without a token, before it validates the request', async () => {
    const guarded = declaredRoutes(running.app).filter((route) => !route.isPublic);
    const answers = await Promise.all(
      guarded.map(async ({ name }) => `${name} ${(await call(name)).status}`),
    );
    expect(answers).toEqual(guarded.map(({ name }) => `${name} 401`));
  });

  test('an account with every permission but one that a route requires is refused, one with no other permissions is let in', async () => {
    const guarded = declaredRoutes(running.app).filter((route) => !route.isPublic && route.permissions);
    const allBut = (missing: string[]) => PERMISSIONS.filter((one) => !missing.includes(one));
    const expected = guarded.flatMap(({ name, permissions = [], anyPermission }) => {
      const each = permissions.map((one) => [one]);
      const admitted = anyPermission ? each : [permissions];
      const refused = anyPermission ? [allBut(permissions)] : each.map(allBut);
      return [
        ...admitted.map((held) => ({ name, held: held.join(), answer: 'let in' })),
        ...refused.map((held) => ({ name, held: held.join(), answer: 'refused' })),
      ];
    });
    const { token, adminId } = await administratorWith(running, []);
    // Calls without a permission come last, because one of them is the logout.
    for (const held of [...new Set(expected.map((one) => one.held))].sort().reverse()) {
      const permissions = PERMISSIONS.filter((one) => held.split(',').includes(one));
      await running.connection
        .collection('admin_state')
        .updateOne({}, { $set: { [`grants.${adminId}`]: permissions } });
      const calls = expected.filter((one) => one.held === held);
      const answers = await Promise.all(
        calls.map(async (one) => ({
          ...one,
          answer: (await isRefused(one.name, token)) ? 'refused' : 'let in',
        })),
      );
      expect(answers).toEqual(calls);
    }
  });

  test('routes that require re-authentication reject a session that re-authenticated eleven minutes ago, whatever its permissions', async () => {
    const { token, adminId } = await administratorWith(running, [...PERMISSIONS]);
    await running.connection
      .collection('admin_sessions')
      .updateMany(
        { adminId: new Types.ObjectId(adminId) },
        { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } },
      );
    const guarded = declaredRoutes(running.app).filter(({ needsProof }) => needsProof);
    const answers = await Promise.all(
      guarded.map(async ({ name }) => `${name} ${(await call(name, token)).body.code}`),
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).toEqual(guarded.map(({ name }) => `${name} PROOF_REQUIRED`));
  });

  test('docs/security.md lists every route with who may call it', async () => {
    const ours = declaredRoutes(running.app).filter(({ name }) => !/\/(probe|unmarked)\b/.test(name));
    const page = path.join(__dirname, '../../../docs/security.md');
    const text = await readFile(page, 'utf8');
    // `WRITE_ROUTES=true` updates the table.
    if (process.env.WRITE_ROUTES === 'true') await writeFile(page, withRouteTable(text, ours));
    expect(await readFile(page, 'utf8')).toBe(withRouteTable(text, ours));
  });

  test('a path with a percent-encoded letter is guarded too', async () => {
    const answer = await request(running.origin).get('/api/%70robe/guarded');
    expect([401, 404]).toContain(answer.status);
  });
});
