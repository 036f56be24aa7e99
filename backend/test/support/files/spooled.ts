import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Spooled uploads of all processes in this data folder. The spool folder does not exist before the first upload. */
export function spooledFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'spool');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) === '.spool')
    .map((name) => path.join(folder, name));
}
