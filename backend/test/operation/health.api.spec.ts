import request from 'supertest';
import { PasswordHasher } from '../../src/admin/passwords/password-hasher.js';
import { freshDatabaseUri } from '../support/databases.js';
import { eventually } from '../support/eventually.js';
import { ProbeModule } from '../support/probe.module.js';
import { type CuttableLink, openCuttableLink } from '../support/services/cuttable-link.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from '../support/test-app.js';

describe('health', () => {
  let link: CuttableLink;
  let running: TestApp;
  beforeEach(async () => {
    link = await openCuttableLink(await freshDatabaseUri());
  });
  afterEach(async () => {
    await running.close();
    await link.close();
  });

  const ready = () => request(running.origin).get('/health/ready');
  const start = async (withoutDatabase = false) => {
    running = await startTestApp({ imports: [ProbeModule], env: { MONGODB_URI: link.uri }, withoutDatabase });
  };

  test('a server with a database is alive and ready', async () => {
    await start();
    await request(running.origin).get('/health/live').expect(200, { status: 'ok' });
    const answer = await ready().expect(200);
    expect(answer.body).toMatchObject({ status: 'ok', checks: { database: 'up', schema: 'up' } });
  });

  test('a server without a database starts, answers 503, and is ready soon after the database becomes available', async () => {
    link.cut();
    await start(true);
    await request(running.origin).get('/health/live').expect(200);
    const answer = await ready().expect(503);
    expect(answer.body).toMatchObject({
      status: 'unavailable',
      checks: { database: 'down', schema: 'down' },
    });
    const refused = await request(running.origin).get('/api/probe').expect(503);
    expect(refused.body.code).toBe('UNAVAILABLE');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    link.restore();
    await eventually(ready, (one) => one.status === 200);
    await request(running.origin).get('/api/probe').expect(200);
  });

  test('a server whose database becomes available late is not ready before the first account can log in', async () => {
    link.cut();
    await start(true);
    const hasher = running.app.get(PasswordHasher, { strict: false });
    const hash = hasher.hash.bind(hasher);
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    jest
      .spyOn(hasher, 'hash')
      .mockRejectedValueOnce(new Error('the database became unavailable again'))
      .mockImplementation(async (password) => {
        await held;
        return hash(password);
      });

    link.restore();
    const early = await eventually(ready, (one) => one.body.checks.schema === 'up');
    expect(early.status).toBe(503);
    expect(early.body.checks.firstAccount).toBe('down');
    resume();
    await eventually(ready, (one) => one.status === 200);
    await request(running.origin).post('/api/admin/login').send(FIRST_ADMINISTRATOR).expect(200);
  });

  test('a lost database makes the server unready until it returns, while the process stays alive', async () => {
    await start();
    link.cut();
    const lost = await eventually(ready, (one) => one.status === 503);
    expect(lost.body.checks.database).toBe('down');
    await request(running.origin).get('/health/live').expect(200);

    link.restore();
    await eventually(ready, (one) => one.status === 200);
  });

  test('a database that hangs does not make callers hang: they get 503', async () => {
    await start();
    link.stall();
    const answer = await request(running.origin)
      .post('/api/admin/login')
      .send({ email: 'office@example.org', password: 'whatever it is' })
      .expect(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
    link.cut();
    link.restore();
    await eventually(ready, (one) => one.status === 200);
  });
});
