// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { asAccount, isReachableFor } from './account.mjs';
import { tryLock } from './folder-lock.mjs';
import { freePort, isPortFree, isPortTaken } from './free-port.mjs';
import { CommandFailed, lineSplitter, runCommand } from './run-command.mjs';
import { supervise } from './supervise.mjs';

/** @param {import('node:test').TestContext} t */
function folder(t) {
  const path = mkdtempSync(join(tmpdir(), 'processes of a test '));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('a lock has one holder at a time and can be acquired again after its release', (t) => {
  const file = join(folder(t), 'a.lock');
  const unlock = tryLock(file);
  assert.ok(unlock);
  assert.equal(tryLock(file), undefined);
  unlock();
  const again = tryLock(file);
  assert.ok(again);
  again();
});

test('a free port can be listened on and is not an ephemeral port', async () => {
  const port = await freePort();
  assert.equal(await isPortFree(port, '127.0.0.1'), true);
  assert.ok(port < 32_768, `a connection may use ${port} before a program listens on it`);
});

test('a port is taken only when another program listens on it', async (t) => {
  const other = createServer().listen(await freePort(), '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
  assert.equal(await isPortTaken(port, '127.0.0.1'), true);
  // An address reserved for documentation (RFC 5737), which no machine has.
  assert.equal(await isPortTaken(port, '192.0.2.1'), false);
  assert.equal(await isPortFree(port, '192.0.2.1'), false);
});

test('a program that dies is restarted until it is stopped', async (t) => {
  /** @type {string[]} */
  const lines = [];
  let onLine = () => {};
  const part = supervise(
    {
      name: 'The part',
      command: process.execPath,
      args: ['-e', 'console.log(process.pid); setInterval(() => {}, 1e6)'],
      onOutput: (line) => {
        lines.push(line);
        onLine();
      },
      stopSignal: 'SIGTERM',
    },
    (line) => lines.push(line),
  );
  t.after(() => part.stop());
  const nextLine = () => new Promise((resolve) => (onLine = () => resolve(undefined)));
  await nextLine();
  process.kill(Number(lines[0]), 'SIGKILL');
  await nextLine();
  assert.equal(lines[1], 'The part ended (SIGKILL); it is restarted.');
  assert.notEqual(lines[2], lines[0]);
  await part.stop();
  assert.throws(() => process.kill(Number(lines[2]), 0), /ESRCH/);
});

test('a program is restarted even if its log file cannot be opened', async (t) => {
  const logs = join(folder(t), 'logs');
  /** @type {string[]} */
  const lines = [];
  const part = supervise(
    {
      name: 'The part',
      command: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1e6)'],
      logFile: join(logs, 'part.log'),
      stopSignal: 'SIGTERM',
    },
    (line) => lines.push(line),
  );
  t.after(() => part.stop());
  const first = part.pid();
  rmSync(logs, { recursive: true });
  process.kill(first ?? 0, 'SIGKILL');
  while (part.pid() === first) await new Promise(setImmediate);
  assert.equal(lines[0], 'The part ended (SIGKILL); it is restarted.');
  assert.match(lines[1] ?? '', /^The part runs without a log: ENOENT/);
  await part.stop();
});

test('a program that may not be restarted stays ended', async () => {
  const part = supervise(
    {
      name: 'p',
      command: process.execPath,
      args: ['-e', 'process.exit(3)'],
      stopSignal: 'SIGTERM',
      mayRestart: () => false,
    },
    () => {},
  );
  assert.equal(await part.ended, 'exit code 3');
  assert.equal(part.restarts(), 0);
});

test('a program that ignores its stop signal is killed', async () => {
  let isUp = () => {};
  const up = new Promise((resolve) => (isUp = () => resolve(undefined)));
  const script = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1e6)";
  const part = supervise(
    {
      name: 'p',
      command: process.execPath,
      args: ['-e', script],
      stopSignal: 'SIGTERM',
      onOutput: () => isUp(),
    },
    () => {},
  );
  await up;
  await part.stop(50);
  assert.throws(() => process.kill(part.pid() ?? 0, 0), /ESRCH/);
});

test('the error of a failed command has its exit code and its last output', async () => {
  await assert.rejects(runCommand('sh', ['-c', 'echo trouble >&2; exit 3']), (error) => {
    assert.ok(error instanceof CommandFailed);
    assert.match(error.message, /ended with 3\.\ntrouble/);
    return true;
  });
  await assert.rejects(runCommand('/nowhere/program', []), CommandFailed);
});

test('a command gets its input and resolves to its standard output', async () => {
  assert.equal(await runCommand('cat', [], { input: 'as it was' }), 'as it was');
});

test('output is reported line by line, however it is chunked', () => {
  /** @type {string[]} */
  const lines = [];
  const onChunk = lineSplitter((line) => lines.push(line));
  for (const chunk of ['one\ntw', 'o\r\n', 'three']) onChunk(chunk);
  assert.deepEqual(lines, ['one', 'two']);
});

test('a folder below one that an account cannot enter is not reachable for it', (t) => {
  const outer = folder(t);
  mkdirSync(join(outer, 'inner'));
  const stranger = { uid: 65_534, gid: 65_534 };
  assert.equal(isReachableFor(join(outer, 'inner'), stranger), false, 'temporary folders are private');
  assert.equal(isReachableFor(tmpdir(), stranger), true);
  assert.equal(isReachableFor(join(outer, 'inner'), undefined), true);
});

test('a command has a prefix only for another account', () => {
  assert.deepEqual(asAccount(undefined), []);
  assert.deepEqual(asAccount({ uid: 5, gid: 6 }), [
    'setpriv',
    '--reuid=5',
    '--regid=6',
    '--clear-groups',
    '--',
  ]);
});
