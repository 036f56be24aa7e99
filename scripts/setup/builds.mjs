// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lock } from '../processes/folder-lock.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { compressMarked, markUncompressed } from './compress.mjs';
import { contentHash } from './content-hash.mjs';
import { step } from './progress.mjs';
import { WebpackProcess } from './webpack-process.mjs';

/**
 * @typedef {object} Unit
 * @property {string} name that of its workspace, or of what is built there besides
 * @property {string} [workspace] its folder, where that has another name
 * @property {string} [folder] where its output goes in the workspace; default `dist`
 * @property {boolean} [isApart] `npm start` does not serve it, so it is built when it is asked for only
 * @property {string} [script] what Node.js runs, in the workspace's folder
 * @property {string} [configuration] or that of webpack, there
 * @property {string[]} inputs what the output depends on, relative to the checkout
 * @property {string} output a file that is there when it was built
 */

/** Decides what every unit is built from and with. */
const COMMON = ['package-lock.json', 'tsconfig.json'];
/** In a dist folder: the hash of what it was built from. Gone with the folder when somebody else builds. */
const STAMP = '.built-from';

/** @type {readonly Unit[]} the largest first, so that two cores finish together */
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
    isApart: true,
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
 * Builds what is missing or no longer fits its sources, two at a time on two cores.
 * @param {object} [options]
 * @param {readonly string[]} [options.only]
 * @param {boolean} [options.force]
 * @param {boolean} [options.isCompressedLater] by `compressBuilt`, so that the site is served seconds earlier
 * @param {(line: string) => void} [options.log]
 */
export async function ensureBuilt({
  only = [],
  force = false,
  isCompressedLater = false,
  log = console.log,
} = {}) {
  const chosen = UNITS.filter(({ name, isApart }) => (only.length === 0 ? !isApart : only.includes(name)));
  const unlock = await buildLock(log);
  try {
    const queue = chosen.filter((unit) => force || isStale(unit));
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
    if (!isCompressedLater) await compressMarked(chosen.map(outputFolder));
  } finally {
    unlock();
  }
}

/** Compresses the files of builds that were served without, in the background: nobody builds meanwhile. */
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
 * @param {{ webpack: WebpackProcess, isCompressedLater: boolean, log: (line: string) => void }} how
 */
async function build(unit, { webpack, isCompressedLater, log }) {
  const { name, workspace = name, script, configuration, inputs } = unit;
  const cwd = join(CHECKOUT, workspace);
  const env = { ...process.env, NODE_ENV: 'production' };
  // Taken before: a source that changes during the build makes the result stale.
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
    if (error instanceof CommandFailed) throw new Error(`${name} does not build:\n${error.output.trim()}`);
    throw error;
  }
  if (isCompressedLater && configuration) markUncompressed(outputFolder(unit));
  writeFileSync(join(outputFolder(unit), STAMP), hash);
}
