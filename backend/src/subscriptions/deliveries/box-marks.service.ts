import { Injectable } from '@nestjs/common';
import { type AuditOrigin, actorOf, adminOrigin } from '../../audit/audit-actor.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import { type BoxedSubscription, BoxRepository } from './box.repository.js';
import { hasBoxOn } from './box-days.js';
import { isBoxOwed } from './cash-to-collect.js';
import { composeBox, subscriptionOf } from './compose-box.js';
import { DeliveryRepository } from './delivery.repository.js';
import { BOX_OUTCOMES, BOX_STATUSES, type BoxStatus, type Delivery, deliveryId } from './delivery.schema.js';
import { haveBoxesLeft, requestedDay } from './delivery-list.service.js';
import type { MarkedBox } from './dto/delivery.view.js';
import type { MarkBoxes } from './dto/mark-boxes.dto.js';
import { PinCodeChanges } from './totals/pin-code-changes.js';

export const BOXES_NOT_LEFT =
  'These boxes have not left yet. They can be marked from the day on which they leave.';

type Mark = Pick<MarkBoxes, 'day' | 'status' | 'expected'>;

/** Marks the outcome of boxes, and undoes that. */
@Injectable()
export class BoxMarksService {
  constructor(
    private readonly boxes: BoxRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly changes: PinCodeChanges,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Marks each box for which `expected` holds, and returns the state of each afterwards: two concurrent callers get
   * the same. Idempotent.
   * @throws AppError CONFLICT before the boxes leave; VALIDATION_FAILED for a day after the next one
   */
  async mark(call: MarkBoxes, caller: CallerIdentity, clientIp: string): Promise<MarkedBox[]> {
    const { day, subscriptionIds, status, expected } = call;
    if (!haveBoxesLeft(requestedDay(day))) throw new AppError('CONFLICT', BOXES_NOT_LEFT);
    const found = await this.boxes.findByIds(subscriptionIds);
    const leaving = found.filter(({ boxes }) => hasBoxOn(boxes, day));
    const before = await this.marksOf(leaving, day);
    const statusOf = ({ _id }: BoxedSubscription) => before.get(_id.toHexString())?.status ?? 'planned';
    const toChange = leaving.filter((subscription) => {
      const present = statusOf(subscription);
      return present !== status && (expected === undefined || expected === present);
    });
    if (toChange.length > 0) {
      // Audited before the change, so that nothing is done unrecorded.
      for (const present of BOX_STATUSES) {
        const changed = toChange.filter((subscription) => statusOf(subscription) === present);
        if (changed.length > 0) await this.record(changed, present, call, adminOrigin(caller, clientIp));
      }
      const pinCodes = toChange.map(({ pinCode }) => pinCode);
      await this.changes.record(pinCodes);
      await this.write(toChange, { day, status, expected }, caller);
      await this.removeErased(toChange);
      // Recorded again, since several writes may have taken long.
      await this.changes.record(pinCodes);
    }
    return markedBoxes(call, leaving, await this.marksOf(leaving, day));
  }

  /** One audit entry for all boxes that had the same status. */
  private record(
    changed: readonly BoxedSubscription[],
    before: BoxStatus,
    { day, status }: Mark,
    origin: AuditOrigin,
  ): Promise<void> {
    return this.audit.record({
      action: 'delivery.marked',
      ...origin,
      subject: { kind: 'delivery', id: day, reference: day },
      before: { status: before },
      after: { status },
      detail: { boxes: changed.length, subscriptions: changed.map(({ _id }) => _id.toHexString()) },
    });
  }

  private async write(
    subscriptions: readonly BoxedSubscription[],
    { day, status, expected }: Mark,
    caller: CallerIdentity,
  ): Promise<void> {
    const ids = subscriptions.map(({ _id }) => deliveryId(_id.toHexString(), day));
    const outcomes = BOX_OUTCOMES.filter((one) => one !== status && (expected ?? one) === one);
    if (status === 'planned') return this.deliveries.removeOutcomes(ids, outcomes);
    const mark = { status, by: actorOf(caller), at: new Date() };
    if (expected === undefined || expected === 'planned') {
      const added = subscriptions.map(
        (subscription): Delivery => ({
          _id: deliveryId(subscription._id.toHexString(), day),
          day,
          ...mark,
          ...composeBox(subscription, day),
        }),
      );
      await this.deliveries.addMissing(added);
    }
    for (const outcome of outcomes) await this.deliveries.change(ids, outcome, mark);
  }

  /** An erasure that started after the subscriptions were read may have missed what was written here. */
  private async removeErased(subscriptions: readonly BoxedSubscription[]): Promise<void> {
    const present = await this.boxes.findByIds(subscriptions.map(({ _id }) => _id.toHexString()));
    const left = new Set(present.map(({ _id }) => _id.toHexString()));
    for (const { _id } of subscriptions) {
      if (!left.has(_id.toHexString())) await this.deliveries.removeAllOf(_id);
    }
  }

  /** By subscription id. */
  private async marksOf(
    subscriptions: readonly BoxedSubscription[],
    day: string,
  ): Promise<Map<string, Delivery>> {
    const ids = subscriptions.map(({ _id }) => deliveryId(_id.toHexString(), day));
    const marks = await this.deliveries.findByIds(ids);
    return new Map(marks.map((mark) => [subscriptionOf(mark), mark]));
  }
}

/** The result for each box of the call, from the marks of the boxes that leave on the day. */
function markedBoxes(
  { day, subscriptionIds, status }: MarkBoxes,
  leaving: readonly BoxedSubscription[],
  marks: ReadonlyMap<string, Delivery>,
): MarkedBox[] {
  const ofDay = new Map(leaving.map((subscription) => [subscription._id.toHexString(), subscription]));
  return subscriptionIds.map((subscriptionId): MarkedBox => {
    const subscription = ofDay.get(subscriptionId);
    if (!subscription) return { subscriptionId, outcome: 'not_of_day' };
    const mark = marks.get(subscriptionId);
    const present = mark?.status ?? 'planned';
    return {
      subscriptionId,
      outcome: present === status ? 'done' : 'marked_otherwise',
      status: present,
      ...(mark ? { markedBy: mark.by.email, markedById: mark.by.adminId } : {}),
      ...(isBoxOwed(subscription, { day, status: present }) ? { owed: true } : {}),
    };
  });
}
