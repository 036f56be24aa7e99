import { Types } from 'mongoose';
import request from 'supertest';
import type { Permission } from '../../src/admin/permissions.js';
import { SubmissionStore } from '../../src/submissions/record/store/submission-store.js';
import { actsOn } from '../support/acts-on.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { Inbox } from '../support/inbox.js';
import { holdRelay } from '../support/relay.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('who looks after a record', () => {
  let running: TestApp;
  let inbox: Inbox;
  let owner: LoggedIn;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    owner = await logIn(running);
    asha = await administratorWith(running, ['contacts:read', 'contacts:update']);
    ravi = await administratorWith(running, ['contacts:read', 'contacts:update']);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const received = async (): Promise<{ _id: string; reference: string }> =>
    (await sendMessage(running.origin).expect(201)).body.data;
  const assign = (by: LoggedIn, id: string, body: object, path = 'contact') =>
    request(running.origin).put(`/api/${path}/${id}/assignee`).auth(by.token, { type: 'bearer' }).send(body);
  const get = (by: LoggedIn, path: string) =>
    request(running.origin).get(path).auth(by.token, { type: 'bearer' });
  const team = (step: AccountStep, { adminId }: LoggedIn) =>
    changeAccount(running.origin, owner, adminId, step).expect(200);
  const named = ({ adminId, email }: LoggedIn) => ({ adminId, email });
  const mailCount = (id: string) =>
    running.connection.collection('mail_outbox').countDocuments({ key: { $regex: `^${id}:assigned:` } });
  const entriesOf = (id: string) => actsOn(running.app, 'contact-message', id);

  test('is seen with it and in lists, and changes hands', async () => {
    const { _id } = await received();
    const { body } = await assign(asha, _id, { adminId: ravi.adminId, expected: null }).expect(200);
    expect(body).toMatchObject({ message: 'Assigned', data: { _id, assignee: named(ravi) } });
    expect((await get(asha, `/api/contact/${_id}`)).body.assignee).toEqual(named(ravi));
    expect((await get(asha, '/api/contact?limit=1')).body[0].assignee).toEqual(named(ravi));
    await assign(ravi, _id, { adminId: asha.adminId, expected: ravi.adminId }).expect(200);
    const nobody = await assign(ravi, _id, { adminId: null, expected: asha.adminId }).expect(200);
    expect(nobody.body.message).toBe('Assigned to nobody');
    expect(nobody.body.data.assignee).toBeUndefined();
  });

  test('is said for every kind of record by those who may change it', async () => {
    const { origin } = running;
    const kinds: Array<[string, Permission, Permission, { body: { data: { _id: string } } }]> = [
      ['contact', 'contacts:read', 'contacts:update', await sendMessage(origin)],
      ['apply-factory', 'applications:read', 'applications:review', await sendApplication(origin)],
      ['shareholder', 'shareholders:read', 'shareholders:review', await sendShareholder(origin)],
      ['subscription', 'subscriptions:read', 'subscriptions:update', await sendSubscription(origin)],
    ];
    for (const [path, read, change, { body }] of kinds) {
      const { _id } = body.data;
      const may = await administratorWith(running, [read, change]);
      const reads = await administratorWith(running, [read]);
      const wanted = { adminId: reads.adminId };
      await assign(reads, _id, wanted, path).expect(403);
      const { data } = (await assign(may, _id, wanted, path).expect(200)).body;
      expect(data.assignee).toEqual(named(reads));
      expect((await get(reads, `/api/${path}?assignee=me`).expect(200)).body).toEqual([
        expect.objectContaining({ _id, assignee: named(reads) }),
      ]);
    }
  });

  test('of two who assign at once one is first, and the other is told who', async () => {
    for (let times = 0; times < 5; times++) {
      const { _id } = await received();
      const answers = await Promise.all(
        [asha, ravi].map((one) => assign(one, _id, { adminId: one.adminId, expected: null })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [right, wrong] = [...answers].sort((a, b) => a.status - b.status);
      const first = right?.body.data.assignee;
      expect(right?.body.data.assignedAt).toMatch(/^20\d\d-/);
      expect(wrong?.body).toMatchObject({
        code: 'CONFLICT',
        message: `${first?.email} was faster: ${first?.email} looks after this record now.`,
        data: { _id, assignee: first, assignedBy: first?.email, assignedAt: right?.body.data.assignedAt },
      });
    }
  });

  test('is changed only over what was seen', async () => {
    const { _id } = await received();
    await assign(asha, _id, { adminId: asha.adminId }).expect(200);
    for (const expected of [null, ravi.adminId, new Types.ObjectId().toHexString()]) {
      await assign(ravi, _id, { adminId: ravi.adminId, expected }).expect(409);
    }
    const stale = await assign(ravi, _id, { adminId: null, expected: ravi.adminId }).expect(409);
    expect(stale.body.data.assignee).toEqual(named(asha));
    await assign(asha, _id, { adminId: null, expected: asha.adminId }).expect(200);
    const gone = await assign(ravi, _id, { adminId: ravi.adminId, expected: asha.adminId }).expect(409);
    expect(gone.body.message).toBe(`${asha.email} was faster: nobody looks after this record now.`);
    expect(gone.body.data).toMatchObject({ assignedBy: asha.email });
  });

  test('can be asked for again: what is so already changes nothing and tells nobody', async () => {
    const { _id } = await received();
    const wanted = { adminId: ravi.adminId, expected: null };
    const answers = await Promise.all([1, 2, 3].map(() => assign(asha, _id, wanted)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await assign(asha, _id, wanted).expect(200);
    await eventually(
      () => mailCount(_id),
      (count) => count > 0,
    );
    expect(await mailCount(_id)).toBe(1);
    const log = await eventually(
      () => entriesOf(_id),
      ({ length }) => length > 0,
    );
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      action: 'contact.assigned',
      actor: { adminId: asha.adminId },
      before: { assignee: null },
      after: { assignee: ravi.email },
    });
  });

  test('is somebody who may read it and is let in', async () => {
    const { _id } = await received();
    const elsewhere = await administratorWith(running, ['applications:read']);
    const suspended = await administratorWith(running, ['contacts:read']);
    await team('suspend', suspended);
    for (const adminId of [elsewhere.adminId, suspended.adminId, new Types.ObjectId().toHexString()]) {
      const { body } = await assign(asha, _id, { adminId }).expect(400);
      expect(body.fields).toEqual({ adminId: ['This account cannot open such records.'] });
    }
    for (const body of [
      { adminId: 'me' },
      { adminId: 7 },
      { adminId: {} },
      { expected: 'x' },
      { who: 'x' },
    ]) {
      await assign(asha, _id, body).expect(400);
    }
    await assign(asha, new Types.ObjectId().toHexString(), { adminId: ravi.adminId }).expect(404);
    await team('resume', suspended);
    await assign(asha, _id, { adminId: suspended.adminId }).expect(200);
  });

  test('is told by mail, without the applicant, but not of what they took themselves', async () => {
    const { _id, reference } = await received();
    const birsi = await administratorWith(running, ['contacts:read', 'contacts:update']);
    await assign(birsi, _id, { adminId: birsi.adminId }).expect(200);
    await assign(birsi, _id, { adminId: null, expected: birsi.adminId }).expect(200);
    await assign(asha, _id, { adminId: birsi.adminId }).expect(200);
    const [mail] = await inbox.mailsTo(birsi.email);
    expect(mail?.subject).toBe(`${reference} was assigned to you`);
    expect(mail?.text).toContain(asha.email);
    expect(mail?.text).toContain(`http://localhost:3000/admin/contacts?record=${_id}`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Asha Kumari|asha@example\.org/);
    expect(await mailCount(_id)).toBe(1);
  });

  test('is told once, also after the process was killed right after the write', async () => {
    const { _id } = await received();
    const { relay, resume } = holdRelay(running);
    await assign(asha, _id, { adminId: ravi.adminId }).expect(200);
    resume();
    await relay.sweep();
    await relay.sweep();
    expect(await mailCount(_id)).toBe(1);
    expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
  });

  test('filters a list by one’s own, somebody’s and nobody’s, in each order', async () => {
    const own = await administratorWith(running, ['subscriptions:read', 'subscriptions:update']);
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push((await sendSubscription(running.origin).expect(201)).body.data._id);
    const [first, second, third] = ids;
    await assign(own, first ?? '', { adminId: own.adminId }, 'subscription').expect(200);
    await assign(own, second ?? '', { adminId: own.adminId }, 'subscription').expect(200);
    await assign(own, third ?? '', { adminId: own.adminId }, 'subscription').expect(200);
    await assign(own, third ?? '', { adminId: null, expected: own.adminId }, 'subscription').expect(200);
    const found = async (query: string) => {
      const { body, headers } = await get(own, `/api/subscription?${query}`).expect(200);
      return { ids: body.map(({ _id }: { _id: string }) => _id), total: Number(headers['x-total-count']) };
    };
    const mine = { ids: [second, first], total: 2 };
    expect(await found('assignee=me')).toEqual(mine);
    expect(await found(`assignee=${own.adminId}&status=active`)).toEqual(mine);
    expect(await found('assignee=me&sort=createdAt')).toEqual({ ids: [first, second], total: 2 });
    expect((await found('assignee=me&sort=name')).ids.sort()).toEqual([first, second].sort());
    expect((await found('assignee=none&q=asha')).ids.slice(0, 2)).toEqual([ids[3], third]);
    expect((await found('assignee=none&limit=1')).ids).toEqual([ids[3]]);
    expect(await found(`assignee=${new Types.ObjectId()}`)).toEqual({ ids: [], total: 0 });
    for (const wrong of ['', 'nobody', 'ME', `${own.adminId}x`, own.email, '%00', 'me&assignee=none']) {
      const { status } = await get(own, `/api/subscription?assignee=${wrong}`);
      expect([wrong, status]).toEqual([wrong, wrong === '' ? 200 : 400]);
    }
  });

  test('is nobody once the account is removed, also when that was cut off', async () => {
    const leaving = await administratorWith(running, ['contacts:read']);
    const { _id } = await received();
    const { _id: other } = await received();
    await assign(asha, _id, { adminId: leaving.adminId }).expect(200);
    await assign(asha, other, { adminId: ravi.adminId }).expect(200);
    const cut = jest
      .spyOn(SubmissionStore.prototype, 'unassignAll')
      .mockRejectedValueOnce(new Error('killed'));
    await request(running.origin)
      .delete(`/api/admin/users/${leaving.adminId}`)
      .auth(owner.token, { type: 'bearer' })
      .send({ reason: 'Has left.' });
    expect(cut).toHaveBeenCalled();
    const { body } = await eventually(
      () => get(asha, `/api/contact/${_id}`),
      (answer) => answer.body.assignee === undefined,
    );
    expect(body._id).toBe(_id);
    expect((await get(asha, `/api/contact/${other}`)).body.assignee).toEqual(named(ravi));
  });

  test('goes with the record', async () => {
    const office = await administratorWith(running, [
      'shareholders:read',
      'shareholders:review',
      'shareholders:delete',
    ]);
    const { _id } = (await sendShareholder(running.origin).expect(201)).body.data;
    await assign(office, _id, { adminId: office.adminId }, 'shareholder').expect(200);
    await request(running.origin)
      .delete(`/api/shareholder/${_id}`)
      .auth(office.token, { type: 'bearer' })
      .expect(200);
    await assign(office, _id, { adminId: null, expected: office.adminId }, 'shareholder').expect(404);
    expect((await get(office, '/api/shareholder?assignee=me').expect(200)).body).toEqual([]);
  });
});
