import request from 'supertest';
import { addManySamples } from '../src/cli/sample/add-many-samples.js';
import { addSamples } from '../src/cli/sample/add-samples.js';
import { logIn } from './support/factories/administrators.js';
import { FIRST_ADMINISTRATOR, startTestApp, type TestApp } from './support/test-app.js';

describe('sample data', () => {
  const counts = { messages: 6, applications: 6, shareholders: 3, subscriptions: 4 };
  let running: TestApp;
  let token: string;
  let added: number;
  beforeAll(async () => {
    running = await startTestApp();
    ({ token } = await logIn(running, FIRST_ADMINISTRATOR));
    added = await addSamples(running.app, counts);
  });
  afterAll(() => running.close());

  const get = (path: string) => request(running.origin).get(path).auth(token, { type: 'bearer' });

  test('is in every list of the console, in both scripts', async () => {
    expect(added).toBe(19);
    const paths = ['/api/contact', '/api/apply-factory', '/api/shareholder', '/api/subscription'];
    const lists: { name?: string; fullName?: string }[][] = [];
    for (const path of paths) lists.push((await get(path)).body);
    expect(lists.map((list) => list.length)).toEqual([6, 6, 3, 4]);
    const names = lists
      .flat()
      .map(({ name, fullName }) => name ?? fullName)
      .join();
    expect(names).toMatch(/[a-z]/i);
    expect(names).toMatch(/\p{Script=Devanagari}/u);
  });

  test('has files that open', async () => {
    const [shareholder] = (await get('/api/shareholder')).body;
    const proof = await get(`/api/shareholder/${shareholder._id}/id-proof`).buffer();
    expect(proof.status).toBe(200);
    expect(proof.headers['content-type']).toBe('application/pdf');
  });

  test('came over the last three months, not all at once', async () => {
    const list = (await get('/api/contact?sort=createdAt')).body;
    const days = list.map(
      ({ createdAt }: { createdAt: string }) => (Date.now() - Date.parse(createdAt)) / 86_400_000,
    );
    expect(Math.max(...days)).toBeLessThan(91);
    expect(new Set(days).size).toBe(6);
    expect(Math.min(...days)).toBeGreaterThan(0.04);
  });

  test('is there once, however often the command runs', async () => {
    expect(await addSamples(running.app, counts)).toBe(0);
    expect((await get('/api/apply-factory')).body).toHaveLength(6);
  });

  test('can be many, as lists, search and figures meet them', async () => {
    expect(await addManySamples(running.app, 60)).toBe(240);
    expect(await addManySamples(running.app, 60)).toBe(0);
    const list = (await get('/api/apply-factory?limit=100')).body;
    expect(list).toHaveLength(66);
    const decided = list.filter(({ status }: { status: string }) => status !== 'pending');
    expect(decided.length).toBeGreaterThan(20);
    const [{ name }] = list.slice(-1);
    const found = (await get(`/api/apply-factory?q=${encodeURIComponent(name)}`)).body;
    expect(found.map((one: { name: string }) => one.name)).toContain(name);
    expect((await get('/api/admin/stats')).body).toMatchObject({ isOld: false });
  });
});
