/**
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeOldSnapshots, writeSnapshot } from './write-snapshot';

const snapshots = mkdtempSync(path.join(tmpdir(), 'community-factories-snapshots-'));
afterAll(() => rmSync(snapshots, { recursive: true, force: true }));

const pages = [
  { address: '/', file: 'index.html', html: '<h1>Home</h1>' },
  { address: '/hi/about', file: 'hi/about/index.html', html: '<h1>हमारे बारे में</h1>' },
];

test('a snapshot has every page with two compressed copies, and a list with sizes in bytes', async () => {
  await writeSnapshot(snapshots, 'a'.repeat(32), pages);
  const folder = path.join(snapshots, 'a'.repeat(32));
  const file = path.join(folder, 'hi/about/index.html');
  expect(readFileSync(file, 'utf8')).toBe(pages[1]?.html);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(pages[1]?.html);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(pages[1]?.html);
  const listed = JSON.parse(readFileSync(path.join(folder, 'snapshot.json'), 'utf8'));
  expect(listed.pages['/hi/about']).toEqual({
    file: 'hi/about/index.html',
    bytes: Buffer.byteLength(pages[1]?.html ?? ''),
  });
  expect(readdirSync(snapshots).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a snapshot of the same name is replaced as a whole', async () => {
  await writeSnapshot(snapshots, 'b'.repeat(32), pages);
  await writeSnapshot(snapshots, 'b'.repeat(32), pages.slice(0, 1));
  expect(existsSync(path.join(snapshots, 'b'.repeat(32), 'hi'))).toBe(false);
});

test('old snapshots and leftovers of killed runs are removed, but not what another process is writing', async () => {
  const folder = (name: string, minutesAgo: number) => {
    mkdirSync(path.join(snapshots, name), { recursive: true });
    const at = Date.now() / 1000 - minutesAgo * 60;
    utimesSync(path.join(snapshots, name), at, at);
  };
  for (let age = 1; age <= 6; age += 1) folder(String(age).repeat(32), age * 60);
  folder('.making-1-dead', 30);
  folder('.making-2-alive', 1);
  folder('somebody-elses', 999);
  await removeOldSnapshots(snapshots);
  const left = readdirSync(snapshots);
  expect(left).toEqual(
    expect.arrayContaining(['a'.repeat(32), 'b'.repeat(32), '1'.repeat(32), '2'.repeat(32)]),
  );
  expect(left).toEqual(expect.arrayContaining(['.making-2-alive', 'somebody-elses']));
  expect(left).toHaveLength(6);
});
