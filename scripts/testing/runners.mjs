// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { jestTally, nodeTally, playwrightTally } from './results.mjs';
import { SHORT_PROGRAM } from './short-program.mjs';

/** @typedef {import('./results.mjs').Tally} Tally */
/**
 * @typedef {object} Run
 * @property {Tally} tally
 * @property {string} output the output of the runner
 */

const RESULTS = join(CHECKOUT, '.cache', 'test-results');
const JEST = join(CHECKOUT, 'node_modules', 'jest', 'bin', 'jest.js');
const REPORTER = join(import.meta.dirname, 'tally-reporter.mjs');
const PLAYWRIGHT = join(CHECKOUT, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * Runs the unit and component tests of the front ends. They spend a sixth of their time waiting for timers, so there is one
 * worker more than there are processors.
 * @returns {Promise<Run>}
 */
export function frontEndUnitTests() {
  const projects = readdirSync(CHECKOUT).filter(
    (name) => name.startsWith('frontend-') && existsSync(join(CHECKOUT, name, 'jest.config.mjs')),
  );
  return runJest('front-ends', ['--projects', ...projects], { workers: availableParallelism() + 1 });
}

/** @returns {Promise<Run>} */
export function backendUnitTests() {
  return runJest('backend-unit', [
    '--config',
    'backend/jest.config.mjs',
    '--selectProjects',
    'backend unit parts',
  ]);
}

/**
 * Runs the API tests. They spend a third of their time waiting for the database, so there is one worker more than there are
 * processors.
 * @param {string} mongodbUri database server, on which each test file uses its own database
 * @returns {Promise<Run>}
 */
export function apiTests(mongodbUri) {
  return runJest('backend-api', ['--config', 'backend/jest.config.mjs', '--selectProjects', 'backend api'], {
    env: { MONGODB_URI: mongodbUri },
    workers: availableParallelism() + 1,
  });
}

/** Runs the tests of scripts/, which use Node's test runner. @returns {Promise<Run>} */
export async function scriptTests() {
  // Lists the files, because in a folder the runner would also run every file named test.mjs.
  const files = readdirSync(join(CHECKOUT, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join('scripts', name));
  const { output, failed } = await runToEnd(['--test', '--test-reporter=tap', ...files], CHECKOUT, {});
  return { output, tally: atLeastOneFailure(nodeTally(output), failed) };
}

/** Runs the short form of `npm run faults`, on a separate installation. @returns {Promise<Run>} */
export async function faultTests() {
  const file = join('scripts', 'faults', 'run.mjs');
  const { output, failed } = await runToEnd(['--test-reporter=tap', file, '--short'], CHECKOUT, {});
  return { output, tally: atLeastOneFailure(nodeTally(output), failed) };
}

/**
 * @param {{ mongodbUri: string, browser: string }} options
 * @returns {Promise<Run>}
 */
export async function browserTests({ mongodbUri, browser }) {
  const folder = join(CHECKOUT, 'e2e');
  const report = join(folder, 'test-results', 'results.json');
  rmSync(report, { force: true });
  const { output, failed } = await runToEnd([...SHORT_PROGRAM, PLAYWRIGHT, 'test'], folder, {
    MONGODB_URI: mongodbUri,
    BROWSER_EXECUTABLE: browser,
  });
  return { output, tally: readTally(report, playwrightTally, failed) };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, workers?: number }} [options]
 * @returns {Promise<Run>}
 */
async function runJest(name, args, { env = {}, workers = availableParallelism() } = {}) {
  mkdirSync(RESULTS, { recursive: true });
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const { output, failed } = await runToEnd(
    [
      ...SHORT_PROGRAM,
      JEST,
      ...args,
      '--ci',
      `--maxWorkers=${workers}`,
      '--reporters=default',
      `--reporters=${REPORTER}`,
    ],
    CHECKOUT,
    { NODE_ENV: 'test', TALLY_FILE: report, ...env },
  );
  return { output, tally: readTally(report, jestTally, failed) };
}

/**
 * @template T
 * @param {string} report
 * @param {(json: T) => Tally} count
 * @param {boolean} failed whether the runner exited with an error
 * @returns {Tally} with at least one failed test if the runner exited with an error, even if its report has none
 */
function readTally(report, count, failed) {
  const tally = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return atLeastOneFailure(tally, failed);
}

/**
 * @param {Tally} tally
 * @param {boolean} failed
 * @returns {Tally}
 */
function atLeastOneFailure(tally, failed) {
  return failed && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ output: string, failed: boolean }>}
 */
async function runToEnd(args, cwd, env) {
  let output = '';
  const onLine = (/** @type {string} */ line) => {
    output += `${line}\n`;
  };
  try {
    await runCommand(process.execPath, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      onLine,
    });
    return { output, failed: false };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { output, failed: true };
  }
}
