import { AppError } from '../common/errors/app-error.js';
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
    ['with a wrong id', encoded({ s: '-createdAt', t: 'next', d: '2026-01-02T03:04:05.678Z', i: 'x' })],
  ])('one %s is a mistake at the field "cursor"', (_case, text) => {
    const read = () => decodeCursor(text, '-createdAt', true);
    expect(read).toThrow(AppError);
    expect(read).toThrow(expect.objectContaining({ fields: { cursor: [expect.any(String)] } }));
  });
});
