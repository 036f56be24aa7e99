import { firstDelivery } from './first-delivery';

it.each([
  ['10 November, 23:59', '2026-11-10T23:59:00+05:30', '2026-11-15'],
  ['11 November, 0:00', '2026-11-11T00:00:00+05:30', '2026-12-15'],
  ['11 December', '2026-12-11T12:00:00+05:30', '2027-01-15'],
])('the first box of an order of %s (Indian time) is delivered on the 15th', (_day, ordered, delivered) => {
  expect(firstDelivery(Date.parse(ordered)).toISOString()).toBe(`${delivered}T00:00:00.000Z`);
});
