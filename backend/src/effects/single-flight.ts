/** Work that many ask for at the same moment: one run at a time per key, and those who wait share the next one. */
export class SingleFlight {
  private readonly runs = new Map<string, { running: Promise<void>; next?: Promise<void> }>();

  /** Resolves when a run has ended that began after this call. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const current = this.runs.get(key);
    if (!current) return this.begin(key, work);
    // What the present run has read may be older than what this caller has written.
    current.next ??= current.running.catch(() => undefined).then(() => this.begin(key, work));
    return current.next;
  }

  private begin(key: string, work: () => Promise<void>): Promise<void> {
    const run: { running: Promise<void>; next?: Promise<void> } = { running: work() };
    this.runs.set(key, run);
    const end = () => {
      if (!run.next) this.runs.delete(key);
    };
    run.running.then(end, end);
    return run.running;
  }
}
