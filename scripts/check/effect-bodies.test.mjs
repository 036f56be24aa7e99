// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CommandFailed, runCommand } from '../processes/run-command.mjs';
import { BIOME } from './checks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'effect-bodies-'));
after(() => rmSync(folder, { recursive: true }));

/** The effects that the rule reports. @param {string[]} effects @returns {Promise<Array<string | undefined>>} */
async function reported(effects) {
  const plugins = [join(import.meta.dirname, 'effect-bodies.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }));
  writeFileSync(join(folder, 'effects.ts'), effects.join('\n'));
  try {
    await runCommand(process.execPath, [BIOME, 'lint', '--colors=off', 'effects.ts'], { cwd: folder });
    return [];
  } catch (error) {
    assert.ok(error instanceof CommandFailed);
    return [...error.output.matchAll(/effects\.ts:(\d+):\d+ plugin/g)].map(
      ([, line]) => effects[Number(line) - 1],
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
  assert.deepEqual(await reported([...right, ...wrong]), wrong);
});
