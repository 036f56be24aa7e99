import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Files of which what was made is kept; far more than a site has. */
const MOST_KEPT = 1_000;

/** What is made of files of this machine, made anew only when they, or who may read them, have changed. */
export class KnownFiles<T> {
  private readonly known = new Map<string, { version: string; made: T }>();

  constructor(private readonly make: (content: Buffer) => T) {}

  /** Undefined when the file cannot be read, or nothing can be made of it. */
  async get(file: string): Promise<T | undefined> {
    try {
      // Asked for many times a page: it takes microseconds, and a turn through the threads of libuv takes ten times as many.
      const version = versionOf(statSync(file));
      const known = this.known.get(file);
      if (known?.version === version) return known.made;
      const made = this.make(await readFile(file));
      if (this.known.size >= MOST_KEPT) this.known.clear();
      this.known.set(file, { version, made });
      return made;
    } catch {
      this.known.delete(file);
      return undefined;
    }
  }
}

/** SHA-256 of files, in hexadecimal. */
export class HashedFiles {
  private readonly files = new KnownFiles(sha256);

  /** Undefined when the file cannot be read. */
  hash(file: string): Promise<string | undefined> {
    return this.files.get(file);
  }
}

/** Changes with a file's content, also one of the same size, and with its permissions. */
export function versionOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(':');
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
