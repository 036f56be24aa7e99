// @ts-check
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../processes/free-port.mjs';
import { CommandFailed, lineSplitter, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

const NOT_CLONED = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results']);

/**
 * Copies the checkout without what is installed, built or ignored, like a fresh clone without `.git`.
 * @param {string} target
 * @returns {string} the target
 */
export function copyCheckout(target) {
  cpSync(CHECKOUT, target, { recursive: true, filter: (source) => !NOT_CLONED.has(basename(source)) });
  return target;
}

/**
 * Runs npm start and stops it once it serves.
 * @param {string} checkout
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} seconds from calling npm start to its line “Ready after”
 */
export async function secondsToServe(checkout, env) {
  const startedAt = performance.now();
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...env, PORT: String(port) },
    detached: true,
  });
  let output = '';
  const served = await new Promise((resolve) => {
    const onChunk = lineSplitter((line) => {
      output += `${line}\n`;
      if (line.startsWith('Ready after')) resolve(performance.now());
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', onChunk);
    }
    child.on('exit', () => resolve(undefined));
  });
  if (served === undefined) throw new Error(`npm start ended early:\n${output}`);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  // Signals the whole process group, as Ctrl-C in a terminal does.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return (served - startedAt) / 1000;
}

/**
 * @param {string} checkout
 * @param {string} script
 * @param {string[]} [args]
 * @returns {Promise<number>} seconds that the script takes, even if it fails
 */
export async function secondsOf(checkout, script, args = []) {
  const startedAt = performance.now();
  await runCommand(process.execPath, [script, ...args], { cwd: checkout }).catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
  });
  return (performance.now() - startedAt) / 1000;
}

/**
 * @param {string} checkout
 * @param {string} folder
 * @param {string[]} [options] additional options of npm
 * @returns {Promise<number>} bytes of the packages that the API needs at run time
 */
export async function productionPackagesBytes(checkout, folder, options = []) {
  mkdirSync(folder, { recursive: true });
  const manifests = ['package.json', 'package-lock.json', '.npmrc'].concat(
    readdirSync(checkout)
      .filter((name) => name === 'e2e' || name === 'backend' || name.startsWith('frontend-'))
      .map((name) => join(name, 'package.json')),
  );
  for (const file of manifests) cpSync(join(checkout, file), join(folder, file));
  await runCommand('npm', ['ci', '--omit=dev', '--workspace=backend', ...options], { cwd: folder });
  return packagesBytes(folder);
}

/**
 * @param {string} folder
 * @returns {Promise<number>} bytes of its `node_modules`
 */
export async function packagesBytes(folder) {
  const [bytes = '0'] = (await runCommand('du', ['-sb', join(folder, 'node_modules')])).split('\t');
  return Number(bytes);
}
