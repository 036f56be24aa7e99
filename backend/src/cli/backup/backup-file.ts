import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import type { ErasedRecord } from '../../submissions/effects/erased-record.schema.js';
import { CommandError } from '../command-error.js';

/*
 * The file of a backup: a gzip stream of frames, each one byte for its kind and a BSON document. First the header, then
 * each collection followed by its documents as the database stores them, then the end. A file without its end, or whose
 * checksum is wrong, is refused.
 */

const FORMAT = 'community-factories backup 1';

/** First byte of a frame. */
const KIND = { header: 1, collection: 2, document: 3, end: 4 } as const;

/** Larger than any document that a database accepts, in bytes. */
const MAX_DOCUMENT = 17 * 1024 * 1024;
/** Bytes of the kind and of the length, with which a BSON document begins. */
const FRAME_START = 5;

export interface BackupHeader {
  startedAt: Date;
  /** Names of the migrations that the database had completed. */
  migrations: string[];
}

export interface BackupEnd {
  /** Number of documents in the file. */
  documents: number;
  /** Records that were erased before or while the backup was made: what is in it about them is to be removed. */
  erased: ErasedRecord[];
}

/** A part of the file, in its order. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'collection'; name: string }
  | { kind: 'document'; bson: Buffer }
  | { kind: 'end'; end: BackupEnd };

/**
 * Writes a backup. The file appears under its name when it is complete and on the disk; only its owner can read it.
 * @throws CommandError when there is already a file with that name
 */
export async function writeBackupFile(path: string, parts: AsyncIterable<BackupPart>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} exists already.`);
  const unfinished = `${path}.part`;
  // Flushed to the disk before it is closed.
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await once(file, 'open');
  } catch (thrown) {
    throw errorOf(thrown, unfinished);
  }
  const removeUnfinished = () => rmSync(unfinished, { force: true });
  process.once('exit', removeUnfinished);
  try {
    const frames = Readable.from(framesOf(parts), { objectMode: false });
    // Most of a backup are encrypted documents, which do not get smaller.
    await pipeline(frames, createGzip({ level: constants.Z_BEST_SPEED }), file);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (thrown) {
    removeUnfinished();
    throw errorOf(thrown, unfinished);
  } finally {
    process.off('exit', removeUnfinished);
  }
}

/** After that, a file keeps its name in a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Reads a backup. @throws CommandError when it cannot be read or is incomplete or damaged */
export async function* readBackupFile(path: string): AsyncGenerator<BackupPart> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(path), gunzip);
  // The error is thrown by the loop below, too.
  reading.catch(() => undefined);
  let [documents, isComplete] = [0, false];
  try {
    for await (const frame of splitFrames(gunzip)) {
      const part = partOf(frame);
      if (part.kind === 'document') documents += 1;
      if (part.kind === 'end') isComplete = part.end.documents === documents;
      yield part;
    }
    await reading;
  } catch (thrown) {
    throw errorOf(thrown, path);
  }
  if (!isComplete) throw damaged(path);
}

async function* framesOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.concat([Buffer.of(KIND[part.kind]), bsonOf(part)]);
}

function bsonOf(part: BackupPart): Uint8Array {
  if (part.kind === 'document') return part.bson;
  if (part.kind === 'header') return mongo.BSON.serialize({ format: FORMAT, ...part.header });
  return mongo.BSON.serialize(part.kind === 'end' ? part.end : { name: part.name });
}

class DamagedError extends Error {}

async function* splitFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= FRAME_START) {
      const size = rest.readInt32LE(at + 1);
      if (size < FRAME_START || size > MAX_DOCUMENT) throw new DamagedError();
      const end = at + 1 + size;
      if (end > rest.length) break;
      yield rest.subarray(at, end);
      at = end;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new DamagedError();
}

function partOf(frame: Buffer): BackupPart {
  const bson = frame.subarray(1);
  if (frame[0] === KIND.document) return { kind: 'document', bson };
  const content = contentOf(bson);
  if (frame[0] === KIND.collection) return { kind: 'collection', name: String(content.name) };
  if (frame[0] === KIND.end) return { kind: 'end', end: content as BackupEnd };
  if (frame[0] === KIND.header && content.format === FORMAT)
    return { kind: 'header', header: content as BackupHeader };
  throw new DamagedError();
}

function contentOf(bson: Buffer): mongo.Document {
  try {
    return mongo.BSON.deserialize(bson);
  } catch {
    throw new DamagedError();
  }
}

function damaged(path: string): CommandError {
  return new CommandError(`${path} is not a complete backup of the product, or it is damaged.`);
}

function errorOf(thrown: unknown, path: string): unknown {
  // Errors of the database have numbers.
  const code = String((thrown as NodeJS.ErrnoException).code ?? '');
  if (thrown instanceof DamagedError || code.startsWith('Z_')) return damaged(path);
  if (code === 'ENOENT') return new CommandError(`There is no file or folder ${path}.`);
  if (code === 'EEXIST')
    return new CommandError(
      `${path} exists; another backup is being made, or one was interrupted: remove it then.`,
    );
  if (code === 'ENOSPC') return new CommandError(`There is no space left for ${path}; nothing was kept.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR' || code === 'ENOTDIR')
    return new CommandError(`${path} cannot be opened (${code}).`);
  return thrown;
}
