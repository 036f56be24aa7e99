// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';

/** @type {[string, string[], RegExp, NodeJS.ProcessEnv?][]} */
const REFUSED = [
  ['admin', ['creat'], /^Usage:$/m],
  ['admin', ['create', '--email', 'nobody'], /^--email must be an e-mail address\.$/m],
  ['sample', ['--size', 'many'], /^Usage:$/m],
  ['sample', [], /not added in production\.$/m, { NODE_ENV: 'production' }],
  ['sample', [], /unset SMTP_URL/, { SMTP_URL: 'smtp://localhost:25' }],
  ['backup', [], /^Usage:$/m],
  ['backup', ['--to', tmpdir()], /production needs MONGODB_URI/, { NODE_ENV: 'production' }],
  ['migrate', [], /production needs MONGODB_URI/, { NODE_ENV: 'production' }],
  ['restore', ['--replace'], /^Usage:$/m],
  ['migrate', ['--help'], /^`npm run migrate` takes no arguments, but was given: --help$/m],
  ['position', ['/main.js:1:1', 'maps', 'more'], /^There is one place and one folder, but also: more$/m],
  ['mails', ['all'], /^`npm run mails` takes no arguments, but was given: all$/m],
];

for (const [name, args, message, settings] of REFUSED) {
  const given = [...args, ...Object.entries(settings ?? {}).map((setting) => setting.join('='))].join(' ');
  test(`npm run ${name} -- ${given} is refused before a database is started`, () => {
    const dataDir = join(tmpdir(), `data-of-refused-commands-${process.pid}`);
    const { npm_lifecycle_event, ...env } = process.env;
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(CHECKOUT, 'scripts', 'operations', `${name}.mjs`), ...args],
      { env: { ...env, ...settings, DATA_DIR: dataDir, MONGODB_URI: '' }, encoding: 'utf8' },
    );
    assert.match(stderr, message);
    assert.equal(stdout, '');
    assert.equal(status, 1);
    assert.ok(!existsSync(dataDir));
  });
}
