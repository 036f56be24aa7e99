/** Keys that are remembered; beyond it the one that was refused first is forgotten. */
const MAX_KEYS = 10_000;

/** Who was refused by a limit and until when, as far as this process remembers: asking costs no look into the database. */
export class RememberedWaits {
  /** When each may try again, on the clock of `performance.now()`; in the order of their refusal. */
  private readonly until = new Map<string, number>();

  remember(key: string, seconds: number): void {
    this.until.delete(key);
    if (seconds <= 0) return;
    this.until.set(key, performance.now() + seconds * 1_000);
    const [oldest] = this.until.keys();
    if (this.until.size > MAX_KEYS && oldest !== undefined) this.until.delete(oldest);
  }

  /** The longest that one of them has to wait, in seconds; 0 when none is remembered. */
  secondsLeft(...keys: string[]): number {
    const waits = keys.map((key) => (this.until.get(key) ?? 0) - performance.now());
    return Math.max(0, ...waits) / 1_000;
  }
}
