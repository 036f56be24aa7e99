import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** SHA-256 of files, read again only when they, or who may read them, have changed. */
export class HashedFiles {
  private readonly known = new Map<string, { version: string; hash: string }>();

  /** Hexadecimal hash of a file, or undefined when it cannot be read. */
  async hash(file: string): Promise<string | undefined> {
    try {
      const version = versionOf(await stat(file));
      const known = this.known.get(file);
      if (known?.version === version) return known.hash;
      const hash = sha256(await readFile(file));
      this.known.set(file, { version, hash });
      return hash;
    } catch {
      this.known.delete(file);
      return undefined;
    }
  }
}

/** Changes with a file's content, also one of the same size, and with its permissions. */
export function versionOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(':');
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
