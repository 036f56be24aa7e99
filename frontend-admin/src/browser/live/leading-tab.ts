/**
 * Runs `lead` in one of the tabs of this browser that ask under a name, until the signal of this one is aborted or the tab
 * goes; then in the next. Without Web Locks (plain http) every tab leads for itself.
 */
export function leadTab(name: string, signal: AbortSignal, lead: () => Promise<void>): void {
  if (!navigator.locks) {
    void lead();
    return;
  }
  // Rejects when the signal is aborted while the tab waits for its turn.
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
