import { installFakeChannels } from '../../../test/fake-channels';
import { installFakeLocks } from '../../../test/fake-locks';
import { createDeckStore } from '../state/deck-store';
import { Presentation } from './presentation';
import { bindDeck } from './windows/bind-deck';
import { joinPresentation, leavePresentation } from './windows/joined-presentation';
import { deckWindowName, readSession } from './windows/window-session';

const COUNT = 30;

beforeEach(() => {
  installFakeChannels();
  sessionStorage.clear();
  window.name = '';
});

/** Opens the audience's window with a deck at a slide, counted from 0. */
function openDeck(slide: number) {
  const deck = createDeckStore(COUNT, slide);
  return { deck, ...joinPresentation(deck) };
}

/** Opens the presenter's window of a presentation. */
function openPresenter(channel: string) {
  const presentation = new Presentation({ role: 'presenter', channel, slide: 0 });
  const deck = createDeckStore(COUNT, 0);
  const stopBinding = bindDeck(deck, presentation);
  presentation.join();
  const close = () => {
    stopBinding();
    presentation.leave();
  };
  return { deck, presentation, close };
}

const shown = (deck: ReturnType<typeof createDeckStore>) => deck.getState().current + 1;

test('a presenter’s window opens at the slide of its deck, and both windows are linked', () => {
  const audience = openDeck(6);
  const presenter = openPresenter(audience.channel);
  expect(shown(presenter.deck)).toBe(7);
  expect(presenter.presentation.store.getState().isLinked).toBe(true);
  expect(audience.presentation.store.getState().isLinked).toBe(true);
  presenter.close();
  expect(audience.presentation.store.getState().isLinked).toBe(false);
});

test('100 changes from both windows stay in sync, including the blank screen and the clock', () => {
  const audience = openDeck(0);
  const presenter = openPresenter(audience.channel);
  for (let change = 0; change < 100; change += 1) {
    const acting = change % 3 === 0 ? presenter.deck : audience.deck;
    if (change % 10 === 9) acting.getState().toggleBlank();
    else acting.getState().next();
    expect(shown(audience.deck)).toBe(shown(presenter.deck));
    expect(audience.deck.getState().blank).toBe(presenter.deck.getState().blank);
  }
  expect(shown(audience.deck)).toBe((90 % COUNT) + 1);
  presenter.presentation.update({ timer: { running: true, startedAt: 5 } });
  expect(audience.presentation.store.getState().shared.timer).toEqual({ running: true, startedAt: 5 });
});

test('two decks in one browser do not affect each other', () => {
  const one = openDeck(3);
  sessionStorage.clear();
  const other = openDeck(8);
  one.deck.getState().next();
  other.deck.getState().next();
  expect([shown(one.deck), shown(other.deck)]).toEqual([5, 10]);
});

test('a duplicated tab, whose storage is a copy, starts a separate presentation', async () => {
  const first = openDeck(3);
  openPresenter(first.channel);
  const copy = openDeck(3);
  await Promise.resolve();
  copy.deck.getState().last();
  expect([shown(first.deck), shown(copy.deck)]).toEqual([4, 30]);
  expect(joinPresentation(copy.deck).channel).not.toBe(first.channel);
});

test('a reloaded deck resumes its state, with changes that were made meanwhile', () => {
  const before = openDeck(3);
  openPresenter(before.channel).close();
  before.deck.getState().next();
  before.deck.getState().toggleBlank();
  leavePresentation(before.deck);
  const alone = openDeck(4);
  expect(alone.channel).toBe(before.channel);
  expect(alone.deck.getState().blank).toBe(true);

  const presenter = openPresenter(alone.channel);
  leavePresentation(alone.deck);
  presenter.deck.getState().goTo(11);
  const again = openDeck(4);
  expect([shown(again.deck), shown(presenter.deck)]).toEqual([12, 12]);
  expect(readSession('deck')?.shared?.slide).toBe(11);
});

test('the slide of a requested URL overrides the stored state', () => {
  const before = openDeck(3);
  const presenter = openPresenter(before.channel);
  before.deck.getState().next();
  leavePresentation(before.deck);
  const again = openDeck(20);
  expect([shown(again.deck), shown(presenter.deck)]).toEqual([21, 21]);
});

test('a deck opened from the presenter’s window starts at the slide of that window', () => {
  const presenter = openPresenter('ours');
  presenter.deck.getState().goTo(14);
  window.name = deckWindowName('ours');
  expect(shown(openDeck(0).deck)).toBe(15);
});

describe('a window that crashed, and so sends no message,', () => {
  let locks: ReturnType<typeof installFakeLocks>;
  beforeEach(() => {
    locks = installFakeLocks();
  });
  afterEach(() => locks.remove());
  const flushPromises = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const windowLocks = () => locks.names().filter((name) => name.startsWith('deck.window:'));
  const isLinked = ({ presentation }: { presentation: Presentation }) =>
    presentation.store.getState().isLinked;

  test.each(['deck', 'presenter'] as const)('no longer counts as linked: %s', async (crashed) => {
    const audience = openDeck(6);
    await flushPromises();
    const [lockOfDeck = ''] = windowLocks();
    const presenter = openPresenter(audience.channel);
    await flushPromises();
    expect([audience, presenter].map(isLinked)).toEqual([true, true]);
    locks.releaseAll(
      crashed === 'deck' ? lockOfDeck : (windowLocks().find((name) => name !== lockOfDeck) ?? ''),
    );
    await flushPromises();
    expect(isLinked(crashed === 'deck' ? presenter : audience)).toBe(false);
    presenter.close();
  });

  test('differs from one that returns, which is linked and watched again', async () => {
    const audience = openDeck(6);
    const before = openPresenter(audience.channel);
    await flushPromises();
    before.close();
    await flushPromises();
    expect(isLinked(audience)).toBe(false);
    before.presentation.join();
    await flushPromises();
    expect(isLinked(audience)).toBe(true);
    // Each window holds only its own lock.
    expect(windowLocks()).toHaveLength(2);
    before.presentation.leave();
  });
});
