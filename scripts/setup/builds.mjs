// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lock } from '../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { contentHash } from './content-hash.mjs';
import { step } from './progress.mjs';

/**
 * @typedef {object} Unit
 * @property {string} name its workspace
 * @property {string[]} args what Node.js runs, in the workspace's folder
 * @property {string[]} inputs what the output depends on, relative to the checkout
 * @property {string} output a file that is there when it was built
 */

/** Decides what every unit is built from and with. */
const COMMON = ['package-lock.json', 'tsconfig.json'];
const WEBPACK = join(CHECKOUT, 'node_modules', 'webpack', 'bin', 'webpack.js');
/** In a dist folder: the hash of what it was built from. Gone with the folder when somebody else builds. */
const STAMP = '.built-from';

/** @type {readonly Unit[]} the largest first, so that two cores finish together */
export const UNITS = [
  frontEnd('frontend-admin'),
  {
    name: 'backend',
    args: ['scripts/build.mjs'],
    inputs: ['backend/src', 'backend/scripts', 'backend/package.json', 'backend/tsconfig.json', ...COMMON],
    output: 'main.js',
  },
  frontEnd('frontend-public'),
  frontEnd('frontend-shell'),
  frontEnd('frontend-presentation'),
];

/**
 * @param {string} name
 * @returns {Unit}
 */
function frontEnd(name) {
  const output = name === 'frontend-shell' ? 'index.html' : 'remoteEntry.js';
  return {
    name,
    args: [WEBPACK, '--mode', 'production'],
    inputs: [name, 'frontend-shared', ...COMMON],
    output,
  };
}

/**
 * Builds what is missing or no longer fits its sources, two at a time on two cores.
 * @param {{ only?: readonly string[], force?: boolean, log?: (line: string) => void }} [options]
 */
export async function ensureBuilt({ only = [], force = false, log = console.log } = {}) {
  const chosen = UNITS.filter(({ name }) => only.length === 0 || only.includes(name));
  const unlock = await lock(join(CHECKOUT, '.cache', 'build.lock'), () =>
    log('Waiting for another start that is building.'),
  );
  try {
    const queue = chosen.filter((unit) => force || isStale(unit));
    /** @type {unknown[]} */
    const problems = [];
    const worker = async () => {
      for (let unit = queue.shift(); unit; unit = queue.shift()) {
        await build(unit, log).catch((problem) => problems.push(problem));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    if (problems.length > 0) throw problems[0];
  } finally {
    unlock();
  }
}

/** @param {Unit} unit */
function isStale({ name, inputs, output }) {
  const dist = join(CHECKOUT, name, 'dist');
  if (!existsSync(join(dist, output)) || !existsSync(join(dist, STAMP))) return true;
  return readFileSync(join(dist, STAMP), 'utf8') !== contentHash(CHECKOUT, inputs);
}

/**
 * @param {Unit} unit
 * @param {(line: string) => void} log
 */
async function build({ name, args, inputs }, log) {
  // Taken before: a source that changes during the build makes the result stale.
  const hash = contentHash(CHECKOUT, inputs);
  try {
    await step(
      `Building ${name}`,
      () =>
        runCommand(process.execPath, args, {
          cwd: join(CHECKOUT, name),
          env: { ...process.env, NODE_ENV: 'production' },
        }),
      log,
    );
  } catch (error) {
    if (error instanceof CommandFailed) throw new Error(`${name} does not build:\n${error.output.trim()}`);
    throw error;
  }
  writeFileSync(join(CHECKOUT, name, 'dist', STAMP), hash);
}
