// @ts-check
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CHECKOUT } from '../../product.mjs';
import { WebpackProcess } from './webpack-process.mjs';

const PLUGIN = join(CHECKOUT, 'frontend-shared', 'webpack', 'plugins', 'previous-builds-plugin.mjs');

/** All builds use it, since loading webpack takes longer than each of them. */
const webpack = new WebpackProcess();
after(() => webpack.end());

/** A front end with an entry that loads one part, to be built again and again. @param {import('node:test').TestContext} t */
function frontEnd(t) {
  const folder = mkdtempSync(join(tmpdir(), 'front end of a test '));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  writeFileSync(join(folder, 'entry.js'), "import('./part.js');");
  return {
    dist,
    /**
     * @param {string} text of the part
     * @param {{ extra?: string }} [options] `extra`: a further file of the build
     */
    build: async (text, { extra } = {}) => {
      writeFileSync(join(folder, 'part.js'), `console.log(${JSON.stringify(text)});`);
      const configuration = join(folder, `${Math.random()}.webpack.mjs`);
      writeFileSync(configuration, configurationOf(folder, dist, extra));
      await webpack.build(configuration, {});
    },
    /** Texts of the parts in the folder. */
    parts: () =>
      readdirSync(join(dist, 'assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => /console\.log\("(.*)"\)/.exec(readFileSync(join(dist, 'assets', name), 'utf8'))?.[1])
        .sort(),
    /** Name of the part that the entry loads. */
    loadedPart: () => {
      const [, hash] = /"(\w{8})" \+ "\.js"/.exec(readFileSync(join(dist, 'main.js'), 'utf8')) ?? [];
      return readdirSync(join(dist, 'assets')).find((name) => name.endsWith(`.${hash}.js`));
    },
  };
}

/**
 * @param {string} context
 * @param {string} dist
 * @param {string | undefined} extra
 */
function configurationOf(context, dist, extra) {
  return `
    import { PreviousBuildsPlugin } from ${JSON.stringify(PLUGIN)};
    const extra = ${JSON.stringify(extra ?? null)};
    export default {
      mode: 'production',
      optimization: { minimize: false },
      context: ${JSON.stringify(context)},
      entry: { main: './entry.js' },
      output: {
        path: ${JSON.stringify(dist)},
        clean: true,
        filename: '[name].js',
        chunkFilename: 'assets/[id].[contenthash:8].js',
      },
      plugins: [
        new PreviousBuildsPlugin(),
        { apply: ({ hooks, webpack }) => extra && hooks.thisCompilation.tap('extra', (compilation) =>
            compilation.hooks.processAssets.tap('extra', () =>
              compilation.emitAsset(extra, new webpack.sources.RawSource('extra')))) },
      ],
    };
  `;
}

test('a page that is open during a build still finds its files', async (t) => {
  const { build, parts, loadedPart, dist } = frontEnd(t);
  await build('first');
  const before = loadedPart();
  await build('second');
  assert.deepEqual(parts(), ['first', 'second']);
  assert.notEqual(loadedPart(), before);
  assert.ok(existsSync(join(dist, 'assets', String(before))));
});

test('files of the three latest builds are kept; the same build again counts once', async (t) => {
  const { build, parts } = frontEnd(t);
  for (const text of ['1', '2', '2', '2', '3']) await build(text);
  assert.deepEqual(parts(), ['1', '2', '3']);
  await build('4');
  assert.deepEqual(parts(), ['2', '3', '4']);
});

test('files of a build without a list are kept as those of one build', async (t) => {
  const { build, parts, dist } = frontEnd(t);
  await build('first');
  rmSync(join(dist, '.assets.json'));
  await build('second');
  assert.deepEqual(parts(), ['first', 'second']);
});

test('a damaged list counts as none', async (t) => {
  const { build, parts, dist } = frontEnd(t);
  for (const [at, list] of ['', 'null', '{}', '["assets"]', '[["..",7]]'].entries()) {
    await build(`before ${at}`);
    writeFileSync(join(dist, '.assets.json'), list);
    await build(`after ${at}`);
    assert.ok(
      [`before ${at}`, `after ${at}`].every((text) => parts().includes(text)),
      list,
    );
  }
});

test('compressed files are kept with the file that they are a copy of; those of a changed file are removed', async (t) => {
  const { build, loadedPart, dist } = frontEnd(t);
  await build('first');
  const part = join(dist, 'assets', String(loadedPart()));
  const entry = join(dist, 'main.js');
  for (const file of [part, entry]) writeFileSync(`${file}.br`, 'compressed');
  await build('second');
  assert.deepEqual([existsSync(`${part}.br`), existsSync(`${entry}.br`)], [true, false]);
});

test('a build removes what says that the folder is complete, and files without a hash that it does not write', async (t) => {
  const { build, dist } = frontEnd(t);
  await build('first', { extra: 'old.html' });
  for (const name of ['.built-from', '.uncompressed']) writeFileSync(join(dist, name), '');
  mkdirSync(join(dist, '.server'));
  writeFileSync(join(dist, '.server', 'main.cjs'), '');
  await build('second');
  assert.deepEqual(readdirSync(dist).sort(), ['.assets.json', 'assets', 'main.js']);
});

test('after a build that breaks off while it writes, the entry still finds its part', async (t) => {
  const { build, parts, loadedPart, dist } = frontEnd(t);
  await build('first');
  writeFileSync(join(dist, '.built-from'), 'hash of the sources');
  // It cannot be written: its folder has the name of a file.
  await assert.rejects(build('second', { extra: 'main.js/below-a-file.html' }));
  assert.deepEqual(parts(), ['first', 'second']);
  assert.ok(loadedPart());
  assert.equal(existsSync(join(dist, '.built-from')), false);
  await build('third');
  assert.deepEqual(parts(), ['first', 'second', 'third']);
});
