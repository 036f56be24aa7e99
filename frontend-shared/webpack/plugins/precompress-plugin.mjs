import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = [
  [
    '.br',
    (source) =>
      promisify(brotliCompress)(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      }),
  ],
  ['.gz', (source) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION })],
];

/** Suffixes of compressed files. */
export const SUFFIXES = compressors.map(([suffix]) => suffix);

/**
 * Compresses a file; returns no files for one that is already compressed or too small to benefit.
 *
 * @param {string} name of the file
 * @param {Buffer} source
 * @returns {Promise<[name: string, content: Buffer][]>}
 */
export async function compressedFiles(name, source) {
  if (source.length < 1024 || !/\.(js|mjs|css|svg|json|html|wasm)$/.test(name)) return [];
  return Promise.all(compressors.map(async ([suffix, compress]) => [name + suffix, await compress(source)]));
}

/**
 * Writes `.br` and `.gz` files for every text asset, so that the server does not compress at run time. Files under 1 kB
 * are skipped: compression would save nothing.
 */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => this.compressAll(compilation, sources.RawSource),
      );
    });
  }

  async compressAll(compilation, RawSource) {
    await Promise.all(
      Object.keys(compilation.assets).map(async (name) => {
        const files = await compressedFiles(name, compilation.getAsset(name).source.buffer());
        for (const [file, content] of files) compilation.emitAsset(file, new RawSource(content));
      }),
    );
  }
}
