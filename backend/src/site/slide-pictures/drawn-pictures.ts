import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppLogger } from '../../common/logging/app-logger.js';

/** A picture of a slide: its file, or itself when it could not be written. */
export type SlidePicture = { file: string } | { content: Buffer };

const HOUR = 3_600_000;
/** How long a set that nobody asks for is kept, in ms. */
const KEPT_UNUSED_MS = 24 * HOUR;
/** Pictures in memory when none can be written: those of one set, some 40 kB each. */
const MAX_IN_MEMORY = 60;
/** A picture that could not be written is tried again after this time, in ms. */
const RETRY_MS = 60_000;

/**
 * Pictures that were drawn, in sets: those of one build of the deck and one name of the company. Another process may use
 * another set of the same folder, during an upgrade for one; so a set goes when nobody has asked for it for a day.
 */
export class DrawnPictures {
  private readonly inMemory = new Map<string, Buffer>();
  /** When a picture could not be written, on the clock of `performance.now()`, which nobody puts back. */
  private faultAt: number | undefined;
  /** When the time of use of a set was last written, by set. */
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly logger: AppLogger,
  ) {}

  /** @param name below the set: `hi/presentation-7.png` */
  async find(set: string, name: string): Promise<SlidePicture | undefined> {
    const file = this.fileOf(set, name);
    const content = this.inMemory.get(file);
    if (content) {
      const isFull = this.faultAt !== undefined && performance.now() - this.faultAt < RETRY_MS;
      return isFull ? { content } : this.keep(set, name, content);
    }
    if (!(await isThere(file))) return undefined;
    await this.touch(set);
    return { file };
  }

  /** Writes a picture. When that fails it is kept in memory, and the log says so once until one can be written again. */
  async keep(set: string, name: string, content: Buffer): Promise<SlidePicture> {
    const file = this.fileOf(set, name);
    try {
      await write(file, content);
      await this.touch(set);
      await this.sweep();
    } catch (thrown) {
      if (this.faultAt === undefined) {
        this.logger.error('pictures of slides cannot be written, and are kept in memory', {
          reason: (thrown as NodeJS.ErrnoException).code ?? String(thrown),
        });
      }
      this.faultAt = performance.now();
      this.remember(file, content);
      return { content };
    }
    this.faultAt = undefined;
    this.inMemory.delete(file);
    return { file };
  }

  private fileOf(set: string, name: string): string {
    return path.join(this.folder, set, name);
  }

  private remember(file: string, content: Buffer): void {
    this.inMemory.set(file, content);
    const [oldest] = this.inMemory.keys();
    if (oldest && this.inMemory.size > MAX_IN_MEMORY) this.inMemory.delete(oldest);
  }

  /** Notes that the set is in use, at most each hour. */
  private async touch(set: string): Promise<void> {
    const now = Date.now();
    if (now - (this.touched.get(set) ?? Number.NEGATIVE_INFINITY) < HOUR) return;
    this.touched.set(set, now);
    await utimes(path.join(this.folder, set), new Date(now), new Date(now)).catch(() => undefined);
  }

  private async sweep(): Promise<void> {
    for (const set of await readdir(this.folder)) {
      const folder = path.join(this.folder, set);
      const usedAt = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - usedAt < KEPT_UNUSED_MS) continue;
      this.touched.delete(set);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Containers that share a disk have the same process numbers.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw thrown;
  }
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
