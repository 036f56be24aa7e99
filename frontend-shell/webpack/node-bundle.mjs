import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Bundles a TypeScript module with its imports and executes it in this process.
 *
 * @param {string} entry absolute path
 * @param {Record<string, string>} alias as in webpack's `resolve.alias`
 * @returns {Promise<any>} the module's exports
 */
export async function runBundled(entry, alias) {
  const folder = await mkdtemp(path.join(tmpdir(), 'community-factories-bundle-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      context: path.dirname(entry),
      entry,
      output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
      resolve: { alias, extensions: ['.ts', '.tsx', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            use: {
              loader: 'swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic' } },
                  target: 'es2022',
                },
              },
            },
          },
        ],
      },
      optimization: { minimize: false },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return require(path.join(folder, 'bundle.cjs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
