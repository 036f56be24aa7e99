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

describe('duplicate keys', () => {
  test('MongoDB names the index in its own words', () => {
    const message =
      'E11000 duplicate key error collection: cf.admins index: admins_email dup key: { email: "a" }';
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 11_000))).toBe('admins_email');
  });

  test('DocumentDB names it in others', () => {
    const message = "Duplicate key violation on the requested collection: Index 'admins_email'";
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 11_000))).toBe('admins_email');
  });

  test('inside findOneAndUpdate DocumentDB does not name it', () => {
    const message = 'conflicting key value violates exclusion constraint "documents_rum_constraint_7"';
    expect(duplicateKeyIndex(driverError('MongoServerError', message, 1))).toBe('unknown');
  });

  test('another error is none', () => {
    expect(duplicateKeyIndex(driverError('MongoServerError', 'bad query', 2))).toBeUndefined();
    expect(duplicateKeyIndex(undefined)).toBeUndefined();
  });
});

describe('a write that was broken off', () => {
  test.each([
    ['MongoDB', driverError('MongoServerError', 'WriteConflict error: this operation conflicted', 112)],
    ['DocumentDB after a deadlock', driverError('MongoServerError', 'deadlock detected', 16_908_292)],
    [
      'DocumentDB after a change in between',
      driverError('MongoServerError', 'could not serialize access due to concurrent update', 16_777_220),
    ],
    ['DocumentDB inside findOneAndUpdate', driverError('MongoServerError', 'deadlock detected', 1)],
    [
      'DocumentDB when two make a collection at once',
      driverError('MongoServerError', 'Unable to create the specified collection', 1),
    ],
  ])('is recognised from %s', (_case, thrown) => {
    expect(isWriteConflict(thrown)).toBe(true);
  });

  test.each([
    ['a duplicate key', driverError('MongoServerError', 'duplicate', 11_000)],
    ['a wrong query', driverError('MongoServerError', 'unknown operator', 1)],
    ['a server that is away', driverError('MongoNetworkError', 'socket closed')],
    ['an error of another library', driverError('Error', 'deadlock detected', 1)],
    ['nothing', undefined],
  ])('is not mistaken for %s', (_case, thrown) => {
    expect(isWriteConflict(thrown)).toBe(false);
  });
});

describe('a database that is away', () => {
  test.each([
    ['no server found', driverError('MongoServerSelectionError', 'connect ECONNREFUSED')],
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
      'the same below another error',
      new Error('save failed', { cause: driverError('MongoNetworkError', 'x') }),
    ],
  ])('is recognised by %s', (_case, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  });

  test.each([
    ['a duplicate key', driverError('MongoServerError', 'duplicate', 11_000)],
    ['a wrong query', driverError('MongoServerError', 'unknown operator', 1)],
    ['a slow query', driverError('MongoServerError', 'canceling statement due to statement timeout', 50)],
    ['a fault of our own', new TypeError('x is undefined')],
    [
      'another server that broke off',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
      }),
    ],
    ['nothing', undefined],
  ])('is not mistaken for %s', (_case, thrown) => {
    expect(isDatabaseUnavailable(thrown)).toBe(false);
  });
});

describe('a call that took too long', () => {
  test.each([
    ['MongoDB', driverError('MongoServerError', 'operation exceeded time limit', 50)],
    ['DocumentDB', driverError('MongoServerError', 'canceling statement due to statement timeout', 50)],
    ['DocumentDB inside findOneAndUpdate', driverError('MongoServerError', 'statement timeout', 1)],
  ])('is recognised from %s', (_case, thrown) => {
    expect(isQueryTimeout(thrown)).toBe(true);
  });

  test.each([
    ['a server that does not answer', driverError('MongoNetworkTimeoutError', 'connection timed out')],
    ['a wrong query', driverError('MongoServerError', 'unknown operator', 2)],
    ['an error of another library', driverError('Error', 'statement timeout', 50)],
    ['nothing', undefined],
  ])('is not mistaken for %s', (_case, thrown) => {
    expect(isQueryTimeout(thrown)).toBe(false);
  });
});
