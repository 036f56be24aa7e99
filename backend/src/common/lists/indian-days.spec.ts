import { endOf, startOf } from './indian-days.js';

describe('a date filter of a list', () => {
  it('covers the whole day in Indian time', () => {
    expect(startOf('2025-01-05')?.toISOString()).toBe('2025-01-04T18:30:00.000Z');
    expect(endOf('2025-01-05')?.toISOString()).toBe('2025-01-05T18:30:00.000Z');
  });

  it('with a time and offset is that instant, inclusive as start and as end', () => {
    expect(startOf('2025-01-05T10:00:00Z')?.toISOString()).toBe('2025-01-05T10:00:00.000Z');
    expect(endOf('2025-01-05T10:00:00+05:30')?.toISOString()).toBe('2025-01-05T04:30:00.001Z');
  });

  it.each([
    ['2025-01-05T10:00:00.5Z', '2025-01-05T10:00:00.500Z'],
    ['2025-01-05T10:00:00.125Z', '2025-01-05T10:00:00.125Z'],
    ['2025-01-05T10:00Z', '2025-01-05T10:00:00.000Z'],
    ['2025-01-05T10:00-12:00', '2025-01-05T22:00:00.000Z'],
    ['2024-02-29', '2024-02-28T18:30:00.000Z'],
    ['2024-02-29T23:30+05:30', '2024-02-29T18:00:00.000Z'],
    ['2025-01-31T24:00Z', '2025-02-01T00:00:00.000Z'],
  ])('%p starts at %p', (value, instant) => {
    expect(startOf(value)?.toISOString()).toBe(instant);
  });

  it.each([
    '2025-13-05T10:00Z',
    '2025-01-05T25:00Z',
    '2025-01-05T10:00:00.1234Z',
    ' 2025-01-05',
    '2025-01-05 ',
    'x2025-01-05T10:00Z',
    '2025-01-05T10:00Zx',
    '2025-02-30',
    '2025-02-31T10:00Z',
    '2025-04-31T10:00:00+05:30',
    '2025-02-29T23:59:59.999Z',
    '2025-13-01',
    '05/01/2025',
    '2025-1-5',
    '2025-01-05T10:00',
    'yesterday',
    '',
  ])('%p is rejected', (value) => {
    expect(startOf(value)).toBeUndefined();
    expect(endOf(value)).toBeUndefined();
  });
});
