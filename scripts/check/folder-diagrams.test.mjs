// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderDiagrams } from './folder-diagrams.mjs';

/** The arrows and boxes of a package. @param {Record<string, string[]>} imports by file */
function drawn(imports) {
  const modules = Object.entries(imports).map(([source, files]) => ({
    source,
    dependencies: files.map((resolved) => ({ resolved })),
  }));
  const [, lines = ''] = /flowchart TB\n(.*?)```/s.exec(folderDiagrams(['app'], modules)) ?? [];
  return lines.split('\n').flatMap((line) => line.trim() || []);
}

test('an arrow leads from a folder to each that it uses, unless this follows from other arrows', () => {
  const lines = drawn({
    'app/src/pages/home.ts': ['app/src/ui/button.ts', 'app/src/data/store.ts'],
    'app/src/ui/button.ts': ['app/src/data/deep/format.ts'],
    'app/src/data/store.ts': [],
  });
  assert.deepEqual(lines, ['f-data[data]', 'f-pages[pages] --> f-ui[ui]', 'f-ui[ui] --> f-data[data]']);
});

test('tests, files at the top level, packages and other workspaces are not drawn', () => {
  const lines = drawn({
    'app/src/data/store.ts': ['app/src/main.ts', 'other/src/ui/button.ts', 'node_modules/react/index.js'],
    'app/src/data/store.spec.ts': ['app/src/ui/button.ts'],
    'app/src/main.ts': ['app/src/data/store.ts'],
    'app/test/ui/button.ts': ['app/src/ui/button.ts'],
  });
  assert.deepEqual(lines, ['f-data[data]']);
});
