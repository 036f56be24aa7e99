/**
 * A question whose answer is shared by all who ask it in the same turn of the event loop, as the requests do that a busy
 * server takes in at once. The next turn asks anew, so nobody gets an answer that was out of date when they asked.
 */
export class Coalesced<T> {
  private answer?: Promise<T> | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  get(): Promise<T> {
    if (!this.answer) {
      this.answer = this.ask();
      setImmediate(() => {
        this.answer = undefined;
      });
    }
    return this.answer;
  }
}
