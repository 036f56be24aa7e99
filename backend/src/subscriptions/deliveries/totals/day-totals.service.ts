import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { latestEnd } from '../../../common/clock-difference.js';
import { ConcurrencyLimit } from '../../../common/concurrency-limit.js';
import { busy } from '../../../common/errors/app-error.js';
import { AppLogger } from '../../../common/logging/app-logger.js';
import { SingleFlight } from '../../../common/single-flight.js';
import { withTimeout } from '../../../common/with-timeout.js';
import { firstDelivery } from '../../delivery-day.js';
import { SubscriptionRepository } from '../../subscription.repository.js';
import { BoxRepository } from '../box.repository.js';
import { beyond, type PinCodes, pinCodesOf } from '../box-order.js';
import { DeliveryRepository } from '../delivery.repository.js';
import { addSums, isSameSums, NO_BOXES } from './box-sums.js';
import { PinCodeChanges } from './pin-code-changes.js';
import { PinCodeTotalsRepository } from './pin-code-totals.repository.js';
import type { BoxSums, DayTotals, PinCodeTotals } from './pin-code-totals.schema.js';

/** All boxes of a day are counted again after so long, in milliseconds: what nobody noted is put right by that. */
const COUNT_AGAIN_MS = 24 * 3_600_000;
/** How long somebody waits, in milliseconds, and in how many seconds they are asked to come again. */
const PATIENCE_MS = 8_000;
const SECONDS_TO_COUNT = 5;
/** So old is the moment of a day's totals before it is moved on though nothing has changed, in milliseconds. */
const MOVE_ON_MS = 30_000;
/** PIN codes counted by one query. */
const BATCH = 200;
/** First digits of a PIN code that are counted together, in a count of all: a sorting district. */
const DISTRICT_DIGITS = 3;

/**
 * The boxes of a day together, and of each of its PIN codes. They are kept, and brought up to date when they are asked for:
 * those PIN codes are counted again of which a change was noted since (decision 0101).
 */
@Injectable()
export class DayTotalsService implements BeforeApplicationShutdown {
  /** Days that are brought up to date by this process: one at a time of each day, for all who ask meanwhile. */
  private readonly updates = new SingleFlight<BoxSums>();
  /** Days of which all boxes are counted, or wait for it. */
  private readonly counts = new Map<string, Promise<void>>();
  /** Days asked for in any number are counted one after the other. */
  private readonly turns = new ConcurrencyLimit(1);
  private stopped = false;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly boxes: BoxRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly changes: PinCodeChanges,
    private readonly totals: PinCodeTotalsRepository,
    private readonly logger: AppLogger,
  ) {}

  /** @throws AppError UNAVAILABLE while there is so much to count that nobody should wait for it */
  ofDay(day: string): Promise<BoxSums> {
    return withTimeout(this.update(day), PATIENCE_MS, () => busy(SECONDS_TO_COUNT));
  }

  /** @throws AppError as `ofDay` */
  async ofPinCodes(
    day: string,
    range: { from: string; to: string; limit: number },
  ): Promise<PinCodeTotals[]> {
    await this.ofDay(day);
    return this.totals.findPinCodes(day, range);
  }

  /** Brings the totals of a day up to date; nobody waits for it. */
  prepare(day: string): void {
    this.inBackground(day, this.update(day));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled([...this.counts.values(), this.updates.settled()]);
  }

  private update(day: string): Promise<BoxSums> {
    return this.updates.run(day, async () => {
      const found = await this.totals.findDay(day);
      // A count dated in the future was made before the clock was put back: changes noted since would seem to be in it.
      const isKept = found !== null && found.asOf <= latestEnd(0, new Date());
      const kept = isKept ? found : await this.countFirst(day);
      if (kept === null) return NO_BOXES;
      if (kept.countedAt.getTime() < Date.now() - COUNT_AGAIN_MS) {
        this.inBackground(day, this.countAll(day));
      }
      return this.countChanged(kept);
    });
  }

  /** @returns null of a day on which nobody can have had a box, which is not counted */
  private async countFirst(day: string): Promise<DayTotals | null> {
    const oldest = await this.subscriptions.findOldestArrival();
    if (oldest === undefined || day < firstDelivery(oldest)) return null;
    await this.countAll(day);
    return this.totals.findDay(day);
  }

  private async countChanged(kept: DayTotals): Promise<BoxSums> {
    const { _id: day, asOf } = kept;
    const startedAt = new Date();
    const noted = await this.changes.findSince(asOf);
    let isSame = true;
    for (let at = 0; at < noted.length; at += BATCH) {
      this.refuseWhenStopped();
      const batch = noted.slice(at, at + BATCH);
      if (!(await this.countNoted(kept, batch, startedAt))) isSame = false;
    }
    if (isSame) {
      // What was noted long ago is not counted once more by everybody who asks.
      if (noted.length > 0 && startedAt.getTime() > asOf.getTime() + MOVE_ON_MS) {
        await this.totals.setAsOf(kept, startedAt);
      }
      return kept;
    }
    const sums = await this.totals.sumOf(day);
    await this.totals.setDay(kept, sums, startedAt);
    return sums;
  }

  /** @returns whether the day's sums have them as they are: a process may have died between both */
  private async countNoted(
    { _id: day, asOf }: DayTotals,
    pinCodes: readonly string[],
    startedAt: Date,
  ): Promise<boolean> {
    const [counted, before] = await Promise.all([
      this.count(day, { $in: [...pinCodes] }),
      this.totals.findKept(day, pinCodes),
    ]);
    const changed = new Map<string, BoxSums>();
    for (const pinCode of pinCodes) {
      const sums = counted.get(pinCode) ?? NO_BOXES;
      if (!isSameSums(sums, before.get(pinCode) ?? NO_BOXES)) changed.set(pinCode, sums);
    }
    await this.totals.set(day, changed, startedAt);
    return changed.size === 0 && [...before.values()].every((totals) => totals.asOf <= asOf);
  }

  private countAll(day: string): Promise<void> {
    const current = this.counts.get(day);
    if (current) return current;
    const count = this.turns.run(() => this.countDistricts(day)).finally(() => this.counts.delete(day));
    this.counts.set(day, count);
    return count;
  }

  /** District after district, so that no query takes long however many boxes there are. */
  private async countDistricts(day: string): Promise<void> {
    const startedAt = new Date();
    await this.totals.removeNewer(day, latestEnd(0, startedAt));
    let next = await this.boxes.findPinCodeAfter('');
    while (next !== undefined) {
      this.refuseWhenStopped();
      const district = next.slice(0, DISTRICT_DIGITS);
      await this.totals.set(day, await this.count(day, pinCodesOf(district)), startedAt);
      next = await this.boxes.findPinCodeAfter(beyond(district));
    }
    await this.totals.removeOlder(day, startedAt);
    await this.totals.setCountedDay(day, await this.totals.sumOf(day), startedAt);
  }

  private refuseWhenStopped(): void {
    if (this.stopped) throw busy(SECONDS_TO_COUNT);
  }

  private inBackground(day: string, work: Promise<unknown>): void {
    work.catch((thrown: unknown) => {
      if (!this.stopped) this.logger.warn('boxes of a day not counted', { err: thrown, day });
    });
  }

  private async count(day: string, pinCodes: PinCodes): Promise<Map<string, BoxSums>> {
    const found = await Promise.all([
      this.boxes.countByPinCode(day, pinCodes),
      this.deliveries.countByPinCode(day, pinCodes),
    ]);
    const counted = new Map<string, BoxSums>();
    for (const { pinCode, ...part } of found.flat()) {
      counted.set(pinCode, addSums(counted.get(pinCode) ?? NO_BOXES, part));
    }
    return counted;
  }
}
