// @ts-check
/*
 * npm run mutate [-- AREA … [--skip-static]]: mutates the rules of the product and runs their unit tests, which should kill
 * each mutant. docs/mutation-testing.md explains the result. Needs no database.
 *
 * --skip-static leaves out static mutants, in code that runs once while a module loads, such as the arguments of decorators.
 * Each of them reloads the modules for every test file, which takes most of the time.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../command/main.mjs';
import { CHECKOUT } from '../product.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';

await runMain(async () => {
  await ensureInstalled();
  // Imported here because they need packages that may only have been installed above.
  const [{ AREAS, jestOf }, { Stryker }] = await Promise.all([
    import('./areas.mjs'),
    import('@stryker-mutator/core'),
  ]);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'skip-static': { type: 'boolean', default: false } },
  });
  const selected = positionals.length > 0 ? positionals : Object.keys(AREAS);
  const scores = [];
  for (const name of selected) scores.push([name, await mutate(name)]);
  console.log(`\n${scores.map(([name, score]) => `${name}: ${score}`).join('\n')}`);

  /** @param {string} name @returns {Promise<string>} how many of the mutants were killed */
  async function mutate(name) {
    const area = AREAS[name];
    if (!area) throw new Error(`There is no area ${name}; choose from ${Object.keys(AREAS).join(', ')}.`);
    // Stryker works on a copy of the current working directory.
    process.chdir(join(CHECKOUT, area.workspace));
    const results = await new Stryker({
      mutate: area.files,
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      jest: { projectType: 'custom', config: jestOf(area), enableFindRelatedTests: true },
      coverageAnalysis: 'perTest',
      ignoreStatic: values['skip-static'],
      // Leaves a core for other work on the machine.
      concurrency: Math.max(1, availableParallelism() - 1),
      // Generous, so that a slow test on a busy machine does not count as an endless loop.
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
    const killed = valid.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    return `${killed.length} of ${valid.length} (${((100 * killed.length) / valid.length).toFixed(1)} %)`;
  }
});
