import { AppError } from '../../common/errors/app-error.js';
import { type CursorPosition, decodeCursor, encodeCursor } from './cursor.js';

const id = '65f1c0ffee65f1c0ffee65f1';

describe('a cursor', () => {
  test.each<CursorPosition>([
    { sort: '-createdAt', direction: 'next', id, date: new Date('2026-01-02T03:04:05.678Z') },
    { sort: 'name', direction: 'prev', id },
    { sort: '-total', direction: 'last' },
  ])('decodes to the position that was encoded: %j', (position) => {
    expect(decodeCursor(encodeCursor(position), position.sort, position.date !== undefined)).toEqual(
      position,
    );
  });

  const encoded = (raw: object) => Buffer.from(JSON.stringify(raw)).toString('base64url');
  test.each([
    ['made for another sort', encodeCursor({ sort: 'name', direction: 'next', id })],
    ['with arbitrary text', 'abc'],
    [
      'with a query operator in place of a date',
      encoded({ s: '-createdAt', t: 'next', d: { $gt: '' }, i: id }),
    ],
    ['with an invalid date', encoded({ s: '-createdAt', t: 'next', d: 'soon', i: id })],
    ['without a date', encoded({ s: '-createdAt', t: 'next', v: '2026-01-02T03:04:05.678Z', i: id })],
    ['with a number for a date', encoded({ s: '-createdAt', t: 'next', d: 1e300, i: id })],
    [
      'with a timestamp in milliseconds',
      encoded({ s: '-createdAt', t: 'next', d: 1_767_323_045_678, i: id }),
    ],
    [
      'with a list for an id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: [id] }),
    ],
    [
      'with an unknown direction',
      encoded({ s: '-createdAt', t: 'up', d: '2026-01-02T03:04:05.678Z', i: id }),
    ],
    ['that is not an object', encoded('next' as unknown as object)],
    ['that is null', Buffer.from('null').toString('base64url')],
    ['without an id', encoded({ s: '-createdAt', t: 'prev', d: '2026-01-02T03:04:05.678Z' })],
    [
      'with a character after the id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: `${id}0` }),
    ],
    [
      'with a character before the id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: `0${id}` }),
    ],
    ['of the last page of another sort', encoded({ s: 'name', t: 'last' })],
    ['with an invalid id', encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: 'x' })],
  ])('%s is rejected with an error on the field "cursor"', (_case, text) => {
    const read = () => decodeCursor(text, '-createdAt', true);
    expect(read).toThrow(AppError);
    expect(read).toThrow(
      expect.objectContaining({
        fields: { cursor: ['This page address is no longer valid. Please start from the first page.'] },
      }),
    );
  });

  test('of a list without dates contains none', () => {
    const dated = encoded({ s: 'name', t: 'next', d: '2026-01-02T03:04:05.678Z', i: id });
    expect(() => decodeCursor(dated, 'name', false)).toThrow(AppError);
    expect(decodeCursor(encoded({ s: 'name', t: 'next', i: id }), 'name', false)).toEqual({
      sort: 'name',
      direction: 'next',
      id,
    });
  });

  test('is rejected when it is longer than two thousand characters', () => {
    const filling = { s: 'name', t: 'last', x: 'x'.repeat(2_000) };
    expect(() => decodeCursor(encoded(filling), 'name', false)).toThrow(AppError);
  });
});
