import { Types } from 'mongoose';
import request from 'supertest';
import type { Permission } from '../../src/admin/permissions.js';
import { SubmissionStore } from '../../src/submissions/record/store/submission-store.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { type AccountStep, changeAccount } from '../support/factories/team.js';
import { holdRelay } from '../support/relay.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the assignee of a record', () => {
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
  const entriesOf = (id: string) => entriesAfterSubmission(running.app, 'contact-message', id);

  test('is shown with the record and in lists, and can be changed', async () => {
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

  test('can be set on every kind of record by those who may change it', async () => {
    const { origin } = running;
    const kinds: Array<[string, Permission, Permission, { body: { data: { _id: string } } }]> = [
      ['contact', 'contacts:read', 'contacts:update', await sendMessage(origin)],
      ['apply-factory', 'applications:read', 'applications:review', await sendApplication(origin)],
      ['shareholder', 'shareholders:read', 'shareholders:review', await sendShareholder(origin)],
      ['subscription', 'subscriptions:read', 'subscriptions:update', await sendSubscription(origin)],
    ];
    for (const [path, read, change, { body }] of kinds) {
      const { _id } = body.data;
      const editor = await administratorWith(running, [read, change]);
      const viewer = await administratorWith(running, [read]);
      const wanted = { adminId: viewer.adminId };
      await assign(viewer, _id, wanted, path).expect(403);
      const { data } = (await assign(editor, _id, wanted, path).expect(200)).body;
      expect(data.assignee).toEqual(named(viewer));
      expect((await get(viewer, `/api/${path}?assignee=me`).expect(200)).body).toEqual([
        expect.objectContaining({ _id, assignee: named(viewer) }),
      ]);
    }
  });

  test('is set by the first of two simultaneous requests; the second gets 409 with the new assignee', async () => {
    for (let times = 0; times < 5; times++) {
      const { _id } = await received();
      const answers = await Promise.all(
        [asha, ravi].map((one) => assign(one, _id, { adminId: one.adminId, expected: null })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [accepted, refused] = [...answers].sort((a, b) => a.status - b.status);
      const first = accepted?.body.data.assignee;
      expect(accepted?.body.data.assignedAt).toMatch(/^20\d\d-/);
      expect(refused?.body).toMatchObject({
        code: 'CONFLICT',
        message: `${first?.email} was faster: ${first?.email} looks after this record now.`,
        data: { _id, assignee: first, assignedBy: first?.email, assignedAt: accepted?.body.data.assignedAt },
      });
    }
  });

  test('changes only if the current assignee is the expected one', async () => {
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

  test('can be set repeatedly, with one mail and one audit entry', async () => {
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

  test('must be an active account that may read the record', async () => {
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

  test('is notified by mail, without data of the applicant, unless they assigned themselves', async () => {
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

  test('is notified once even if the process is killed right after the write', async () => {
    const { _id } = await received();
    const { relay, resume } = holdRelay(running);
    await assign(asha, _id, { adminId: ravi.adminId }).expect(200);
    resume();
    await relay.sweep();
    await relay.sweep();
    expect(await mailCount(_id)).toBe(1);
    expect((await contactModel(running).findById(_id).orFail().lean()).pendingEffects).toEqual([]);
  });

  test('filters a list by one’s own account, another account or none, in each order', async () => {
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
    for (const assignee of ['', 'nobody', 'ME', `${own.adminId}x`, own.email, '%00', 'me&assignee=none']) {
      const { status } = await get(own, `/api/subscription?assignee=${assignee}`);
      expect([assignee, status]).toEqual([assignee, assignee === '' ? 200 : 400]);
    }
  });

  test('is cleared when the account is removed, even if the removal is interrupted', async () => {
    const leaving = await administratorWith(running, ['contacts:read']);
    const { _id } = await received();
    const { _id: other } = await received();
    await assign(asha, _id, { adminId: leaving.adminId }).expect(200);
    await assign(asha, other, { adminId: ravi.adminId }).expect(200);
    const unassignAll = jest
      .spyOn(SubmissionStore.prototype, 'unassignAll')
      .mockRejectedValueOnce(new Error('killed'));
    await request(running.origin)
      .delete(`/api/admin/users/${leaving.adminId}`)
      .auth(owner.token, { type: 'bearer' })
      .send({ reason: 'Has left.' });
    expect(unassignAll).toHaveBeenCalled();
    const { body } = await eventually(
      () => get(asha, `/api/contact/${_id}`),
      (answer) => answer.body.assignee === undefined,
    );
    expect(body._id).toBe(_id);
    expect((await get(asha, `/api/contact/${other}`)).body.assignee).toEqual(named(ravi));
  });

  test('is erased with the record', async () => {
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
