import { boxDayForOrder, keepsNextBox, nextBoxDayForOrder } from './delivery-day.js';

const india = (text: string) => new Date(`${text}+05:30`);

describe('the first delivery', () => {
  test.each([
    ['at the beginning of the month', '2025-01-01T00:00:00', '2025-01-15'],
    ['in the last second of the 10th', '2025-01-10T23:59:59.999', '2025-01-15'],
    ['in the first moment of the 11th', '2025-01-11T00:00:00', '2025-02-15'],
    ['on the 15th itself', '2025-01-15T09:00:00', '2025-02-15'],
    ['on the last day of a month', '2025-01-31T12:00:00', '2025-02-15'],
    ['late in December', '2025-12-11T00:00:00', '2026-01-15'],
    ['on a leap day', '2028-02-29T23:59:59', '2028-03-15'],
  ])('for an order placed %s (%s) is on %s', (_when, ordered, delivery) => {
    expect(boxDayForOrder(india(ordered))).toBe(delivery);
  });

  test('depends on Indian time, not on that of the server', () => {
    // Already the 11th in Hajipur, still the 10th in London.
    expect(boxDayForOrder(new Date('2025-01-10T18:30:00Z'))).toBe('2025-02-15');
    expect(boxDayForOrder(new Date('2025-01-10T18:29:59Z'))).toBe('2025-01-15');
    // Already a new year in Hajipur.
    expect(boxDayForOrder(new Date('2024-12-31T18:30:00Z'))).toBe('2025-01-15');
  });
});

describe('the next delivery of a subscription', () => {
  test.each([
    ['is the first one until that has left', '2025-01-12T10:00:00', '2025-01-14T10:00:00', '2025-02-15'],
    ['is today on the 15th', '2025-01-02T10:00:00', '2025-01-15T23:59:59', '2025-01-15'],
    ['is a month later on the 16th', '2025-01-02T10:00:00', '2025-01-16T00:00:00', '2025-02-15'],
    ['can be in the next year', '2025-01-02T10:00:00', '2025-12-20T00:00:00', '2026-01-15'],
  ])('%s', (_case, since, now, delivery) => {
    expect(nextBoxDayForOrder(india(since), india(now))).toBe(delivery);
  });
});

describe('a pause leaves the next box alone', () => {
  test.each([
    [
      'between the day orders are counted and the day boxes leave',
      '2025-01-11T00:00:00',
      '2025-01-14T23:59:59',
    ],
    ['before orders are counted', '2025-01-02T10:00:00', '2025-01-10T23:59:59'],
    [
      'between the day boxes leave and the day orders are counted',
      '2024-12-15T00:00:00',
      '2025-01-10T23:59:59',
    ],
  ])('when it lies %s', (_when, paused, resumed) => {
    expect(keepsNextBox(india(paused), india(resumed))).toBe(true);
  });

  test.each([
    [
      'it includes the end of the 10th, when orders are counted',
      '2025-01-10T23:59:59',
      '2025-01-11T00:00:00',
    ],
    ['it lasts until the 15th, when the boxes leave', '2025-01-11T10:00:00', '2025-01-15T00:00:00'],
    ['it lasts a month', '2025-01-11T10:00:00', '2025-02-12T10:00:00'],
    ['boxes leave in the meantime', '2024-12-12T10:00:00', '2025-01-03T10:00:00'],
  ])('but not when %s', (_when, paused, resumed) => {
    expect(keepsNextBox(india(paused), india(resumed))).toBe(false);
  });
});
