import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface Files {
  folder: string;
  /** Of the names of the test files. */
  ending: string;
  /** Ending of those that run by themselves. */
  except?: string;
}

/**
 * Runs many test files as one, because Jest loads the modules under test for each file, which takes longer than most
 * tests. The files are divided among the parts of one kind in a folder, `part-1.KIND.ts` and so on, by size, so that
 * these take about as long as each other.
 */
export function describePart(part: string, files: Files): void {
  const [, kind = ''] = /part-\d+(\..+)$/.exec(part) ?? [];
  const parts = readdirSync(path.dirname(part)).filter((name) => name.endsWith(kind));
  const number = parts.sort().indexOf(path.basename(part));
  for (const file of largestFirst(files).filter((_, index) => index % parts.length === number)) {
    describe(file, () => {
      require(path.join(files.folder, file));
    });
  }
}

function largestFirst({ folder, ending, except }: Files): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !(except && file.endsWith(except)))
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    .sort((a, b) => b.size - a.size || a.file.localeCompare(b.file))
    .map(({ file }) => file);
}
