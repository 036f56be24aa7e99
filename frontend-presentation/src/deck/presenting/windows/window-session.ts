import { parseSharedState, type SharedState } from '../../../rooms/shared-state';

/** `deck` shows the audience its slide, `presenter` the speaker notes and clock. */
export type WindowRole = 'deck' | 'presenter';

/** The room of the API that a deck has opened; its keys are in the tabs of its presentation and nowhere else. */
export interface OpenRoom {
  code: string;
  presenterKey: string;
  clickerKey: string;
  /** ms since 1970 */
  endsAt: number;
  /** Id of the last event that was received. */
  lastEvent?: string | undefined;
}

/** What a tab keeps of the presentation that it gives, so that it survives a reload. A presenter's window keeps the room for its deck. */
export interface WindowSession {
  /** Name that the windows of one presentation find each other by. */
  channel: string;
  shared?: SharedState | undefined;
  room?: OpenRoom | undefined;
  /** Of a deck: a presenter's window was linked to it, and may come back. */
  wasLinked?: boolean | undefined;
}

/** Where a deck keeps it, and where a presenter's window does: the one opens the other with a copy of its storage. */
const KEYS = { deck: 'deck.presenting', presenter: 'deck.presenter' } as const;
/** Beginning of the name of a deck's window that a presenter's window has opened; the channel follows. */
const WINDOW_NAME = 'deck-';

/** What this tab kept; undefined when it has presented nothing or its storage is closed. */
export function readSession(role: WindowRole): WindowSession | undefined {
  try {
    const { channel, shared, room, wasLinked } = JSON.parse(sessionStorage.getItem(KEYS[role]) ?? '{}');
    if (typeof channel !== 'string') return undefined;
    const isRoom = [room?.code, room?.presenterKey, room?.clickerKey].every((one) => typeof one === 'string');
    return {
      channel,
      shared: parseSharedState(shared),
      room: isRoom ? (room as OpenRoom) : undefined,
      wasLinked: wasLinked === true,
    };
  } catch {
    return undefined;
  }
}

/** Without storage (closed by the browser, full) the presentation goes on and does not survive a reload. */
export function writeSession(role: WindowRole, session: WindowSession): void {
  try {
    sessionStorage.setItem(KEYS[role], JSON.stringify(session));
  } catch {}
}

/** The tab is part of no presentation any more. */
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
