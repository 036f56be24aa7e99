import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of this workspace: the nearest one above with a package.json. The depth of modules differs between `src` and
 * `dist`.
 */
export const WORKSPACE = workspaceAbove(path.dirname(fileURLToPath(import.meta.url)));
/** Folder that holds all workspaces. */
export const CHECKOUT = path.dirname(WORKSPACE);

/** The built script of the threads that check files: a thread cannot be started from within a bundle. */
export const CHECK_WORKER = path.join(WORKSPACE, 'dist', 'documents', 'checks', 'check-worker.js');

function workspaceAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : workspaceAbove(path.dirname(folder));
}
