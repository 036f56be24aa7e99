import request from 'supertest';
import type { Permission } from '../../src/admin/permissions.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('access to the dashboard statistics', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  const read = (by: LoggedIn) =>
    request(running.origin).get('/api/admin/stats').auth(by.token, { type: 'bearer' });

  test.each<[Permission | 'none', string[]]>([
    ['contacts:read', ['asOf', 'contacts', 'isOld']],
    ['applications:read', ['asOf', 'factoryApplications', 'isOld']],
    ['shareholders:read', ['asOf', 'isOld', 'shareholders']],
    ['subscriptions:read', ['asOf', 'isOld', 'subscriptions']],
    ['audit:read', ['activity', 'asOf', 'isOld']],
    ['none', ['asOf', 'isOld']],
  ])('is limited to what an account with %s may read', async (permission, parts) => {
    const by = await administratorWith(running, permission === 'none' ? [] : [permission]);
    expect(Object.keys((await read(by).expect(200)).body).sort()).toEqual(parts);
  });

  test('requires a login', async () => {
    await request(running.origin).get('/api/admin/stats').expect(401);
  });
});
