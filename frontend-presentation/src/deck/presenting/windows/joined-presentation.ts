import { randomId } from 'frontend-shared/api/random-id';
import type { DeckStore } from '../../state/deck-store';
import { keepAwakeAndDeferUpdates } from '../locks/keep-awake-and-defer-updates';
import { Presentation, type PresentationState } from '../presentation';
import { RoomHost } from '../room/room-host';
import { bindDeck } from './bind-deck';
import {
  channelOfWindowName,
  readSession,
  removeSession,
  type WindowSession,
  writeSession,
} from './window-session';

/** The deck's window as part of a presentation of several windows and clickers. */
export interface JoinedPresentation {
  presentation: Presentation;
  /** Name of the channel, by which the other windows find it. */
  readonly channel: string;
}

interface StartedPresentation extends JoinedPresentation {
  stop: () => void;
}

const joined = new WeakMap<DeckStore, StartedPresentation>();

/**
 * Makes the deck part of a presentation: starts its room host, locks and listeners, which `leavePresentation` stops. After a
 * reload it resumes the presentation of the tab. Further calls for a deck return what the first one started.
 */
export function joinPresentation(deck: DeckStore): JoinedPresentation {
  const presentation = joined.get(deck) ?? start(deck, sessionOfTab());
  joined.set(deck, presentation);
  return presentation;
}

/** Counterpart of `joinPresentation`, for a deck whose page is left; the room stays open. */
export function leavePresentation(deck: DeckStore): void {
  joined.get(deck)?.stop();
  joined.delete(deck);
}

function sessionOfTab(): WindowSession {
  return readSession('deck') ?? { channel: channelOfWindowName() ?? randomId() };
}

function start(deck: DeckStore, session: WindowSession): StartedPresentation {
  const { current } = deck.getState();
  const presentation = new Presentation({
    role: 'deck',
    channel: session.channel,
    slide: current,
    saved: session.shared,
    // A duplicated tab has a copy of the original tab's session, so it starts a separate presentation.
    onChannelInUse: () => {
      // Deferred, because this may be called before `start` has returned.
      queueMicrotask(() => {
        if (joined.get(deck)?.presentation !== presentation) return;
        stop();
        joined.set(deck, start(deck, { channel: randomId() }));
      });
    },
    onRoomRequest: (wanted) => void host[wanted](),
    onRoomReceived: (received) => host.resumeReceived(received),
  });
  let { shared, room, wasLinked } = session;
  // Opening a dialog already joins, so nothing is stored until a window is linked or a room is created.
  const save = () => {
    if (room || wasLinked) writeSession('deck', { channel: session.channel, shared, room, wasLinked });
    else removeSession('deck');
  };
  const host = new RoomHost({
    presentation,
    count: deck.getState().count,
    onRoomSession: (changed) => {
      room = changed;
      presentation.setRoomSession(room);
      save();
    },
  });
  // The slide in the URL may differ from the slide shown last.
  if (session.shared && session.shared.slide !== current)
    presentation.update({ slide: current, blank: false });
  const stopBinding = bindDeck(deck, presentation);
  const stopSaving = presentation.store.subscribe((state, before) => {
    if (state.shared === before.shared && state.isLinked === before.isLinked) return;
    shared = state.shared;
    wasLinked ||= state.isLinked;
    save();
  });
  const stopKeepingAwake = keepAwakeWhileActive(presentation);
  const leave = () => presentation.leave();
  const rejoin = ({ persisted }: PageTransitionEvent) => persisted && presentation.join();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', rejoin);
  if (room) host.resumeStored(room);
  presentation.join();
  save();
  const stop = () => {
    stopKeepingAwake();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', rejoin);
    stopBinding();
    stopSaving();
    host.stop();
    presentation.leave();
  };
  return { presentation, channel: session.channel, stop };
}

/** Whether a presenter's window is linked or a room is open. */
function isActive({ isLinked, room }: PresentationState): boolean {
  return isLinked || (room !== null && room.state !== 'ended' && room.state !== 'failed');
}

/** @returns a function that ends it */
function keepAwakeWhileActive({ store }: Presentation): () => void {
  let end: (() => void) | undefined;
  const update = (isWanted: boolean) => {
    if (isWanted) end ??= keepAwakeAndDeferUpdates();
    else {
      end?.();
      end = undefined;
    }
  };
  const unsubscribe = store.subscribe((state) => update(isActive(state)));
  update(isActive(store.getState()));
  return () => {
    unsubscribe();
    update(false);
  };
}
