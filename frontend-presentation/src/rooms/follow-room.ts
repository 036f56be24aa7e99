import { readEvents, type StreamEvent } from './event-stream';
import { eventsAddress, noteServerClock } from './room-api';

/**
 * `linking` at first; `lost` when the connection is gone and is tried again; `ended` when there is no room with the code
 * (any more); `refused` when the key is of another room.
 */
export type LinkState = 'linking' | 'linked' | 'lost' | 'ended' | 'refused';

interface FollowOptions {
  code: string;
  /** None for the audience. */
  key?: string | undefined;
  lastEvent?: string | undefined;
  onEvent: (event: StreamEvent) => void;
  onState: (state: LinkState) => void;
}

/** The server sends a comment every 15 s: whatever is silent for longer than this has lost its network, in ms. */
const SILENCE_MS = 35_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/**
 * Follows a room until the answered function is called, or the room has ended. A connection that is lost is made again, at
 * once when the browser says that it is online or the page is shown again.
 */
export function followRoom({ code, key, onEvent, onState, ...options }: FollowOptions): () => void {
  const stop = new AbortController();
  let { lastEvent } = options;
  let hasEnded = false;
  const hear = (event: StreamEvent) => {
    if (event.id) lastEvent = event.id;
    if (event.type === 'end') hasEnded = true;
    else onEvent(event);
  };
  const readOnce = async (onLinked: () => void): Promise<LinkState> => {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    stop.signal.addEventListener('abort', abort);
    let silence = setTimeout(abort, SILENCE_MS);
    try {
      const response = await fetch(eventsAddress(code), {
        headers: {
          accept: 'text/event-stream',
          ...(key && { authorization: `Bearer ${key}` }),
          ...(lastEvent && { 'last-event-id': lastEvent }),
        },
        cache: 'no-store',
        credentials: 'omit',
        signal: attempt.signal,
      });
      noteServerClock(response);
      if (response.status === 404) return 'ended';
      if (response.status === 401 || response.status === 403) return 'refused';
      if (!response.ok || !response.body) return 'lost';
      onLinked();
      await readEvents(response.body, hear, () => {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
      });
      return hasEnded ? 'ended' : 'lost';
    } catch {
      return 'lost';
    } finally {
      clearTimeout(silence);
      stop.signal.removeEventListener('abort', abort);
    }
  };
  const run = async () => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const state = await readOnce(() => {
        wait = FIRST_WAIT_MS;
        onState('linked');
      });
      if (stop.signal.aborted) return;
      onState(state);
      if (state !== 'lost') return;
      // A hall that lost its network comes back at different moments.
      await pause(wait * (0.75 + Math.random() / 2), stop.signal);
      if (stop.signal.aborted) return;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  void run();
  return () => stop.abort();
}

/** Waits, but not when there is a reason to try again at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', whenShown);
      signal.removeEventListener('abort', goOn);
      resolve();
    };
    const whenShown = () => document.visibilityState === 'visible' && goOn();
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    document.addEventListener('visibilitychange', whenShown);
    signal.addEventListener('abort', goOn);
  });
}
