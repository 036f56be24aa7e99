import { generateRoomCode, parseRoomCode } from './room-code.js';

describe('the code of a room', () => {
  test('has six characters that nobody takes for one another', () => {
    const codes = Array.from({ length: 500 }, generateRoomCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(495);
    expect(new Set(codes.join('')).size).toBe(30);
  });

  test.each(['K7QM42', 'K7Q M42', 'k7q m42', ' k7q-m42 ', 'K7Q\u00a0M42'])(
    'is known as it is typed: %j',
    (typed) => {
      expect(parseRoomCode(typed)).toBe('K7QM42');
    },
  );

  test.each(['', 'K7QM4', 'K7QM422', 'K7QM40', 'K7QMI2', 'K7Q\u0000M42', 'ＫＫＫＫＫＫ', '__proto__'])(
    'is told from anything else: %j',
    (typed) => {
      expect(parseRoomCode(typed)).toBeUndefined();
    },
  );
});
