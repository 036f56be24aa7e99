import { parseSharedState, type SharedState } from '../../../rooms/shared-state';

/** `deck` shows the audience its slide, `presenter` the speaker notes and clock. */
export type WindowRole = 'deck' | 'presenter';

/** A room that a deck has created, and its keys, which no storage but that of the presentation's tabs has. */
export interface RoomSession {
  code: string;
  presenterKey: string;
  clickerKey: string;
  /** ms since 1970 */
  endsAt: number;
  /** Id of the last event that was received. */
  lastEvent?: string | undefined;
}

/** What a tab stores of its presentation, which so survives a reload. A presenter's window stores the room for its deck. */
export interface WindowSession {
  /** Name of the BroadcastChannel of the windows of one presentation. */
  channel: string;
  shared?: SharedState | undefined;
  room?: RoomSession | undefined;
  /** Of a deck: a presenter's window was linked to it, and may come back. */
  wasLinked?: boolean | undefined;
}

/** A key for each role: a window that another one opens begins with a copy of its sessionStorage. */
const KEYS = { deck: 'deck.presenting', presenter: 'deck.presenter' } as const;
/** Beginning of the name of a deck's window that a presenter's window has opened; the channel follows. */
const WINDOW_NAME = 'deck-';

/** What this tab stored; undefined when it has not presented, or may not use its storage. */
export function readSession(role: WindowRole): WindowSession | undefined {
  try {
    const { channel, shared, room, wasLinked } = JSON.parse(sessionStorage.getItem(KEYS[role]) ?? '{}');
    if (typeof channel !== 'string') return undefined;
    const isRoom = [room?.code, room?.presenterKey, room?.clickerKey].every((one) => typeof one === 'string');
    return {
      channel,
      shared: parseSharedState(shared),
      room: isRoom ? (room as RoomSession) : undefined,
      wasLinked: wasLinked === true,
    };
  } catch {
    return undefined;
  }
}

/** Where storage is blocked or full the presentation continues, but does not survive a reload. */
export function writeSession(role: WindowRole, session: WindowSession): void {
  try {
    sessionStorage.setItem(KEYS[role], JSON.stringify(session));
  } catch {}
}

/** The tab is no longer part of a presentation. */
export function removeSession(role: WindowRole): void {
  try {
    sessionStorage.removeItem(KEYS[role]);
  } catch {}
}

/** Name for the window of a deck that is to join a channel. */
export function deckWindowName(channel: string): string {
  return WINDOW_NAME + channel;
}

/** The channel that a presenter's window gave to this one when it opened it. */
export function channelOfWindowName(): string | undefined {
  return window.name.startsWith(WINDOW_NAME) ? window.name.slice(WINDOW_NAME.length) : undefined;
}
