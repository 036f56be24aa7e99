// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { RotatingLog, readApiLine } from './api-log.mjs';

test('a line that is not a log entry is shown as it is', () => {
  const line = 'First administrator: admin@example.org   Password: abcd-efgh';
  assert.deepEqual(readApiLine(line), { isEntry: false, shown: line });
  assert.equal(readApiLine('{not json').shown, '{not json');
});

test('warnings and errors are shown in short, other entries are not shown', () => {
  const entry = (/** @type {object} */ fields) => readApiLine(JSON.stringify(fields));
  assert.deepEqual(entry({ level: 'info', msg: 'request' }), { isEntry: true, shown: undefined });
  assert.equal(entry({ level: 'warn', msg: 'mail server is down' }).shown, '[warn] mail server is down');
  assert.equal(
    entry({ level: 50, msg: 'failed', requestId: 'r1', stack: 'at …' }).shown,
    '[error] failed (request r1)',
  );
});

test('a log that cannot be written warns once, and is written again when possible', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'log of a test '));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'logs', 'api.log');
  /** @type {string[]} */
  const warnings = [];
  const log = new RotatingLog(file, (line) => warnings.push(line));
  mkdirSync(file);
  log.write('lost');
  log.write('lost as well');
  assert.equal(warnings.length, 1);
  assert.match(warnings[0] ?? '', /^The log cannot be written .*EISDIR/);
  rmdirSync(file);
  log.write('kept');
  assert.equal(readFileSync(file, 'utf8'), 'kept\n');

  writeFileSync(file, 'x'.repeat(11 * 1024 * 1024));
  mkdirSync(`${file}.1`);
  const full = new RotatingLog(file, (line) => warnings.push(line));
  full.write('lost');
  full.write('lost as well');
  assert.equal(warnings.length, 2);
  rmdirSync(`${file}.1`);
  full.write('kept');
  assert.equal(readFileSync(file, 'utf8'), 'kept\n');
});

test('a full log is renamed and a new one is started', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'log of a test '));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'logs', 'api.log');
  const log = new RotatingLog(file);
  log.write('first');
  assert.equal(existsSync(`${file}.1`), false);
  writeFileSync(file, 'x'.repeat(11 * 1024 * 1024));
  const later = new RotatingLog(file);
  later.write('second');
  later.write('third');
  assert.equal(readFileSync(file, 'utf8'), 'second\nthird\n');
  assert.equal(readFileSync(`${file}.1`, 'utf8').length, 11 * 1024 * 1024);
});
