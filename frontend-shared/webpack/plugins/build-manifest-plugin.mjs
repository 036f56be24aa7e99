import { createHash } from 'node:crypto';
import path from 'node:path';

/** The build manifest, from which the prerenderer reads the files of a browser build. */
export const BUILD_MANIFEST = '.server/build.json';

/**
 * Writes the build manifest: the build's hash (`__webpack_hash__` in the browser), a hash of the file that a browser
 * loads first, and the scripts and styles of every module that is loaded by `import()`.
 *
 * ```json
 * { "build": "…", "first": "…sha256 of remoteEntry.js or index.html…", "federationRuntime": "2.9.2",
 *   "formBoot": "assets/form-boot.….js",
 *   "parts": { "src/pages/home/home-page.tsx": { "js": [], "css": [], "inside": ["src/…"] } } }
 * ```
 * `inside` lists the parts that a part itself loads by `import()`.
 */
export class BuildManifestPlugin {
  /**
   * @param {string} first the file that a browser loads first
   * @param {string} federationRuntime version of the runtime, which must be the same in shell and remotes
   */
  constructor(first, federationRuntime) {
    this.first = first;
    this.federationRuntime = federationRuntime;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        () => {
          const first = compilation.getAsset(this.first).source.buffer();
          const manifest = {
            build: compilation.hash,
            first: createHash('sha256').update(first).digest('hex'),
            federationRuntime: this.federationRuntime,
            // The boot script of pages with a form; only the shell has it.
            formBoot: assetOf(compilation, /^assets\/form-boot\.\w+\.js$/),
            parts: partsOf(compilation, compiler.context),
          };
          compilation.emitAsset(BUILD_MANIFEST, new sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}

/**
 * @param {object} compilation of webpack
 * @param {string} context base folder of the parts' names
 * @returns {Record<string, { js: string[], css: string[], inside: string[] }>}
 */
export function partsOf({ modules, moduleGraph, chunkGraph }, context) {
  const nameOf = (module) => {
    const file = module?.nameForCondition?.();
    return file && path.relative(context, file).split(path.sep).join('/');
  };
  const named = new Map();
  const shared = new Set();
  for (const module of modules) {
    for (const block of module.blocks ?? []) {
      const name = nameOf(moduleGraph.getModule(block.dependencies[0]));
      const group = chunkGraph.getBlockChunkGroup(block);
      if (!name || !group) continue;
      named.set(group, name);
      if (module.type === 'consume-shared-module') shared.add(name);
    }
  }
  const parts = {};
  for (const [group, name] of named) {
    const files = group.getFiles();
    const inner = group.getChildren().flatMap((child) => named.get(child) ?? []);
    parts[name] = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
      inside: inner.filter((one) => !shared.has(one)),
    };
  }
  return parts;
}

function assetOf(compilation, pattern) {
  return Object.keys(compilation.assets).find((name) => pattern.test(name));
}
