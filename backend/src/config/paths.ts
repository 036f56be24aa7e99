import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this workspace: the next one up that has a package.json. How deep a module lies differs between `src` and `dist`. */
export const WORKSPACE = workspaceAbove(path.dirname(fileURLToPath(import.meta.url)));
/** Folder that holds all workspaces. */
export const CHECKOUT = path.dirname(WORKSPACE);

/** What the threads run that check files, as it is built: a thread cannot be started from within a bundle. */
export const CHECK_WORKER = path.join(WORKSPACE, 'dist', 'documents', 'checks', 'check-worker.js');

function workspaceAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : workspaceAbove(path.dirname(folder));
}
