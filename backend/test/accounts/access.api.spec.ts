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

  test('an account with one permission or none may call exactly the routes that require nothing more', async () => {
    const guarded = declaredRoutes(running.app).filter((route) => !route.isPublic && route.permissions);
    for (const permission of [undefined, ...PERMISSIONS]) {
      const { token } = await administratorWith(running, permission ? [permission] : []);
      const answers = await Promise.all(
        guarded.map(async ({ name }) => `${name} ${(await isRefused(name, token)) ? 'refused' : 'let in'}`),
      );
      const expected = guarded.map(({ name, permissions = [], anyPermission }) => {
        const held = permissions.filter((one) => one === permission);
        const admits = anyPermission ? held.length > 0 : held.length === permissions.length;
        return `${name} ${admits ? 'let in' : 'refused'}`;
      });
      expect({ permission, answers }).toEqual({ permission, answers: expected });
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
