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

/**
 * The compressed files that lie beside a file; none for what is compressed already or too small to gain by it.
 *
 * @param {string} name of the file
 * @param {Buffer} source
 * @returns {Promise<[name: string, content: Buffer][]>}
 */
export async function compressedTwins(name, source) {
  if (source.length < 1024 || !/\.(js|mjs|css|svg|json|html|wasm)$/.test(name)) return [];
  return Promise.all(compressors.map(async ([suffix, compress]) => [name + suffix, await compress(source)]));
}

/**
 * Writes `.br` and `.gz` beside every text asset, so that the server never compresses a file twice.
 * Files under 1 kB are left alone: compressed they cost a look-up and save nothing.
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
        const twins = await compressedTwins(name, compilation.getAsset(name).source.buffer());
        for (const [twin, content] of twins) compilation.emitAsset(twin, new RawSource(content));
      }),
    );
  }
}
