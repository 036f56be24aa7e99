import { randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { NotifiedAccounts } from '../../src/admin/notified-accounts.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { stopGracefully } from '../../src/graceful-shutdown.js';
import { Outbox } from '../../src/mail/outbox/outbox.js';
import { MAX_PER_ACCOUNT } from '../../src/notifications/live/notification-streams.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn, logIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import { changeSettings, listen, markRead, readNotifications } from '../support/factories/notifications.js';
import { sendShareholder } from '../support/factories/shareholders.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Entry {
  position: number;
  action: string;
  id: string;
}
/** Shared by the processes of one installation. */
const JWT_SECRET = randomBytes(32).toString('base64');
const isAbout =
  ({ _id }: { _id: string }) =>
  ({ id }: { id: string }) =>
    id === _id;

describe('notifications', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    one = await startTestApp({ env: { JWT_SECRET } });
    two = await startTestApp({ env: { JWT_SECRET, MONGODB_URI: one.config.mongoUri } });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const message = async (): Promise<{ _id: string; reference: string }> =>
    (await sendMessage(one.origin).expect(201)).body.data;
  const application = async (): Promise<{ _id: string; reference: string }> =>
    (await sendApplication(one.origin).expect(201)).body.data;
  const call = (by: LoggedIn, method: 'patch' | 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    request(one.origin)[method](path).auth(by.token, { type: 'bearer' }).send(body);
  /** The notifications of an account about a record, newest first, once the last one is as expected. */
  const notificationsOf = (record: { _id: string }, by: LoggedIn, last?: string): Promise<Entry[]> =>
    eventually(
      async () => (await readNotifications(two.origin, by)).entries.filter(isAbout(record)),
      (entries: Entry[]) => last === undefined || entries[0]?.action === last,
    );

  test('announce a submission with its name to those who may read it, and count it as unread', async () => {
    const messages = await administratorWith(one, ['contacts:read']);
    const factories = await administratorWith(one, ['applications:read']);
    const shareholder = (await sendShareholder(one.origin).expect(201)).body.data;
    const sent = (await sendMessage(one.origin, contactForm({ name: 'Meena Devi' })).expect(201)).body.data;
    const [entry] = await notificationsOf(sent, messages, 'contact.received');
    expect(entry).toEqual({
      position: expect.any(Number),
      at: expect.any(String),
      action: 'contact.received',
      kind: 'contact-message',
      id: sent._id,
      reference: sent.reference,
      name: 'Meena Devi',
    });
    expect(await readNotifications(one.origin, messages)).toMatchObject({ unread: 1, readTo: 0 });
    expect(await readNotifications(one.origin, factories)).toMatchObject({ entries: [], unread: 0 });
    expect(await notificationsOf(shareholder, messages)).toEqual([]);
  });

  test('announce what colleagues decided, but neither one’s own actions nor anything from before the account existed', async () => {
    const [asha, ravi] = [
      await administratorWith(one, ['applications:read', 'applications:review']),
      await administratorWith(one, ['applications:read']),
    ];
    const record = await application();
    await notificationsOf(record, ravi, 'application.received');
    await call(asha, 'patch', `/api/apply-factory/${record._id}/status`, { status: 'approved' }).expect(200);
    expect((await notificationsOf(record, ravi, 'application.status_changed'))[0]).toMatchObject({
      status: 'approved',
      by: asha.email,
    });
    expect((await notificationsOf(record, asha)).map(({ action }) => action)).toEqual([
      'application.received',
    ]);
    const later = await administratorWith(one, ['applications:read']);
    expect((await readNotifications(one.origin, later)).entries).toEqual([]);
  });

  test('announce mentions and assignments only to the person concerned, and not that a message was marked as read', async () => {
    const [asha, ravi, other] = [
      await administratorWith(one, ['contacts:read', 'contacts:update']),
      await administratorWith(one, ['contacts:read']),
      await administratorWith(one, ['contacts:read']),
    ];
    const record = await message();
    const path = `/api/contact/${record._id}`;
    await call(asha, 'patch', `${path}/status`, { status: 'read' }).expect(200);
    await call(asha, 'post', `${path}/notes`, { text: `@${ravi.email} please look` }).expect(200);
    await call(asha, 'put', `${path}/assignee`, { adminId: ravi.adminId }).expect(200);
    const received = await notificationsOf(record, ravi, 'contact.assigned');
    expect(received.map(({ action }) => action)).toEqual([
      'contact.assigned',
      'contact.note_added',
      'contact.received',
    ]);
    expect((await notificationsOf(record, other)).map(({ action }) => action)).toEqual(['contact.received']);
  });

  test('omit kinds that were switched off, suspect submissions and erased records', async () => {
    const [all, few] = [
      await administratorWith(one, ['contacts:read']),
      await administratorWith(one, ['contacts:read']),
    ];
    await changeSettings(few, one.origin, { notifySubmissions: false });
    const record = await message();
    const suspect = (
      await sendMessage(one.origin, contactForm({ website: 'https://spam.example' })).expect(201)
    ).body.data;
    await notificationsOf(record, all, 'contact.received');
    await eventually(
      () => one.app.get(AuditLog, { strict: false }).listForSubject('contact-message', suspect._id),
      (entries) => entries.length === 1,
    );
    expect(await notificationsOf(suspect, all)).toEqual([]);
    expect(await notificationsOf(record, few)).toEqual([]);
    await one.app.get(AuditLog, { strict: false }).removePersonalData('contact-message', record._id);
    expect(await notificationsOf(record, all)).toEqual([]);
  });

  test('announce a dead-lettered mail once, and changes of accounts to those who see and manage them', async () => {
    const [reader, manager, unseeing] = [
      await administratorWith(one, ['contacts:read']),
      await administratorWith(one, ['admins:read', 'admins:manage']),
      await administratorWith(one, ['admins:manage']),
    ];
    const record = await message();
    await notificationsOf(record, reader, 'contact.received');
    const outbox = one.app.get(Outbox, { strict: false });
    const mail = {
      key: `${record._id}:received`,
      to: 'meena@example.org',
      template: 'contact-received',
      params: { name: 'Meena', reference: record.reference },
      tries: 8,
    } as const;
    await outbox.announceDeadLetter(mail);
    // A worker that crashed before marking it announces it again.
    await outbox.announceDeadLetter(mail);
    const received = await notificationsOf(record, reader, 'contact.mail_given_up');
    expect(received.filter(({ action }) => action === 'contact.mail_given_up')).toHaveLength(1);
    const colleague = await administratorWith(one, []);
    const accounts = (await readNotifications(one.origin, manager)).entries;
    expect(accounts[0]).toMatchObject({ action: 'admin.created', reference: colleague.email });
    expect(accounts.some(({ action }: Entry) => action.startsWith('contact.'))).toBe(false);
    expect((await readNotifications(one.origin, unseeing)).entries).toEqual([]);
  });

  test('share the read position between devices; it only grows, and never beyond the end of the log', async () => {
    const reader = await administratorWith(one, ['contacts:read']);
    const [first, second] = [await message(), await message()];
    await notificationsOf(first, reader, 'contact.received');
    await notificationsOf(second, reader, 'contact.received');
    const { entries, position } = await readNotifications(one.origin, reader);
    const [newer, older] = entries.map((entry: Entry) => entry.position);
    const answers = await Promise.all([
      markRead(one.origin, reader, newer).expect(200),
      markRead(two.origin, reader, older).expect(200),
    ]);
    expect(answers.map(({ body }) => body.data.readTo)).toContain(newer);
    await markRead(two.origin, reader, older).expect(200, {
      message: 'Marked as read',
      data: { readTo: newer },
    });
    expect(await readNotifications(two.origin, reader)).toMatchObject({ unread: 0, readTo: newer });
    const tooFar = await markRead(one.origin, reader, position + 1_000).expect(400);
    expect(tooFar.body.fields).toEqual({ upTo: ['There is no such entry yet.'] });
    await markRead(one.origin, reader, 'all').expect(400);
  });

  describe('as a stream', () => {
    const idsOf = (stream: Awaited<ReturnType<typeof listen>>) =>
      stream.of('notification').map(({ data }) => (data as Entry).id);

    test('deliver what any process wrote, in order and once, to all who may see it', async () => {
      const [reader, other] = [
        await administratorWith(one, ['contacts:read']),
        await administratorWith(one, ['applications:read']),
      ];
      const streams = await Promise.all([listen(one.origin, reader), listen(two.origin, reader)]);
      const unrelated = await listen(two.origin, other);
      await Promise.all([...streams, unrelated].map((stream) => stream.until('ready')));
      expect(streams[0]?.headers).toMatchObject({ 'content-type': 'text/event-stream' });
      const sent: string[] = [];
      for (let number = 0; number < 6; number += 1) {
        const { origin } = number % 2 === 0 ? one : two;
        sent.push((await sendMessage(origin).expect(201)).body.data._id);
      }
      for (const stream of streams) {
        await eventually(
          () => idsOf(stream),
          (ids) => ids.length === sent.length,
        );
        expect(idsOf(stream).sort()).toEqual([...sent].sort());
        const positions = stream.of('notification').map(({ id }) => Number(id));
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
        await stream.until('change', ({ kinds }: { kinds: string[] }) => kinds.includes('contact-message'));
      }
      expect(idsOf(unrelated)).toEqual([]);
      expect(unrelated.of('change')).toEqual([]);
      for (const stream of [...streams, unrelated]) stream.close();
    });

    test('resume at another process without a gap or a repetition', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      const { position } = await readNotifications(one.origin, reader);
      const records = [await message(), await message(), await message()];
      for (const record of records) await notificationsOf(record, reader, 'contact.received');
      const before = await listen(one.origin, reader, position);
      await eventually(
        () => idsOf(before),
        (ids) => ids.length === 3,
      );
      const [, second] = before.of('notification');
      before.close();
      const fourth = await message();
      const back = await listen(two.origin, reader, second?.id);
      await back.until('notification', isAbout(fourth));
      const expected = [idsOf(before)[2], fourth._id];
      expect(idsOf(back)).toEqual(expected);
      back.close();
    });

    test('send `reset` to a client whose position is beyond the end of the log', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      const stream = await listen(one.origin, reader, 900_000_000);
      const { data } = await stream.until('reset');
      expect((data as Entry).position).toBeLessThan(900_000_000);
      const record = await message();
      await stream.until('notification', isAbout(record));
      stream.close();
    });

    test('deliver the read position to other devices, and follow changes of permissions and settings', async () => {
      const owner = await logIn(one);
      const reader = await administratorWith(one, ['contacts:read']);
      const stream = await listen(two.origin, reader);
      await stream.until('ready');
      const record = await message();
      const { id } = await stream.until('notification', isAbout(record));
      await markRead(one.origin, reader, Number(id)).expect(200);
      await stream.until('read', ({ readTo }: { readTo: number }) => readTo === Number(id));
      await changeSettings(reader, one.origin, { notifySubmissions: false });
      const muted = await message();
      await stream.until('change', () => stream.of('change').length > 1);
      await call(owner, 'post', '/api/admin/assign-permission', {
        adminId: owner.adminId,
        userId: reader.adminId,
        permissions: [],
      }).expect(200);
      await message();
      expect(idsOf(stream)).not.toContain(muted._id);
      stream.close();
    });

    test('end with the session, whichever process ended it, and are rejected without one', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      const stream = await listen(two.origin, reader);
      await stream.until('ready');
      await call(reader, 'post', '/api/admin/logout').expect(200);
      await stream.untilOver();
      await expect(listen(two.origin, reader)).rejects.toThrow('401');
    });

    test('invalidate the cached caller as soon as polling detects that the session has ended', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      // The other process has just cached this caller for a second.
      await readNotifications(two.origin, reader);
      await call(reader, 'post', '/api/admin/logout').expect(200);
      const claims = new JwtService().decode<{ sid: string }>(reader.token);
      const accounts = two.app.get(NotifiedAccounts, { strict: false });
      await accounts.findBySessions([{ adminId: reader.adminId, sessionId: claims.sid }]);
      await expect(listen(two.origin, reader)).rejects.toThrow('401');
    });

    test('are limited to a number of streams for each account, and a closed stream frees a slot', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      const streams = await Promise.all(
        Array.from({ length: MAX_PER_ACCOUNT }, () => listen(one.origin, reader)),
      );
      await Promise.all(streams.map((stream) => stream.until('ready')));
      await expect(listen(one.origin, reader)).rejects.toThrow('429');
      for (const stream of streams) stream.close();
      const again = await eventually(
        () => listen(one.origin, reader).catch(() => undefined),
        (stream) => stream !== undefined,
      );
      again?.close();
    });

    test('cost the database the same for any number of listeners, and nothing without listeners', async () => {
      const log = one.app.get(AuditLog, { strict: false });
      const polls = jest.spyOn(log, 'entriesAfter');
      // The server may not have noticed yet that the streams of the previous test were closed.
      await eventually(
        async () => {
          polls.mockClear();
          await message();
          await new Promise(setImmediate);
          return polls.mock.calls.length;
        },
        (calls) => calls === 0,
      );
      const reader = await administratorWith(one, ['contacts:read']);
      const streams = await Promise.all(Array.from({ length: 10 }, () => listen(one.origin, reader)));
      await Promise.all(streams.map((stream) => stream.until('ready')));
      await eventually(
        () => polls.mock.calls.length,
        (calls) => calls > streams.length,
      );
      polls.mockClear();
      const record = await message();
      await Promise.all(streams.map((stream) => stream.until('notification', isAbout(record))));
      // One poll for the write, and those of some seconds on a busy machine; not one per stream and entry.
      expect(polls.mock.calls.length).toBeLessThan(streams.length);
      for (const stream of streams) stream.close();
    });

    test('say when the database is available again', async () => {
      const reader = await administratorWith(one, ['contacts:read']);
      const stream = await listen(one.origin, reader);
      await stream.until('notification', isAbout(await message()));
      const log = one.app.get(AuditLog, { strict: false });
      jest.spyOn(log, 'entriesAfter').mockRejectedValueOnce(new Error('The database is away.'));
      await stream.until('recovered');
      const record = await message();
      await stream.until('notification', isAbout(record));
      stream.close();
    });

    test('end before anything else when the process stops', async () => {
      const three = await startTestApp({ env: { JWT_SECRET, MONGODB_URI: one.config.mongoUri } });
      const reader = await administratorWith(one, ['contacts:read']);
      const stream = await listen(three.origin, reader);
      await stream.until('ready');
      await stopGracefully(three.app);
      await stream.untilOver();
      await three.stop();
    });
  });
});
