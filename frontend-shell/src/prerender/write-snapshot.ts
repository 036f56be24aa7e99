import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SnapshotFile } from './job';

/** Folders that are not yet, or no longer, a snapshot; the server ignores them. */
const UNFINISHED = /^\.(making|replaced)-/;
const UNFINISHED_FOR_MS = 10 * 60_000;
const SNAPSHOT = /^[0-9a-f]{16,}$/;
/** How many of the newest snapshots are kept: pages of the previous one may still be in transit to a browser. */
const KEPT_SNAPSHOTS = 4;

/**
 * Writes a snapshot of pages atomically: into a temporary folder, which is renamed once everything is on disk.
 *
 * @param pages HTML, file name such as `about/index.html`, and address of each page
 */
export async function writeSnapshot(
  snapshots: string,
  snapshot: string,
  pages: ReadonlyArray<{ address: string; file: string; html: string }>,
): Promise<void> {
  const making = path.join(snapshots, `.making-${process.pid}-${snapshot}`);
  await rm(making, { recursive: true, force: true });
  const listed: SnapshotFile = { snapshot, pages: {} };
  // In parallel: compression runs in the thread pool, on all processors.
  await Promise.all(
    pages.map(async ({ address, file, html }) => {
      const bytes = Buffer.from(html);
      listed.pages[address] = { file, bytes: bytes.length };
      await mkdir(path.dirname(path.join(making, file)), { recursive: true });
      await Promise.all([
        writeDurably(path.join(making, file), bytes),
        brotli(bytes).then((small) => writeDurably(path.join(making, `${file}.br`), small)),
        promisify(gzip)(bytes, { level: 9 }).then((small) =>
          writeDurably(path.join(making, `${file}.gz`), small),
        ),
      ]);
    }),
  );
  await writeDurably(path.join(making, 'snapshot.json'), Buffer.from(JSON.stringify(listed)));
  await putInPlace(making, path.join(snapshots, snapshot));
}

async function putInPlace(making: string, target: string): Promise<void> {
  // An existing snapshot of this name is unusable, or it would not have been requested again.
  const replaced = path.join(path.dirname(target), `.replaced-${process.pid}-${path.basename(target)}`);
  if (existsSync(target)) await rename(target, replaced);
  await rename(making, target);
  await rm(replaced, { recursive: true, force: true });
}

/** Removes old snapshots and leftovers of killed runs, but not the recent folders of another running process. */
export async function removeOldSnapshots(snapshots: string, now = Date.now()): Promise<void> {
  const found = await Promise.all(
    (await readdir(snapshots)).map(async (name) => ({
      name,
      at: (await stat(path.join(snapshots, name))).mtimeMs,
    })),
  );
  found.sort((one, other) => other.at - one.at);
  const old = [
    ...found.filter(({ name }) => SNAPSHOT.test(name)).slice(KEPT_SNAPSHOTS),
    ...found.filter(({ name, at }) => UNFINISHED.test(name) && now - at > UNFINISHED_FOR_MS),
  ];
  for (const { name } of old) await rm(path.join(snapshots, name), { recursive: true, force: true });
}

/** Writes a file; resolves once it is on disk, not only in the page cache. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Two below the maximum: pages of 7 kB grow by 0.7 kB, which takes 4 ms on a slow connection, and all of them are
 * compressed in 0.4 s instead of 7.5, while the first visitors after a start wait for them.
 */
const BROTLI_QUALITY = 9;

function brotli(bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return promisify(brotliCompress)(bytes, { params });
}
