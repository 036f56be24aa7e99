import { readEvents, type StreamEvent } from './event-stream';
import { isTransient, pause, retryAfterMs } from './retry-after';

/** The server sends a comment every 15 s: whatever is silent for longer than this has lost its network, in ms. */
const SILENCE_MS = 35_000;
/** The same when the page is shown again or the network is back, as after a sleep, in which the timer stands still. */
const SILENCE_AFTER_ABSENCE_MS = 20_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** `linked`; `lost` when the connection is gone and is tried again; `full` when there are too many, and it is tried again. */
export type StreamState = 'linked' | 'lost' | 'full';

export interface StreamOptions {
  address: string;
  /** Headers of the next connection. */
  headers: () => Record<string, string>;
  credentials: RequestCredentials;
  /** Id of the last event that is known at first. */
  lastEvent?: string | undefined;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
  /** Called with every response, before its status is checked. */
  onResponse?: (response: Response) => void;
  /** Called when a connection has ended; true when there is nothing left to reconnect to. */
  isOver?: () => boolean;
  /** Called when the server refuses the request for good; true when another attempt at once may succeed. */
  onRefused?: (response: Response) => Promise<boolean>;
  signal: AbortSignal;
}

/** How one connection ended. */
interface Outcome {
  state: 'lost' | 'full' | 'over' | 'again';
  /** How long the server asks to wait before the next; 0 when it does not say. */
  askedWaitMs?: number;
}

/**
 * Reads a stream of events until it is over, refused for good, or the signal is aborted. A connection that is lost is made
 * again from the last event on: at once when the browser says that it is online or the page is shown again, but not before
 * the moment that the server names.
 */
export async function followStream(options: StreamOptions): Promise<void> {
  const { signal, onState } = options;
  let { lastEvent } = options;
  const onEvent = (event: StreamEvent) => {
    if (event.id) lastEvent = event.id;
    try {
      options.onEvent(event);
    } catch (thrown) {
      // An error in our handler, not of the connection, which continues.
      reportError(thrown);
    }
  };
  let wait = FIRST_WAIT_MS;
  let triedAgain = false;
  while (!signal.aborted) {
    const { state, askedWaitMs = 0 } = await readOnce(options, lastEvent, onEvent, () => {
      wait = FIRST_WAIT_MS;
      triedAgain = false;
      onState('linked');
    });
    if (signal.aborted || state === 'over') return;
    if (state === 'again' && !triedAgain) {
      triedAgain = true;
      continue;
    }
    onState(state === 'full' ? 'full' : 'lost');
    // Random, so that clients that lost the network or were told to wait at the same time do not reconnect at the same time.
    if (askedWaitMs > 0) await pause(askedWaitMs * (1 + Math.random() / 4), signal);
    else await pauseUntilBack(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function readOnce(
  { address, headers, credentials, onResponse, onRefused, isOver, signal }: StreamOptions,
  lastEvent: string | undefined,
  onEvent: (event: StreamEvent) => void,
  onLinked: () => void,
): Promise<Outcome> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, SILENCE_MS);
  let heardAt = Date.now();
  const stopWatching = whenBack(() => {
    if (Date.now() - heardAt > SILENCE_AFTER_ABSENCE_MS) abort();
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
    onLinked();
    await readEvents(response.body, onEvent, () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      heardAt = Date.now();
    });
    return { state: isOver?.() ? 'over' : 'lost' };
  } catch {
    return { state: 'lost' };
  } finally {
    clearTimeout(silence);
    stopWatching();
    signal.removeEventListener('abort', abort);
    // Also closes the connection when reading it failed here: the server counts open connections.
    abort();
  }
}

/** Pauses, but resolves early when the browser is online again or the page is shown again. */
async function pauseUntilBack(ms: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const goOn = () => back.abort();
  const stopWatching = whenBack(goOn);
  signal.addEventListener('abort', goOn);
  await pause(ms, back.signal);
  stopWatching();
  signal.removeEventListener('abort', goOn);
}

/** Calls back when the browser says that it is online or the page is shown again, until the function it answers is called. */
function whenBack(callBack: () => void): () => void {
  const whenShown = () => document.visibilityState === 'visible' && callBack();
  window.addEventListener('online', callBack);
  document.addEventListener('visibilitychange', whenShown);
  return () => {
    window.removeEventListener('online', callBack);
    document.removeEventListener('visibilitychange', whenShown);
  };
}
