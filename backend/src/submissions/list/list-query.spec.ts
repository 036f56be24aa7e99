import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ListQuery } from './list-query.dto.js';

/** The validation messages for a list query. */
function messagesFor(query: object): string[] {
  return validateSync(plainToInstance(ListQuery, query)).flatMap((one) =>
    Object.values(one.constraints ?? {}),
  );
}

const WRONG_DAY =
  'must be a date such as 2025-01-31, or a date with time and offset such as 2025-01-31T10:00:00+05:30.';
const WRONG_SORT = 'Sort must be one of: -createdAt, createdAt, name, -name.';

/** The API description of a parameter. */
function published(parameter: keyof ListQuery): Record<string, unknown> {
  return Reflect.getMetadata('swagger/apiModelProperties', ListQuery.prototype, parameter);
}

describe('the API description', () => {
  test.each<[keyof ListQuery, object, RegExp]>([
    ['limit', { type: 'integer', minimum: 1, maximum: 200 }, /Defaults to 50/],
    ['cursor', { type: 'string', maxLength: 2_000 }, /`Link` header/],
    [
      'sort',
      { type: 'string', enum: ['-createdAt', 'createdAt', 'name', '-name'] },
      /Defaults to `-createdAt`/,
    ],
    ['from', { type: 'string', maxLength: 35 }, /Start, inclusive: a day in Indian time/],
    ['to', { type: 'string', maxLength: 35 }, /End, inclusive: a day in Indian time/],
    ['q', { type: 'string', minLength: 3, maxLength: 100 }, /prefixes of words/],
    ['count', { type: 'string', enum: ['none'] }, /`X-Total-Count`/],
  ])('states the limits of %s, its effect and that it is optional', (parameter, rule, description) => {
    expect(published(parameter)).toMatchObject({
      ...rule,
      required: false,
      description: expect.stringMatching(description),
    });
  });
});

describe('a list query', () => {
  test.each([
    {},
    { limit: '1', count: 'none', q: 'ram' },
    { limit: '200', sort: '-createdAt', from: '2025-01-05', to: '2025-01-05T10:00:00+05:30' },
    { sort: 'createdAt', q: 'a'.repeat(100) },
    { sort: 'name', cursor: 'x'.repeat(2_000) },
    { sort: '-name', limit: '' },
  ])('may be %j', (query) => {
    expect(messagesFor(query)).toEqual([]);
  });

  test.each([
    [{ limit: '0' }, 'Limit must be a whole number from 1 to 200.'],
    [{ limit: '201' }, 'Limit must be a whole number from 1 to 200.'],
    [{ limit: '1.5' }, 'Limit must be a whole number from 1 to 200.'],
    [{ sort: 'email' }, WRONG_SORT],
    [{ sort: 'Name' }, WRONG_SORT],
    [{ from: 'yesterday' }, `From ${WRONG_DAY}`],
    [{ to: '2025-02-30' }, `To ${WRONG_DAY}`],
    [{ from: ['2025-01-05'] }, `From ${WRONG_DAY}`],
    [{ q: 'ab' }, 'Search needs a word of at least 3 letters.'],
    [{ q: 'a'.repeat(101) }, 'Search must be text of at most 100 characters.'],
    [{ q: ['ram', 'kumar'] }, 'Search must be text of at most 100 characters.'],
    [{ count: 'all' }, 'Count must be one of: none.'],
    [{ cursor: 'x'.repeat(2_001) }, 'Cursor must be at most 2000 characters long.'],
  ])('must not be %j', (query, sentence) => {
    expect(messagesFor(query)).toEqual([sentence]);
  });
});
