import type { Server } from 'node:http';
import { mongo } from 'mongoose';
import { stopGracefully } from '../../src/graceful-shutdown.js';
import { MAX_COMMANDS } from '../../src/presentation-rooms/presentation-room.repository.js';
import { eventually } from '../support/eventually.js';
import {
  endRoom,
  follow,
  openRoom,
  putState,
  replaceClickerKey,
  sendCommand,
  type TestRoom,
} from '../support/factories/presentation-rooms.js';
import { loggedLines } from '../support/logged-lines.js';
import { openCuttableLink } from '../support/services/cuttable-link.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Presence {
  phones: number;
  followers: number;
}
const slideIs =
  (slide: number) =>
  (state: { slide: number }): boolean =>
    state.slide === slide;
const press = (number: number) => `press-number-${number}`;

describe('the event stream of a presentation room', () => {
  let one: TestApp;
  let two: TestApp;
  let room: TestRoom;
  beforeAll(async () => {
    one = await startTestApp({ env: { LOG_LEVEL: 'debug' } });
    two = await startTestApp({ env: { LOG_LEVEL: 'debug', MONGODB_URI: one.config.mongoUri } });
  });
  beforeEach(async () => {
    // Commands older than 10 s are not delivered: on a busy machine a test may take longer, so the clock stands still.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    room = await openRoom(one.origin);
  });
  afterEach(() => {
    jest.mocked(Date.now).mockRestore();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const commandsOf = (stream: Awaited<ReturnType<typeof follow>>) =>
    stream.of('command').map(({ data }) => (data as { id: string }).id);

  test('starts with the current state and sends only states to the audience', async () => {
    await putState(one.origin, room, { version: 3, slide: 7 }).expect(200);
    const follower = await follow(one.origin, room);
    expect(follower.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect((await follower.until('state')).data).toEqual({
      version: 3,
      slide: 7,
      blank: false,
      timer: { running: false, elapsed: 0 },
    });
    await sendCommand(one.origin, room, { id: press(1), type: 'next' }).expect(200);
    await putState(one.origin, room, { version: 4, slide: 8 }).expect(200);
    await follower.until('state', slideIs(8));
    expect(follower.events.map(({ type }) => type)).toEqual(['state', 'state']);
    follower.close();
  });

  test('delivers each command once and in order to the listeners of every process, however often it is sent', async () => {
    const presenter = await follow(two.origin, room, room.presenterKey);
    const follower = await follow(two.origin, room);
    await presenter.until('presence');
    for (let number = 1; number <= 20; number += 1) {
      const command = { id: press(number), type: 'goTo', slide: number };
      const at = number % 2 === 0 ? one.origin : two.origin;
      await Promise.all([
        sendCommand(one.origin, room, command).expect(200),
        sendCommand(two.origin, room, command).expect(200),
      ]);
      await sendCommand(at, room, command).expect(200);
    }
    await presenter.until('command', ({ slide }: { slide: number }) => slide === 20);
    await putState(one.origin, room, { version: 1, slide: 20 }).expect(200);
    await follower.until('state', slideIs(20));
    expect(commandsOf(presenter)).toEqual(Array.from({ length: 20 }, (_, index) => press(index + 1)));
    presenter.close();
    follower.close();
  });

  test('tells the presenter how many phones and followers are connected, and a phone whether the presenter is', async () => {
    const phone = await follow(one.origin, room, room.clickerKey);
    expect((await phone.until('presence')).data).toEqual({ presenter: false });
    const presenter = await follow(two.origin, room, room.presenterKey);
    await phone.until('presence', ({ presenter: isThere }: { presenter: boolean }) => isThere);
    const followers = await Promise.all([one, two, two].map(({ origin }) => follow(origin, room)));
    await presenter.until('presence', (of: Presence) => of.phones === 1 && of.followers === 3);
    for (const follower of followers) follower.close();
    await presenter.until('presence', (of: Presence) => of.phones === 1 && of.followers === 0);
    presenter.close();
    await phone.until('presence', ({ presenter: isThere }: { presenter: boolean }) => !isThere);
    expect(phone.of('command')).toEqual([]);
    phone.close();
  });

  test('resumes after the Last-Event-ID without loss, also at another process', async () => {
    const before = await follow(one.origin, room, room.presenterKey);
    await before.until('presence');
    await sendCommand(one.origin, room, { id: press(1), type: 'next' }).expect(200);
    const { id } = await before.until('command');
    before.close();
    for (const number of [2, 3, 4]) {
      await sendCommand(one.origin, room, { id: press(number), type: 'next' }).expect(200);
    }
    await putState(one.origin, room, { version: 5, slide: 9 }).expect(200);
    const back = await follow(two.origin, room, room.presenterKey, id);
    await back.until('command', ({ id: newest }: { id: string }) => newest === press(4));
    expect(commandsOf(back)).toEqual([press(2), press(3), press(4)]);
    expect(back.events[0]).toMatchObject({ type: 'state', data: { slide: 9 } });
    // If the stream broke between the state and the commands, the client would resume from this id.
    expect(back.events[0]?.id).toBe(id);
    back.close();
    const fresh = await follow(two.origin, room, room.presenterKey);
    await fresh.until('presence');
    expect(commandsOf(fresh)).toEqual([]);
    fresh.close();
  });

  test('keeps a bounded number of commands for a disconnected presenter', async () => {
    for (let number = 1; number <= MAX_COMMANDS + 5; number += 1) {
      await sendCommand(one.origin, room, { id: press(number), type: 'next' }).expect(200);
    }
    const presenter = await follow(one.origin, room, room.presenterKey, '0');
    await presenter.until('presence');
    const kept = commandsOf(presenter);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_COMMANDS, press(6), press(MAX_COMMANDS + 5)]);
    presenter.close();
  });

  test('ends when the room is ended or expires', async () => {
    const expiring = await openRoom(one.origin);
    const streams = await Promise.all([
      follow(one.origin, room),
      follow(two.origin, room, room.clickerKey),
      follow(two.origin, expiring),
    ]);
    await endRoom(one.origin, room).expect(204);
    await one.connection
      .collection<{ _id: string }>('presentation_rooms')
      .updateOne({ _id: expiring.code }, { $set: { endsAt: new Date() } });
    for (const stream of streams) {
      await stream.untilOver();
      expect(stream.events.at(-1)?.type).toBe('end');
    }
    await expect(follow(one.origin, room)).rejects.toThrow(/^404 /);
  });

  test('ends for the phones at every process when their key is replaced', async () => {
    const phones = [
      await follow(one.origin, room, room.clickerKey),
      await follow(two.origin, room, room.clickerKey),
    ];
    const presenter = await follow(two.origin, room, room.presenterKey);
    const follower = await follow(one.origin, room);
    await presenter.until('presence', (of: Presence) => of.phones === 2);
    const { body } = await replaceClickerKey(one.origin, room).expect(200);
    await Promise.all(phones.map((phone) => phone.untilOver()));
    // The presentation has not ended, so the phones receive no `end` event.
    for (const phone of phones) expect(phone.of('end')).toEqual([]);
    await presenter.until('presence', (of: Presence) => of.phones === 0);
    await expect(follow(two.origin, room, room.clickerKey)).rejects.toThrow(/^401 /);
    const next = await follow(two.origin, room, body.data.clickerKey);
    await presenter.until('presence', (of: Presence) => of.phones === 1);
    expect(follower.isOver).toBe(false);
    for (const stream of [presenter, follower, next]) stream.close();
  });

  test('accepts a bounded number of phones per room, and another one once a phone disconnects', async () => {
    const phones = await Promise.all(
      Array.from({ length: 8 }, () => follow(one.origin, room, room.clickerKey)),
    );
    await expect(follow(one.origin, room, room.clickerKey)).rejects.toThrow(/^429 .*RATE_LIMITED/);
    phones.pop()?.close();
    const next = await eventually(
      () => follow(one.origin, room, room.clickerKey).catch(() => undefined),
      (stream) => stream !== undefined,
    );
    for (const phone of [...phones, next]) phone?.close();
  });

  test('is limited per network and room, and answers 429 with Retry-After above the limit', async () => {
    const followers = await Promise.all(Array.from({ length: 250 }, () => follow(one.origin, room)));
    const refused = await fetch(`${one.origin}/api/presentation-rooms/${room.code}/events`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    const presenter = await follow(one.origin, room, room.presenterKey);
    const elsewhere = await openRoom(one.origin);
    for (const stream of [...followers, presenter, await follow(one.origin, elsewhere)]) stream.close();
  });

  test('rejects the key of another room and an empty key', async () => {
    const other = await openRoom(one.origin);
    await expect(follow(one.origin, room, other.presenterKey)).rejects.toThrow(/^401 /);
    await expect(follow(one.origin, room, '')).rejects.toThrow(/^401 /);
  });

  test('reaches 200 followers without queries for each, although one is slow and one disconnects', async () => {
    const slow = await follow(one.origin, room);
    slow.pause();
    const vanished = await follow(one.origin, room);
    const followers = await Promise.all(Array.from({ length: 200 }, () => follow(one.origin, room)));
    const presenter = await follow(one.origin, room, room.presenterKey);
    await presenter.until('presence', (of: Presence) => of.followers === 202);
    vanished.close();
    await presenter.until('presence', (of: Presence) => of.followers === 201);
    const findOne = jest.spyOn(mongo.Collection.prototype, 'findOne');
    const find = jest.spyOn(mongo.Collection.prototype, 'find');
    try {
      await putState(one.origin, room, { version: 2, slide: 22 }).expect(200);
      await Promise.all(followers.map((follower) => follower.until('state', slideIs(22))));
      const ofRooms = [...findOne.mock.contexts, ...find.mock.contexts].filter(
        (collection) => (collection as mongo.Collection).collectionName === 'presentation_rooms',
      );
      // The queries of the request itself and two per poll of each process, which a busy machine may repeat.
      expect(ofRooms.length).toBeLessThan(60);
    } finally {
      findOne.mockRestore();
      find.mockRestore();
    }
    for (const follower of [...followers, slow, presenter]) follower.close();
  });

  test('continues after a database outage with what another process has written meanwhile', async () => {
    const link = await openCuttableLink(one.config.mongoUri);
    const cutOff = await startTestApp({ env: { LOG_LEVEL: 'debug', MONGODB_URI: link.uri } });
    const follower = await follow(cutOff.origin, room);
    const presenter = await follow(cutOff.origin, room, room.presenterKey);
    await presenter.until('presence', ({ followers }: Presence) => followers === 1);
    link.cut();
    await eventually(
      () => loggedLines.filter((line) => line.includes('presentation rooms wait for the database')),
      ({ length }) => length > 0,
    );
    await putState(one.origin, room, { version: 2, slide: 14 }).expect(200);
    await sendCommand(one.origin, room, { id: press(1), type: 'next' }).expect(200);
    expect(follower.isOver).toBe(false);
    link.restore();
    await follower.until('state', slideIs(14));
    await presenter.until('command');
    expect(commandsOf(presenter)).toEqual([press(1)]);
    for (const stream of [follower, presenter]) stream.close();
    await cutOff.close();
    await link.close();
  });

  test('leaves neither the room code nor a key in the log', async () => {
    const presenter = await follow(one.origin, room, room.presenterKey);
    await presenter.until('presence');
    await putState(one.origin, room).expect(200);
    await endRoom(one.origin, room).expect(204);
    await presenter.untilOver();
    const written = await eventually(
      () => loggedLines.join(''),
      (lines) => lines.includes('/api/presentation-rooms/:code/events'),
    );
    for (const secret of [room.code, room.presenterKey, room.clickerKey]) {
      expect(written).not.toContain(secret);
    }
  });

  test('ends at once when the server shuts down, without an event that the room has ended', async () => {
    const stopping = await startTestApp({ env: { MONGODB_URI: one.config.mongoUri } });
    const follower = await follow(stopping.origin, room);
    const presenter = await follow(one.origin, room, room.presenterKey);
    await presenter.until('presence', (of: Presence) => of.followers === 1);
    const closeAll = jest.spyOn(stopping.app.getHttpServer() as Server, 'closeAllConnections');
    await stopGracefully(stopping.app);
    await follower.untilOver();
    expect(closeAll).not.toHaveBeenCalled();
    expect(follower.of('end')).toEqual([]);
    await presenter.until('presence', (of: Presence) => of.followers === 0);
    presenter.close();
    await stopping.close();
  });
});
