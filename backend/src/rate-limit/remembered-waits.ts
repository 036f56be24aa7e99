/** Remembered keys; beyond that the oldest refusal is dropped. */
const MAX_KEYS = 10_000;

/** Remembers in this process who was refused by a limit and until when, so that checking costs no database query. */
export class RememberedWaits {
  /** When each may try again, by `performance.now()`, in order of refusal. */
  private readonly until = new Map<string, number>();

  remember(key: string, seconds: number): void {
    this.until.delete(key);
    if (seconds <= 0) return;
    this.until.set(key, performance.now() + seconds * 1_000);
    const [oldest] = this.until.keys();
    if (this.until.size > MAX_KEYS && oldest !== undefined) this.until.delete(oldest);
  }

  /** The longest remaining wait of these keys, in seconds; 0 when none is remembered. */
  secondsLeft(...keys: string[]): number {
    const waits = keys.map((key) => (this.until.get(key) ?? 0) - performance.now());
    return Math.max(0, ...waits) / 1_000;
  }
}
