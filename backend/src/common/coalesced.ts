/**
 * Shares the result of a query among all callers of the same turn of the event loop, such as the requests that a busy
 * server accepts together. The next turn queries again, so nobody gets a result that was out of date when they asked.
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
