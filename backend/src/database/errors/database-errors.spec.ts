import { mongo } from 'mongoose';
import {
  duplicateKeyIndex,
  isDatabaseUnavailable,
  isQueryTimeout,
  isWriteConflict,
} from './database-errors.js';

function driverError(name: string, message: string, code?: number): Error {
  const error = new Error(message);
  error.name = name;
  return code === undefined ? error : Object.assign(error, { code });
}

describe('the index of a duplicate key error', () => {
  test('is read from the message of MongoDB', () => {
    const message =
      'E11000 duplicate key error collection: cf.admins index: admins_email dup key: { email: "a" }';
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 11_000))).toBe('admins_email');
  });

  test('is read from the message of DocumentDB', () => {
    const message = "Duplicate key violation on the requested collection: Index 'admins_email'";
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 11_000))).toBe('admins_email');
  });

  test('is unknown for findOneAndUpdate of DocumentDB', () => {
    const message = 'conflicting key value violates exclusion constraint "documents_rum_constraint_7"';
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 1))).toBe('unknown');
  });

  test('is undefined for another error', () => {
    expect(duplicateKeyIndex(driverError('MongoServerError', 'bad query', 2))).toBeUndefined();
    expect(duplicateKeyIndex(undefined)).toBeUndefined();
  });
});

describe('a write conflict', () => {
  test.each([
    ['MongoDB', driverError('MongoServerError', 'WriteConflict error: this operation conflicted', 112)],
    ['DocumentDB after a deadlock', driverError('MongoServerError', 'deadlock detected', 16_908_292)],
    [
      'DocumentDB after a concurrent update',
      driverError('MongoServerError', 'could not serialize access due to concurrent update', 16_777_220),
    ],
    ['DocumentDB inside findOneAndUpdate', driverError('MongoServerError', 'deadlock detected', 1)],
    [
      'DocumentDB when two clients create a collection at once',
      driverError('MongoServerError', 'Unable to create the specified collection', 1),
    ],
  ])('is recognised in an error of %s', (_case, thrown) => {
    expect(isWriteConflict(thrown)).toBe(true);
  });

  test.each([
    ['a duplicate key', driverError('MongoServerError', 'duplicate', 11_000)],
    ['an invalid query', driverError('MongoServerError', 'unknown operator', 1)],
    ['an unreachable server', driverError('MongoNetworkError', 'socket closed')],
    ['an error of another library', driverError('Error', 'deadlock detected', 1)],
    ['nothing', undefined],
  ])('is not confused with %s', (_case, thrown) => {
    expect(isWriteConflict(thrown)).toBe(false);
  });
});

describe('an unavailable database', () => {
  test.each([
    ['a failed server selection', driverError('MongoServerSelectionError', 'connect ECONNREFUSED')],
    ['a broken connection', driverError('MongoNetworkError', 'socket closed')],
    [
      'a connection that broke during a write of several documents',
      new mongo.MongoBulkWriteError(
        new mongo.MongoNetworkError('connection 2 closed'),
        {} as mongo.BulkWriteResult,
      ),
    ],
    ['a server stepping down', driverError('MongoServerError', 'not primary', 10_107)],
    ['DocumentDB without its storage', driverError('MongoServerError', 'failed to connect to `host=/x`', 1)],
    ['storage that is starting', driverError('MongoServerError', 'the database system is starting up', 1)],
    [
      'storage that recovers from a crash',
      driverError('MongoServerError', 'the database system is not yet accepting connections', 1),
    ],
    [
      'a write to a socket whose other end was killed',
      Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
    ],
    [
      'a write to a socket that the other end has closed',
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ],
    [
      'such an error as the cause of another',
      new Error('save failed', { cause: driverError('MongoNetworkError', 'x') }),
    ],
  ])('is recognised by %s', (_case, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  });

  test.each([
    ['a duplicate key', driverError('MongoServerError', 'duplicate', 11_000)],
    ['an invalid query', driverError('MongoServerError', 'unknown operator', 1)],
    ['a slow query', driverError('MongoServerError', 'canceling statement due to statement timeout', 50)],
    ['a programming error', new TypeError('x is undefined')],
    [
      'a closed connection to another server',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
      }),
    ],
    ['nothing', undefined],
  ])('is not confused with %s', (_case, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(false);
  });
});

describe('a query timeout', () => {
  test.each([
    ['MongoDB', driverError('MongoServerError', 'operation exceeded time limit', 50)],
    ['DocumentDB', driverError('MongoServerError', 'canceling statement due to statement timeout', 50)],
    ['DocumentDB inside findOneAndUpdate', driverError('MongoServerError', 'statement timeout', 1)],
  ])('is recognised in an error of %s', (_case, thrown) => {
    expect(isQueryTimeout(thrown)).toBe(true);
  });

  test.each([
    ['a server that does not answer', driverError('MongoNetworkTimeoutError', 'connection timed out')],
    ['an invalid query', driverError('MongoServerError', 'unknown operator', 2)],
    ['an error of another library', driverError('Error', 'statement timeout', 50)],
    ['nothing', undefined],
  ])('is not confused with %s', (_case, thrown) => {
    expect(isQueryTimeout(thrown)).toBe(false);
  });
});
