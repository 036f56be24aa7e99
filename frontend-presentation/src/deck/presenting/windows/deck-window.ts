import { randomId } from 'frontend-shared/api/random-id';
import type { DeckStore } from '../../state/deck-store';
import { Presentation, type PresentationState } from '../presentation';
import { RoomHost } from '../room/room-host';
import { giveTalk } from '../talk/give-talk';
import { bindDeck } from './bind-deck';
import {
  channelOfWindowName,
  readSession,
  removeSession,
  type WindowSession,
  writeSession,
} from './window-session';

/** The deck's window as part of a presentation of several windows and phones. */
export interface DeckWindow {
  presentation: Presentation;
  /** Name that the other windows find it by. */
  readonly channel: string;
}

interface Held extends DeckWindow {
  stop: () => void;
}

const windows = new WeakMap<DeckStore, Held>();

/** Makes the deck part of a presentation, once; after a reload it goes on with the one that it was part of. */
export function deckWindow(deck: DeckStore): DeckWindow {
  const held = windows.get(deck) ?? begin(deck, sessionOfTab());
  windows.set(deck, held);
  return held;
}

/** The deck leaves its page: it takes part in nothing any more. */
export function leaveDeckWindow(deck: DeckStore): void {
  windows.get(deck)?.stop();
  windows.delete(deck);
}

function sessionOfTab(): WindowSession {
  return readSession('deck') ?? { channel: channelOfWindowName() ?? randomId() };
}

function begin(deck: DeckStore, session: WindowSession): Held {
  const { current } = deck.getState();
  const presentation = new Presentation({
    role: 'deck',
    channel: session.channel,
    slide: current,
    saved: session.shared,
    // A duplicated tab has a copy of what the first one kept: it begins a presentation of its own.
    onTaken: () => {
      // Not before this one has wholly begun.
      queueMicrotask(() => {
        if (windows.get(deck)?.presentation !== presentation) return;
        stop();
        windows.set(deck, begin(deck, { channel: randomId() }));
      });
    },
    onRoom: (wanted) => void host[wanted](),
    onHandedRoom: (handed) => host.takeOver(handed),
  });
  let { shared, room, wasLinked } = session;
  // A dialog that was opened and closed again is no presentation yet: nothing of it is kept.
  const save = () => {
    if (room || wasLinked) writeSession('deck', { channel: session.channel, shared, room, wasLinked });
    else removeSession('deck');
  };
  const host = new RoomHost({
    presentation,
    count: deck.getState().count,
    onRoom: (changed) => {
      room = changed;
      presentation.holdRoom(room);
      save();
    },
  });
  // The slide of the address may be another one than that which was shown last.
  if (session.shared && session.shared.slide !== current) presentation.act({ slide: current, blank: false });
  const stopBinding = bindDeck(deck, presentation);
  const stopSaving = presentation.store.subscribe((state, before) => {
    if (state.shared === before.shared && state.isLinked === before.isLinked) return;
    shared = state.shared;
    wasLinked ||= state.isLinked;
    save();
  });
  const endTalk = giveTalkWhile(presentation, isGiven);
  const leave = () => presentation.leave();
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && presentation.join();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  if (room) host.resumeKept(room);
  presentation.join();
  save();
  const stop = () => {
    endTalk();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    stopBinding();
    stopSaving();
    host.stop();
    presentation.leave();
  };
  return { presentation, channel: session.channel, stop };
}

/** Somebody gives the presentation: with a presenter's window, or with a room that phones are linked to or can be. */
function isGiven({ isLinked, room }: PresentationState): boolean {
  return isLinked || (room !== null && room.state !== 'ended' && room.state !== 'failed');
}

function giveTalkWhile(
  { store }: Presentation,
  condition: (state: PresentationState) => boolean,
): () => void {
  let endTalk: (() => void) | undefined;
  const follow = (isWanted: boolean) => {
    if (isWanted) endTalk ??= giveTalk();
    else {
      endTalk?.();
      endTalk = undefined;
    }
  };
  const unsubscribe = store.subscribe((state) => follow(condition(state)));
  follow(condition(store.getState()));
  return () => {
    unsubscribe();
    follow(false);
  };
}
