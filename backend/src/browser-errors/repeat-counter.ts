/** Distinct keys that are remembered; beyond that the oldest is dropped. */
const MAX_KEYS = 500;

/** Counts repeated events of this process. */
export class RepeatCounter {
  private readonly counts = new Map<string, number>();

  /** @returns how often it has happened, including now */
  count(key: string): number {
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, times);
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest);
    return times;
  }
}

/** Whether this occurrence is logged: the first, tenth, hundredth and so on are. */
export function isLogged(times: number): boolean {
  return /^10*$/.test(String(times));
}
