import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppLogger } from '../../common/logging/app-logger.js';
import { isFile } from '../static-file.js';

/** A picture of a slide: its file, or its content when it could not be written. */
export type SlidePicture = { file: string } | { content: Buffer };

const HOUR = 3_600_000;
/** How long an unused set is kept, in ms. */
const UNUSED_TTL_MS = 24 * HOUR;
/** Pictures kept in memory when none can be written: those of one set, some 40 kB each. */
const MAX_IN_MEMORY = 60;
/** Delay before a failed write is tried again, in ms. */
const RETRY_MS = 60_000;

/**
 * Stored pictures in sets: one set per build of the deck and company name. Another process may use another set in the
 * same folder, for example during an upgrade, so a set is deleted only after a day without use.
 */
export class SlidePictureStore {
  private readonly inMemory = new Map<string, Buffer>();
  /** Time of the last failed write, by `performance.now()`, which cannot be set back. */
  private faultAt: number | undefined;
  /** When the time of use of each set was last written. */
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly logger: AppLogger,
  ) {}

  /** @param name within the set: `hi/presentation-7.png` */
  async find(set: string, name: string): Promise<SlidePicture | undefined> {
    const file = this.fileOf(set, name);
    const content = this.inMemory.get(file);
    if (content) {
      const isFull = this.faultAt !== undefined && performance.now() - this.faultAt < RETRY_MS;
      return isFull ? { content } : this.save(set, name, content);
    }
    if (!(await isFile(file))) return undefined;
    await this.touch(set);
    return { file };
  }

  /** Stores a picture. If writing fails it is kept in memory, which is logged once until writing succeeds again. */
  async save(set: string, name: string, content: Buffer): Promise<SlidePicture> {
    const file = this.fileOf(set, name);
    try {
      await write(file, content);
      await this.touch(set);
      await this.sweep();
    } catch (thrown) {
      if (this.faultAt === undefined) {
        this.logger.error('slide pictures cannot be written, keeping them in memory', {
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

  /** Records the use of the set, at most once an hour. */
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
      if (Date.now() - usedAt < UNUSED_TTL_MS) continue;
      this.touched.delete(set);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // A random name, since containers that share a disk have the same process ids.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw thrown;
  }
}
