import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { latestEnd } from '../../../common/clock-skew.js';
import { ConcurrencyLimit } from '../../../common/concurrency-limit.js';
import { busy } from '../../../common/errors/app-error.js';
import { AppLogger } from '../../../common/logging/app-logger.js';
import { SingleFlight } from '../../../common/single-flight.js';
import { withTimeout } from '../../../common/with-timeout.js';
import { boxDayForOrder } from '../../delivery-day.js';
import { SubscriptionRepository } from '../../subscription.repository.js';
import { BoxRepository } from '../box.repository.js';
import { afterPinCodes, type PinCodes, pinCodesOf } from '../box-order.js';
import { cashToCollect } from '../cash-to-collect.js';
import { DeliveryRepository } from '../delivery.repository.js';
import { deliveryId } from '../delivery.schema.js';
import { addSums, isSameSums, NO_BOXES } from './box-sums.js';
import { PinCodeChanges } from './pin-code-changes.js';
import { PinCodeTotalsRepository } from './pin-code-totals.repository.js';
import type { BoxSums, DayTotals, PinCodeTotals } from './pin-code-totals.schema.js';

/** All boxes of a day are recounted after this long, in ms, which corrects changes that were not recorded. */
const COUNT_AGAIN_MS = 24 * 3_600_000;
/** How long a caller waits, in ms, and after how many seconds they are asked to retry. */
const MAX_WAIT_MS = 8_000;
const SECONDS_TO_COUNT = 5;
/** Age in ms at which the date of a day's totals is advanced although nothing has changed. */
const ADVANCE_AFTER_MS = 30_000;
/** PIN codes per query. */
const BATCH = 200;
/** Length of the PIN code prefix that is counted together in a full count: a sorting district. */
const DISTRICT_DIGITS = 3;

/**
 * The totals of a day, and of each of its PIN codes. They are stored, and updated on request: PIN codes with changes
 * recorded since are recounted (decision 0101).
 */
@Injectable()
export class DayTotalsService implements BeforeApplicationShutdown {
  /** Running updates of this process: one at a time per day, shared by concurrent callers. */
  private readonly updates = new SingleFlight<BoxSums>();
  /** Days whose full count is running or queued. */
  private readonly counts = new Map<string, Promise<void>>();
  /** Runs one full count at a time, however many days are requested. */
  private readonly fullCounts = new ConcurrencyLimit(1);
  private stopped = false;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly boxes: BoxRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly changes: PinCodeChanges,
    private readonly totals: PinCodeTotalsRepository,
    private readonly logger: AppLogger,
  ) {}

  /** @throws AppError UNAVAILABLE while a count is running that takes too long to wait for */
  ofDay(day: string): Promise<BoxSums> {
    return withTimeout(this.update(day), MAX_WAIT_MS, () => busy(SECONDS_TO_COUNT));
  }

  /** @throws AppError as `ofDay` */
  async ofPinCodes(
    day: string,
    range: { from: string; to: string; limit: number },
  ): Promise<PinCodeTotals[]> {
    await this.ofDay(day);
    return this.totals.findPinCodes(day, range);
  }

  /** Updates the totals of a day in the background. */
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
      // A count dated in the future was made before the clock was set back: changes recorded since would seem to
      // be included.
      const isUsable = found !== null && found.asOf <= latestEnd(0, new Date());
      const stored = isUsable ? found : await this.countFirst(day);
      if (stored === null) return NO_BOXES;
      if (stored.countedAt.getTime() < Date.now() - COUNT_AGAIN_MS) {
        this.inBackground(day, this.countAll(day));
      }
      return this.countChanged(stored);
    });
  }

  /** @returns null for a day on which nobody can have had a box, which is not counted */
  private async countFirst(day: string): Promise<DayTotals | null> {
    const oldest = await this.subscriptions.findOldestArrival();
    if (oldest === undefined || day < boxDayForOrder(oldest)) return null;
    await this.countAll(day);
    return this.totals.findDay(day);
  }

  private async countChanged(stored: DayTotals): Promise<BoxSums> {
    const { _id: day, asOf } = stored;
    const startedAt = new Date();
    const pinCodes = await this.changes.findSince(asOf);
    let isSame = true;
    for (let at = 0; at < pinCodes.length; at += BATCH) {
      this.refuseWhenStopped();
      const batch = pinCodes.slice(at, at + BATCH);
      if (!(await this.recountPinCodes(stored, batch, startedAt))) isSame = false;
    }
    if (isSame) {
      // Otherwise every request would recount the PIN codes of old changes.
      if (pinCodes.length > 0 && startedAt.getTime() > asOf.getTime() + ADVANCE_AFTER_MS) {
        await this.totals.setAsOf(stored, startedAt);
      }
      return stored;
    }
    const sums = await this.totals.sumOf(day);
    await this.totals.setDay(stored, sums, startedAt);
    return sums;
  }

  /** @returns whether the day's sums include them: a process may have been interrupted in between */
  private async recountPinCodes(
    { _id: day, asOf }: DayTotals,
    pinCodes: readonly string[],
    startedAt: Date,
  ): Promise<boolean> {
    const [counted, before] = await Promise.all([
      this.count(day, { $in: [...pinCodes] }),
      this.totals.findStored(day, pinCodes),
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
    const count = this.fullCounts.run(() => this.countDistricts(day)).finally(() => this.counts.delete(day));
    this.counts.set(day, count);
    return count;
  }

  /** One district after another, so that no query takes long however many boxes there are. */
  private async countDistricts(day: string): Promise<void> {
    const startedAt = new Date();
    await this.totals.removeNewer(day, latestEnd(0, startedAt));
    let next = await this.boxes.findPinCodeAfter('');
    while (next !== undefined) {
      this.refuseWhenStopped();
      const district = next.slice(0, DISTRICT_DIGITS);
      await this.totals.set(day, await this.count(day, pinCodesOf(district)), startedAt);
      next = await this.boxes.findPinCodeAfter(afterPinCodes(district));
    }
    await this.totals.removeOlder(day, startedAt);
    await this.totals.setCountedDay(day, await this.totals.sumOf(day), startedAt);
  }

  private refuseWhenStopped(): void {
    if (this.stopped) throw busy(SECONDS_TO_COUNT);
  }

  private inBackground(day: string, work: Promise<unknown>): void {
    work.catch((thrown: unknown) => {
      if (!this.stopped)
        this.logger.warn('totals of a delivery day could not be computed', { err: thrown, day });
    });
  }

  private async count(day: string, pinCodes: PinCodes): Promise<Map<string, BoxSums>> {
    const [boxes, outcomes] = await Promise.all([
      this.boxes.countByPinCode(day, pinCodes),
      this.deliveries.countByPinCode(day, pinCodes),
    ]);
    const differences = outcomes.length === 0 ? [] : await this.paidSinceMarked(day, pinCodes);
    const counted = new Map<string, BoxSums>();
    for (const { pinCode, ...part } of [...boxes, ...outcomes, ...differences]) {
      counted.set(pinCode, addSums(counted.get(pinCode) ?? NO_BOXES, part));
    }
    return counted;
  }

  /**
   * Corrections for marked boxes whose subscription was paid online or refunded since: a marked box keeps the amount that
   * it was marked with.
   */
  private async paidSinceMarked(
    day: string,
    pinCodes: PinCodes,
  ): Promise<(Pick<BoxSums, 'toCollect' | 'paidOnline'> & { pinCode: string })[]> {
    const paid = await this.boxes.findFirstPaidOnline(day, pinCodes);
    const byId = new Map(paid.map((box) => [deliveryId(box._id.toHexString(), day), box]));
    const marks = await this.deliveries.findAmounts([...byId.keys()]);
    return marks.flatMap((mark) => {
      const box = byId.get(mark._id);
      const amount = box && cashToCollect(box, day);
      if (box === undefined || amount === undefined || amount === mark.toCollect) return [];
      const paidOnline = Number(mark.toCollect === 0) - Number(amount === 0);
      return [{ pinCode: box.pinCode, toCollect: mark.toCollect - amount, paidOnline }];
    });
  }
}
