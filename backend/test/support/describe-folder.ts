import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The test files of a folder as one. Jest loads the application anew for each file, which takes longer than the tests of
 * most; here the files of a folder share it, and each starts its own with a database of its own as before.
 */
export function describeFolder(folder: string): void {
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.api.spec.ts')) continue;
    describe(file, () => {
      require(path.join(folder, file));
    });
  }
}
