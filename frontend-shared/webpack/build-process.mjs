import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

/*
 * Builds several front ends in one process, so that webpack and its loaders are loaded only once. Each message contains
 * the path of a webpack configuration and its `--env` (scripts/setup/build/webpack-process.mjs); the reply contains the
 * error, if any.
 */
process.on('message', async (/** @type {{ file: string, env: object }} */ { file, env }) => {
  process.send(
    await build(file, env).then(
      () => ({}),
      ({ message }) => ({ problem: message }),
    ),
  );
});

async function build(file, env) {
  const { default: config } = await import(pathToFileURL(file).href);
  const compiler = webpack(typeof config === 'function' ? config(env, { mode: 'production' }) : config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
