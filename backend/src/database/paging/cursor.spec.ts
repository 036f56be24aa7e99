import { AppError } from '../../common/errors/app-error.js';
import { type CursorPosition, decodeCursor, encodeCursor } from './cursor.js';

const id = '65f1c0ffee65f1c0ffee65f1';

describe('cursor', () => {
  test.each<CursorPosition>([
    { sort: '-createdAt', direction: 'next', id, date: new Date('2026-01-02T03:04:05.678Z') },
    { sort: 'name', direction: 'prev', id },
    { sort: '-total', direction: 'last' },
  ])('keeps the position it was made for: %j', (position) => {
    expect(decodeCursor(encodeCursor(position), position.sort, position.date !== undefined)).toEqual(
      position,
    );
  });

  const encoded = (raw: object) => Buffer.from(JSON.stringify(raw)).toString('base64url');
  test.each([
    ['made for another sort', encodeCursor({ sort: 'name', direction: 'next', id })],
    ['not ours', 'abc'],
    ['with a query in place of a value', encoded({ s: '-createdAt', t: 'next', d: { $gt: '' }, i: id })],
    ['with a wrong date', encoded({ s: '-createdAt', t: 'next', d: 'soon', i: id })],
    ['without a date', encoded({ s: '-createdAt', t: 'next', v: '2026-01-02T03:04:05.678Z', i: id })],
    ['with a number for a date', encoded({ s: '-createdAt', t: 'next', d: 1e300, i: id })],
    ['with a moment in milliseconds', encoded({ s: '-createdAt', t: 'next', d: 1_767_323_045_678, i: id })],
    [
      'with a list for an id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: [id] }),
    ],
    [
      'that leads nowhere we know',
      encoded({ s: '-createdAt', t: 'up', d: '2026-01-02T03:04:05.678Z', i: id }),
    ],
    ['that is no object', encoded('next' as unknown as object)],
    ['that is nothing', Buffer.from('null').toString('base64url')],
    ['without an id', encoded({ s: '-createdAt', t: 'prev', d: '2026-01-02T03:04:05.678Z' })],
    [
      'with more than an id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: `${id}0` }),
    ],
    [
      'with something before the id',
      encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: `0${id}` }),
    ],
    ['of another sort, though it is the last page', encoded({ s: 'name', t: 'last' })],
    ['with a wrong id', encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: 'x' })],
  ])('one %s is a mistake at the field "cursor"', (_case, text) => {
    const read = () => decodeCursor(text, '-createdAt', true);
    expect(read).toThrow(AppError);
    expect(read).toThrow(
      expect.objectContaining({
        fields: { cursor: ['This page address is no longer valid. Please start from the first page.'] },
      }),
    );
  });

  test('of a list without dates carries none', () => {
    const dated = encoded({ s: 'name', t: 'next', d: '2026-01-02T03:04:05.678Z', i: id });
    expect(() => decodeCursor(dated, 'name', false)).toThrow(AppError);
    expect(decodeCursor(encoded({ s: 'name', t: 'next', i: id }), 'name', false)).toEqual({
      sort: 'name',
      direction: 'next',
      id,
    });
  });

  test('is read no further than two thousand characters', () => {
    const filling = { s: 'name', t: 'last', x: 'x'.repeat(2_000) };
    expect(() => decodeCursor(encoded(filling), 'name', false)).toThrow(AppError);
  });
});
