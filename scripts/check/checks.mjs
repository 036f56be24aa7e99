// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stopwatch } from '../command/progress.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} args arguments of Node.js, which runs in the checkout
 */

const MODULES = join(CHECKOUT, 'node_modules');
/** The compiler in Go, which takes a third of the processor time. Its API is only in `typescript` (decision 0075). */
const TYPESCRIPT = join(MODULES, 'typescript-native', 'bin', 'tsc');
export const BIOME = join(MODULES, '@biomejs', 'biome', 'bin', 'biome');

/** @returns {Check[]} types, lint with format, boundaries with the diagrams of the folders; the longest first */
export function checks() {
  const workspaces = readdirSync(CHECKOUT).filter((name) =>
    existsSync(join(CHECKOUT, name, 'tsconfig.json')),
  );
  return [
    { name: 'types', args: typesOf(workspaces) },
    { name: 'lint and format', args: [BIOME, 'check', '--error-on-warnings', '--max-diagnostics=50', '.'] },
    { name: 'boundaries and docs/folders.md', args: ['scripts/check/boundaries.mjs', '--check'] },
  ];
}

/**
 * Runs checks, as many at a time as there are cores.
 * @param {readonly Check[]} selected
 * @param {(line: string) => void} [log]
 * @returns {Promise<number>} how many failed
 */
export async function runChecks(selected, log = console.log) {
  const queue = [...selected];
  let failed = 0;
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await passes(check, log))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}

/**
 * @param {Check} check
 * @param {(line: string) => void} log
 */
async function passes({ name, args }, log) {
  const elapsed = stopwatch();
  try {
    await runCommand(process.execPath, args, { cwd: CHECKOUT, env: { ...process.env, FORCE_COLOR: '0' } });
    log(`✓ ${name} (${elapsed()})`);
    return true;
  } catch (error) {
    log(`✗ ${name} (${elapsed()})`);
    log(error instanceof CommandFailed ? error.output.trimEnd() : String(error));
    return false;
  }
}

/**
 * In build mode the compiler skips a workspace that has not changed since its last check without errors.
 * @param {string[]} workspaces
 */
function typesOf(workspaces) {
  return [TYPESCRIPT, '--build', '--pretty', 'false', ...workspaces.map((name) => join(CHECKOUT, name))];
}
