import { installFakeChannels } from '../../../../test/fake-channels';
import { CREATED_ROOM, installFakeRoom, NEW_CLICKER_KEY } from '../../../../test/fake-room';
import { installFakeWakeLock } from '../../../../test/fake-screen';
import { createDeckStore } from '../../state/deck-store';
import { Presentation } from '../presentation';
import { hasPresented } from './has-presented';
import { joinPresentation, leavePresentation } from './joined-presentation';
import { deckWindowName, readSession, writeSession } from './window-session';

let room: ReturnType<typeof installFakeRoom>;
let awake: ReturnType<typeof installFakeWakeLock>;
const deck = createDeckStore(30, 3);

beforeEach(() => {
  sessionStorage.clear();
  window.name = '';
  installFakeChannels();
  room = installFakeRoom();
  awake = installFakeWakeLock();
});
afterEach(() => {
  leavePresentation(deck);
  awake.remove();
});

/** What this tab says of itself, and whether it keeps its screen awake. */
const state = async () => {
  await room.flushPromises();
  return { isAwake: awake.held() > 0, hasPresented: hasPresented() };
};
const PRESENTING = { isAwake: true, hasPresented: true };
const NOT_PRESENTING = { isAwake: false, hasPresented: false };

test('a dialog for the clicker that was opened and closed again leaves nothing', async () => {
  joinPresentation(deck);
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a room keeps the screen awake until it has ended, and then nothing is left of it', async () => {
  const { presentation } = joinPresentation(deck);
  presentation.requestRoom('open');
  await room.emit('presence', { phones: 0, followers: 0 });
  expect(await state()).toEqual(PRESENTING);
  presentation.requestRoom('close');
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a room that could not be opened keeps nothing awake', async () => {
  room.setCreateStatus(429);
  const { presentation } = joinPresentation(deck);
  presentation.requestRoom('open');
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a presenter’s window keeps the screen awake while it is there; its deck waits for it to come back', async () => {
  const { channel } = joinPresentation(deck);
  const speaker = new Presentation({ role: 'presenter', channel, slide: 0 });
  speaker.join();
  expect(await state()).toEqual(PRESENTING);
  speaker.leave();
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
  speaker.join();
  expect(await state()).toEqual(PRESENTING);
  speaker.leave();
});

test('a deck that leaves its page lets the screen sleep', async () => {
  joinPresentation(deck).presentation.requestRoom('open');
  expect(await state()).toEqual(PRESENTING);
  leavePresentation(deck);
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
});

describe('a room', () => {
  const ROOM = { ...CREATED_ROOM, endsAt: Date.parse(CREATED_ROOM.endsAt) };
  const KEY = `Bearer ${CREATED_ROOM.presenterKey}`;
  const statusOf = (presentation: Presentation) => presentation.store.getState().room;
  const openSpeaker = (channel: string, roomSession?: typeof ROOM & { lastEvent: string }) => {
    const speaker = new Presentation({ role: 'presenter', channel, slide: 3, roomSession });
    speaker.join();
    return speaker;
  };

  test('goes on with a deck that the presenter’s window opens anew, key and all, and no press is repeated', async () => {
    const { channel } = joinPresentation(deck);
    const speaker = openSpeaker(channel);
    speaker.requestRoom('open');
    await room.emit('command', { id: 'a', type: 'next' }, '41');
    expect(speaker.store.getState().shared.slide).toBe(4);
    leavePresentation(deck);
    sessionStorage.clear();
    window.name = deckWindowName(channel);
    const { presentation } = joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toEqual([
      { key: KEY, lastEvent: '0' },
      { key: KEY, lastEvent: '41' },
    ]);
    for (const { store } of [presentation, speaker])
      expect(store.getState()).toMatchObject({
        shared: { slide: 4 },
        room: { code: CREATED_ROOM.code, clickerKey: CREATED_ROOM.clickerKey },
      });
  });

  test('goes on from what the presenter’s window has seen, not from an old copy of the deck’s storage', async () => {
    writeSession('deck', { channel: 'hall', room: { ...ROOM, lastEvent: '12' } });
    openSpeaker('hall', { ...ROOM, lastEvent: '41' });
    joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toEqual([{ key: KEY, lastEvent: '41' }]);
  });

  test('goes on after a reload where nobody else knows of it', async () => {
    jest.useFakeTimers();
    writeSession('deck', { channel: 'hall', room: { ...ROOM, lastEvent: '12' } });
    const { presentation } = joinPresentation(deck);
    expect(statusOf(presentation)?.state).toBe('opening');
    jest.advanceTimersByTime(1_000);
    await room.flushPromises();
    expect(room.streams).toEqual([{ key: KEY, lastEvent: '12' }]);
    expect(statusOf(presentation)).toMatchObject({ state: 'open', code: CREATED_ROOM.code });
    jest.useRealTimers();
  });

  test('stays with the deck that has it when its tab is duplicated', async () => {
    jest.useFakeTimers();
    writeSession('deck', { channel: 'hall', room: { ...ROOM, lastEvent: '12' } });
    joinPresentation(deck);
    jest.advanceTimersByTime(1_000);
    const copy = createDeckStore(30, 3);
    joinPresentation(copy);
    await room.flushPromises();
    jest.advanceTimersByTime(1_000);
    await room.flushPromises();
    expect(room.streams).toHaveLength(1);
    leavePresentation(copy);
    jest.useRealTimers();
  });

  test('unlinks all clickers when a window wants it, and has another key for the next', async () => {
    const { channel, presentation } = joinPresentation(deck);
    const speaker = openSpeaker(channel);
    speaker.requestRoom('open');
    await room.flushPromises();
    room.setKeyStatus(503);
    speaker.requestRoom('unlink');
    expect(statusOf(speaker)?.newKey).toBe('pending');
    await room.flushPromises();
    expect(statusOf(speaker)).toMatchObject({ newKey: 'failed', clickerKey: CREATED_ROOM.clickerKey });
    room.setKeyStatus(200);
    speaker.requestRoom('unlink');
    await room.flushPromises();
    for (const one of [speaker, presentation])
      expect(statusOf(one)).toMatchObject({ code: CREATED_ROOM.code, clickerKey: NEW_CLICKER_KEY });
    expect(statusOf(speaker)?.newKey).toBeUndefined();
    expect(readSession('deck')?.room?.clickerKey).toBe(NEW_CLICKER_KEY);
  });

  test('that the speaker ends without a network ends once it is back, and is asked to no more', async () => {
    jest.useFakeTimers();
    const wait = async () => {
      jest.advanceTimersByTime(2_000);
      await room.flushPromises();
    };
    const { presentation } = joinPresentation(deck);
    presentation.requestRoom('open');
    await room.flushPromises();
    room.setEndStatus('nothing');
    presentation.requestRoom('close');
    await room.flushPromises();
    room.setEndStatus(503);
    await wait();
    room.setEndStatus(204);
    await wait();
    await wait();
    expect(room.ends).toEqual([KEY, KEY, KEY]);
    jest.useRealTimers();
  });

  test.each([401, 404])('that is gone already (%d) is not ended again', async (status) => {
    jest.useFakeTimers();
    const { presentation } = joinPresentation(deck);
    presentation.requestRoom('open');
    await room.flushPromises();
    room.setEndStatus(status);
    presentation.requestRoom('close');
    await room.flushPromises();
    jest.advanceTimersByTime(60_000);
    await room.flushPromises();
    expect(room.ends).toHaveLength(1);
    jest.useRealTimers();
  });

  test('that has ended is handed to no deck', async () => {
    const { channel } = joinPresentation(deck);
    const speaker = openSpeaker(channel);
    speaker.requestRoom('open');
    await room.flushPromises();
    speaker.requestRoom('close');
    await room.flushPromises();
    leavePresentation(deck);
    sessionStorage.clear();
    window.name = deckWindowName(channel);
    joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toHaveLength(1);
  });
});
