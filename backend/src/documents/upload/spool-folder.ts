import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipelineWithCallback, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATA_KEY_BYTES, decryptSegments, encryptSegments } from '../encryption/segmented-cipher.js';
import type { SpooledFile } from './spooled-file.js';

const ENDING = '.spool';
/** A file of this process that no request owns is left alone for so long, in ms: it may be just being created. */
const OWN_GRACE_MS = 30_000;
/** After this time, in ms, no request can still be using a file, whichever process wrote it. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/**
 * Received files on their way into the store, encrypted before they touch the disk. Each file's key exists in this
 * process's memory only, so what a crash leaves behind is unreadable; `sweep` removes it.
 */
export class SpoolFolder {
  private readonly inUse = new Set<string>();

  constructor(private readonly folder: string) {}

  /**
   * Writes the stream to a new temporary file. When it fails, nothing is left behind.
   * @throws the stream's own error, or the file system's (ENOSPC when the disk is full).
   */
  async receive(stream: Readable, field: string, name: string): Promise<DiscardableFile> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const fileName = `${process.pid}-${randomUUID()}${ENDING}`;
    const filePath = path.join(this.folder, fileName);
    const dataKey = randomBytes(DATA_KEY_BYTES);
    const meter = new Meter();
    this.inUse.add(fileName);
    try {
      await pipeline(
        stream,
        meter,
        encryptSegments(dataKey),
        createWriteStream(filePath, { flags: 'wx', mode: 0o600 }),
      );
    } catch (error) {
      await this.discard(fileName);
      throw error;
    }
    const { size, sha256 } = meter.result();
    const discard = (): Promise<void> => this.discard(fileName);
    return new DiscardableFile(field, name, size, sha256, dataKey, filePath, discard);
  }

  /** Removes what crashed processes left. Returns how many files went. */
  async sweep(): Promise<number> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    let removed = 0;
    for (const name of names) {
      if (!name.endsWith(ENDING) || this.inUse.has(name) || !(await this.isStale(name))) continue;
      await rm(path.join(this.folder, name), { force: true });
      removed += 1;
    }
    return removed;
  }

  private async isStale(name: string): Promise<boolean> {
    const writer = Number.parseInt(name, 10);
    if (writer !== process.pid && !isRunning(writer)) return true;
    const stats = await stat(path.join(this.folder, name)).catch(() => undefined);
    const age = Date.now() - (stats?.mtimeMs ?? Date.now());
    // The writer may be an earlier process that had our own number (always 1 in a container).
    return age > (writer === process.pid ? OWN_GRACE_MS : ABANDONED_AFTER_MS);
  }

  private async discard(fileName: string): Promise<void> {
    await rm(path.join(this.folder, fileName), { force: true });
    this.inUse.delete(fileName);
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
    /** Deletes the temporary file. Repeatable. */
    readonly discard: () => Promise<void>,
  ) {}

  openEncrypted(): Readable {
    return createReadStream(this.filePath);
  }

  async readInto(target: Buffer): Promise<void> {
    let filled = 0;
    const plain = pipelineWithCallback(this.openEncrypted(), decryptSegments(this.dataKey), () => undefined);
    for await (const chunk of plain as AsyncIterable<Buffer>) filled += chunk.copy(target, filled);
  }
}

/** Passes bytes on while counting and hashing them. */
class Meter extends Transform {
  private size = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    this.push(chunk);
    done();
  }

  result(): { size: number; sha256: string } {
    return { size: this.size, sha256: this.hash.digest('hex') };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
