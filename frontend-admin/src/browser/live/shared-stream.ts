import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followStream } from 'frontend-shared/api/events/follow-stream';
import { useSession } from 'frontend-shared/api/session';
import { leadTab } from './leading-tab';
import { openTabChannel } from './tab-channel';

export type SharedState = 'live' | 'lost';

/** What tabs tell each other: never a token. */
type TabMessage =
  | { type: 'event'; event: StreamEvent }
  | { type: 'state'; state: SharedState }
  /** A tab has joined and asks for the present state. */
  | { type: 'hello' }
  /** Is anybody looking at one of you? */
  | { type: 'seen?' }
  | { type: 'seen' };

interface SharedStreamOptions {
  address: string;
  /** Tabs that share the stream have the same; others are not told. */
  name: string;
  /** Id of the last event that this tab knows when it becomes the one that reads the stream. */
  lastEvent: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  /** The same, in the tab that reads the stream alone: `isSeen` asks whether anybody looks at a tab. */
  onLed: (event: StreamEvent, isSeen: () => Promise<boolean>) => void;
  onState: (state: SharedState) => void;
  signal: AbortSignal;
}

/** Tabs have so long to say that somebody looks at them, in ms. */
const ANSWER_MS = 300;

/** Reads a stream of the API once for all tabs of this browser, with the token of the tab that does. */
export function shareStream({
  name,
  signal,
  onEvent,
  onLed,
  onState,
  ...options
}: SharedStreamOptions): void {
  let state: SharedState | undefined;
  let isLeading = false;
  const waiting = new Set<() => void>();
  const isSeenHere = () => document.visibilityState === 'visible';
  const channel = openTabChannel<TabMessage>(name, signal, (message) => {
    if (message.type === 'event') onEvent(message.event);
    else if (message.type === 'state') onState(message.state);
    else if (message.type === 'seen') for (const answer of waiting) answer();
    else if (message.type === 'seen?') isSeenHere() && channel.post({ type: 'seen' });
    else if (isLeading && state) channel.post({ type: 'state', state });
  });
  const tell = (now: SharedState) => {
    state = now;
    onState(now);
    channel.post({ type: 'state', state: now });
  };
  const isSeen = async () => {
    if (isSeenHere()) return true;
    return new Promise<boolean>((resolve) => {
      const end = (answer: boolean) => {
        clearTimeout(timer);
        waiting.delete(onSeen);
        resolve(answer);
      };
      const onSeen = () => end(true);
      const timer = setTimeout(() => end(false), ANSWER_MS);
      waiting.add(onSeen);
      channel.post({ type: 'seen?' });
    });
  };
  channel.post({ type: 'hello' });
  leadTab(name, signal, async () => {
    isLeading = true;
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
        onLed(event, isSeen);
      },
      onState: (now) => tell(now === 'linked' ? 'live' : 'lost'),
      // Access tokens live for minutes; the session says whether there is another.
      onRefused: async ({ status }) => status === 401 && (await useSession.getState().refresh(sent)) !== null,
      signal,
    });
  });
}
