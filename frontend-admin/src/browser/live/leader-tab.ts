/**
 * Elects a leader among the tabs of this browser that use the same name, and runs `lead` in it. When its signal is
 * aborted or the tab closes, another tab takes over. Without Web Locks (plain http) every tab runs `lead`.
 */
export function runInLeaderTab(name: string, signal: AbortSignal, lead: () => Promise<void>): void {
  if (!navigator.locks) {
    void lead();
    return;
  }
  // Rejects when the signal is aborted while the tab waits for the lock.
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
