import { codeOf } from 'frontend-shared/api/client';
import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followStream } from 'frontend-shared/api/events/follow-stream';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { runInLeaderTab } from './leader-tab';
import { openTabChannel } from './tab-channel';

export type StreamState = 'live' | 'lost';

/** Messages between tabs. They never contain a token. */
type TabMessage =
  | { type: 'event'; event: StreamEvent }
  /** From the reading tab; without a state until it is connected for the first time. */
  | { type: 'state'; state: StreamState | undefined }
  /** A new tab asks for the current state. */
  | { type: 'hello' }
  /** Asks whether any tab is visible. */
  | { type: 'seen?' }
  | { type: 'seen' };

interface SharedStreamOptions {
  address: string;
  /** Tabs with the same name share the stream. */
  name: string;
  /** Id of the last event that this tab has received: where it resumes when it starts reading the stream. */
  lastEvent: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** Called after `onEvent`, only in the tab that reads the stream. `isAnyTabVisible` asks all tabs. */
  onLeaderEvent: (event: StreamEvent, isAnyTabVisible: () => Promise<boolean>) => void;
  onState: (state: StreamState) => void;
  signal: AbortSignal;
}

/** How long tabs have to answer that they are visible, in ms. */
const VISIBILITY_TIMEOUT_MS = 300;

/** Interval in which a visible tab checks that the reading tab still runs, and how long that has to answer, in ms. */
const LEADER_CHECK_MS = 20_000;
const LEADER_TIMEOUT_MS = 5_000;

/** Reads an event stream of the API once for all tabs of this browser, with the token of the reading tab. */
export function shareStream({
  name,
  signal,
  onEvent,
  onLeaderEvent,
  onState,
  ...options
}: SharedStreamOptions): void {
  let state: StreamState | undefined;
  let isLeading = false;
  let hasLeaderAnswered = false;
  const visibilityListeners = new Set<() => void>();
  const isTabVisible = () => document.visibilityState === 'visible';
  const channel = openTabChannel<TabMessage>(name, signal, (message) => {
    if (message.type === 'event' || message.type === 'state') hasLeaderAnswered = true;
    if (message.type === 'event') onEvent(message.event);
    else if (message.type === 'state') message.state && onState(message.state);
    else if (message.type === 'seen') for (const answer of visibilityListeners) answer();
    else if (message.type === 'seen?') isTabVisible() && channel.post({ type: 'seen' });
    else if (isLeading) channel.post({ type: 'state', state });
  });
  const publishState = (now: StreamState) => {
    state = now;
    onState(now);
    channel.post({ type: 'state', state: now });
  };
  const isAnyTabVisible = async () => {
    if (isTabVisible()) return true;
    return new Promise<boolean>((resolve) => {
      const end = (answer: boolean) => {
        clearTimeout(timer);
        visibilityListeners.delete(onSeen);
        resolve(answer);
      };
      const onSeen = () => end(true);
      const timer = setTimeout(() => end(false), VISIBILITY_TIMEOUT_MS);
      visibilityListeners.add(onSeen);
      channel.post({ type: 'seen?' });
    });
  };
  channel.post({ type: 'hello' });
  const takeOver = runInLeaderTab(name, signal, async (leadership) => {
    isLeading = true;
    state = undefined;
    let sent: string | null = null;
    await followStream({
      address: options.address,
      headers: () => {
        sent = useSession.getState().accessToken;
        return sent ? { authorization: `Bearer ${sent}` } : {};
      },
      credentials: 'same-origin',
      lastEvent: options.lastEvent(),
      onEvent: (event) => {
        onEvent(event);
        channel.post({ type: 'event', event });
        onLeaderEvent(event, isAnyTabVisible);
      },
      onState: (now) => publishState(now === 'connected' ? 'live' : 'lost'),
      onRefused: async (response) => {
        const isFactorNeeded = (await codeOf(response)) === 'SECOND_FACTOR_REQUIRED';
        if (isFactorNeeded) useStepUp.setState({ mustSetUp: true });
        // Access tokens expire after minutes; the session can get a new one.
        return response.status === 401 && (await useSession.getState().refresh(sent)) !== null;
      },
      signal: leadership,
    }).finally(() => {
      isLeading = false;
    });
  });
  watchLeader();

  /** Takes over from a hidden tab that the browser has suspended: it keeps its lock, but passes nothing on. */
  function watchLeader() {
    if (typeof BroadcastChannel === 'undefined') return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timeout);
      if (isLeading || !isTabVisible()) return;
      hasLeaderAnswered = false;
      channel.post({ type: 'hello' });
      timeout = setTimeout(() => {
        if (!isLeading && !hasLeaderAnswered && isTabVisible()) takeOver();
      }, LEADER_TIMEOUT_MS);
    };
    const interval = setInterval(check, LEADER_CHECK_MS);
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', check);
    });
  }
}
