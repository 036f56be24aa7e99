/** Work that many ask for at the same moment: one round at a time per key, and those who wait share the next one. */
export class SharedRounds {
  private readonly rounds = new Map<string, { running: Promise<void>; next?: Promise<void> }>();

  /** Resolves when a round has ended that began after this call. */
  join(key: string, work: () => Promise<void>): Promise<void> {
    const current = this.rounds.get(key);
    if (!current) return this.begin(key, work);
    // What the running round has read may be older than what this caller has written.
    current.next ??= current.running.catch(() => undefined).then(() => this.begin(key, work));
    return current.next;
  }

  private begin(key: string, work: () => Promise<void>): Promise<void> {
    const round: { running: Promise<void>; next?: Promise<void> } = { running: work() };
    this.rounds.set(key, round);
    const end = () => {
      if (!round.next) this.rounds.delete(key);
    };
    round.running.then(end, end);
    return round.running;
  }
}
