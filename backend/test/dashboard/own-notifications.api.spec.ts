import { Types } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { type DeadLetter, Outbox } from '../../src/mail/outbox/outbox.js';
import { freshAddress } from '../support/calls/email-change.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { listen, readNotifications } from '../support/factories/notifications.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Entry {
  id: string;
  action: string;
}
/** The notifications of a mention and of an assignment, newest first. */
const BOTH = ['contact.assigned', 'contact.note_added'];

describe('notifications for one account only', () => {
  let running: TestApp;
  let asha: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    asha = await administratorWith(running, ['contacts:read', 'contacts:update']);
  });
  afterAll(() => running.close());

  const reader = () => administratorWith(running, ['contacts:read']);
  const call = (by: LoggedIn, method: 'post' | 'put', path: string, body: object) =>
    request(running.origin)[method](path).auth(by.token, { type: 'bearer' }).send(body).expect(200);
  const rename = async ({ adminId }: LoggedIn, email: string) => {
    await running.connection
      .collection('admins')
      .updateOne({ _id: new Types.ObjectId(adminId) }, { $set: { email } });
  };
  /** Notifications about what others did with a record, except its submission. */
  const notificationsOf = async (id: string, by: LoggedIn): Promise<string[]> =>
    (await readNotifications(running.origin, by)).entries
      .filter((entry: Entry) => entry.id === id && entry.action !== 'contact.received')
      .map(({ action }: Entry) => action);
  const received = async (): Promise<{ _id: string; reference: string }> =>
    (await sendMessage(running.origin).expect(201)).body.data;

  test('stay with the account when its address changes, and do not go to the next owner of the former address', async () => {
    const [ravi, other] = [await reader(), await reader()];
    const { _id } = await received();
    await call(asha, 'post', `/api/contact/${_id}/notes`, { text: `@${ravi.email} please look` });
    await call(asha, 'put', `/api/contact/${_id}/assignee`, { adminId: ravi.adminId });
    const isComplete = (acts: string[]) => acts.length === BOTH.length;
    await eventually(() => notificationsOf(_id, ravi), isComplete);
    await rename(ravi, freshAddress());
    await rename(other, ravi.email);
    expect(await notificationsOf(_id, ravi)).toEqual(BOTH);
    expect(await notificationsOf(_id, other)).toEqual([]);
    const { position } = await readNotifications(running.origin, ravi);
    const [own, others] = await Promise.all([
      listen(running.origin, ravi, position - 10),
      listen(running.origin, other, position - 10),
    ]);
    const entriesOf = (stream: typeof own) =>
      stream
        .of('notification')
        .map(({ data }) => data as Entry)
        .filter(({ id, action }) => id === _id && BOTH.includes(action));
    await eventually(() => entriesOf(own).map(({ action }) => action), isComplete);
    const news = await received();
    await others.until('notification', ({ id }: Entry) => id === news._id);
    expect(entriesOf(others)).toEqual([]);
    own.close();
    others.close();
  });

  test('about a mail that was given up name the account it was for, whoever has its address', async () => {
    const manager = await administratorWith(running, ['admins:read', 'admins:manage']);
    const [ravi, other] = [await reader(), await reader()];
    await call(ravi, 'post', '/api/admin/change-email', { email: other.email });
    const mail = await eventually(
      () => running.connection.collection('mail_outbox').findOne({ template: 'email-change-new' }),
      (found) => found !== null,
    );
    await running.app.get(Outbox, { strict: false }).announceDeadLetter(mail as unknown as DeadLetter);
    const { entries } = await readNotifications(running.origin, manager);
    expect(entries[0]).toMatchObject({ action: 'admin.mail_given_up', id: ravi.adminId });
  });

  test('are matched by address in older entries without account ids', async () => {
    const [ravi, other] = [await reader(), await reader()];
    const { _id, reference } = await received();
    const log = running.app.get(AuditLog, { strict: false });
    const entry = {
      actor: { adminId: asha.adminId, email: asha.email },
      subject: { kind: 'contact-message', id: _id, reference },
    };
    await log.record({ ...entry, action: 'contact.note_added', detail: { mentioned: [ravi.email] } });
    await log.record({ ...entry, action: 'contact.assigned', after: { assignee: ravi.email } });
    expect(await notificationsOf(_id, ravi)).toEqual(BOTH);
    expect(await notificationsOf(_id, other)).toEqual([]);
  });

  test('include its permissions, initially and whenever they change', async () => {
    const owner = await logIn(running);
    const [ravi, other] = [await reader(), await reader()];
    const [own, others] = await Promise.all([listen(running.origin, ravi), listen(running.origin, other)]);
    expect((await own.until('ready')).data).toMatchObject({ permissions: ['contacts:read'] });
    await others.until('ready');
    const change = (permissions: string[]) =>
      call(owner, 'post', '/api/admin/assign-permission', {
        adminId: owner.adminId,
        userId: ravi.adminId,
        permissions,
      });
    for (const permissions of [['contacts:read', 'applications:read'], []]) {
      await change(permissions);
      await own.until(
        'permissions',
        (told: { permissions: string[] }) => told.permissions.length === permissions.length,
      );
    }
    expect(own.of('permissions').map(({ data }) => data)).toEqual([
      { permissions: ['contacts:read', 'applications:read'] },
      { permissions: [] },
    ]);
    expect(others.of('permissions')).toEqual([]);
    own.close();
    others.close();
  });
});
