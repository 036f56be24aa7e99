import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SpoolFolder } from './spool-folder.js';

describe('the spool folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'spool of a test '));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const spooled = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spool'));
  const receive = (spool: SpoolFolder) =>
    spool.receive(Readable.from([Buffer.from('content')]), 'document', 'a.pdf');
  /** Simulates elapsed time by making the last heartbeat older. */
  const makeOlder = (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000);
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name, 'alive'), then, then);
  };

  test('of another running process is kept, however long an upload takes', async () => {
    const [one, other] = [new SpoolFolder(folder), new SpoolFolder(folder)];
    await receive(one);
    for (let now = 0; now < 600_000; now += 10_000) {
      makeOlder(600 - now / 1_000);
      expect(await other.sweep(now)).toBe(0);
      await one.sweep(now);
    }
    expect(spooled()).toHaveLength(1);
  });

  test('of a killed process is deleted once its heartbeat has not changed for 30 seconds', async () => {
    await receive(new SpoolFolder(folder));
    const other = new SpoolFolder(folder);
    expect(await other.sweep(0)).toBe(0);
    expect(await other.sweep(29_999)).toBe(0);
    expect(await other.sweep(30_000)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of this process is never swept, and is deleted when it closes', async () => {
    const own = new SpoolFolder(folder);
    const file = await receive(own);
    expect((await own.sweep(0)) + (await own.sweep(3_600_000))).toBe(0);
    expect(spooled()).toHaveLength(1);
    await file.discard();
    expect(spooled()).toEqual([]);
    await own.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a dead process is deleted even if a full disk has left this process without a heartbeat', async () => {
    const own = new SpoolFolder(folder);
    await receive(own);
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name, 'alive'));
    await receive(new SpoolFolder(folder));
    expect((await own.sweep(0)) + (await own.sweep(30_000))).toBe(1);
  });

  test('is cleared of files of earlier versions, and of nothing else', async () => {
    writeFileSync(path.join(folder, '1-a.spool'), 'x');
    writeFileSync(path.join(folder, 'notes.txt'), 'x');
    const spool = new SpoolFolder(folder);
    await spool.sweep(0);
    await spool.sweep(30_000);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  test('is created again when somebody has removed it', async () => {
    const spool = new SpoolFolder(folder);
    await receive(spool);
    rmSync(folder, { recursive: true });
    await receive(spool);
    expect(existsSync(folder)).toBe(true);
    expect(spooled()).toHaveLength(1);
  });
});
