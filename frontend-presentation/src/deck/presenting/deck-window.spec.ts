import { giveChannels } from '../../../test/fake-channels';
import { giveRoom } from '../../../test/fake-room';
import { giveWakeLock } from '../../../test/fake-screen';
import { createDeckStore } from '../state/deck-store';
import { deckWindow, leaveDeckWindow } from './deck-window';
import { hasPresented } from './has-presented';
import { Presentation } from './presentation';

let room: ReturnType<typeof giveRoom>;
let awake: ReturnType<typeof giveWakeLock>;
const deck = createDeckStore(30, 3);

beforeEach(() => {
  sessionStorage.clear();
  window.name = '';
  giveChannels();
  room = giveRoom();
  awake = giveWakeLock();
});
afterEach(() => {
  leaveDeckWindow(deck);
  awake.remove();
});

/** What this tab says of itself, and whether it keeps its screen awake. */
const state = async () => {
  await room.settle();
  return { isAwake: awake.held() > 0, hasPresented: hasPresented() };
};
const GIVES = { isAwake: true, hasPresented: true };
const GIVES_NOT = { isAwake: false, hasPresented: false };

test('a dialog for the phone that was opened and closed again leaves nothing', async () => {
  deckWindow(deck);
  expect(await state()).toEqual(GIVES_NOT);
});

test('a room keeps the screen awake until it has ended, and then nothing is left of it', async () => {
  const { presentation } = deckWindow(deck);
  presentation.wantRoom('open');
  await room.says('presence', { phones: 0, followers: 0 });
  expect(await state()).toEqual(GIVES);
  presentation.wantRoom('close');
  expect(await state()).toEqual(GIVES_NOT);
});

test('a room that could not be opened keeps nothing awake', async () => {
  room.answersOpening(429);
  const { presentation } = deckWindow(deck);
  presentation.wantRoom('open');
  expect(await state()).toEqual(GIVES_NOT);
});

test('a presenter’s window keeps the screen awake while it is there; its deck waits for it to come back', async () => {
  const { channel } = deckWindow(deck);
  const speaker = new Presentation({ role: 'presenter', channel, slide: 0 });
  speaker.join();
  expect(await state()).toEqual(GIVES);
  speaker.leave();
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
  speaker.join();
  expect(await state()).toEqual(GIVES);
  speaker.leave();
});

test('a deck that leaves its page lets the screen sleep', async () => {
  deckWindow(deck).presentation.wantRoom('open');
  expect(await state()).toEqual(GIVES);
  leaveDeckWindow(deck);
  expect(await state()).toEqual({ isAwake: false, hasPresented: true });
});
