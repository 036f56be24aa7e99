/** Sends messages to the other tabs that have opened a channel of this name. */
export interface TabChannel<M> {
  post: (message: M) => void;
}

/**
 * Opens a channel between the tabs of this browser, until the signal is aborted. Without BroadcastChannel nothing is
 * sent or received.
 */
export function openTabChannel<M>(
  name: string,
  signal: AbortSignal,
  onMessage: (message: M) => void,
): TabChannel<M> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<M>) => {
    if (!signal.aborted) onMessage(data);
  };
  signal.addEventListener('abort', () => channel.close());
  return {
    post: (message) => {
      if (!signal.aborted) channel.postMessage(message);
    },
  };
}
