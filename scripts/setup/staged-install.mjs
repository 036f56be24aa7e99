// @ts-check
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm asks the registry that it is configured with in place of this one. */
const REGISTRY = 'https://registry.npmjs.org';

/** @typedef {{ name?: string, version?: string, link?: boolean, inBundle?: boolean, resolved?: string }} LockedPackage */

/**
 * Installs packages in a folder of its own, from the lock file with addresses added, and moves them to their places.
 * Without addresses, npm reads the description of each package to learn its address, although all that it looks for in its
 * cache is the content: half of the time of an installation.
 * @param {string} root of the checkout
 * @param {(cwd: string) => Promise<unknown>} npmCi
 * @returns {Promise<void>}
 * @throws when npm does, for instance since a registry keeps its packages under other addresses
 */
export async function installStaged(root, npmCi) {
  const stage = join(root, '.cache', 'install');
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  rmSync(stage, { recursive: true, force: true });
  try {
    for (const file of ['package.json', '.npmrc', ...workspaces.map((name) => join(name, 'package.json'))])
      cpSync(join(root, file), join(stage, file));
    const lockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    addAddresses(lockFile.packages);
    writeFileSync(join(stage, 'package-lock.json'), JSON.stringify(lockFile));
    await npmCi(stage);
    // The root's say that all are installed, so they go first and come last.
    const places = [...workspaces, '.'];
    for (const place of places.toReversed())
      rmSync(join(root, place, 'node_modules'), { recursive: true, force: true });
    for (const place of places) {
      const packages = join(stage, place, 'node_modules');
      if (existsSync(packages)) renameSync(packages, join(root, place, 'node_modules'));
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** @param {Record<string, LockedPackage>} packages of a lock file, by their place */
function addAddresses(packages) {
  for (const [place, entry] of Object.entries(packages)) {
    const [, placed] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (!placed || entry.link || entry.inBundle || entry.resolved) continue;
    const name = entry.name ?? placed;
    const file = `${name.replace(/^@[^/]+\//, '')}-${entry.version}.tgz`;
    entry.resolved = `${REGISTRY}/${name}/-/${file}`;
  }
}
