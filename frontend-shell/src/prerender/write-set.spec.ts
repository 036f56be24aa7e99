/**
 * @jest-environment node
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sweepSets, writeSet } from './write-set';

const sets = mkdtempSync(path.join(tmpdir(), 'community-factories-sets-'));
afterAll(() => rmSync(sets, { recursive: true, force: true }));

const pages = [
  { address: '/', file: 'index.html', html: '<h1>Home</h1>' },
  { address: '/hi/about', file: 'hi/about/index.html', html: '<h1>हमारे बारे में</h1>' },
];

test('a set has every page, its two compressed twins, and the list of them with sizes in bytes', async () => {
  await writeSet(sets, 'a'.repeat(32), pages);
  const folder = path.join(sets, 'a'.repeat(32));
  const file = path.join(folder, 'hi/about/index.html');
  expect(readFileSync(file, 'utf8')).toBe(pages[1]?.html);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(pages[1]?.html);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(pages[1]?.html);
  const listed = JSON.parse(readFileSync(path.join(folder, 'set.json'), 'utf8'));
  expect(listed.pages['/hi/about']).toEqual({
    file: 'hi/about/index.html',
    bytes: Buffer.byteLength(pages[1]?.html ?? ''),
  });
  expect(readdirSync(sets).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a set of the same name is replaced as a whole', async () => {
  await writeSet(sets, 'b'.repeat(32), pages);
  await writeSet(sets, 'b'.repeat(32), pages.slice(0, 1));
  expect(existsSync(path.join(sets, 'b'.repeat(32), 'hi'))).toBe(false);
});

test('old sets and the leavings of killed runs go, what another process is writing stays', async () => {
  const folder = (name: string, minutesAgo: number) => {
    mkdirSync(path.join(sets, name), { recursive: true });
    const at = Date.now() / 1000 - minutesAgo * 60;
    utimesSync(path.join(sets, name), at, at);
  };
  for (let age = 1; age <= 6; age += 1) folder(String(age).repeat(32), age * 60);
  folder('.making-1-dead', 30);
  folder('.making-2-alive', 1);
  folder('somebody-elses', 999);
  await sweepSets(sets);
  const left = readdirSync(sets);
  expect(left).toEqual(
    expect.arrayContaining(['a'.repeat(32), 'b'.repeat(32), '1'.repeat(32), '2'.repeat(32)]),
  );
  expect(left).toEqual(expect.arrayContaining(['.making-2-alive', 'somebody-elses']));
  expect(left).toHaveLength(6);
});
