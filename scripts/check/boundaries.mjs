// @ts-check
/*
 * npm run folders [-- --check]: writes diagrams to docs/folders.md of which folders of each package use which, from the
 * imports. With --check it writes nothing and exits with 1 when the diagrams are out of date. Either way it exits with 1 when
 * an import breaks a rule of .dependency-cruiser.cjs: reading all imports takes most of the time, so they are read once.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpackConfig from '../../.dependency-cruiser.resolve.cjs';
import { ReportedError, runMain } from '../command/main.mjs';
import { CHECKOUT } from '../product.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { folderDiagrams } from './folder-diagrams.mjs';

const FILE = join(CHECKOUT, 'docs', 'folders.md');
const RULES = join(CHECKOUT, '.dependency-cruiser.cjs');

await runMain(async () => {
  await ensureInstalled();
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const packages = await packagesWithFolders();
  const { modules, violations } = await readImports(packages);
  if (violations) console.error(violations);
  const text = folderDiagrams(packages, modules);
  const isStale = text !== (await readFile(FILE, 'utf8').catch(() => ''));
  if (isStale && values.check) console.error('docs/folders.md is out of date; run: npm run folders');
  if (isStale && !values.check) await writeFile(FILE, text);
  if (violations || (isStale && values.check)) throw new ReportedError();
});

/** @returns {Promise<string[]>} the API and the front ends */
async function packagesWithFolders() {
  const { workspaces } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
  return ['backend', ...workspaces.filter((/** @type {string} */ name) => name.startsWith('frontend-'))];
}

/**
 * @param {string[]} packages
 * @returns {Promise<{ modules: import('dependency-cruiser').IModule[], violations: string | undefined }>} `violations`: the
 *   imports that break a rule, in words
 */
async function readImports(packages) {
  // Imported here because these packages may only have been installed above.
  const { cruise, format } = await import('dependency-cruiser');
  const { default: readOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const options = await readOptions(RULES);
  const { output } = await cruise(
    [...packages.map((name) => `${name}/src`), 'backend/test'],
    { ...options, baseDir: CHECKOUT },
    webpackConfig.resolve,
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of an object.');
  const report = await format(output, { outputType: 'err' });
  return { modules: output.modules, violations: report.exitCode === 0 ? undefined : String(report.output) };
}
