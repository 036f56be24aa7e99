import { anySignal } from 'frontend-shared/api/abort-signals';

/**
 * Elects a leader among the tabs of this browser that use the same name, and runs `lead` in it. When its signal is
 * aborted or the tab closes, another tab takes over. Without Web Locks (plain http) every tab runs `lead`.
 *
 * @param lead its signal is aborted when another tab has taken over
 * @returns makes this tab the leader, even if the present one is suspended and cannot release its lock
 */
export function runInLeaderTab(
  name: string,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
): () => void {
  const { locks } = navigator;
  if (!locks) {
    void lead(signal);
    return () => undefined;
  }
  let waiting: AbortController;
  const run = async (options: LockOptions) => {
    const leading = new AbortController();
    let isLeading = false;
    try {
      await locks.request(name, options, () => {
        isLeading = true;
        return lead(anySignal([signal, leading.signal]));
      });
    } catch {
      // Aborted while it waited, or taken over by another tab.
      leading.abort();
      if (isLeading && !signal.aborted) wait();
    }
  };
  const wait = () => {
    waiting = new AbortController();
    void run({ signal: anySignal([signal, waiting.signal]) });
  };
  wait();
  return () => {
    if (signal.aborted) return;
    waiting.abort();
    void run({ steal: true });
  };
}
