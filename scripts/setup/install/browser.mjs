// @ts-check
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from '../../cache-folder.mjs';
import { step } from '../../command/progress.mjs';
import { findProgram, isProgram } from '../../processes/find-program.mjs';
import { CommandFailed, runCommand } from '../../processes/run-command.mjs';
import { CHECKOUT } from '../../product.mjs';
import {
  canInstallPackages,
  installPackages,
  packageVersions,
  reasonOf,
  updatePackageLists,
} from './apt.mjs';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Packages of Debian and Ubuntu with system libraries that the Chromium of the npm package needs. */
const SYSTEM_LIBRARIES = ['libnss3', 'libnspr4', 'libexpat1'];
/** The fallback font of pages until their web fonts are loaded. With it, tests measure the same on every Debian. */
const FALLBACK_FONT = 'fonts-liberation';

/** @typedef {(line: string) => void} Log */

/**
 * Finds or installs a browser for Playwright: the one in BROWSER_EXECUTABLE; otherwise the first that works of Debian's
 * newest Chromium, an installed Chrome or Chromium, the older Chromium of an npm package, and Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Log} [log]
 * @returns {Promise<string>} path of the program
 */
export function ensureBrowser(env = process.env, log = console.log) {
  return firstOf([debian('chromium')], env, log);
}

/**
 * The same for many tests. It prefers Debian's headless shell, a Chromium of the same version without windows, which takes
 * a fifth less processor time.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {Log} [log]
 * @returns {Promise<string>} path of the program
 */
export function ensureHeadlessBrowser(env = process.env, log = console.log) {
  return firstOf([debian('chromium-headless-shell'), debian('chromium')], env, log);
}

/** @typedef {(env: NodeJS.ProcessEnv, log: Log) => Promise<string>} Way */

/**
 * @param {Way[]} ofDebian
 * @param {NodeJS.ProcessEnv} env
 * @param {Log} log
 */
async function firstOf(ofDebian, env, log) {
  const ways = env.BROWSER_EXECUTABLE
    ? [namedBrowser]
    : [...ofDebian, installedBrowser, packagedChromium, playwrightChromium];
  const reasons = [];
  for (const way of ways) {
    try {
      const program = await way(env, log);
      const version = await runCommand(program, ['--version'], { env });
      log(`Browser: ${version.trim()} (${program})`);
      return program;
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  throw new Error(
    `No browser for the browser tests (${reasons.join('; ')}). Install Chrome or Chromium, or name one in BROWSER_EXECUTABLE.`,
  );
}

/** @param {NodeJS.ProcessEnv} env */
async function namedBrowser(env) {
  const named = env.BROWSER_EXECUTABLE ?? '';
  if (!isProgram(named)) throw new Error(`BROWSER_EXECUTABLE names ${named}, which is not a program`);
  return named;
}

/**
 * Installs or updates a Chromium of Debian. Current browsers behave differently from older ones, so tests on an old browser
 * would miss problems that visitors have.
 * @param {string} name name of the package and of its program
 * @returns {Way}
 */
function debian(name) {
  return async (env, log) => {
    if (!canInstallPackages(env)) throw new Error("Debian's newest: needs root and apt-get");
    await updatePackageLists(env, log);
    const { installed, candidate } = await packageVersions(name, env);
    if (candidate === undefined) throw new Error(`apt has no package ${name}`);
    const font = await packageVersions(FALLBACK_FONT, env);
    if (installed !== candidate || font.installed === undefined) {
      try {
        await installPackages([name, FALLBACK_FONT], env, log);
      } catch (error) {
        if (installed === undefined) throw error;
        log(`  ${name} ${installed} is used without an update: ${reasonOf(error)}`);
      }
    }
    const program = findProgram(name, env);
    if (!program) throw new Error(`Debian's ${name} is not on the PATH`);
    return program;
  };
}

/** @param {NodeJS.ProcessEnv} env */
async function installedBrowser(env) {
  for (const name of NAMES) {
    const found = findProgram(name, env);
    if (found) return found;
  }
  if (isProgram(MAC)) return MAC;
  throw new Error('no Chrome or Chromium on the PATH');
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
    if (!canInstallPackages(env))
      throw new Error(`missing packages; as root: apt-get install ${SYSTEM_LIBRARIES.join(' ')}`);
    await updatePackageLists(env, log);
    await installPackages(SYSTEM_LIBRARIES, env, log);
  }
  return program;
}

/**
 * The package unpacks into the temporary folder and does not check the result. So it gets a temporary folder of its own, which
 * is renamed once it is complete.
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
