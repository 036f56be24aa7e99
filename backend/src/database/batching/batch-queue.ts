import { withTimeout } from '../../common/with-timeout.js';
import { isDatabaseUnavailable, UnansweredCallError } from '../errors/database-errors.js';

/** Items of a batch. A longer queue is written in several. */
const MAX_ITEMS = 100;
/** In ms. A call to a database that was killed meanwhile may never settle, and must not block those behind it. */
const BATCH_MS = 10_000;

/** Writes all items together and resolves with the outcome of each, in their order; rejects when all failed alike. */
type WriteTogether<Item, Result> = (items: Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * Writes what concurrent callers ask for together: a call is sent at once when nothing is being written; whatever
 * arrives meanwhile is sent as one batch afterwards. So nobody waits for others without need, and the busier the
 * process, the fewer calls it makes per item.
 */
export class BatchQueue<Item, Result = void> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private isWriting = false;

  /** @param onIdle called when everything is written and nobody waits */
  constructor(
    private readonly write: WriteTogether<Item, Result>,
    private readonly onIdle?: () => void,
  ) {}

  /** Resolves once the item is written. Rejects with its own failure, or with that of its batch. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) await this.writeBatch(this.waiting.splice(0, MAX_ITEMS));
    this.isWriting = false;
    this.onIdle?.();
  }

  /** During an outage those who wait fail as well: each would otherwise wait for the database in turn. */
  private async writeBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const written = this.write(batch.map(({ item }) => item));
      const outcomes = await withTimeout(
        written,
        BATCH_MS,
        () => new UnansweredCallError('no answer in time'),
      );
      outcomes.forEach((outcome, index) => {
        if (outcome.status === 'fulfilled') batch[index]?.resolve(outcome.value);
        else batch[index]?.reject(outcome.reason);
      });
    } catch (thrown) {
      const failed = isDatabaseUnavailable(thrown) ? [...batch, ...this.waiting.splice(0)] : batch;
      for (const { reject } of failed) reject(thrown);
    }
  }
}
