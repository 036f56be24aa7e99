import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The uploads on their way to the store, of all processes on this data folder; there is no folder before the first. */
export function spooledFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'spool');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) === '.spool')
    .map((name) => path.join(folder, name));
}
