import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_MANIFEST } from './build-manifest-plugin.mjs';

/** Names with a content hash: such files never change, so one folder can hold those of several builds. */
export const HASHED = /\.[0-9a-f]{8}\.[^/]+$/;
/** In the output folder: the hashed files of this build and of the builds before that are kept, the newest first. */
const LIST = '.assets.json';
/** A page may have been open for several builds, and it requests some files only when they are needed. */
const BUILDS_KEPT = 3;
/** Stage at which webpack's `clean` removes files, before new ones are written. */
const CLEAN_STAGE = 100;
const NAME = 'PreviousBuildsPlugin';

/**
 * Keeps the files that open pages of the previous builds still need from `output.clean`, and writes a build so that the
 * folder can be served meanwhile: first files with new names, then those that refer to them, the build manifest last;
 * each under a hidden name that is then renamed. Webpack writes no file whose content is there already.
 */
export class PreviousBuildsPlugin {
  apply(compiler) {
    const { CleanPlugin } = compiler.webpack;
    let kept = new Set();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { keep } = CleanPlugin.getCompilationHooks(compilation);
      keep.tap(NAME, (file) => kept.has(uncompressed(file)) || undefined);
    });
    compiler.hooks.emit.tapPromise({ name: NAME, stage: CLEAN_STAGE - 1 }, async ({ assets }) => {
      const builds = [Object.keys(assets).filter(isListed).sort(), ...(await buildsIn(compiler.outputPath))];
      const names = builds.map(String);
      // The same build again replaces itself.
      const latest = builds.filter((_files, at) => names.indexOf(names[at]) === at).slice(0, BUILDS_KEPT);
      kept = new Set([LIST, ...latest.flat()]);
      // Before any file, so that the files of a build that breaks off are in a list, too.
      await replaceFile(path.join(compiler.outputPath, LIST), JSON.stringify(latest));
    });
    compiler.hooks.emit.tapPromise({ name: NAME, stage: CLEAN_STAGE + 1 }, async (compilation) => {
      const inFolder = compilation.getAssets().filter(({ name }) => !name.startsWith('../'));
      for (const { name, source } of inFolder.sort((one, other) => rank(one.name) - rank(other.name)))
        await replaceFile(path.join(compiler.outputPath, name), source.buffer());
    });
  }
}

function rank(name) {
  if (HASHED.test(name)) return 0;
  return name === BUILD_MANIFEST ? 2 : 1;
}

/** Compressed files are not listed: they are kept with the file of which they are a copy. */
const isListed = (name) => HASHED.test(name) && !name.startsWith('../') && uncompressed(name) === name;

const uncompressed = (name) => name.replace(/\.(br|gz)$/, '');

/** The hashed files of the builds in a folder, the newest first. */
async function buildsIn(folder) {
  try {
    const builds = JSON.parse(await readFile(path.join(folder, LIST), 'utf8'));
    if (!builds.every((files) => files.every((name) => typeof name === 'string')))
      throw new Error('No list.');
    return builds;
  } catch {
    // A first build, one by a version that kept no list, or a damaged list.
    const found = await readdir(folder, { recursive: true }).catch(() => []);
    return [
      found
        .map((name) => name.split(path.sep).join('/'))
        .filter(isListed)
        .sort(),
    ];
  }
}

async function replaceFile(file, content) {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(Buffer.from(content))) return;
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.draft`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}
