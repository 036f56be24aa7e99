import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `snapshot.json`, written last by the prerenderer. */
interface SnapshotFile {
  snapshot: string;
  pages: Record<string, { file: string; bytes: number }>;
}

/** A snapshot of the prerendered pages on disk; opened only if it is complete. */
export class Snapshot {
  private constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly pages: SnapshotFile['pages'],
  ) {}

  /** The snapshot of this name; undefined when it does not exist or was damaged since. */
  static async open(snapshots: string, name: string): Promise<Snapshot | undefined> {
    const folder = path.join(snapshots, name);
    try {
      const { pages } = JSON.parse(
        await readFile(path.join(folder, 'snapshot.json'), 'utf8'),
      ) as SnapshotFile;
      const isIntact = Object.values(pages).every(
        ({ file, bytes }) => sizeOf(path.join(folder, file)) === bytes,
      );
      return isIntact ? new Snapshot(name, folder, pages) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the snapshot has a page for a path such as `/hi/about`. */
  has(address: string): boolean {
    return Object.hasOwn(this.pages, address);
  }

  /** The file of a page; undefined when somebody deleted it. */
  file(address: string): string | undefined {
    const page = this.has(address) ? this.pages[address] : undefined;
    if (!page) return undefined;
    const file = path.join(this.folder, page.file);
    return sizeOf(file) === page.bytes ? file : undefined;
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
