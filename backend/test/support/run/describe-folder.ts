import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs the test files of a folder as one. Jest loads the application for each file, which takes longer than most
 * tests; here the files of a folder share it, and each still starts its own with a separate database.
 */
export function describeFolder(folder: string): void {
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.api.spec.ts')) continue;
    describe(file, () => {
      require(path.join(folder, file));
    });
  }
}
