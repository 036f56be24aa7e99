import { endOf, startOf } from './indian-days.js';

describe('a date in a list’s filter', () => {
  it('means the whole Indian day', () => {
    expect(startOf('2025-01-05')?.toISOString()).toBe('2025-01-04T18:30:00.000Z');
    expect(endOf('2025-01-05')?.toISOString()).toBe('2025-01-05T18:30:00.000Z');
  });

  it('with a time and offset means that instant, included at both ends', () => {
    expect(startOf('2025-01-05T10:00:00Z')?.toISOString()).toBe('2025-01-05T10:00:00.000Z');
    expect(endOf('2025-01-05T10:00:00+05:30')?.toISOString()).toBe('2025-01-05T04:30:00.001Z');
  });

  it.each(['2025-02-30', '2025-13-01', '05/01/2025', '2025-1-5', '2025-01-05T10:00', 'yesterday', ''])(
    '%p is refused',
    (value) => {
      expect(startOf(value)).toBeUndefined();
      expect(endOf(value)).toBeUndefined();
    },
  );
});
