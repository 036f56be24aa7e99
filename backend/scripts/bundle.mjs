import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { FOR_NODE } from './bundle-file.mjs';

/**
 * What is imported from node_modules at run time. Everything else becomes part of the bundle, because a package that
 * imports a bundled one must see the same copy of it.
 */
const NOT_BUNDLED = [
  // Machine code.
  '@node-rs/argon2',
  // In a bundle its namespace passes for an instance of its main class, and connecting fails.
  'mongoose',
  // Fetched when the first payment is made.
  'razorpay',
  // Offered by packages for uses that there are none of here; most are not installed.
  '@fastify/*',
  '@nestjs/microservices',
  '@nestjs/platform-socket.io',
  '@nestjs/websockets',
  'class-transformer/storage',
  'file-type',
  'preview-email',
];

/**
 * Joins compiled modules and the packages they import to a few files: most of a start would go into finding, reading
 * and linking two thousand (docs/decisions/0023-a-bundled-server.md).
 *
 * @param {{ from: string, entries: string[], dependencies: string[], to: string }} options `entries`: files in `from`;
 *   `dependencies`: names of the packages; `to`: the folder that they will run in, to which nothing is written
 * @returns {Promise<Map<string, Uint8Array>>} contents by name, relative to `to`; names below `parts` have a hash
 * @throws {Error} when something is imported that does not exist
 */
export async function bundle({ from, entries, dependencies, to }) {
  const { metafile, outputFiles } = await build({
    ...FOR_NODE,
    absWorkingDir: from,
    entryPoints: [...entries, 'packages'],
    outbase: from,
    outdir: to,
    chunkNames: 'parts/[name]-[hash]',
    splitting: true,
    // Nest and its API description call things by the names of their classes.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'external',
    external: NOT_BUNDLED,
    plugins: [
      apart(
        dependencies.filter((name) => !NOT_BUNDLED.includes(name)),
        from,
      ),
      seenByBundler,
    ],
    metafile: true,
    write: false,
  });
  const files = new Map(outputFiles.map(({ path: file, contents }) => [path.relative(to, file), contents]));
  for (const name of ['packages.js', 'packages.js.map']) files.delete(name);
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    const name = path.relative(to, path.join(from, output));
    if (!name.endsWith('.js') || !files.has(name)) continue;
    if (Object.keys(inputs).every(isOfPackage)) dropMap(files, name);
  }
  return files;
}

/**
 * An entry of its own that reaches the packages and nothing of ours: what is shared with it becomes files apart. Those
 * need no source map, which Node.js would read at every start: they have the text of packages as it was.
 */
const apart = (names, resolveDir) => ({
  name: 'packages apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^packages$/ }, () => ({ path: 'packages', namespace: 'apart' }));
    onLoad({ filter: /.*/, namespace: 'apart' }, () => ({
      contents: names.map((name, i) => `export * as _${i} from '${name}';`).join('\n'),
      resolveDir,
    }));
  },
});

const isOfPackage = (input) => /(^|\/)node_modules\/|^apart:/.test(input);

function dropMap(files, name) {
  files.delete(`${name}.map`);
  const text = Buffer.from(files.get(name)).toString();
  files.set(name, Buffer.from(text.replace(/^\/\/# sourceMappingURL=.*\n/m, '')));
}

/** A `require` that this package makes for itself would fetch second copies of others, past the bundle. */
const seenByBundler = {
  name: 'requires of mapped types',
  setup({ onLoad }) {
    onLoad(
      { filter: /@nestjs[\\/]mapped-types[\\/]dist[\\/]type-helpers\.utils\.js$/ },
      async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        const contents = text.replace('const require = createRequire(import.meta.url);', '');
        if (contents === text) throw new Error(`${file} makes its require in another way than before.`);
        return { contents, loader: 'js' };
      },
    );
  },
};
