import { generateRoomCode, parseRoomCode } from './room-code.js';

describe('a room code', () => {
  test('has six characters that cannot be confused', () => {
    const codes = Array.from({ length: 500 }, generateRoomCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(495);
    expect(new Set(codes.join('')).size).toBe(30);
  });

  test.each(['K7QM42', 'K7Q M42', 'k7q m42', ' k7q-m42 ', 'K7Q\u00a0M42'])(
    'is recognised when it is typed as %j',
    (typed) => {
      expect(parseRoomCode(typed)).toBe('K7QM42');
    },
  );

  test.each(['', 'K7QM4', 'K7QM422', 'K7QM40', 'K7QMI2', 'K7Q\u0000M42', 'ＫＫＫＫＫＫ', '__proto__'])(
    'is not recognised in %j',
    (typed) => {
      expect(parseRoomCode(typed)).toBeUndefined();
    },
  );
});
