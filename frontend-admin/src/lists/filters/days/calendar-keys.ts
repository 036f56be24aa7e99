import type { Dayjs } from 'dayjs';

/** The day that a key moves to, by the date picker pattern of WAI-ARIA; undefined for other keys. */
export function dayForKey(
  from: Dayjs,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Dayjs | undefined {
  const page = shiftKey ? 'year' : 'month';
  switch (key) {
    case 'ArrowLeft':
      return from.subtract(1, 'day');
    case 'ArrowRight':
      return from.add(1, 'day');
    case 'ArrowUp':
      return from.subtract(7, 'day');
    case 'ArrowDown':
      return from.add(7, 'day');
    case 'Home':
      return from.startOf('week');
    case 'End':
      return from.endOf('week').startOf('day');
    case 'PageUp':
      return from.subtract(1, page);
    case 'PageDown':
      return from.add(1, page);
    default:
      return undefined;
  }
}

/** Clamps the day to `min` and `max`. */
export function clampDay(day: Dayjs, min: Dayjs | undefined, max: Dayjs): Dayjs {
  if (day.isAfter(max)) return max;
  return min && day.isBefore(min) ? min : day;
}
