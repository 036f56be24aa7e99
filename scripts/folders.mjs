// @ts-check
/*
 * npm run folders [-- --check]: writes diagrams to docs/folders.md of which folders of each package use which, from the
 * imports. With --check it writes nothing and exits with 1 when the diagrams are out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from './product.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ReportedError, runMain } from './setup/main.mjs';

const FILE = join(CHECKOUT, 'docs', 'folders.md');
const PACKAGES = [
  'backend',
  'frontend-shared',
  'frontend-shell',
  'frontend-public',
  'frontend-admin',
  'frontend-presentation',
];
const INTRODUCTION = `# Folders

Which folders of each package use which. \`npm run folders\` draws the diagrams from the imports, without tests and without
arrows that follow from others. All arrows point down: \`npm run check\` fails on one that does not
(\`.dependency-cruiser.cjs\`). Files at the top level of a package combine its folders and are left out.
`;

/** @typedef {Map<string, Set<string>>} Uses which folders each folder uses */

await runMain(async () => {
  await ensureInstalled();
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const uses = await usesByPackage();
  const diagrams = PACKAGES.map((name) => diagram(name, withoutImplied(uses.get(name) ?? new Map())));
  const text = [INTRODUCTION, ...diagrams].join('\n');
  if (text === (await readFile(FILE, 'utf8').catch(() => ''))) return;
  if (!values.check) return writeFile(FILE, text);
  console.error('docs/folders.md is out of date; run: npm run folders');
  throw new ReportedError();
});

/** @returns {Promise<Map<string, Uses>>} by package */
async function usesByPackage() {
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    PACKAGES.map((name) => `${name}/src`),
    {
      baseDir: CHECKOUT,
      exclude: { path: '\\.spec\\.tsx?$' },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    { alias: { 'frontend-shared': join(CHECKOUT, 'frontend-shared', 'src') } },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of an object.');
  /** @type {Map<string, Uses>} */
  const uses = new Map(PACKAGES.map((name) => [name, new Map()]));
  for (const { source, dependencies } of output.modules) {
    const from = folderOf(source);
    const ofPackage = from && uses.get(from.packageName);
    if (!ofPackage) continue;
    const used = ofPackage.get(from.folder) ?? new Set();
    ofPackage.set(from.folder, used);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to?.packageName === from.packageName && to.folder !== from.folder) used.add(to.folder);
    }
  }
  return uses;
}

/** @param {string} file */
function folderOf(file) {
  const [, packageName, folder] = /^([^/]+)\/src\/([^/]+)\//.exec(file) ?? [];
  return packageName && folder ? { packageName, folder } : undefined;
}

/**
 * Leaves out uses that follow from others: what a folder also uses through another folder (transitive reduction).
 * @param {Uses} uses
 * @returns {Uses}
 */
function withoutImplied(uses) {
  /** All folders that a folder uses, directly or not. @param {string} folder @param {Set<string>} [seen] */
  const below = (folder, seen = new Set()) => {
    for (const used of uses.get(folder) ?? []) if (!seen.has(used)) below(used, seen.add(used));
    return seen;
  };
  return new Map(
    [...uses].map(([folder, used]) => {
      const implied = new Set([...used].flatMap((other) => [...below(other)]));
      return [folder, new Set([...used].filter((other) => !implied.has(other)))];
    }),
  );
}

/** @param {string} name @param {Uses} uses */
function diagram(name, uses) {
  const inOrder = [...uses].sort(([a], [b]) => a.localeCompare(b));
  const lines = inOrder.flatMap(([folder, used]) =>
    used.size === 0 ? [box(folder)] : [`${box(folder)} --> ${[...used].sort().map(box).join(' & ')}`],
  );
  return `## ${name}\n\n\`\`\`mermaid\nflowchart TB\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\`\n`;
}

/** A node with a prefixed id, because Mermaid reserves some words. @param {string} folder */
function box(folder) {
  return `f-${folder}[${folder}]`;
}
