import { LOCALES, type Locale } from 'frontend-shared/i18n/locale';
import { parseSharedState, type SharedState } from '../../../rooms/shared-state';

/** `deck` shows the audience its slide, `presenter` the speaker notes and clock. */
export type WindowRole = 'deck' | 'presenter';

/** A room that a deck created, with its keys, which are stored only in the tabs of the presentation. */
export interface RoomSession {
  code: string;
  presenterKey: string;
  clickerKey: string;
  /** ms since 1970 */
  endsAt: number;
  /** Id of the last event that was received. */
  lastEvent?: string | undefined;
}

/** What a tab stores so that its presentation survives a reload. A presenter's window stores the room for its deck. */
export interface WindowSession {
  /** Name of the BroadcastChannel of the windows of one presentation. */
  channel: string;
  shared?: SharedState | undefined;
  room?: RoomSession | undefined;
  /** For a deck: a presenter's window was linked, and may return. */
  wasLinked?: boolean | undefined;
  /** For a presenter's window: language in which the deck was last shown. */
  deckLocale?: Locale | undefined;
}

/** A key per role, because a window opened by another one starts with a copy of its `sessionStorage`. */
const KEYS = { deck: 'deck.presenting', presenter: 'deck.presenter' } as const;
/** Prefix of the name of a deck's window that a presenter's window opened; the channel follows. */
const WINDOW_NAME = 'deck-';

/** The stored session of this tab; undefined if it has not presented or storage is blocked. */
export function readSession(role: WindowRole): WindowSession | undefined {
  try {
    const { channel, shared, room, wasLinked, deckLocale } = JSON.parse(
      sessionStorage.getItem(KEYS[role]) ?? '{}',
    );
    if (typeof channel !== 'string') return undefined;
    const isRoom = [room?.code, room?.presenterKey, room?.clickerKey].every((one) => typeof one === 'string');
    return {
      channel,
      shared: parseSharedState(shared),
      room: isRoom ? (room as RoomSession) : undefined,
      wasLinked: wasLinked === true,
      deckLocale: LOCALES.find((one) => one === deckLocale),
    };
  } catch {
    return undefined;
  }
}

/** Stores the session. If storage is blocked or full the presentation continues, but does not survive a reload. */
export function writeSession(role: WindowRole, session: WindowSession): void {
  try {
    sessionStorage.setItem(KEYS[role], JSON.stringify(session));
  } catch {}
}

/** Removes the session of a tab that is no longer part of a presentation. */
export function removeSession(role: WindowRole): void {
  try {
    sessionStorage.removeItem(KEYS[role]);
  } catch {}
}

/** Window name that makes a deck join a channel. */
export function deckWindowName(channel: string): string {
  return WINDOW_NAME + channel;
}

/** The channel that the presenter's window passed in this window's name. */
export function channelOfWindowName(): string | undefined {
  return window.name.startsWith(WINDOW_NAME) ? window.name.slice(WINDOW_NAME.length) : undefined;
}
