import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface Kind {
  /** Folder of the test files, from `backend`. */
  folder: string;
  isIncluded: (file: string) => boolean;
}

const KINDS: Record<string, Kind> = {
  api: { folder: 'test', isIncluded: (file) => file.endsWith('.api.spec.ts') },
  unit: {
    folder: 'src',
    // A test that replaces modules runs by itself: other files have loaded them already.
    isIncluded: (file) => file.endsWith('.spec.ts') && !file.endsWith('.alone.spec.ts'),
  },
};

/**
 * Runs many test files as one, because Jest loads the modules under test for each file, which takes longer than most
 * tests. All files of a kind are divided among its parts, `part-1.KIND.ts` and so on, by size, so that these take about as
 * long as each other.
 * @param part path of the part
 */
export function describePart(part: string): void {
  const [, name = ''] = /\.(\w+)\.ts$/.exec(part) ?? [];
  const kind = KINDS[name];
  if (!kind) throw new Error(`There is no kind of tests for ${part}.`);
  const parts = readdirSync(path.dirname(part)).filter((file) => file.endsWith(`.${name}.ts`));
  const number = parts.sort().indexOf(path.basename(part));
  const folder = path.resolve(import.meta.dirname, '../../..', kind.folder);
  for (const file of largestFirst(folder, kind).filter((_, index) => index % parts.length === number)) {
    describe(file, () => {
      require(path.join(folder, file));
    });
  }
}

function largestFirst(folder: string, { isIncluded }: Kind): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isIncluded)
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    .sort((a, b) => b.size - a.size || a.file.localeCompare(b.file))
    .map(({ file }) => file);
}
