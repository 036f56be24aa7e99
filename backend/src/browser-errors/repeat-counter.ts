/** Different ones that are remembered; beyond it the one that was counted first is forgotten. */
const MAX_KEYS = 500;

/** Counts how often the same happened in this process. */
export class RepeatCounter {
  private readonly counts = new Map<string, number>();

  /** @returns how often it has happened, this time included */
  count(key: string): number {
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, times);
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_KEYS && oldest !== undefined) this.counts.delete(oldest);
    return times;
  }
}

/** Whether this time has a line in the log: the first, the tenth, the hundredth and so on have. */
export function isLogged(times: number): boolean {
  return /^10*$/.test(String(times));
}
