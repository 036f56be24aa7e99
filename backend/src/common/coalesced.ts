/**
 * Shares the result of a query among all callers of the same turn of the event loop, such as the requests that a busy
 * server accepts together. The next turn queries again, so no caller gets a result that is older than its call.
 */
export class Coalesced<T> {
  private result?: Promise<T> | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  get(): Promise<T> {
    if (!this.result) {
      this.result = this.load();
      setImmediate(() => {
        this.result = undefined;
      });
    }
    return this.result;
  }
}
