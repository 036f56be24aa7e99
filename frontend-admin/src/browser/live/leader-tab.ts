/**
 * Runs `lead` in one tab of this browser per name, until its signal is aborted or the tab closes; then in the next tab.
 * Without Web Locks (plain http) every tab runs it.
 */
export function runInLeaderTab(name: string, signal: AbortSignal, lead: () => Promise<void>): void {
  if (!navigator.locks) {
    void lead();
    return;
  }
  // Rejects when the signal is aborted while the tab waits for the lock.
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
