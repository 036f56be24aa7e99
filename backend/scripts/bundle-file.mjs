// @ts-check
import { build } from 'esbuild';

/** @type {import('esbuild').BuildOptions} */
export const FOR_NODE = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // CommonJS packages call `require` for what is part of Node.js.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
};

/**
 * Joins one TypeScript module and everything it imports to a file that Node.js runs, for tests and scripts.
 *
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundleFile(entry, outfile) {
  await build({ ...FOR_NODE, entryPoints: [entry], outfile });
}
