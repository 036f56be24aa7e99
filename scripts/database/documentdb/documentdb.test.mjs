// @ts-check
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDebianMirror } from './apt-archive.mjs';
import { socketFolder } from './location.mjs';
import { missingPrerequisite } from './prerequisites.mjs';
import { asArguments, ferretdbArguments, serverSettings } from './settings.mjs';

test('writes are flushed to disk before they are acknowledged, except in tests', () => {
  const kept = serverSettings({ purpose: 'start', socketDir: '/s' });
  assert.deepEqual(
    [kept.fsync, kept.full_page_writes, kept.synchronous_commit],
    [undefined, undefined, undefined],
  );
  assert.equal(serverSettings({ purpose: 'test', socketDir: '/s' }).fsync, 'off');
});

test('PostgreSQL and FerretDB listen only on sockets, and in tests FerretDB only on the loopback interface', () => {
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

test('the socket folder is inside the data folder unless the path is too long or has spaces', () => {
  assert.equal(socketFolder('/srv/data/postgres', undefined), '/srv/data/postgres/socket');
  for (const folder of ['/srv/my data/postgres', `/srv/${'x'.repeat(90)}`]) {
    const elsewhere = socketFolder(folder, undefined);
    assert.match(elsewhere, /^[\w./-]{1,85}$/);
    assert.equal(socketFolder(folder, undefined), elsewhere, 'the same at the next start');
  }
});

test('another user’s file under the name of the socket folder is not used', (t) => {
  // A unique name, because the same test may run in another checkout on this machine.
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

test('a mirror of Debian is distinguished from security updates and other archives', () => {
  assert.equal(isDebianMirror('http://mirror.example/debian/'), true);
  assert.equal(isDebianMirror('http://mirror.example/pub/debian'), true);
  assert.equal(isDebianMirror('http://mirror.example/debian-security/'), false);
  assert.equal(isDebianMirror('http://archive.example/ubuntu/'), false);
});

test('a machine without apt is reported as a missing prerequisite', () => {
  const obstacle = missingPrerequisite({ PATH: '/nowhere' });
  assert.match(obstacle ?? '', /no apt|Linux x64 only/);
});
