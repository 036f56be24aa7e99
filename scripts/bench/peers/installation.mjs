// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../cache-folder.mjs';
import { freePort } from '../../processes/free-port.mjs';
import { runCommand } from '../../processes/run-command.mjs';
import { packagesBytes } from '../checkout.mjs';
import { startServer } from '../started-server.mjs';

/**
 * @typedef {object} Installation
 * @property {string} folder
 * @property {number} bytes size of its packages
 * @property {number} seconds time to download and install them
 * @property {number} [buildSeconds] time of the build, if there is one
 */

/**
 * Installs a peer in the cache folder and builds it. npm starts with an empty cache, so that the time is that of a bare
 * machine. Installation and build are repeated only when their inputs change; their figures are stored next to them.
 * @param {object} peer
 * @param {string} peer.name name of its folder
 * @param {Record<string, string>} peer.dependencies exact versions
 * @param {Record<string, string>} peer.files text by path
 * @param {boolean} [peer.isModule] whether its scripts are ES modules
 * @param {string[]} [peer.build] arguments of Node.js for a production build
 * @returns {Promise<Installation>}
 */
export async function installPeer({ name, dependencies, files, isModule = true, build }) {
  const folder = join(cacheFolder(process.env, undefined), 'peers', name);
  const manifest = { private: true, ...(isModule && { type: 'module' }), dependencies };
  const installed = await once(join(folder, '.installed.json'), manifest, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const seconds = await secondsWithEmptyCache((options) =>
      runCommand('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...options], {
        cwd: folder,
      }),
    );
    return { seconds, bytes: await packagesBytes(folder) };
  });
  const built = await once(join(folder, '.built.json'), { files, build }, async () => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    if (!build) return {};
    const startedAt = performance.now();
    await runCommand(process.execPath, build, { cwd: folder, env: productionEnv() });
    return { buildSeconds: (performance.now() - startedAt) / 1_000 };
  });
  return { folder, ...installed, ...built };
}

/**
 * @param {(options: string[]) => Promise<unknown>} install receives options of npm that name the empty cache
 * @returns {Promise<number>} seconds that the installation takes
 */
export async function secondsWithEmptyCache(install) {
  const cache = mkdtempSync(join(tmpdir(), 'bench-npm-cache-'));
  const startedAt = performance.now();
  try {
    await install([`--cache=${cache}`]);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/**
 * Starts an installed peer on a free port.
 * @param {{ name: string, args: (port: number) => string[], folder: string, env: NodeJS.ProcessEnv,
 *   readyPath: string }} options `readyPath`: answers 200 once the peer is ready
 */
export async function startInstalled({ name, args, folder, env, readyPath }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    name,
    args: args(port),
    cwd: folder,
    env: { ...productionEnv(), PORT: String(port), ...env },
    isReady: () =>
      fetch(url + readyPath).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      ),
  });
  return { url, ...server };
}

/** @returns {NodeJS.ProcessEnv} environment in which a peer is built and runs */
export function productionEnv() {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/**
 * Does some work unless a file has the figures of the same work with the same inputs.
 * @template T
 * @param {string} file
 * @param {unknown} inputs
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} its figures
 */
async function once(file, inputs, work) {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  if (existsSync(file)) {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    if (stored.hash === hash) return stored.figures;
  }
  const figures = await work();
  writeFileSync(file, JSON.stringify({ hash, figures }));
  return figures;
}
