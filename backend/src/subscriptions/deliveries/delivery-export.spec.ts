import { DeliveryExport } from './delivery-export.js';
import type { DeliveryListService } from './delivery-list.service.js';

afterEach(() => jest.useRealTimers());

test('a file without a given day has the day that was next when it was prepared, also when midnight passes', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-15T23:59:50+05:30') });
  const page = jest.fn(async () => ({ items: [] }));
  const source = new DeliveryExport({ page } as unknown as DeliveryListService);
  const filters = await source.resolveFilters({ status: 'planned' });
  jest.setSystemTime(new Date('2026-01-16T00:00:05+05:30'));
  await source.pages(filters).next();
  expect(page).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-01-15', status: 'planned' }));
  expect(source.onRecord(filters)).toEqual({ day: '2026-01-15', status: 'planned' });
  expect(source.daysOf(filters)).toEqual({ from: '2026-01-15', to: '2026-01-15' });
});
