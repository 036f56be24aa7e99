// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));

test('an option that a command does not have is refused in a sentence, before anything is started', () => {
  // Those of an operator are tested in `operator-command.test.mjs`; to load them takes longer.
  const commands = Object.entries(scripts).filter(([, command]) =>
    /^node (?!scripts\/operations)/.test(command),
  );
  assert.ok(commands.length > 15, 'package.json could not be read');
  const dataDir = join(tmpdir(), `data-of-refused-options-${process.pid}`);
  for (const [name, command] of commands) {
    const [, ...args] = command.split(' ');
    const { status, stderr, stdout } = spawnSync(process.execPath, [...args, '--no-such-option'], {
      cwd: CHECKOUT,
      env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const said = `npm run ${name}: ${stdout}${stderr}`;
    assert.equal(status, 1, said);
    assert.equal(stdout, '', said);
    assert.match(stderr, /no-such-option/, said);
    assert.doesNotMatch(stderr, /^\s+at /m, said);
  }
  assert.ok(!existsSync(dataDir));
});
