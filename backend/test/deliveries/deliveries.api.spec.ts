import { type CellValue, readXlsx } from 'hucre/xlsx';
import request from 'supertest';
import type { AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { SubmissionEraser } from '../../src/submissions/erasure/submission-eraser.js';
import { BoxDaysFiller } from '../../src/subscriptions/deliveries/box-days-filler.js';
import { boxDayAfter, nextBoxDay } from '../../src/subscriptions/delivery-day.js';
import { SubscriptionKind } from '../../src/subscriptions/subscription-kind.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import {
  beforeLastBoxDay,
  LAST_BOX_DAY,
  removeOrders,
  startForOrders,
  storeOrderOf,
} from '../support/factories/deliveries.js';
import { listen } from '../support/factories/notifications.js';
import { subscriptionModel } from '../support/factories/subscriptions.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import type { TestApp } from '../support/test-app.js';

const NEXT = nextBoxDay(new Date());

describe('the boxes of a day', () => {
  let running: TestApp;
  let office: LoggedIn;
  beforeAll(async () => {
    running = await startForOrders();
  });
  beforeEach(async () => {
    await removeOrders(running);
    office = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
  });
  afterAll(() => running.close());

  const get = (address: string, by = office) =>
    request(running.origin).get(address).auth(by.token, { type: 'bearer' });
  const list = async (query = '') =>
    (await get(`/api/deliveries?day=${LAST_BOX_DAY}${query}`).expect(200)).body;
  const totals = async (day = LAST_BOX_DAY) =>
    (await get(`/api/deliveries/totals?day=${day}`).expect(200)).body;
  const mark = (body: object, by = office) =>
    request(running.origin)
      .post('/api/deliveries/mark')
      .auth(by.token, { type: 'bearer' })
      .send({ day: LAST_BOX_DAY, status: 'delivered', ...body });
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const order = (name: string, form: object = {}, rest: Parameters<typeof storeOrderOf>[2] = {}) =>
    storeOrderOf(running, beforeLastBoxDay('05T10:00:00'), { form: { name, ...form }, ...rest });

  test('are those of subscriptions ordered by the 10th and active when the day begins, by PIN code and name', async () => {
    await order('Birsi Devi', { pinCode: '844101' });
    await order('Asha Kumari', { pinCode: '844101' });
    await order('Zubin Mehta', { pinCode: '800001' });
    await storeOrderOf(running, beforeLastBoxDay('10T23:59:59'), {
      form: { name: 'Last Moment', pinCode: '844102' },
    });
    await storeOrderOf(running, beforeLastBoxDay('11T00:00:00'), {
      form: { name: 'Too Late', pinCode: '800001' },
    });
    await order('Paused Before', {}, { steps: [['paused', beforeLastBoxDay('14T23:59:59')]] });
    await order('Cancelled Before', {}, { steps: [['cancelled', beforeLastBoxDay('09T10:00:00')]] });
    await order(
      'Cancelled Since',
      { pinCode: '844103' },
      { steps: [['cancelled', beforeLastBoxDay('15T00:00:00')]] },
    );
    const rows = await list();
    expect(names(rows)).toEqual([
      'Zubin Mehta',
      'Asha Kumari',
      'Birsi Devi',
      'Last Moment',
      'Cancelled Since',
    ]);
    expect(rows[1]).toEqual({
      subscriptionId: expect.any(String),
      reference: expect.stringMatching(/^SP-/),
      name: 'Asha Kumari',
      address: 'House 7, Station Road, Hajipur, Bihar',
      pinCode: '844101',
      mobile: '9876543210',
      combo: 'Premium Pack',
      quantity: 2,
      toCollect: 4000,
      status: 'planned',
      subscription: 'active',
    });
    expect(rows[4]).toMatchObject({ subscription: 'cancelled' });
  });

  test('add up to totals, in which a first box paid online leaves nothing to collect', async () => {
    const paid = { set: { payment: { state: 'paid', amount: 400_000 } } };
    const unpaid = { set: { payment: { state: 'failed', amount: 400_000 } } };
    const first = await order('Paid First', {}, paid);
    await order('Not Paid', {}, unpaid);
    await storeOrderOf(running, new Date(beforeLastBoxDay('05T10:00:00').getTime() - 40 * 86_400_000), {
      form: { name: 'Paid Before', combo: 'Spice Pack', quantity: 3 },
      ...paid,
    });
    const skipping: [string, Date][] = [
      ['paused', beforeLastBoxDay('12T10:00:00')],
      ['active', new Date(`${LAST_BOX_DAY}T09:00:00+05:30`)],
    ];
    await storeOrderOf(running, new Date(beforeLastBoxDay('05T10:00:00').getTime() - 40 * 86_400_000), {
      form: { name: 'Skips It' },
      steps: skipping,
    });
    const rows = await list();
    expect(rows.map(({ name, toCollect }: { name: string; toCollect: number }) => [name, toCollect])).toEqual(
      [
        ['Not Paid', 4000],
        ['Paid Before', 3000],
        ['Paid First', 0],
      ],
    );
    const expected = {
      day: LAST_BOX_DAY,
      nextDay: NEXT,
      hasCome: true,
      boxes: 3,
      packs: [
        { combo: 'Spice Pack', packs: 3 },
        { combo: 'Premium Pack', packs: 4 },
        { combo: 'Deluxe Pack', packs: 0 },
      ],
      toCollect: 7000,
      paidOnline: 1,
      collected: 0,
      delivered: 0,
      returned: 0,
    };
    expect(await totals()).toEqual(expected);
    const [one, other] = rows;
    await mark({ subscriptionIds: [one.subscriptionId, first] }).expect(200);
    await mark({ subscriptionIds: [other.subscriptionId], status: 'returned' }).expect(200);
    expect(await totals()).toEqual({ ...expected, collected: 4000, delivered: 2, returned: 1 });
  });

  test('default to the next box day', async () => {
    await order('Asha Kumari');
    await order('Birsi Devi');
    const { body, headers } = await get('/api/deliveries?limit=1').expect(200);
    expect(names(body)).toEqual(['Asha Kumari']);
    // After midnight of the box day the next page must not be one of the next month.
    expect(headers.link).toMatch(new RegExp(`day=${NEXT}&cursor=[^>]+>; rel="next"`));
    expect((await get('/api/deliveries/totals').expect(200)).body).toMatchObject({ day: NEXT, boxes: 2 });
  });

  test('are paged in one order, with and without a filter by status', async () => {
    const ids: string[] = [];
    for (const [name, pinCode] of [
      ['Asha', '844101'],
      ['Asha', '844101'],
      ['Birsi', '800001'],
      ['Chitra', '900001'],
      ['Dilip', '844101'],
    ] as const) {
      ids.push(await order(`${name} Kumari`, { pinCode }));
    }
    const pageThrough = async (query: string) => {
      const seen: string[] = [];
      let address: string = `/api/deliveries?day=${LAST_BOX_DAY}&limit=2${query}`;
      while (address !== '') {
        const { body, headers }: request.Response = await get(address).expect(200);
        seen.push(...names(body).map((name) => name.split(' ')[0] ?? ''));
        address = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
      }
      return seen;
    };
    expect(await pageThrough('')).toEqual(['Birsi', 'Asha', 'Asha', 'Dilip', 'Chitra']);
    await mark({ subscriptionIds: [ids[0], ids[2], ids[3]] }).expect(200);
    await mark({ subscriptionIds: [ids[4]], status: 'returned' }).expect(200);
    expect(await pageThrough('')).toEqual(['Birsi', 'Asha', 'Asha', 'Dilip', 'Chitra']);
    expect(await pageThrough('&status=delivered')).toEqual(['Birsi', 'Asha', 'Chitra']);
    expect(await pageThrough('&status=returned')).toEqual(['Dilip']);
    expect(await pageThrough('&status=planned')).toEqual(['Asha']);
  });

  test('cause a change event when they are marked, only for accounts that may read them', async () => {
    const id = await order('Asha Kumari');
    const [permitted, unpermitted] = [
      await listen(running.origin, await administratorWith(running, ['subscriptions:read'])),
      await listen(running.origin, await administratorWith(running, ['contacts:read'])),
    ];
    await mark({ subscriptionIds: [id] }).expect(200);
    await permitted.until('change', ({ byOthers }: { byOthers: string[] }) => byOthers.includes('delivery'));
    await sendMessage(running.origin).expect(201);
    await unpermitted.until('change', ({ kinds }: { kinds: string[] }) => kinds.includes('contact-message'));
    expect(JSON.stringify(unpermitted.of('change'))).not.toContain('delivery');
    for (const stream of [permitted, unpermitted]) stream.close();
  });

  test('keep the address and the amount that they had when they were marked', async () => {
    const id = await order('Asha Kumari', {}, { set: { payment: { state: 'unpaid', amount: 400_000 } } });
    await mark({ subscriptionIds: [id] }).expect(200);
    await subscriptionModel(running).updateOne(
      { _id: id },
      { $set: { address: 'Elsewhere', 'payment.state': 'paid' } },
    );
    const [row] = await list();
    expect(row).toMatchObject({
      address: 'House 7, Station Road, Hajipur, Bihar',
      toCollect: 4000,
      status: 'delivered',
      collected: 4000,
      markedBy: office.email,
      markedAt: expect.any(String),
    });
    expect(row).not.toHaveProperty('subscription');
  });

  test('can be marked, unmarked and marked again, with an audit entry for each step but none for a repeat', async () => {
    const ids = [await order('Asha Kumari'), await order('Birsi Devi')];
    const done = ids.map((subscriptionId) => ({
      subscriptionId,
      outcome: 'done',
      status: 'delivered',
      markedBy: office.email,
      markedById: office.adminId,
    }));
    for (const _repeat of [1, 2]) {
      const answer = await mark({ subscriptionIds: ids, expected: 'planned' }).expect(200);
      expect(answer.body.data).toEqual(done);
    }
    const undone = await mark({ subscriptionIds: ids, status: 'planned', expected: 'delivered' }).expect(200);
    expect(undone.body.data[0]).toEqual({ subscriptionId: ids[0], outcome: 'done', status: 'planned' });
    expect((await list()).map(({ status }: { status: string }) => status)).toEqual(['planned', 'planned']);
    await mark({ subscriptionIds: [ids[0]], status: 'returned' }).expect(200);
    const corrected = await mark({ subscriptionIds: ids }).expect(200);
    expect(corrected.body.data).toEqual(done);
    const log = (
      await running.app.get(AuditLog, { strict: false }).listForSubject('delivery', LAST_BOX_DAY)
    ).filter(({ actor }) => actor?.email === office.email);
    expect(new Set(log.map(({ action }) => action))).toEqual(new Set(['delivery.marked']));
    const steps = log.map(({ before, after, detail }) => [before?.status, after?.status, detail?.boxes]);
    expect(steps.reverse()).toEqual([
      ['planned', 'delivered', 2],
      ['delivered', 'planned', 2],
      ['planned', 'returned', 1],
      ['planned', 'delivered', 1],
      ['returned', 'delivered', 1],
    ]);
    expect(log[2]?.detail?.subscriptions).toEqual([ids[0]]);
  });

  test('get one status when two people mark them at once, and both answers contain it', async () => {
    const ids = await Promise.all(['Asha', 'Birsi', 'Chitra'].map((name) => order(`${name} Kumari`)));
    const colleague = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    const [delivered, returned] = await Promise.all([
      mark({ subscriptionIds: ids, expected: 'planned' }),
      mark({ subscriptionIds: ids, expected: 'planned', status: 'returned' }, colleague),
    ]);
    const rows = new Map((await list()).map((row: { subscriptionId: string }) => [row.subscriptionId, row]));
    for (const [index, id] of ids.entries()) {
      const row = rows.get(id) as { status: string; markedBy: string };
      expect([
        ['delivered', office.email],
        ['returned', colleague.email],
      ]).toContainEqual([row.status, row.markedBy]);
      for (const [answer, wanted] of [
        [delivered, 'delivered'],
        [returned, 'returned'],
      ] as const) {
        expect(answer.body.data[index]).toEqual({
          subscriptionId: id,
          outcome: row.status === wanted ? 'done' : 'marked_otherwise',
          status: row.status,
          markedBy: row.markedBy,
          markedById: row.status === 'delivered' ? office.adminId : colleague.adminId,
        });
      }
    }
  });

  test('are owed when they were paid online and came back, until they are delivered or refunded', async () => {
    const paid = { payment: { state: 'paid', amount: 400_000, paymentId: 'pay_Owed1' } };
    const id = await order('Paid First', {}, { set: paid });
    const other = await order('Paid In Cash');
    const owed = async (query: string) =>
      (await list(query)).map((row: { name: string; owed?: true }) => [row.name, row.owed]);
    const shown = async () => {
      const { body } = await get(`/api/subscription/${id}`).expect(200);
      const [listed] = (await get('/api/subscription?q=first').expect(200)).body;
      expect(listed.payment).toEqual(body.payment);
      return body.payment.owedBox;
    };
    const { body } = await mark({ subscriptionIds: [id, other], status: 'returned' }).expect(200);
    expect(body.data.map((row: { owed?: true }) => row.owed)).toEqual([true, undefined]);
    for (const query of ['', '&status=returned', '&q=paid']) {
      const rows = await owed(query);
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual(['Paid First', true]);
    }
    expect(await shown()).toBe(LAST_BOX_DAY);
    await mark({ subscriptionIds: [id] }).expect(200);
    expect(await owed('&q=first')).toEqual([['Paid First', undefined]]);
    expect(await shown()).toBeUndefined();
    await mark({ subscriptionIds: [id], status: 'returned' }).expect(200);
    expect(await shown()).toBe(LAST_BOX_DAY);
    await subscriptionModel(running).updateOne({ _id: id }, { $set: { 'payment.state': 'refunded' } });
    expect(await owed('&status=returned&q=844101')).toContainEqual(['Paid First', undefined]);
    expect(await shown()).toBeUndefined();
  });

  test('stay unchanged when the expected status is stale, and the answer names who marked them', async () => {
    const ids = [await order('Asha Kumari')];
    await mark({ subscriptionIds: ids }).expect(200);
    const colleague = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    for (const stale of [
      { status: 'returned', expected: 'planned' },
      { status: 'planned', expected: 'returned' },
    ]) {
      const { body } = await mark({ subscriptionIds: ids, ...stale }, colleague).expect(200);
      expect(body.data).toEqual([
        {
          subscriptionId: ids[0],
          outcome: 'marked_otherwise',
          status: 'delivered',
          markedBy: office.email,
          markedById: office.adminId,
        },
      ]);
    }
  });

  test('are not marked when the subscription has no box that day or does not exist', async () => {
    const late = await storeOrderOf(running, beforeLastBoxDay('11T00:00:00'));
    const missing = '65f1c0ffee65f1c0ffee65f1';
    const answer = await mark({ subscriptionIds: [late, missing] }).expect(200);
    expect(answer.body.data).toEqual([
      { subscriptionId: late, outcome: 'not_of_day' },
      { subscriptionId: missing, outcome: 'not_of_day' },
    ]);
    expect(await running.connection.collection('deliveries').countDocuments()).toBe(0);
  });

  test('can be marked two hundred at a time, with an outcome for each', async () => {
    const id = await order('Asha Kumari');
    const others = Array.from({ length: 199 }, (_, index) => String(index).padStart(24, '0'));
    const { body } = await mark({ subscriptionIds: [...others, id] }).expect(200);
    const outcomes = body.data.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([...Array(199).fill('not_of_day'), 'done']);
  });

  test('follow a subscription that is paused and resumed', async () => {
    const id = await order('Asha Kumari');
    const change = (status: string) =>
      request(running.origin)
        .patch(`/api/subscription/${id}/status`)
        .auth(office.token, { type: 'bearer' })
        .send({ status, undoable: true })
        .expect(200);
    const boxesOf = async (day: string) => (await totals(day)).boxes;
    const isBoxDay = NEXT === LAST_BOX_DAY;
    await change('paused');
    expect(await boxesOf(NEXT)).toBe(isBoxDay ? 1 : 0);
    await change('active');
    expect(await boxesOf(NEXT)).toBe(1);
    expect(await boxesOf(LAST_BOX_DAY)).toBe(1);
  });

  test('are filled in from the history when an earlier version stored none', async () => {
    const id = await order('Asha Kumari');
    const subscriptions = subscriptionModel(running);
    await subscriptions.updateOne({ _id: id }, { $unset: { boxes: 1 } });
    expect(await list()).toEqual([]);
    await running.app.get(BoxDaysFiller, { strict: false }).fill();
    expect(names(await list())).toEqual(['Asha Kumari']);
    expect(await totals()).toMatchObject({ boxes: 1, toCollect: 4000 });
  });

  test('are erased with the subscription', async () => {
    const [kept, erased] = [await order('Asha Kumari'), await order('Birsi Devi')];
    await mark({ subscriptionIds: [kept, erased] }).expect(200);
    const kind = running.app.get(SubscriptionKind, { strict: false });
    await running.app.get(SubmissionEraser, { strict: false }).erase(kind, erased, { actor: null });
    expect(names(await list())).toEqual(['Asha Kumari']);
    const left = await running.connection.collection<{ _id: string }>('deliveries').find().toArray();
    expect(left.map(({ _id }) => _id)).toEqual([`${kept}:${LAST_BOX_DAY}`]);
    const again = await mark({ subscriptionIds: [erased] }).expect(200);
    expect(again.body.data[0].outcome).toBe('not_of_day');
  });

  test('require one permission to read and another to mark', async () => {
    const [reader, marker, other] = [
      await administratorWith(running, ['subscriptions:read']),
      await administratorWith(running, ['subscriptions:read', 'subscriptions:update']),
      await administratorWith(running, ['subscriptions:update']),
    ];
    const id = await order('Asha Kumari');
    await get('/api/deliveries', reader).expect(200);
    await get('/api/deliveries/totals', reader).expect(200);
    await mark({ subscriptionIds: [id] }, reader).expect(403);
    await get('/api/deliveries', other).expect(403);
    await get('/api/deliveries/totals', other).expect(403);
    await mark({ subscriptionIds: [id] }, other).expect(403);
    await mark({ subscriptionIds: [id] }, marker).expect(200);
  });

  test.each(['2025-12-14', '2025-13-15', '15.12.2025', '2025-1-15', '0', boxDayAfter(NEXT)])(
    'answer 400 for the day %s',
    async (day) => {
      for (const answer of [
        await get(`/api/deliveries?day=${day}`),
        await get(`/api/deliveries/totals?day=${day}`),
        await mark({ day, subscriptionIds: ['65f1c0ffee65f1c0ffee65f1'] }),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.body.fields).toHaveProperty('day');
      }
    },
  );

  test.each([
    [{ subscriptionIds: [] }, 'subscriptionIds'],
    [{ subscriptionIds: 'all' }, 'subscriptionIds'],
    [{ subscriptionIds: [{ $gt: '' }] }, 'subscriptionIds'],
    [{ subscriptionIds: Array(2).fill('65f1c0ffee65f1c0ffee65f1') }, 'subscriptionIds'],
    [
      { subscriptionIds: Array.from({ length: 201 }, (_, index) => String(index).padStart(24, '0')) },
      'subscriptionIds',
    ],
    [{ subscriptionIds: ['65f1c0ffee65f1c0ffee65f1'], status: 'lost' }, 'status'],
    [{ subscriptionIds: ['65f1c0ffee65f1c0ffee65f1'], expected: 'lost' }, 'expected'],
  ])('answer 400 to an invalid mark (%#)', async (body, field) => {
    const answer = await mark(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty([field]);
  });

  test('answer 400 to an invalid cursor', async () => {
    const cursor = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    for (const wrong of [
      'x',
      cursor({ s: 'pinCode', t: 'next', i: '65f1c0ffee65f1c0ffee65f1' }),
      cursor({ s: 'pinCode', t: 'last' }),
    ]) {
      expect((await get(`/api/deliveries?cursor=${wrong}`)).status).toBe(400);
    }
  });

  test('are exported in the order of the list, with an audit entry', async () => {
    await order('Birsi Devi', { pinCode: '844101' });
    const paid = { payment: { state: 'paid', amount: 400_000, paymentId: 'pay_Owed2' } };
    await order('Zubin Mehta', { pinCode: '800001' }, { set: paid });
    const [zubin, birsi] = await list();
    await mark({ subscriptionIds: [birsi.subscriptionId] }).expect(200);
    await mark({ subscriptionIds: [zubin.subscriptionId], status: 'returned' }).expect(200);
    const prepared = await request(running.origin)
      .post(`/api/deliveries/exports?day=${LAST_BOX_DAY}`)
      .auth(office.token, { type: 'bearer' })
      .expect(200);
    const { headers, body } = await fetchPrepared(running, preparedFile(prepared), { format: 'xlsx' }).expect(
      200,
    );
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=boxes-\d{4}-\d\d-\d\d-of-\d{4}-\d\d-15\.xlsx$/,
    );
    const { sheets } = await readXlsx(body as Buffer);
    const [titles = [], ...rows] = sheets[0]?.rows ?? [];
    const cells = (row: CellValue[] = []) =>
      Object.fromEntries(titles.map((title, index) => [title, row[index]]));
    expect(rows.map((row) => cells(row).name)).toEqual(['Zubin Mehta', 'Birsi Devi']);
    expect(rows.map((row) => cells(row)['send again or refund'] ?? '')).toEqual(['yes', '']);
    expect(cells(rows[1])).toMatchObject({
      'PIN code': '844101',
      mobile: '9876543210',
      quantity: 2,
      'rupees to collect': 4000,
      box: 'delivered',
      'rupees collected': 4000,
      marked: expect.any(Date),
      'marked by': office.email,
    });
    const entry = await running.connection
      .collection<AuditEntry>('audit_entries')
      .findOne({ action: 'delivery.exported' });
    expect(entry).toMatchObject({ actor: { email: office.email }, detail: { day: LAST_BOX_DAY } });
  });
});
