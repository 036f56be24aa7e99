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
    const names = Object.keys(compilation.assets).filter((name) =>
      /\.(js|mjs|css|svg|json|html|wasm)$/.test(name),
    );
    await Promise.all(
      names.map(async (name) => {
        const source = compilation.getAsset(name).source.buffer();
        if (source.length < 1024) return;
        for (const [suffix, compress] of compressors) {
          compilation.emitAsset(name + suffix, new RawSource(await compress(source)));
        }
      }),
    );
  }
}
