import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followStream, type StreamState } from 'frontend-shared/api/events/follow-stream';
import { eventsUrl, recordServerClock } from './room-api';

/**
 * `connecting` at first; `lost` while a lost connection is retried; `full` while the room has too many streams, which is retried;
 * `ended` when no room has the code (any more); `refused` when the key is of another room, or the room will never accept the request.
 */
export type ConnectionState = 'connecting' | StreamState | 'ended' | 'refused';

interface SubscriptionOptions {
  code: string;
  /** None for a follower. */
  key?: string | undefined;
  lastEvent?: string | undefined;
  onEvent: (event: StreamEvent) => void;
  onState: (state: ConnectionState) => void;
}

/**
 * Subscribes to the event stream of a room, and reconnects until the room ends.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToRoom({ code, key, lastEvent, onEvent, onState }: SubscriptionOptions): () => void {
  const stop = new AbortController();
  let end: 'ended' | 'refused' | undefined;
  const run = async () => {
    await followStream({
      address: eventsUrl(code),
      headers: () => (key ? { authorization: `Bearer ${key}` } : {}),
      credentials: 'omit',
      lastEvent,
      onEvent: (event) => {
        if (event.type === 'end') end = 'ended';
        else onEvent(event);
      },
      onState,
      onResponse: recordServerClock,
      isOver: () => end !== undefined,
      onRefused: async ({ status }) => {
        end = status === 404 ? 'ended' : 'refused';
        return false;
      },
      signal: stop.signal,
    });
    if (end && !stop.signal.aborted) onState(end);
  };
  void run();
  return () => stop.abort();
}
