import { PassThrough } from 'node:stream';
import { AppLogger } from './app-logger.js';

/** The log line that `write` produces. */
function logged(write: (logger: AppLogger) => void): string {
  const lines: string[] = [];
  const sink = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  write(new AppLogger('debug', sink));
  sink.end();
  return lines.join('');
}

const secret = 'brick-by-brick';
const mistakes: [string, object][] = [
  ['a password', { password: secret }],
  ['a new password in a body', { body: { newPassword: secret } }],
  ['a token in a response', { answer: { data: { token: secret } } }],
  ['a refresh token in a list', { sessions: [{ refreshToken: secret }] }],
  [
    'the headers of a request',
    { request: { headers: { authorization: `Bearer ${secret}`, cookie: secret, Cookie: [secret] } } },
  ],
  ['the headers of a response', { headers: { 'Set-Cookie': [`refresh=${secret}; HttpOnly`] } }],
  ['a PAN', { body: { panNumber: secret } }],
  ['the bytes of a file', { file: Buffer.from(secret), secret }],
  ['a value that is nested too deeply', { a: { b: { c: { d: { e: { f: secret } } } } } }],
];

describe('the log does not contain', () => {
  test.each(mistakes)('%s that is passed to it by mistake', (_, facts) => {
    for (const level of ['info', 'warn', 'error', 'debug'] as const) {
      const line = logged((logger) => logger[level]('login', facts));
      expect(line).toContain('"msg":"login"');
      expect(line).not.toContain(secret);
      expect(line).not.toContain(Buffer.from(secret).join(','));
    }
  });

  test('a secret in an object with a circular reference', () => {
    const request: Record<string, unknown> = { password: secret };
    request.self = request;
    expect(logged((logger) => logger.info('login', { request }))).not.toContain(secret);
  });
});

test('the log contains everything else unchanged, and the type and message of errors', () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const facts = {
    status: 201,
    none: null,
    list: ['a', 1],
    deep: { er: true },
    at,
    err: new RangeError('too far'),
  };
  const line = JSON.parse(logged((logger) => logger.warn('request', facts)));
  expect(line).toMatchObject({
    level: 'warn',
    msg: 'request',
    status: 201,
    none: null,
    list: ['a', 1],
    deep: { er: true },
    at: '2026-01-02T03:04:05.678Z',
    err: { type: 'RangeError', message: 'too far' },
  });
});
