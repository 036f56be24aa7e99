// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { BIOME } from './checks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'linter-plugins-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * The lines that the rule reports in a front end.
 * @param {string} plugin
 * @param {string[]} lines
 * @returns {Promise<Array<string | undefined>>}
 */
async function reported(plugin, lines) {
  const plugins = [join(import.meta.dirname, plugin)];
  const sources = join(folder, 'frontend-public', 'src');
  mkdirSync(sources, { recursive: true });
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }));
  writeFileSync(join(sources, 'lines.ts'), lines.join('\n'));
  try {
    await runCommand(process.execPath, [BIOME, 'lint', '--colors=off', '.'], { cwd: folder });
    return [];
  } catch (error) {
    assert.ok(error instanceof CommandFailed);
    return [...error.output.matchAll(/lines\.ts:(\d+):\d+ plugin/g)].map(
      ([, line]) => lines[Number(line) - 1],
    );
  }
}

test('the linter reports each effect whose value React would call as its clean-up, and no other', async () => {
  const wrong = [
    'useEffect(() => form.scrollIntoView(), []);',
    'useEffect(() => go());',
    'useEffect(go, [go]);',
    'useEffect(async () => { await go(); }, [go]);',
    'useLayoutEffect(() => go(), [go]);',
    'useBrowserLayoutEffect(() => go(), [go]);',
  ];
  const right = ['useEffect(() => { go(); return stop; }, [go]);', 'useEffect(() => () => stop(), [stop]);'];
  assert.deepEqual(await reported('effect-bodies.grit', [...right, ...wrong]), wrong);
});

test('the linter reports functions that older browsers lack, and no others', async () => {
  const wrong = [
    'fetch(address, { signal: AbortSignal.timeout(5_000) });',
    'fetch(address, { signal: AbortSignal.any([one, other]) });',
    'const isAddress = URL.canParse(text);',
    'const groups = Object.groupBy(rows, ({ day }) => day);',
    'const last = rows.toReversed();',
    'const parts = text.split(/(?<=@)/);',
    'const sorted = rows.toSorted((one, other) => one - other);',
    'const latest = rows.findLast(isPaid);',
  ];
  const right = ['const reversed = [...rows].reverse();', 'const address = new URL(text);'];
  assert.deepEqual(await reported('browser-apis.grit', [...right, ...wrong]), wrong);
});
