/** Counters by name; a counter at zero takes no memory. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, by: number): void {
    const count = this.of(name) + by;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}
