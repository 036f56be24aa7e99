// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { step } from '../../command/progress.mjs';
import { lock } from '../../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../../processes/run-command.mjs';
import { CHECKOUT } from '../../product.mjs';
import { compressMarked, markUncompressed } from './compress.mjs';
import { contentHash } from './content-hash.mjs';
import { WebpackProcess } from './webpack-process.mjs';

/**
 * @typedef {object} Unit
 * @property {string} name name of its workspace, or of a second build there
 * @property {string} [workspace] folder of the workspace, if it differs from the name
 * @property {string} [folder] output folder in the workspace; default `dist`
 * @property {boolean} [isOptional] built only on request, because `npm start` does not serve it
 * @property {string} [script] script that Node.js runs in the workspace
 * @property {string} [configuration] webpack configuration in the workspace, as an alternative
 * @property {string[]} inputs files and folders that the output depends on, relative to the checkout
 * @property {string} output a file that exists once the build is complete
 */

/** Inputs of every unit. */
const COMMON = ['package-lock.json', 'tsconfig.json'];
/** File in an output folder with the hash of its inputs. Another build of the folder removes it. */
const STAMP = '.built-from';

/** @type {readonly Unit[]} the largest first, so that two cores finish at about the same time */
export const UNITS = [
  frontEnd('frontend-admin'),
  {
    name: 'backend',
    script: 'scripts/build.mjs',
    inputs: ['backend/src', 'backend/scripts', 'backend/package.json', 'backend/tsconfig.json', ...COMMON],
    output: 'main.js',
  },
  frontEnd('frontend-public'),
  frontEnd('frontend-shell'),
  frontEnd('frontend-presentation'),
  {
    name: 'deck',
    workspace: 'frontend-presentation',
    folder: 'dist-standalone',
    isOptional: true,
    configuration: 'webpack.standalone.mjs',
    inputs: ['frontend-presentation', 'frontend-shared', ...COMMON],
    output: 'server/build.json',
  },
];

/**
 * @param {string} name
 * @returns {Unit}
 */
function frontEnd(name) {
  const output = name === 'frontend-shell' ? 'index.html' : 'remoteEntry.js';
  return {
    name,
    configuration: 'webpack.config.mjs',
    inputs: [name, 'frontend-shared', ...COMMON],
    output,
  };
}

/**
 * Builds what is missing or out of date, as many units at a time as there are cores.
 * @param {object} [options]
 * @param {readonly string[]} [options.only] names of units; by default all that are not optional
 * @param {boolean} [options.force] builds units that are up to date, too
 * @param {boolean} [options.isCompressedLater] leaves compression to `compressBuilt`, so that the site is served seconds earlier
 * @param {(line: string) => void} [options.log]
 */
export async function ensureBuilt({
  only = [],
  force = false,
  isCompressedLater = false,
  log = console.log,
} = {}) {
  const selected = UNITS.filter(({ name, isOptional }) =>
    only.length === 0 ? !isOptional : only.includes(name),
  );
  const unlock = await buildLock(log);
  try {
    const queue = selected.filter((unit) => force || isStale(unit));
    /** @type {unknown[]} */
    const problems = [];
    const worker = async () => {
      const webpack = new WebpackProcess();
      for (let unit = queue.shift(); unit; unit = queue.shift()) {
        await build(unit, { webpack, isCompressedLater, log }).catch((problem) => problems.push(problem));
      }
      webpack.end();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    if (problems.length > 0) throw problems[0];
    if (!isCompressedLater) await compressMarked(selected.map(outputFolder));
  } finally {
    unlock();
  }
}

/** Compresses builds that were left uncompressed, under the build lock, because it runs in the background. */
export async function compressBuilt() {
  const unlock = await buildLock(() => {});
  try {
    await compressMarked(UNITS.map(outputFolder));
  } finally {
    unlock();
  }
}

/** @param {(line: string) => void} log */
function buildLock(log) {
  return lock(join(CHECKOUT, '.cache', 'build.lock'), () =>
    log('Waiting for another start that is building.'),
  );
}

/** @param {Unit} unit */
function isStale(unit) {
  const { inputs, output } = unit;
  const dist = outputFolder(unit);
  if (!existsSync(join(dist, output)) || !existsSync(join(dist, STAMP))) return true;
  return readFileSync(join(dist, STAMP), 'utf8') !== contentHash(CHECKOUT, inputs);
}

/** @param {Unit} unit */
function outputFolder({ name, workspace = name, folder = 'dist' }) {
  return join(CHECKOUT, workspace, folder);
}

/**
 * @param {Unit} unit
 * @param {{ webpack: WebpackProcess, isCompressedLater: boolean, log: (line: string) => void }} options
 */
async function build(unit, { webpack, isCompressedLater, log }) {
  const { name, workspace = name, script, configuration, inputs } = unit;
  const cwd = join(CHECKOUT, workspace);
  const env = { ...process.env, NODE_ENV: 'production' };
  // Computed before the build, so that a source that changes meanwhile makes the result stale.
  const hash = contentHash(CHECKOUT, inputs);
  try {
    await step(
      `Building ${name}`,
      async () => {
        if (script) await runCommand(process.execPath, [script], { cwd, env });
        if (configuration) await webpack.build(join(cwd, configuration), { uncompressed: isCompressedLater });
      },
      log,
    );
  } catch (error) {
    if (error instanceof CommandFailed)
      throw new Error(`${name} could not be built:\n${error.output.trim()}`);
    throw error;
  }
  if (isCompressedLater && configuration) markUncompressed(outputFolder(unit));
  writeFileSync(join(outputFolder(unit), STAMP), hash);
}
