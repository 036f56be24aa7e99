// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { CHECKOUT } from '../product.mjs';

/** Commands for which `ensureProductInstalled` installs, so that the root's packages may be missing. */
const OF_THE_PRODUCT = ['start', 'sample', 'admin', 'migrate', 'mails', 'deck', 'build'];

const root = pathToFileURL(`${CHECKOUT}/`);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
/** @type {{ workspaces: string[], scripts: Record<string, string> }} */
const { workspaces, scripts } = JSON.parse(read('package.json'));
/** @typedef {Record<string, string>} Ranges */
/** @type {Record<string, { link?: boolean, resolved?: string, dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges }>} */
const packages = JSON.parse(read('package-lock.json')).packages;

/** @returns {Set<string>} the places of what `npm ci` installs for the workspaces of the product */
function placesOfProduct() {
  const queue = workspaces.filter((name) => name !== 'e2e');
  const places = new Set(queue);
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const { dependencies, devDependencies, optionalDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const found = placeOf(name, place);
      if (found === undefined || places.has(found)) continue;
      places.add(found);
      queue.push(found);
    }
  }
  return places;
}

/**
 * Where Node.js finds a package, from another one's place.
 * @param {string} name
 * @param {string} from
 */
function placeOf(name, from) {
  const folders = from.split('/');
  for (let length = folders.length; length >= 0; length -= 1) {
    const place = [...folders.slice(0, length), 'node_modules', name].join('/');
    const { link, resolved } = packages[place] ?? {};
    if (place in packages) return link ? resolved : place;
  }
  return undefined;
}

/**
 * What a file imports, and what those do. What is not a file of ours nor built in is a package.
 * @param {string} file relative to the checkout
 * @param {{ atOnce: boolean }} which only what is there before the first line runs, or also what is imported later
 * @returns {Map<string, string>} the packages, each with a file that imports it
 */
function packagesOf(file, { atOnce }) {
  const files = new Set([file]);
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const path of files) {
    for (const { name, isLater } of importsOf(path)) {
      if (isBuiltin(name) || (atOnce && isLater)) continue;
      if (name.startsWith('.')) files.add(new URL(name, new URL(path, root)).href.slice(root.href.length));
      else found.set((/^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name])[0], path);
    }
  }
  return found;
}

/** @param {string} path */
function importsOf(path) {
  /** @type {{ name: string, isLater: boolean }[]} */
  const imports = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) add(node.moduleSpecifier, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0]) add(node.arguments[0], true);
    }
    ts.forEachChild(node, visit);
  };
  /** @param {ts.Expression} expression @param {boolean} isLater */
  function add(expression, isLater) {
    if (ts.isStringLiteral(expression)) imports.push({ name: expression.text, isLater });
  }
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return imports;
}

/** @param {string} command of package.json */
const fileOf = (command) => /^node (?:-\S+ )*(scripts\/\S+)$/.exec(scripts[command] ?? '')?.[1];

test('the commands of the product import packages that are installed for them, as the workspaces’', () => {
  const places = placesOfProduct();
  assert.ok(places.has('node_modules/mongoose/node_modules/mongodb'), 'the lock file could not be read');
  for (const command of OF_THE_PRODUCT) {
    const file = fileOf(command);
    assert.ok(file, `package.json has no file for ${command}`);
    const all = [...packagesOf(file, { atOnce: false })];
    if (command === 'start')
      assert.deepEqual(all.map(([name]) => name).sort(), ['mongodb', 'mongodb-memory-server-core']);
    for (const [name, by] of all)
      assert.ok(places.has(`node_modules/${name}`), `npm run ${command}: ${by} imports ${name}`);
  }
});

test('no command imports a package before it has installed it', () => {
  const commands = Object.keys(scripts).filter((command) => fileOf(command));
  assert.ok(commands.length > 20, 'package.json could not be read');
  const early = commands.flatMap((command) =>
    [...packagesOf(fileOf(command) ?? '', { atOnce: true })].map(
      ([name, by]) => `npm run ${command}: ${by} imports ${name}`,
    ),
  );
  assert.deepEqual(early, []);
});
