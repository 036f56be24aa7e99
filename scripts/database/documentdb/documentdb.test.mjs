// @ts-check
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDebianMirror } from './apt-archive.mjs';
import { socketFolder } from './location.mjs';
import { missingPrerequisite } from './prerequisites.mjs';
import { asArguments, ferretdbArguments, serverSettings } from './settings.mjs';

test('kept data is written to disk before it is acknowledged; only a test may gamble', () => {
  const kept = serverSettings({ purpose: 'start', socketDir: '/s' });
  assert.deepEqual(
    [kept.fsync, kept.full_page_writes, kept.synchronous_commit],
    [undefined, undefined, undefined],
  );
  assert.equal(serverSettings({ purpose: 'test', socketDir: '/s' }).fsync, 'off');
});

test('PostgreSQL and FerretDB are reachable through sockets only, FerretDB of a test on this machine only', () => {
  const settings = serverSettings({ purpose: 'start', socketDir: '/run/s' });
  assert.equal(settings.listen_addresses, '');
  assert.equal(settings.unix_socket_directories, '/run/s');
  assert.ok(asArguments(settings).includes('listen_addresses='));
  const kept = ferretdbArguments({
    endpoint: '/run/s/mongodb.sock',
    socketDir: '/run/s',
    stateDir: '/data dir',
  });
  assert.ok(kept.includes('--listen-unix=/run/s/mongodb.sock'));
  assert.ok(kept.includes('--listen-addr=-'));
  const args = ferretdbArguments({ endpoint: 27_017, socketDir: '/run/s', stateDir: '/data dir' });
  assert.ok(args.includes('--listen-addr=127.0.0.1:27017'));
  assert.ok(args.includes('--telemetry=disable'));
});

test('a socket stands beside its data unless the path is too long or has spaces', () => {
  assert.equal(socketFolder('/srv/data/postgres', undefined), '/srv/data/postgres/socket');
  for (const folder of ['/srv/my data/postgres', `/srv/${'x'.repeat(90)}`]) {
    const elsewhere = socketFolder(folder, undefined);
    assert.match(elsewhere, /^[\w./-]{1,85}$/);
    assert.equal(socketFolder(folder, undefined), elsewhere, 'the same after a killed start');
  }
});

test('somebody else’s file under the name of a socket folder is not used', (t) => {
  // A name of its own: the same test may run in another checkout on this machine.
  const data = `/srv/their data ${process.pid}`;
  const expected = socketFolder(data, undefined);
  writeFileSync(expected, 'not a folder');
  const taken = socketFolder(data, undefined);
  t.after(() => {
    rmSync(expected);
    rmSync(taken, { recursive: true });
  });
  assert.notEqual(taken, expected);
});

test('a mirror of Debian is told from security updates and other archives', () => {
  assert.equal(isDebianMirror('http://mirror.example/debian/'), true);
  assert.equal(isDebianMirror('http://mirror.example/pub/debian'), true);
  assert.equal(isDebianMirror('http://mirror.example/debian-security/'), false);
  assert.equal(isDebianMirror('http://archive.example/ubuntu/'), false);
});

test('a machine without apt is told so in one sentence', () => {
  const obstacle = missingPrerequisite({ PATH: '/nowhere' });
  assert.match(obstacle ?? '', /no apt|Linux x64 only/);
});
