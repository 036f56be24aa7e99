import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { SavedViewRepository } from '../../src/saved-views/saved-view.repository.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { changeAccount } from '../support/factories/team.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/admin/views';

describe('saved views', () => {
  let running: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    asha = await administratorWith(running, ['applications:read']);
    ravi = await administratorWith(running, ['applications:read', 'contacts:read']);
  });
  afterAll(() => running.close());

  const send = (by: LoggedIn, method: 'post' | 'patch' | 'delete', path: string, body?: object) =>
    request(running.origin)[method](path).auth(by.token, { type: 'bearer' }).send(body);
  const listed = async (by: LoggedIn, list = 'applications') =>
    (await request(running.origin).get(`${PATH}?list=${list}`).auth(by.token, { type: 'bearer' }).expect(200))
      .body;
  const saved = async (by: LoggedIn, form: object) =>
    (await send(by, 'post', PATH, { list: 'applications', ...form }).expect(201)).body.data;

  test('are listed by list: an account’s own and those that others share', async () => {
    const own = await saved(asha, { name: 'Hajipur', query: 'location=hajipur&status=pending' });
    const shared = await saved(asha, { name: 'सब पुराने', query: 'sort=createdAt', shared: true });
    expect(own).toEqual({
      _id: expect.any(String),
      list: 'applications',
      name: 'Hajipur',
      query: 'location=hajipur&status=pending',
      shared: false,
      isOwn: true,
    });
    expect(await listed(asha)).toEqual([own, shared]);
    expect(await listed(ravi)).toEqual([{ ...shared, isOwn: false }]);
    expect(await listed(ravi, 'contacts')).toEqual([]);
  });

  test('keep a change that another tab makes at the same moment', async () => {
    const view = await saved(asha, { name: 'Mine', query: 'status=pending', shared: true });
    const repository = running.app.get(SavedViewRepository, { strict: false });
    const read = repository.findOwnById.bind(repository);
    jest.spyOn(repository, 'findOwnById').mockImplementationOnce(async (...args) => {
      const before = await read(...args);
      await send(asha, 'patch', `${PATH}/${view._id}`, { shared: false }).expect(200);
      return before;
    });
    const renamed = await send(asha, 'patch', `${PATH}/${view._id}`, { name: 'Ours' }).expect(200);
    expect(renamed.body.data).toEqual({ ...view, name: 'Ours', shared: false });
    expect(await listed(asha)).toContainEqual(renamed.body.data);
    expect(await listed(ravi)).not.toContainEqual(expect.objectContaining({ _id: view._id }));
    await send(asha, 'delete', `${PATH}/${view._id}`).expect(200);
  });

  test('can be changed and deleted by their owner only', async () => {
    const view = await saved(asha, { name: 'Mine', query: 'status=pending', shared: true });
    for (const [method, body] of [
      ['patch', { name: 'Yours' }],
      ['delete', undefined],
    ] as const) {
      const refused = await send(ravi, method, `${PATH}/${view._id}`, body).expect(404);
      expect(refused.body.message).toBe('You have no such saved view.');
    }
    const changed = await send(asha, 'patch', `${PATH}/${view._id}`, { name: 'Ours', query: '' }).expect(200);
    expect(changed.body.data).toEqual({ ...view, name: 'Ours', query: '' });
    expect(await listed(asha)).toContainEqual(changed.body.data);
    await send(asha, 'patch', `${PATH}/${view._id}`, { shared: false }).expect(200);
    expect(await listed(ravi)).not.toContainEqual(expect.objectContaining({ _id: view._id }));
    await send(asha, 'delete', `${PATH}/${view._id}`).expect(200);
    await send(asha, 'delete', `${PATH}/${view._id}`).expect(404);
    for (const id of ['nonsense', '%00', 'abcdefabcdef']) {
      await send(asha, 'patch', `${PATH}/${id}`, { name: 'X' }).expect(404);
    }
  });

  test('of the audit log require the permission to read it', async () => {
    const reader = await administratorWith(running, ['audit:read']);
    const form = { list: 'activity', name: 'Logins', query: 'kind=admin&columns=who,what' };
    const view = await saved(reader, { ...form, shared: true });
    expect(view).toMatchObject(form);
    expect(await listed(reader, 'activity')).toEqual([view]);
    await send(asha, 'post', PATH, form).expect(403);
    await request(running.origin)
      .get(`${PATH}?list=activity`)
      .auth(asha.token, { type: 'bearer' })
      .expect(403);
  });

  test('require the permission to read their list, and valid fields', async () => {
    await send(asha, 'post', PATH, { list: 'contacts', name: 'New' }).expect(403);
    await request(running.origin)
      .get(`${PATH}?list=contacts`)
      .auth(asha.token, { type: 'bearer' })
      .expect(403);
    await request(running.origin).get(`${PATH}?list=contacts`).expect(401);
    for (const form of [
      { name: 'X', list: 'elsewhere' },
      { name: '' },
      { name: 'x'.repeat(41) },
      { name: 'X', query: 'x'.repeat(1001) },
      { name: 'X', owner: ravi.adminId },
    ]) {
      const { status } = await send(asha, 'post', PATH, { list: 'applications', ...form });
      expect([form, status]).toEqual([form, 400]);
    }
  });

  test('are audited without their name and query', async () => {
    const view = await saved(asha, { name: 'Sunita Devi', query: 'q=sunita', shared: true });
    await send(asha, 'delete', `${PATH}/${view._id}`).expect(200);
    const entries = await running.app.get(AuditLog, { strict: false }).listForSubject('view', view._id);
    expect(entries.map(({ action }) => action)).toEqual(['view.deleted', 'view.saved']);
    expect(entries[0]).toMatchObject({ actor: { adminId: asha.adminId }, detail: { list: 'applications' } });
    expect(JSON.stringify(entries)).not.toMatch(/sunita/i);
  });

  test('have one audit entry for each change, and none when nothing changes', async () => {
    const view = await saved(asha, { name: 'Often', query: 'status=pending' });
    const path = `${PATH}/${view._id}`;
    for (const noChange of [{}, { name: 'Often' }, { query: 'status=pending', shared: false }]) {
      const same = await send(asha, 'patch', path, noChange).expect(200);
      expect(same.body.data).toEqual(view);
    }
    await send(asha, 'patch', path, { query: '  ' }).expect(200);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => send(asha, 'delete', path)));
    expect(atOnce.some(({ status }) => status === 200)).toBe(true);
    const entries = await running.app.get(AuditLog, { strict: false }).listForSubject('view', view._id);
    expect(entries.map(({ action }) => action)).toEqual(['view.deleted', 'view.changed', 'view.saved']);
  });

  test('can be shared up to twenty per account, so that those of all others are seen', async () => {
    const busy = await administratorWith(running, ['applications:read']);
    for (let count = 0; count < 20; count += 1) await saved(busy, { name: `Shared ${count}`, shared: true });
    const own = await saved(busy, { name: 'My own' });
    const extra = { list: 'applications', name: 'One more', shared: true };
    for (const refused of [
      await send(busy, 'post', PATH, extra),
      await send(busy, 'patch', `${PATH}/${own._id}`, { shared: true }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body.message).toMatch(/^You share 20 saved views, which is the maximum\./);
    }
    const [first] = await listed(busy);
    await send(busy, 'patch', `${PATH}/${first._id}`, { shared: false }).expect(200);
    await send(busy, 'patch', `${PATH}/${own._id}`, { shared: true }).expect(200);
    await running.connection.collection('saved_views').deleteMany({ owner: busy.adminId });
  });

  test('are limited to a hundred per account and deleted with it', async () => {
    const busy = await administratorWith(running, ['applications:read']);
    const views = running.connection.collection('saved_views');
    const row = { list: 'applications', name: 'One of many', query: '', shared: true, createdAt: new Date() };
    await views.insertMany(
      Array.from({ length: 95 }, (_, index) => ({ ...row, owner: busy.adminId, slot: index + 1 })),
    );
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(busy, 'post', PATH, { list: 'applications', name: `At once ${index}` }),
      ),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 15 }, () => 409),
    ]);
    expect(await views.countDocuments({ owner: busy.adminId })).toBe(100);
    const entries = running.connection.collection('audit_entries');
    expect(await entries.countDocuments({ action: 'view.saved', 'actor.adminId': busy.adminId })).toBe(5);
    const refused = await send(busy, 'post', PATH, { list: 'applications', name: 'One more' }).expect(409);
    expect(refused.body.message).toMatch(/^You have 100 saved views, which is the maximum\./);
    const owner = await logIn(running);
    await changeAccount(running.origin, owner, busy.adminId, 'remove').expect(200);
    expect(await views.countDocuments({ owner: busy.adminId })).toBe(0);
  });
});
