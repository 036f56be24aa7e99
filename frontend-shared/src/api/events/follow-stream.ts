import { readEvents, type StreamEvent } from './event-stream';
import { isTransient, pause, retryAfterMs } from './retry-after';

/** After this silence the connection counts as lost, in ms; the server sends a comment every 15 s. */
const SILENCE_MS = 35_000;
/**
 * After this time without a response, in ms, the request is sent again: browsers send it on an open connection, which
 * can be as dead as the lost one. Longer than 15 s, since a proxy may hold a response back until its first data.
 */
const RESPONSE_MS = 20_000;
/**
 * The same limit when the page is shown again, the browser is online again, or data arrives: during sleep the timer is
 * paused.
 */
const SILENCE_AFTER_ABSENCE_MS = 20_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** `lost`: disconnected; `full`: too many connections. Both are retried. */
export type StreamState = 'connected' | 'lost' | 'full';

export interface StreamOptions {
  address: string;
  /** Headers for the next connection. */
  headers: () => Record<string, string>;
  credentials: RequestCredentials;
  /** Id of the last event that the caller already has. */
  lastEvent?: string | undefined;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
  /** Called with every response, before its status is checked. */
  onResponse?: (response: Response) => void;
  /** Called when a connection has ended; true if it should not reconnect. */
  isOver?: () => boolean;
  /** Called when the server rejects the request permanently; true to retry once immediately. */
  onRefused?: (response: Response) => Promise<boolean>;
  signal: AbortSignal;
}

/** How one connection ended. */
interface Outcome {
  state: 'lost' | 'full' | 'over' | 'again';
  /** From `Retry-After`, in ms; 0 if the server did not send it. */
  askedWaitMs?: number;
}

/**
 * Reads an event stream until it is over, rejected permanently, or aborted by the signal. A lost connection is reopened
 * from the last event on, after a back-off or immediately when the browser is online or the page is shown again, but
 * never before the server's `Retry-After`.
 */
export async function followStream(options: StreamOptions): Promise<void> {
  const { signal, onState } = options;
  let { lastEvent } = options;
  const onEvent = (event: StreamEvent) => {
    if (event.id) lastEvent = event.id;
    try {
      options.onEvent(event);
    } catch (thrown) {
      // An error of the handler must not end the connection.
      reportError(thrown);
    }
  };
  let wait = FIRST_WAIT_MS;
  let triedAgain = false;
  while (!signal.aborted) {
    const { state, askedWaitMs = 0 } = await readOnce(options, lastEvent, onEvent, () => {
      wait = FIRST_WAIT_MS;
      triedAgain = false;
      onState('connected');
    });
    if (signal.aborted || state === 'over') return;
    if (state === 'again' && !triedAgain) {
      triedAgain = true;
      continue;
    }
    onState(state === 'full' ? 'full' : 'lost');
    // Jitter, so that clients that were disconnected together do not reconnect together.
    if (askedWaitMs > 0) await pause(askedWaitMs * (1 + Math.random() / 4), signal);
    else await pauseUntilBack(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function readOnce(
  { address, headers, credentials, onResponse, onRefused, isOver, signal }: StreamOptions,
  lastEvent: string | undefined,
  onEvent: (event: StreamEvent) => void,
  onConnected: () => void,
): Promise<Outcome> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, RESPONSE_MS);
  let receivedAt = Date.now();
  const stopWatching = whenBack(() => {
    if (Date.now() - receivedAt > SILENCE_AFTER_ABSENCE_MS) abort();
  });
  try {
    const response = await fetch(address, {
      headers: {
        accept: 'text/event-stream',
        ...headers(),
        ...(lastEvent && { 'last-event-id': lastEvent }),
      },
      cache: 'no-store',
      credentials,
      signal: attempt.signal,
    });
    onResponse?.(response);
    if (isTransient(response.status)) {
      return { state: response.status === 429 ? 'full' : 'lost', askedWaitMs: retryAfterMs(response) };
    }
    if (!response.ok) return { state: (await onRefused?.(response)) ? 'again' : 'over' };
    if (!response.body) return { state: 'lost' };
    onConnected();
    const keepWaiting = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      receivedAt = Date.now();
    };
    keepWaiting();
    await readEvents(response.body, onEvent, () => {
      // It may have waited here while the machine slept, such as a press that nobody expects to be executed any more.
      // Only the server knows how old it is, and sends again what still counts.
      if (Date.now() - receivedAt > SILENCE_AFTER_ABSENCE_MS) throw new Error('Received after a sleep.');
      keepWaiting();
    });
    return { state: isOver?.() ? 'over' : 'lost' };
  } catch {
    return { state: 'lost' };
  } finally {
    clearTimeout(silence);
    stopWatching();
    signal.removeEventListener('abort', abort);
    // Closes the connection if reading failed, since the server counts open connections.
    abort();
  }
}

/** Pauses; resolves early when the browser is online again or the page is shown again. */
async function pauseUntilBack(ms: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const goOn = () => back.abort();
  const stopWatching = whenBack(goOn);
  signal.addEventListener('abort', goOn);
  await pause(ms, back.signal);
  stopWatching();
  signal.removeEventListener('abort', goOn);
}

/** Calls back when the browser is online or the page is shown again. @returns a function that unsubscribes */
function whenBack(callBack: () => void): () => void {
  const whenShown = () => document.visibilityState === 'visible' && callBack();
  window.addEventListener('online', callBack);
  document.addEventListener('visibilitychange', whenShown);
  return () => {
    window.removeEventListener('online', callBack);
    document.removeEventListener('visibilitychange', whenShown);
  };
}
