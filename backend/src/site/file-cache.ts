import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Coalesced } from '../common/coalesced.js';

/** Maximum number of cached results; far more than a site has files. */
const MAX_SIZE = 1_000;

interface CachedFile<T> {
  shared: Coalesced<T | undefined>;
  /** undefined when the file could not be read. */
  last?: { version: string; value: T } | undefined;
}

/** Caches what is made from local files, until a file or its permissions change. */
export class FileCache<T> {
  private readonly known = new Map<string, CachedFile<T>>();

  constructor(private readonly make: (content: Buffer) => T) {}

  /** undefined when the file cannot be read, or nothing can be made from it. */
  get(file: string): Promise<T | undefined> {
    const known = this.known.get(file) ?? this.add(file);
    return known.shared.get();
  }

  private add(file: string): CachedFile<T> {
    if (this.known.size >= MAX_SIZE) this.known.clear();
    const added: CachedFile<T> = { shared: new Coalesced(() => this.refresh(file, added)) };
    this.known.set(file, added);
    return added;
  }

  private async refresh(file: string, known: CachedFile<T>): Promise<T | undefined> {
    try {
      // Synchronously: it takes microseconds, and the thread pool ten times as long.
      const version = versionOf(statSync(file));
      if (known.last?.version !== version) {
        known.last = { version, value: this.make(await readFile(file)) };
      }
    } catch {
      known.last = undefined;
    }
    return known.last?.value;
  }
}

/** SHA-256 of files, in hexadecimal. */
export class HashedFiles {
  private readonly files = new FileCache(sha256);

  /** undefined when the file cannot be read. */
  hash(file: string): Promise<string | undefined> {
    return this.files.get(file);
  }
}

/** Changes with the content of a file, even at the same size, and with its permissions. */
export function versionOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(':');
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
