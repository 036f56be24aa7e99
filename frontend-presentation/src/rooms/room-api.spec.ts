import { formatRoomCode, normalizeRoomCode } from './room-api';

test.each(['K7Q M42', 'k7q-m42', 'K७Q M४२'])('“%s” is normalised to the same code', (typed) => {
  expect(normalizeRoomCode(typed)).toBe('k7qm42');
  expect(formatRoomCode(typed)).toBe('K7Q M42');
});
