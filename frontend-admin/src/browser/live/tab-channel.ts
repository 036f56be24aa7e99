/** What is heard from the other tabs that have a channel of this name open. */
export interface TabChannel<M> {
  post: (message: M) => void;
}

/** Messages between the tabs of this browser, until the signal is aborted. Nothing is heard where tabs cannot talk. */
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
