// @ts-check
/*
 * npm run mutate [-- AREA … [--skip-static]]: changes the rules of the product in one place at a time and runs their unit
 * tests, which should notice each change. docs/mutation-testing.md says how to read the result. Needs no database.
 *
 * --skip-static leaves out what is read once while a module loads, such as the arguments of decorators: each such change
 * loads the modules again for every test file, which takes most of the time.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../product.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { runMain } from '../setup/main.mjs';

await runMain(async () => {
  await ensureInstalled();
  // Only now are the packages there that these need.
  const [{ AREAS, jestOf }, { Stryker }] = await Promise.all([
    import('./areas.mjs'),
    import('@stryker-mutator/core'),
  ]);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'skip-static': { type: 'boolean', default: false } },
  });
  const chosen = positionals.length > 0 ? positionals : Object.keys(AREAS);
  const scores = [];
  for (const name of chosen) scores.push([name, await mutate(name)]);
  console.log(`\n${scores.map(([name, score]) => `${name}: ${score}`).join('\n')}`);

  /** @param {string} name @returns {Promise<string>} how many of the changes were noticed */
  async function mutate(name) {
    const area = AREAS[name];
    if (!area) throw new Error(`No area is called ${name}. There are: ${Object.keys(AREAS).join(', ')}.`);
    // Stryker works on a copy of the folder it is started in.
    process.chdir(join(CHECKOUT, area.workspace));
    const results = await new Stryker({
      mutate: area.files,
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      jest: { projectType: 'custom', config: jestOf(area), enableFindRelatedTests: true },
      coverageAnalysis: 'perTest',
      ignoreStatic: values['skip-static'],
      // A core is left to whoever works on the machine meanwhile.
      concurrency: Math.max(1, availableParallelism() - 1),
      // A busy machine is slow, not caught in a loop.
      timeoutMS: 20_000,
      tempDirName: join('..', '.cache', 'mutation'),
      ignorePatterns: ['dist', '.cache', '.data'],
      reporters: ['clear-text', 'html'],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
      htmlReporter: { fileName: join(CHECKOUT, '.cache', 'mutation', `${name}.html`) },
      allowConsoleColors: false,
    }).runMutationTest();
    const valid = results.filter(
      ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
    );
    const noticed = valid.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    return `${noticed.length} of ${valid.length} (${((100 * noticed.length) / valid.length).toFixed(1)} %)`;
  }
});
