// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { CHECKOUT } from '../../product.mjs';

/** Commands that install with `ensureProductInstalled`, so that packages of the root may be missing. */
const PRODUCT_COMMANDS = ['start', 'sample', 'admin', 'migrate', 'mails', 'deck', 'build'];

const root = pathToFileURL(`${CHECKOUT}/`);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
/** @type {{ workspaces: string[], scripts: Record<string, string> }} */
const { workspaces, scripts } = JSON.parse(read('package.json'));
/** @typedef {Record<string, string>} Ranges */
/** @type {Record<string, { link?: boolean, resolved?: string, dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges }>} */
const packages = JSON.parse(read('package-lock.json')).packages;

/** @returns {Set<string>} paths, in the lock file, of what `npm ci` installs for the workspaces of the product */
function productPaths() {
  const queue = workspaces.filter((name) => name !== 'e2e');
  const paths = new Set(queue);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const { dependencies, devDependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const found = resolve(name, path);
      if (found === undefined || paths.has(found)) continue;
      paths.add(found);
      queue.push(found);
    }
  }
  return paths;
}

/**
 * Path at which Node.js finds a package that another one imports.
 * @param {string} name
 * @param {string} from path of the other package
 */
function resolve(name, from) {
  const folders = from.split('/');
  for (let length = folders.length; length >= 0; length -= 1) {
    const path = [...folders.slice(0, length), 'node_modules', name].join('/');
    const { link, resolved } = packages[path] ?? {};
    if (path in packages) return link ? resolved : path;
  }
  return undefined;
}

/**
 * The packages that a file imports, directly or through other files.
 * @param {string} file relative to the checkout
 * @param {{ onlyStatic: boolean }} options `onlyStatic`: leaves out dynamic imports
 * @returns {Map<string, string>} the packages, each with a file that imports it
 */
function packagesOf(file, { onlyStatic }) {
  const files = new Set([file]);
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const path of files) {
    for (const { name, isDynamic } of importsOf(path)) {
      if (isBuiltin(name) || (onlyStatic && isDynamic)) continue;
      if (name.startsWith('.')) files.add(new URL(name, new URL(path, root)).href.slice(root.href.length));
      else found.set((/^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name])[0], path);
    }
  }
  return found;
}

/** @param {string} path */
function importsOf(path) {
  /** @type {{ name: string, isDynamic: boolean }[]} */
  const imports = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) add(node.moduleSpecifier, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0]) add(node.arguments[0], true);
    }
    ts.forEachChild(node, visit);
  };
  /** @param {ts.Expression} expression @param {boolean} isDynamic */
  function add(expression, isDynamic) {
    if (ts.isStringLiteral(expression)) imports.push({ name: expression.text, isDynamic });
  }
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return imports;
}

/** File that a command of package.json runs. @param {string} command */
const fileOf = (command) => /^node (?:-\S+ )*(scripts\/\S+)$/.exec(scripts[command] ?? '')?.[1];

test('the commands of the product import only packages of the workspaces', () => {
  const paths = productPaths();
  assert.ok(paths.has('node_modules/mongoose/node_modules/mongodb'), 'the lock file could not be read');
  for (const command of PRODUCT_COMMANDS) {
    const file = fileOf(command);
    assert.ok(file, `package.json has no file for ${command}`);
    const all = [...packagesOf(file, { onlyStatic: false })];
    if (command === 'start')
      assert.deepEqual(all.map(([name]) => name).sort(), ['mongodb', 'mongodb-memory-server-core']);
    for (const [name, by] of all)
      assert.ok(paths.has(`node_modules/${name}`), `npm run ${command}: ${by} imports ${name}`);
  }
});

test('no command imports a package statically, before it is installed', () => {
  const commands = Object.keys(scripts).filter((command) => fileOf(command));
  assert.ok(commands.length > 20, 'package.json could not be read');
  const early = commands.flatMap((command) =>
    [...packagesOf(fileOf(command) ?? '', { onlyStatic: true })].map(
      ([name, by]) => `npm run ${command}: ${by} imports ${name}`,
    ),
  );
  assert.deepEqual(early, []);
});
