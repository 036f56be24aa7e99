// @ts-check
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.mjs';
import { findProgram, isProgram } from '../processes/find-program.mjs';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { step } from './progress.mjs';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** What the Chromium of the npm package takes from the system, as Debian and Ubuntu name it. */
const SYSTEM_LIBRARIES = ['libnss3', 'libnspr4', 'libexpat1'];

/** @typedef {(line: string) => void} Log */

/**
 * Finds or provides the browser for the browser tests: one on this machine; Chromium from npm; Debian's; Playwright's.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Log} [log]
 * @returns {Promise<string>} the program
 */
export async function ensureBrowser(env = process.env, log = console.log) {
  const present = findBrowser(env);
  if (present) return present;
  /** @type {Array<(env: NodeJS.ProcessEnv, log: Log) => Promise<string>>} */
  const ways = [packagedChromium, debianChromium, playwrightChromium];
  const reasons = [];
  for (const way of ways) {
    try {
      const program = await way(env, log);
      await runCommand(program, ['--version']);
      return program;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error));
    }
  }
  throw new Error(
    `No browser for the browser tests (${reasons.join('; ')}). Install Chrome or Chromium, or name one in BROWSER_EXECUTABLE.`,
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findBrowser(env) {
  const named = env.BROWSER_EXECUTABLE;
  if (named && !isProgram(named))
    throw new Error(`BROWSER_EXECUTABLE names ${named}, which is not a program.`);
  if (named) return named;
  for (const name of NAMES) {
    const found = findProgram(name, env);
    if (found) return found;
  }
  return isProgram(MAC) ? MAC : undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Log} log
 */
async function packagedChromium(env, log) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the npm package is for Linux x64');
  const manifest = join(CHECKOUT, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const cache = cacheFolder(env, undefined);
  const folder = join(cache, `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (!existsSync(program)) {
    await step(
      'Unpacking Chromium from its npm package (about 5 s)',
      () => unpackChromium(cache, folder),
      log,
    );
  }
  try {
    await runCommand(program, ['--version']);
  } catch (error) {
    const output = error instanceof CommandFailed ? error.output : '';
    if (!/error while loading shared libraries/.test(output)) throw error;
    await installPackages(SYSTEM_LIBRARIES, log);
  }
  return program;
}

/**
 * The package unpacks into the temporary folder, without a check; so into an own one, renamed when complete.
 * @param {string} cache
 * @param {string} folder
 */
async function unpackChromium(cache, folder) {
  const work = mkdtempSync(join(cache, 'chromium-'));
  try {
    const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    await runCommand(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: work },
    });
    chmodSync(work, 0o755);
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Log} log
 */
async function debianChromium(env, log) {
  await installPackages(['chromium'], log);
  const program = findBrowser(env);
  if (!program) throw new Error("Debian's chromium did not appear on the PATH");
  return program;
}

/**
 * @param {NodeJS.ProcessEnv} _env
 * @param {Log} log
 */
async function playwrightChromium(_env, log) {
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  if (!existsSync(program)) {
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    await step(
      "Downloading Playwright's Chromium (about a minute)",
      () => runCommand(process.execPath, [cli, 'install', 'chromium']),
      log,
    );
  }
  return program;
}

/**
 * @param {string[]} names
 * @param {Log} log
 */
async function installPackages(names, log) {
  const command = `apt-get install ${names.join(' ')}`;
  if (process.getuid?.() !== 0 || !findProgram('apt-get'))
    throw new Error(`missing packages; as root: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(
    `Installing ${names.join(', ')} with apt (up to half a minute)`,
    async () => {
      await runCommand('apt-get', ['update', '--quiet'], { env });
      await runCommand('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...names], {
        env,
      });
    },
    log,
  );
}
