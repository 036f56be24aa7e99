/**
 * Merges concurrent requests for the same work: one run at a time per key, and callers that wait share the next run.
 */
export class SingleFlight<T = void> {
  private readonly runs = new Map<string, { running: Promise<T>; next?: Promise<T> }>();

  /** Resolves with the result of a run that started after this call. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const current = this.runs.get(key);
    if (!current) return this.begin(key, work);
    // The current run may have read data older than what this caller has written.
    current.next ??= current.running.then(ignore, ignore).then(() => this.begin(key, work));
    return current.next;
  }

  /** Resolves when all current runs have ended, successfully or not. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.runs.values()].map(({ running }) => running));
  }

  private begin(key: string, work: () => Promise<T>): Promise<T> {
    const run: { running: Promise<T>; next?: Promise<T> } = { running: work() };
    this.runs.set(key, run);
    const end = () => {
      if (!run.next) this.runs.delete(key);
    };
    run.running.then(end, end);
    return run.running;
  }
}

const ignore = () => undefined;
