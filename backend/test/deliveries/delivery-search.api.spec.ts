import request from 'supertest';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import {
  beforeLastBoxDay,
  LAST_BOX_DAY,
  removeOrders,
  startForOrders,
  storeOrderOf,
} from '../support/factories/deliveries.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import type { TestApp } from '../support/test-app.js';

describe('searching the boxes of a day', () => {
  let running: TestApp;
  let office: LoggedIn;
  beforeAll(async () => {
    running = await startForOrders();
    office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
  });
  beforeEach(() => removeOrders(running));
  afterAll(() => running.close());

  const get = (address: string) =>
    request(running.origin).get(address).auth(office.token, { type: 'bearer' });
  const found = async (query: Record<string, string>) => {
    const names: string[] = [];
    let address = `/api/deliveries?${new URLSearchParams({ day: LAST_BOX_DAY, ...query })}`;
    while (address !== '') {
      const { body, headers }: request.Response = await get(address).expect(200);
      names.push(...body.map(({ name }: { name: string }) => name));
      address = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
    }
    return names;
  };
  const order = (name: string, pinCode: string) =>
    storeOrderOf(running, beforeLastBoxDay('05T10:00:00'), { form: { name, pinCode } });
  const mark = (subscriptionIds: string[], status = 'delivered') =>
    request(running.origin)
      .post('/api/deliveries/mark')
      .auth(office.token, { type: 'bearer' })
      .send({ day: LAST_BOX_DAY, status, subscriptionIds })
      .expect(200);

  test('finds names in either script, sorted by name and paged, only with a box on the day', async () => {
    await order('Sunita Devi', '844101');
    await order('सुनीता कुमारी', '800001');
    await order('Suneeta Rao', '700001');
    await order('Ramesh Kumar', '844101');
    await storeOrderOf(running, beforeLastBoxDay('11T00:00:00'), { form: { name: 'Sunita Late' } });
    const all = ['Suneeta Rao', 'Sunita Devi', 'सुनीता कुमारी'];
    for (const q of ['sunita', 'सुनी', 'SUNEETA']) {
      expect(await found({ q })).toEqual(all);
      expect(await found({ q, limit: '1' })).toEqual(all);
    }
    expect(await found({ q: 'devi sunita' })).toEqual(['Sunita Devi']);
    expect(await found({ q: 'ramesh 844101' })).toEqual(['Ramesh Kumar']);
    expect(await found({ q: 'ramesh 800001' })).toEqual([]);
  });

  test('finds PIN codes by prefix, in the order of delivery', async () => {
    await order('Birsi Devi', '844102');
    await order('Zubin Mehta', '844101');
    await order('Asha Kumari', '844101');
    await order('Chitra Rao', '900001');
    const near = ['Asha Kumari', 'Zubin Mehta', 'Birsi Devi'];
    for (const q of ['844', '८४४1', '844 10']) {
      expect(await found({ q })).toEqual(near);
      expect(await found({ q, limit: '1' })).toEqual(near);
    }
    expect(await found({ q: '844101' })).toEqual(near.slice(0, 2));
    expect(await found({ q: '845' })).toEqual([]);
  });

  test('combines with a filter by status', async () => {
    const asha = await order('Asha Kumari', '844101');
    const other = await order('Asha Devi', '800001');
    await order('Asha Rao', '800001');
    await mark([asha]);
    await mark([other], 'returned');
    expect(await found({ q: 'asha', status: 'delivered' })).toEqual(['Asha Kumari']);
    expect(await found({ q: 'asha', status: 'returned', limit: '1' })).toEqual(['Asha Devi']);
    expect(await found({ q: 'asha', status: 'planned' })).toEqual(['Asha Rao']);
    expect(await found({ q: '800', status: 'returned' })).toEqual(['Asha Devi']);
    expect(await found({ q: '844', status: 'returned' })).toEqual([]);
  });

  test('filters exports, whose audit entry omits the search text', async () => {
    await order('Asha Kumari', '844101');
    await order('Birsi Devi', '844101');
    const prepared = await request(running.origin)
      .post(`/api/deliveries/exports?day=${LAST_BOX_DAY}&q=birsi`)
      .auth(office.token, { type: 'bearer' })
      .expect(200);
    const { body } = await fetchPrepared(running, preparedFile(prepared), { format: 'csv' }).expect(200);
    const text = String(body);
    expect(text).toContain('Birsi Devi');
    expect(text).not.toContain('Asha Kumari');
    const entry = await running.connection
      .collection('audit_entries')
      .findOne({ action: 'delivery.exported' });
    expect(JSON.stringify(entry)).not.toContain('birsi');
    expect(entry?.detail).toMatchObject({ day: LAST_BOX_DAY, searched: true });
  });

  test('requires three letters or digits, and its cursors are refused without the search', async () => {
    for (const q of ['as', '84']) {
      const { status, body } = await get(`/api/deliveries?q=${q}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['q']]);
    }
    await order('Asha Kumari', '844101');
    await order('Asha Rao', '844101');
    const { headers } = await get(`/api/deliveries?day=${LAST_BOX_DAY}&q=asha&limit=1`).expect(200);
    const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    expect((await get(`/api/deliveries?day=${LAST_BOX_DAY}&cursor=${cursor}`)).status).toBe(400);
  });
});
