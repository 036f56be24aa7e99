// @ts-check

const INTRODUCTION = `# Folders

Which folders of each package use which. \`npm run folders\` draws the diagrams from the imports, without tests and without
arrows that follow from others. All arrows point down: \`npm run check\` fails on one that does not
(\`.dependency-cruiser.cjs\`). Files at the top level of a package combine its folders and are left out.
`;
const TEST = /\.spec\.tsx?$/;

/** @typedef {Map<string, Set<string>>} Uses which folders each folder uses */
/** @typedef {{ source: string, dependencies: ReadonlyArray<{ resolved: string }> }} Module a file and what it imports */

/**
 * The text of docs/folders.md: a diagram of each package, with the folders directly below its `src`.
 * @param {readonly string[]} packages
 * @param {readonly Module[]} modules of all packages
 * @returns {string}
 */
export function folderDiagrams(packages, modules) {
  const uses = usesByPackage(packages, modules);
  const diagrams = packages.map((name) => diagram(name, withoutImplied(uses.get(name) ?? new Map())));
  return [INTRODUCTION, ...diagrams].join('\n');
}

/**
 * @param {readonly string[]} packages
 * @param {readonly Module[]} modules
 * @returns {Map<string, Uses>} by package
 */
function usesByPackage(packages, modules) {
  /** @type {Map<string, Uses>} */
  const uses = new Map(packages.map((name) => [name, new Map()]));
  for (const { source, dependencies } of modules) {
    const from = TEST.test(source) ? undefined : folderOf(source);
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
