import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from './config/config-error.js';
import { startFailure } from './start-failure.js';

/** The error thrown when listening on this address. */
function listeningAt(host: string, port = 0): Promise<unknown> {
  return new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, host);
  });
}

/** The same for one of several workers that share the port. */
async function sharedListeningAt(host: string, port = 0): Promise<unknown> {
  const listen = `require('node:net').createServer().once('error', ({ message, code, syscall }) => {
    process.send({ message, code, syscall });
    process.disconnect();
  }).listen(${port}, '${host}')`;
  cluster.setupPrimary({ exec: 'none', execArgv: ['--eval', listen] });
  const worker = cluster.fork();
  const ended = once(worker, 'exit');
  const [failure] = await once(worker, 'message');
  await ended;
  return Object.assign(new Error(failure.message), failure);
}

describe('a server that cannot start reports', () => {
  test('which variable is invalid', () => {
    expect(startFailure(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
  });

  test.each(['192.0.2.1', 'fe80::1', 'no-such-host.invalid'])(
    'that HOST=%s is not an address of this machine',
    async (host) => {
      expect(startFailure(await listeningAt(host))).toBe('HOST is not an address of this machine.');
      expect(startFailure(await sharedListeningAt(host))).toBe('HOST is not an address of this machine.');
    },
  );

  test('that PORT is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failures = [await listeningAt('127.0.0.1', port), await sharedListeningAt('127.0.0.1', port)];
    await new Promise((resolve) => other.close(resolve));
    const sentence = 'PORT is taken by another program; choose another one.';
    expect(failures.map(startFailure)).toEqual([sentence, sentence]);
  });

  test('that PORT requires more privileges', () => {
    const thrown = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(startFailure(thrown)).toBe('PORT cannot be used by this user; choose one above 1023.');
  });

  test('the stack trace of a programming error', () => {
    expect(startFailure(new TypeError('x is not a function'))).toMatch(/x is not a function\n\s+at /);
  });
});
