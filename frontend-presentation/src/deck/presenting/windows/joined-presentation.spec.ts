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

/** Whether this tab keeps its screen awake, and whether it has stored a presentation. */
const state = async () => {
  await room.flushPromises();
  return { isAwake: awake.held() > 0, hasPresented: hasPresented() };
};
const PRESENTING = { isAwake: true, hasPresented: true };
const NOT_PRESENTING = { isAwake: false, hasPresented: false };

test('opening and closing the clicker dialog stores nothing', async () => {
  joinPresentation(deck);
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a room keeps the screen awake until it ends, and then nothing is stored', async () => {
  const { presentation } = joinPresentation(deck);
  presentation.requestRoom('open');
  await room.emit('presence', { phones: 0, followers: 0 });
  expect(await state()).toEqual(PRESENTING);
  presentation.requestRoom('close');
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a room that could not be opened does not keep the screen awake', async () => {
  room.setCreateStatus(429);
  const { presentation } = joinPresentation(deck);
  presentation.requestRoom('open');
  expect(await state()).toEqual(NOT_PRESENTING);
});

test('a presenter’s window keeps the screen awake while it is open, and its deck stores the presentation', async () => {
  const { channel } = joinPresentation(deck);
  const presenter = new Presentation({ role: 'presenter', channel, slide: 0 });
  presenter.join();
  expect(await state()).toEqual(PRESENTING);
  presenter.leave();
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
  presenter.join();
  expect(await state()).toEqual(PRESENTING);
  presenter.leave();
});

test('a deck whose page is left lets the screen sleep', async () => {
  joinPresentation(deck).presentation.requestRoom('open');
  expect(await state()).toEqual(PRESENTING);
  leavePresentation(deck);
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
});

describe('a room', () => {
  const ROOM = { ...CREATED_ROOM, endsAt: Date.parse(CREATED_ROOM.endsAt) };
  const KEY = `Bearer ${CREATED_ROOM.presenterKey}`;
  const statusOf = (presentation: Presentation) => presentation.store.getState().room;
  const openPresenter = (channel: string, roomSession?: typeof ROOM & { lastEvent: string }) => {
    const presenter = new Presentation({ role: 'presenter', channel, slide: 3, roomSession });
    presenter.join();
    return presenter;
  };

  test('is resumed by a deck that the presenter’s window opens, without executing a command again', async () => {
    const { channel } = joinPresentation(deck);
    const presenter = openPresenter(channel);
    presenter.requestRoom('open');
    await room.emit('command', { id: 'a', type: 'next' }, '41');
    expect(presenter.store.getState().shared.slide).toBe(4);
    leavePresentation(deck);
    sessionStorage.clear();
    window.name = deckWindowName(channel);
    const { presentation } = joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toEqual([
      { key: KEY, lastEvent: '0' },
      { key: KEY, lastEvent: '41' },
    ]);
    for (const { store } of [presentation, presenter])
      expect(store.getState()).toMatchObject({
        shared: { slide: 4 },
        room: { code: CREATED_ROOM.code, clickerKey: CREATED_ROOM.clickerKey },
      });
  });

  test('is resumed from the last event of the presenter’s window, not from outdated storage of the deck', async () => {
    writeSession('deck', { channel: 'hall', room: { ...ROOM, lastEvent: '12' } });
    openPresenter('hall', { ...ROOM, lastEvent: '41' });
    joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toEqual([{ key: KEY, lastEvent: '41' }]);
  });

  test('is resumed after a reload without another window', async () => {
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

  test('stays with the original deck when its tab is duplicated', async () => {
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

  test('unlinks all clickers on request of a window, and gets a new key', async () => {
    const { channel, presentation } = joinPresentation(deck);
    const presenter = openPresenter(channel);
    presenter.requestRoom('open');
    await room.flushPromises();
    room.setKeyStatus(503);
    presenter.requestRoom('unlink');
    expect(statusOf(presenter)?.newKey).toBe('pending');
    await room.flushPromises();
    expect(statusOf(presenter)).toMatchObject({ newKey: 'failed', clickerKey: CREATED_ROOM.clickerKey });
    room.setKeyStatus(200);
    presenter.requestRoom('unlink');
    await room.flushPromises();
    for (const one of [presenter, presentation])
      expect(statusOf(one)).toMatchObject({ code: CREATED_ROOM.code, clickerKey: NEW_CLICKER_KEY });
    expect(statusOf(presenter)?.newKey).toBeUndefined();
    expect(readSession('deck')?.room?.clickerKey).toBe(NEW_CLICKER_KEY);
  });

  test('gets another new code for clickers if the response with the first one was lost', async () => {
    jest.useFakeTimers();
    const { presentation } = joinPresentation(deck);
    presentation.requestRoom('open');
    await room.flushPromises();
    // The server has unlinked the clickers: the old code is dead.
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('no response'));
    presentation.requestRoom('unlink');
    await room.flushPromises();
    jest.advanceTimersByTime(2_000);
    await room.flushPromises();
    expect(statusOf(presentation)).toMatchObject({ clickerKey: NEW_CLICKER_KEY });
    expect(statusOf(presentation)?.newKey).toBeUndefined();
    jest.useRealTimers();
  });

  test('that is ended while offline is ended on the server once it responds, and only once', async () => {
    jest.useFakeTimers();
    const wait = async () => {
      jest.advanceTimersByTime(2_000);
      await room.flushPromises();
    };
    const { presentation } = joinPresentation(deck);
    presentation.requestRoom('open');
    await room.flushPromises();
    room.setEndStatus('offline');
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

  test.each([401, 404])('that no longer exists (%d) is not ended again', async (status) => {
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

  test('that has ended is not resumed by another deck', async () => {
    const { channel } = joinPresentation(deck);
    const presenter = openPresenter(channel);
    presenter.requestRoom('open');
    await room.flushPromises();
    presenter.requestRoom('close');
    await room.flushPromises();
    leavePresentation(deck);
    sessionStorage.clear();
    window.name = deckWindowName(channel);
    joinPresentation(deck);
    await room.flushPromises();
    expect(room.streams).toHaveLength(1);
  });
});
