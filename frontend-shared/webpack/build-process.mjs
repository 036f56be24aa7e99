import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

/*
 * Builds one front end after another in one process: webpack and its loaders are read, and compiled by V8, once. It is
 * sent the path of a webpack configuration and what `--env` would give it (scripts/setup/webpack-process.mjs), and answers
 * what went wrong, if anything did.
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
