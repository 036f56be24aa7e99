import { readEvents, type StreamEvent } from './event-stream';
import { isTransient, pause, retryAfterMs } from './retry';
import { eventsAddress, noteServerClock } from './room-api';

/**
 * `linking` at first; `lost` when the connection is gone and is tried again; `full` when too many follow, and it is tried again; `ended` when there is no room with the code
 * (any more); `refused` when the key is of another room, or the room will never take this request.
 */
export type LinkState = 'linking' | 'linked' | 'lost' | 'full' | 'ended' | 'refused';

/** How one connection has ended. */
interface Outcome {
  state: LinkState;
  /** How long the server asks to wait before the next; 0 when it does not say. */
  askedWaitMs?: number;
}

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
 * once when the browser says that it is online or the page is shown again; but not before the moment that the server names.
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
  const readOnce = async (onLinked: () => void): Promise<Outcome> => {
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
      if (response.status === 404) return { state: 'ended' };
      if (isTransient(response.status)) {
        const state = response.status === 429 ? 'full' : 'lost';
        return { state, askedWaitMs: retryAfterMs(response) };
      }
      if (!response.ok) return { state: 'refused' };
      if (!response.body) return { state: 'lost' };
      onLinked();
      await readEvents(response.body, hear, () => {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
      });
      return { state: hasEnded ? 'ended' : 'lost' };
    } catch {
      return { state: 'lost' };
    } finally {
      clearTimeout(silence);
      stop.signal.removeEventListener('abort', abort);
    }
  };
  const run = async () => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const { state, askedWaitMs = 0 } = await readOnce(() => {
        wait = FIRST_WAIT_MS;
        onState('linked');
      });
      if (stop.signal.aborted) return;
      onState(state);
      if (state !== 'lost' && state !== 'full') return;
      // A hall that lost its network, or was asked to wait, comes back at different moments.
      if (askedWaitMs > 0) await pause(askedWaitMs * (1 + Math.random() / 4), stop.signal);
      else await pauseUntilBack(wait * (0.75 + Math.random() / 2), stop.signal);
      if (stop.signal.aborted) return;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  };
  void run();
  return () => stop.abort();
}

/** Waits, but not when there is a reason to try again at once: the browser is online or the page is shown again. */
async function pauseUntilBack(ms: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const goOn = () => back.abort();
  const whenShown = () => document.visibilityState === 'visible' && goOn();
  window.addEventListener('online', goOn);
  document.addEventListener('visibilitychange', whenShown);
  signal.addEventListener('abort', goOn);
  await pause(ms, back.signal);
  window.removeEventListener('online', goOn);
  document.removeEventListener('visibilitychange', whenShown);
  signal.removeEventListener('abort', goOn);
}
