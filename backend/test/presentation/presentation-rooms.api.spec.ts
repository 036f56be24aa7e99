import { createHash } from 'node:crypto';
import request from 'supertest';
import {
  bearer,
  endRoom,
  openRoom,
  putState,
  replaceClickerKey,
  sendCommand,
  stateForm,
  type TestRoom,
} from '../support/factories/presentation-rooms.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const roomsOf = ({ connection }: TestApp) =>
  connection.collection<{ _id: string; endsAt: Date }>('presentation_rooms');

describe('a presentation room', () => {
  let running: TestApp;
  let room: TestRoom;
  beforeAll(async () => {
    running = await startTestApp();
  });
  beforeEach(async () => {
    room = await openRoom(running.origin);
  });
  afterAll(() => running.close());

  const put = (key: string | undefined, code = room.code) =>
    request(running.origin)
      .put(`/api/presentation-rooms/${code}/state`)
      .set(key === undefined ? {} : bearer(key))
      .send(stateForm());

  test('opens for two hours without an account, and stores only hashes of its keys', async () => {
    expect(room.code).toMatch(/^[2-9A-Z]{6}$/);
    expect(room.presenterKey).toMatch(/^[\w-]{22}$/);
    expect(room.clickerKey).not.toBe(room.presenterKey);
    const hours = (Date.parse(room.endsAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
    const stored = JSON.stringify(await roomsOf(running).findOne({ _id: room.code }));
    for (const key of [room.presenterKey, room.clickerKey]) {
      expect(stored).not.toContain(key);
      expect(stored).toContain(createHash('sha256').update(key).digest('base64url'));
    }
  });

  test('accepts its code in lower case and with a space, and is not prolonged by use', async () => {
    const typed = `${room.code.slice(0, 3)} ${room.code.slice(3)}`.toLowerCase();
    await put(room.presenterKey, encodeURIComponent(typed)).expect(200);
    const stored = await roomsOf(running).findOne({ _id: room.code });
    expect(stored?.endsAt.toISOString()).toBe(room.endsAt);
  });

  test('keeps the newest state when an older one arrives late', async () => {
    const newest = {
      version: 9,
      slide: 12,
      blank: true,
      timer: { running: true, startedAt: 1_736_072_130_000 },
    };
    expect((await putState(running.origin, room, newest).expect(200)).body).toEqual({
      message: 'State stored',
      data: newest,
    });
    const late = await putState(running.origin, room, { version: 8, slide: 11 }).expect(200);
    expect(late.body.data).toEqual(newest);
    const again = await putState(running.origin, room, { version: 9, slide: 13 }).expect(200);
    expect(again.body.data).toMatchObject({ version: 9, slide: 13, blank: false });
  });

  test('keeps the highest of fifty versions that arrive at once', async () => {
    const versions = Array.from({ length: 50 }, (_, index) => ((index * 7) % 50) + 1);
    await Promise.all(
      versions.map((version) =>
        putState(running.origin, room, { version, slide: (version % 30) + 1 }).expect(200),
      ),
    );
    const last = await putState(running.origin, room, { version: 1 }).expect(200);
    expect(last.body.data).toMatchObject({ version: 50, slide: 21 });
  });

  test.each([
    [{ slide: 0 }, 'slide', 'Slide must be a whole number from 1 to 30.'],
    [{ slide: 31 }, 'slide', 'Slide must be a whole number from 1 to 30.'],
    [{ slide: undefined }, 'slide', 'Slide is required.'],
    [{ version: 0 }, 'version', 'Version must be a whole number from 1 to 9007199254740991.'],
    [{ blank: 'perhaps' }, 'blank', 'Blank must be true or false.'],
    [{ timer: undefined }, 'timer', 'Timer is required.'],
    [{ timer: 'now' }, 'timer', 'Timer must be an object.'],
    [{ timer: [{ running: false, elapsed: 1 }] }, 'timer', 'Timer must be an object.'],
    [{ timer: { running: true } }, 'timer.startedAt', 'Started at is required.'],
    [{ timer: { running: false } }, 'timer.elapsed', 'Elapsed is required.'],
    [
      { timer: { running: false, elapsed: -1 } },
      'timer.elapsed',
      'Elapsed must be a whole number from 0 to 86400000.',
    ],
    [
      { timer: { running: true, startedAt: 1, elapsed: 1 } },
      'timer.elapsed',
      'Elapsed belongs to a stopped timer.',
    ],
    [
      { timer: { running: false, startedAt: 1, elapsed: 1 } },
      'timer.startedAt',
      'Started at belongs to a running timer.',
    ],
    [{ title: 'Hello' }, 'title', 'This field is not accepted.'],
  ])('refuses the state %j and says why', async (of, field, sentence) => {
    const { body } = await putState(running.origin, room, of).expect(400);
    expect(body.fields).toEqual({ [field]: [sentence] });
  });

  const id = '0b9c1f5e-8f0a-4a52';
  test.each([
    [{ type: 'next' }, 'id', 'Id is required.'],
    [{ id: 'short', type: 'next' }, 'id', 'Id must be 8 to 64 letters, digits, - or _.'],
    [{ id, type: 'jump' }, 'type', 'Type must be one of: next, previous, goTo, blank, timer.'],
    [{ id, type: 'goTo' }, 'slide', 'Slide is required.'],
    [{ id, type: 'goTo', slide: 31 }, 'slide', 'Slide must be a whole number from 1 to 30.'],
    [{ id, type: 'next', slide: 3 }, 'slide', 'Slide belongs to goTo only.'],
  ])('refuses the command %j and says why', async (command, field, sentence) => {
    const { body } = await sendCommand(running.origin, room, command).expect(400);
    expect(body.fields).toEqual({ [field]: [sentence] });
  });

  test('answers 413 to a large body', async () => {
    await putState(running.origin, room, { note: 'x'.repeat(2_000) }).expect(413);
  });

  test('rejects a missing or unknown key, the key of another room, and its key for the other role', async () => {
    const other = await openRoom(running.origin);
    for (const key of [undefined, '', 'x', 'A'.repeat(22), other.presenterKey, other.clickerKey]) {
      expect((await put(key)).body).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
    }
    const refused = (await put(room.clickerKey)).body;
    expect(refused).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect(refused.message).toBe('Only the presenter key of this presentation allows this.');
    const asPhone = { ...room, clickerKey: room.presenterKey };
    const { body } = await sendCommand(running.origin, asPhone, { id, type: 'next' }).expect(403);
    expect(body.message).toBe('Only the clicker key of this presentation allows this.');
    await endRoom(running.origin, { ...room, presenterKey: room.clickerKey }).expect(403);
    await endRoom(running.origin, { ...room, presenterKey: other.presenterKey }).expect(401);
    await put(room.presenterKey).expect(200);
  });

  test('can replace the key of its clickers, and rejects the old one like any unknown key', async () => {
    await sendCommand(running.origin, room, { id, type: 'next' }).expect(200);
    const { body } = await replaceClickerKey(running.origin, room).expect(200);
    expect(body.data.clickerKey).toMatch(/^[\w-]{22}$/);
    const withNew = { ...room, clickerKey: body.data.clickerKey };
    const [before, never] = await Promise.all(
      [room, { ...room, clickerKey: 'A'.repeat(22) }].map((by) =>
        sendCommand(running.origin, by, { id: 'press-again', type: 'next' }).expect(401),
      ),
    );
    expect({ ...before?.body, requestId: '' }).toEqual({ ...never?.body, requestId: '' });
    // The repetition of a command that was accepted with the old key is rejected as well.
    await sendCommand(running.origin, room, { id, type: 'next' }).expect(401);
    await sendCommand(running.origin, withNew, { id: 'press-again', type: 'next' }).expect(200);
    await put(room.presenterKey).expect(200);
    await replaceClickerKey(running.origin, { ...room, presenterKey: withNew.clickerKey }).expect(403);
    await replaceClickerKey(running.origin, { ...room, presenterKey: 'A'.repeat(22) }).expect(401);
    const stored = JSON.stringify(await roomsOf(running).findOne({ _id: room.code }));
    expect(stored).not.toContain(body.data.clickerKey);
  });

  test('answers alike whether it has ended, has expired or never existed', async () => {
    const ended = await openRoom(running.origin);
    await endRoom(running.origin, ended).expect(204);
    const expired = await openRoom(running.origin);
    await roomsOf(running).updateOne({ _id: expired.code }, { $set: { endsAt: new Date(Date.now() - 1) } });
    const answers = await Promise.all(
      [ended.code, expired.code, '222222', 'nothing', '%00', '$ne'].flatMap((code) => {
        const path = `/api/presentation-rooms/${code}`;
        const { origin } = running;
        return [
          put(expired.presenterKey, code),
          request(origin).post(`${path}/commands`).set(bearer(expired.clickerKey)).send({ id, type: 'next' }),
          request(origin).post(`${path}/clicker-key`).set(bearer(expired.presenterKey)),
          request(origin).get(`${path}/events`),
          request(origin).delete(path).set(bearer(expired.presenterKey)),
        ];
      }),
    );
    const seen = answers.map(({ body: { requestId, ...body } }) => JSON.stringify(body));
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });

  test('leaves no entry in the audit log', async () => {
    const entries = running.connection.collection('audit_entries');
    const before = await entries.countDocuments();
    await putState(running.origin, room).expect(200);
    await endRoom(running.origin, room).expect(204);
    expect(await entries.countDocuments()).toBe(before);
  });
});

describe('the rate limits of presentation rooms', () => {
  let running: TestApp;
  beforeEach(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' } });
  });
  afterEach(() => running.close());

  const open = (clientIp: string) =>
    request(running.origin).post('/api/presentation-rooms').set('X-Forwarded-For', clientIp);

  test('restrict the rooms opened by one network and by all networks together', async () => {
    await open('203.0.113.1').expect(201);
    await open('203.0.113.1').expect(201);
    const refused = await open('203.0.113.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED' });
    const networks = Array.from({ length: 100 }, (_, network) => `203.${network}.113.1`);
    await Promise.all(networks.slice(1, 50).map((from) => open(from).expect(201)));
    await Promise.all(networks.slice(1, 50).map((from) => open(from).expect(201)));
    // Uses up the limit of further rooms; a speaker from a new network can still open one.
    await open('203.50.113.1').expect(201);
    await open('203.50.113.1').expect(429);
    await Promise.all(networks.slice(51).map((from) => open(from).expect(201)));
    await open('203.100.113.1').expect(429);
    expect(await roomsOf(running).countDocuments()).toBe(150);
    // The rejected network has opened no room, so its next one still counts as its first.
    const counters = running.connection.collection<{ _id: string }>('rate_limits');
    await counters.deleteMany({ _id: /^presentation-rooms\.all-first:/ });
    await open('203.100.113.1').expect(201);
  });

  test('let two people on one network open a room at the same moment', async () => {
    const pairs = Array.from({ length: 10 }, (_, pair) => `203.${pair}.113.1`);
    await Promise.all(pairs.flatMap((from) => [open(from).expect(201), open(from).expect(201)]));
  });

  test('block a network that guesses codes, but neither other networks nor the holder of a valid key', async () => {
    const { body } = await open('203.0.113.1').expect(201);
    const putWith = (code: string, clientIp: string, key: string) =>
      request(running.origin)
        .put(`/api/presentation-rooms/${code}/state`)
        .set('X-Forwarded-For', clientIp)
        .set(bearer(key))
        .send(stateForm());
    const { code, presenterKey } = body.data;
    const guessed = 'a'.repeat(22);
    for (let attempts = 0; attempts < 30; attempts += 1)
      await putWith('222222', '198.51.100.7', guessed).expect(404);
    const refused = await putWith(code, '198.51.100.7', guessed).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await putWith(code, '203.0.113.1', guessed).expect(401);
    await putWith(code, '198.51.100.7', presenterKey).expect(200);
  });

  test('restrict the states and commands of one room', async () => {
    const { body } = await open('203.0.113.1').expect(201);
    const room: TestRoom = body.data;
    for (let version = 1; version <= 60; version += 1) {
      await putState(running.origin, room, { version }).expect(200);
    }
    await putState(running.origin, room, { version: 61 }).expect(429);
    for (let press = 1; press <= 30; press += 1) {
      await sendCommand(running.origin, room, { id: `press-${press}-x`, type: 'next' }).expect(200);
    }
    const refused = await sendCommand(running.origin, room, { id: 'press-31-x', type: 'next' }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
