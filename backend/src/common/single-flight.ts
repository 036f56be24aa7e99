/** Work that many ask for at the same moment: one run at a time per key, and those who wait share the next one. */
export class SingleFlight<T = void> {
  private readonly runs = new Map<string, { running: Promise<T>; next?: Promise<T> }>();

  /** Resolves when a run has ended that began after this call, with its answer. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const current = this.runs.get(key);
    if (!current) return this.begin(key, work);
    // What the present run has read may be older than what this caller has written.
    current.next ??= current.running.then(ignore, ignore).then(() => this.begin(key, work));
    return current.next;
  }

  /** Resolves when all runs have ended that are under way, well or not. */
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
