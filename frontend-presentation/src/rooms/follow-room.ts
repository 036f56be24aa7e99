import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followStream, type StreamState } from 'frontend-shared/api/events/follow-stream';
import { eventsAddress, noteServerClock } from './room-api';

/**
 * `linking` at first; `lost` while a lost connection is retried; `full` while too many follow, and it is retried; `ended` when
 * no room has the code (any more); `refused` when the key is of another room, or the room will never accept the request.
 */
export type LinkState = 'linking' | StreamState | 'ended' | 'refused';

interface FollowOptions {
  code: string;
  /** None for the audience. */
  key?: string | undefined;
  lastEvent?: string | undefined;
  onEvent: (event: StreamEvent) => void;
  onState: (state: LinkState) => void;
}

/**
 * Follows a room until it ends.
 *
 * @returns a function that stops following
 */
export function followRoom({ code, key, lastEvent, onEvent, onState }: FollowOptions): () => void {
  const stop = new AbortController();
  let end: 'ended' | 'refused' | undefined;
  const follow = async () => {
    await followStream({
      address: eventsAddress(code),
      headers: () => (key ? { authorization: `Bearer ${key}` } : {}),
      credentials: 'omit',
      lastEvent,
      onEvent: (event) => {
        if (event.type === 'end') end = 'ended';
        else onEvent(event);
      },
      onState,
      onResponse: noteServerClock,
      isOver: () => end !== undefined,
      onRefused: async ({ status }) => {
        end = status === 404 ? 'ended' : 'refused';
        return false;
      },
      signal: stop.signal,
    });
    if (end && !stop.signal.aborted) onState(end);
  };
  void follow();
  return () => stop.abort();
}
