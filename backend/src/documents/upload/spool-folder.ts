import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipelineWithCallback, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATA_KEY_BYTES, decryptSegments, encryptSegments } from '../../crypto/segmented-cipher.js';
import type { SpooledFile } from './spooled-file.js';

const ENDING = '.spool';
/** Its modification time is the heartbeat of the process that owns the folder. */
const HEARTBEAT = 'alive';
/** A process without a heartbeat for this long is dead, in ms. Runs of `SpoolSweeper` are 10 s apart. */
const DEAD_AFTER_MS = 30_000;

/**
 * Temporary files of uploads, encrypted before they are written to disk. Each file's key exists only in the memory of
 * this process, so what a crash leaves behind is unreadable; `sweep` deletes it. Every process has its own folder
 * with a random name in a common one: containers that share a disk can have the same process ids, and clocks that
 * differ.
 */
export class SpoolFolder {
  private readonly own: string;
  /** The last heartbeat of each other process, with the time by our clock. */
  private readonly seen = new Map<string, { heartbeat: number; at: number }>();

  constructor(private readonly folder: string) {
    this.own = path.join(folder, randomUUID());
  }

  /**
   * Writes the stream to a new temporary file. When it fails, nothing is left behind.
   * @throws the stream's own error, or the file system's (ENOSPC when the disk is full)
   */
  async receive(stream: Readable, field: string, name: string): Promise<DiscardableFile> {
    // Synchronously: a stream that fails before a listener is attached would end the process.
    this.ensureOwnFolder();
    const filePath = path.join(this.own, `${randomUUID()}${ENDING}`);
    const discard = (): Promise<void> => rm(filePath, { force: true });
    const dataKey = randomBytes(DATA_KEY_BYTES);
    const meter = new Meter();
    try {
      await pipeline(
        stream,
        (source) => meter.read(source),
        encryptSegments(dataKey),
        createWriteStream(filePath, { flags: 'wx', mode: 0o600 }),
      );
    } catch (error) {
      await discard();
      throw error;
    }
    const { size, sha256 } = meter.result();
    return new DiscardableFile(field, name, size, sha256, dataKey, filePath, discard);
  }

  /**
   * Renews the heartbeat of this process, and deletes the folders of processes that have ended without doing so. Call
   * it every ten seconds.
   * @param now in ms, by a monotonic clock
   * @returns how many folders were deleted; single files count too, as written by earlier versions
   */
  async sweep(now = performance.now()): Promise<number> {
    // Missing before the first upload, and when the disk was full at that moment: it is full until others are deleted.
    if (existsSync(path.join(this.own, HEARTBEAT))) await this.beat();
    const entries = await readdir(this.folder, { withFileTypes: true }).catch(() => []);
    const others = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith(ENDING));
    // Forget folders that their own process has deleted.
    const names = new Set(others.map(({ name }) => name));
    for (const entry of this.seen.keys()) if (!names.has(path.basename(entry))) this.seen.delete(entry);
    let removed = 0;
    for (const { name } of others) {
      const entry = path.join(this.folder, name);
      if (entry === this.own || !(await this.isDead(entry, now))) continue;
      await rm(entry, { recursive: true, force: true });
      this.seen.delete(entry);
      removed += 1;
    }
    return removed;
  }

  /** Deletes this process's folder when its work has ended. */
  async close(): Promise<void> {
    await rm(this.own, { recursive: true, force: true });
  }

  private ensureOwnFolder(): void {
    if (existsSync(path.join(this.own, HEARTBEAT))) return;
    mkdirSync(this.own, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(this.own, HEARTBEAT), '', { mode: 0o600 });
  }

  private async beat(): Promise<void> {
    const now = new Date();
    await utimes(path.join(this.own, HEARTBEAT), now, now);
  }

  private async isDead(folder: string, now: number): Promise<boolean> {
    const stats = await stat(path.join(folder, HEARTBEAT)).catch(() => stat(folder).catch(() => undefined));
    const heartbeat = stats?.mtimeMs ?? 0;
    const before = this.seen.get(folder);
    if (before?.heartbeat === heartbeat) return now - before.at >= DEAD_AFTER_MS;
    this.seen.set(folder, { heartbeat, at: now });
    return false;
  }
}

/** A spooled file together with the right to delete it. */
export class DiscardableFile implements SpooledFile {
  constructor(
    readonly field: string,
    readonly name: string,
    readonly size: number,
    readonly sha256: string,
    readonly dataKey: Buffer,
    private readonly filePath: string,
    /** Deletes the temporary file. Idempotent. */
    readonly discard: () => Promise<void>,
  ) {}

  openEncrypted(): Readable {
    return createReadStream(this.filePath);
  }

  openPlain(): Readable {
    // The reader of the stream gets the error; the callback only prevents an unhandled one.
    return pipelineWithCallback(this.openEncrypted(), decryptSegments(this.dataKey), () => undefined);
  }
}

/** Passes bytes through while counting and hashing them. Unlike a stream it has no buffers. */
class Meter {
  private size = 0;
  private readonly hash = createHash('sha256');

  async *read(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.size += chunk.length;
      this.hash.update(chunk);
      yield chunk;
    }
  }

  result(): { size: number; sha256: string } {
    return { size: this.size, sha256: this.hash.digest('hex') };
  }
}
