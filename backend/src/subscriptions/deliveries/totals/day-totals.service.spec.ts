import type { AppLogger } from '../../../common/logging/app-logger.js';
import type { SubscriptionRepository } from '../../subscription.repository.js';
import type { BoxRepository } from '../box.repository.js';
import type { DeliveryRepository } from '../delivery.repository.js';
import { NO_BOXES } from './box-sums.js';
import { DayTotalsService } from './day-totals.service.js';
import type { PinCodeChanges } from './pin-code-changes.js';
import type { PinCodeTotalsRepository } from './pin-code-totals.repository.js';
import type { DayTotals } from './pin-code-totals.schema.js';

describe('the totals of a day that take long to compute', () => {
  const DAY = '2024-12-15';
  beforeEach(() => jest.useFakeTimers({ now: new Date('2024-12-20T06:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('are answered with 503 after eight seconds, and returned once they are computed', async () => {
    const now = new Date();
    const day: DayTotals = { _id: DAY, ...NO_BOXES, boxes: 3, asOf: now, countedAt: now };
    let counted = () => {};
    const changes = new Promise<string[]>((resolve) => {
      counted = () => resolve([]);
    });
    const totals = new DayTotalsService(
      {} as SubscriptionRepository,
      {} as BoxRepository,
      {} as DeliveryRepository,
      { findSince: () => changes } as unknown as PinCodeChanges,
      { findDay: async () => day } as unknown as PinCodeTotalsRepository,
      {} as AppLogger,
    );
    const asked = expect(totals.ofDay(DAY)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await jest.advanceTimersByTimeAsync(8_000);
    await asked;
    counted();
    expect(await totals.ofDay(DAY)).toMatchObject({ boxes: 3 });
  });
});
