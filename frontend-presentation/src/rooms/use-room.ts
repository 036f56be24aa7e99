import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { useEffect, useReducer } from 'react';
import { followRoom, type LinkState } from './follow-room';
import { ontoOwnClock, type RoomState } from './room-api';
import { parseTimer, STOPPED_AT_ZERO } from './shared-state';

export interface FollowedRoom {
  link: LinkState;
  /** What is shown; undefined until the room has said it. */
  state: RoomState | undefined;
  /** The presenter's deck is there; as a phone with a key is told. */
  hasPresenter: boolean;
  /** It was linked once: what ended was there before. */
  wasLinked: boolean;
}

const FIRST: FollowedRoom = { link: 'linking', state: undefined, hasPresenter: true, wasLinked: false };

/**
 * Follows a room for as long as the page is there; with a key as the phone that turns the slides. Another room needs another
 * page: what is known of one is never shown for the next.
 */
export function useRoom(code: string, key?: string): FollowedRoom {
  const [room, change] = useReducer(changed, FIRST);
  useEffect(() => {
    return followRoom({
      code,
      key,
      onEvent: (event) => change(newsOf(event)),
      onState: (link) => change(link === 'linked' ? { link, wasLinked: true } : { link }),
    });
  }, [code, key]);
  return room;
}

function changed(room: FollowedRoom, news: Partial<FollowedRoom>): FollowedRoom {
  return { ...room, ...news };
}

/** What an event changes; nothing when it is of a kind that a later API has. */
function newsOf({ type, data }: StreamEvent): Partial<FollowedRoom> {
  const content = JSON.parse(data);
  if (type === 'presence') return { hasPresenter: content.presenter === true };
  if (type !== 'state') return {};
  const timer = parseTimer(content.timer) ?? STOPPED_AT_ZERO;
  return { state: { ...content, timer: ontoOwnClock(timer) } };
}
