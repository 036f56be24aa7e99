// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ensureBrowser, ensureHeadlessBrowser } from './browser.mjs';

/**
 * A machine whose apt offers Chromium 156.
 * @param {import('node:test').TestContext} t
 * @param {{ installed: string, failing?: string, hasShell?: boolean }} state `installed`: the installed version; `failing`:
 *   the command of apt-get that fails; `hasShell`: whether apt offers the headless shell
 */
function debian(t, { installed, failing = 'nothing', hasShell = true }) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { getuid } = process;
  t.after(() => Object.assign(process, { getuid }));
  process.getuid = () => 0;
  const calls = join(folder, 'calls');
  const version = join(folder, 'version');
  const chromium = join(folder, 'chromium');
  writeFileSync(version, installed);
  const programs = {
    'apt-get': `echo "$1" >> ${calls}; [ "$1" = ${failing} ] && exit 100; [ "$1" = install ] && echo 156 > ${version}; exit 0`,
    'apt-cache': `[ "$2" = chromium-headless-shell ] && ${hasShell ? 'false' : 'true'} && exit 0; echo "$2:"; echo "  Installed: $(cat ${version})"; echo "  Candidate: 156"`,
    chromium: `echo "Chromium $(cat ${version})"`,
    'chromium-headless-shell': `echo "Chromium $(cat ${version})"`,
  };
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, XDG_CACHE_HOME: folder };
  delete env.BROWSER_EXECUTABLE;
  /** @type {string[]} */
  const lines = [];
  return {
    chromium,
    lines,
    env,
    ensure: () => ensureBrowser(env, (line) => lines.push(line)),
    ensureHeadless: () => ensureHeadlessBrowser(env, (line) => lines.push(line)),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
  };
}

test("an older Chromium is updated to Debian's newest version, which is logged", async (t) => {
  const machine = debian(t, { installed: '143' });
  assert.equal(await machine.ensure(), machine.chromium);
  assert.deepEqual(machine.calls(), ['update', 'install']);
  assert.equal(machine.lines.at(-1), `Browser: Chromium 156 (${machine.chromium})`);
});

test('nothing is installed if the newest version is installed, and package lists are updated once a day', async (t) => {
  const machine = debian(t, { installed: '156' });
  await machine.ensure();
  await machine.ensure();
  assert.deepEqual(machine.calls(), ['update']);
});

test('many tests get the headless shell, or Chromium where Debian does not have it', async (t) => {
  const machine = debian(t, { installed: '156' });
  assert.equal(await machine.ensureHeadless(), `${machine.chromium}-headless-shell`);
  const older = debian(t, { installed: '156', hasShell: false });
  assert.equal(await older.ensureHeadless(), older.chromium);
});

for (const failing of ['update', 'install']) {
  test(`the installed version is used if apt-get ${failing} fails`, async (t) => {
    const machine = debian(t, { installed: '143', failing });
    assert.equal(await machine.ensure(), machine.chromium);
    assert.match(machine.lines.join('\n'), /apt-get ended with 100/);
  });
}

test('BROWSER_EXECUTABLE is used without an update, and a wrong path is an error', async (t) => {
  const machine = debian(t, { installed: '143' });
  machine.env.BROWSER_EXECUTABLE = machine.chromium;
  assert.equal(await machine.ensure(), machine.chromium);
  assert.deepEqual(machine.calls(), []);
  machine.env.BROWSER_EXECUTABLE = '/no/such/browser';
  await assert.rejects(machine.ensure(), /BROWSER_EXECUTABLE names \/no\/such\/browser/);
});
