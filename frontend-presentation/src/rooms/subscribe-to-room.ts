import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followStream, type StreamState } from 'frontend-shared/api/events/follow-stream';
import { noteServerTime } from 'frontend-shared/api/server-clock';
import { eventsUrl } from './room-api';

/**
 * `connecting`: before the first response; `lost`: disconnected, retried; `full`: the room has too many streams,
 * retried; `ended`: no room has the code (any more); `refused`: the key belongs to another room, or the request is
 * rejected permanently.
 */
export type ConnectionState = 'connecting' | StreamState | 'ended' | 'refused';

interface SubscriptionOptions {
  code: string;
  /** Undefined for a follower. */
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
  let sentAt = 0;
  const run = async () => {
    await followStream({
      address: eventsUrl(code),
      headers: () => {
        sentAt = Date.now();
        return key ? { authorization: `Bearer ${key}` } : {};
      },
      credentials: 'omit',
      lastEvent,
      onEvent: (event) => {
        if (event.type === 'end') end = 'ended';
        else onEvent(event);
      },
      onState,
      onResponse: ({ headers }) => noteServerTime(headers.get('date'), sentAt),
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
