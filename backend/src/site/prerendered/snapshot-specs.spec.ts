import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppConfig } from '../../config/app-config.js';
import { RemotesConfig } from '../../config/site/remotes-config.dto.js';
import type { SiteSettings } from '../../config/site/site-settings.js';
import { sha256 } from '../file-cache.js';
import type { CurrentSite } from '../served-site.js';
import { PublishedEntries } from './published-entries.js';
import { SnapshotSpecs } from './snapshot-specs.js';

describe('the current snapshot', () => {
  let folder: string;
  let specs: SnapshotSpecs;

  /** A build as written by webpack: `first` is the file that a browser loads first. */
  const build = (name: string, first: string) => {
    const dist = path.join(folder, name);
    mkdirSync(path.join(dist, '.server'), { recursive: true });
    writeFileSync(path.join(dist, first), name);
    writeFileSync(path.join(dist, '.server/main.cjs'), '');
    writeFileSync(path.join(dist, '.server/build.json'), JSON.stringify({ first: sha256(name) }));
    return dist;
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'snapshot-specs-'));
    const remotes = {
      public: build('public', 'remoteEntry.js'),
      presentation: build('presentation', 'remoteEntry.js'),
    };
    const config = {
      web: { shell: build('shell', 'index.html'), remotes },
      publicUrl: 'https://www.example.org',
    } as AppConfig;
    specs = new SnapshotSpecs(
      config,
      { remotes: async () => new RemotesConfig() } as unknown as SiteSettings,
      { get: async () => ({ name: 'Saajha Udyog' }) } as unknown as CurrentSite,
      new PublishedEntries(config),
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
  });

  const nameAt = async (moment: string) => {
    jest.useFakeTimers({
      now: new Date(moment),
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'setInterval', 'performance'],
    });
    // In a separate turn of the event loop, because calls in the same turn share a result.
    await new Promise((resolve) => setImmediate(resolve));
    const spec = await specs.current();
    expect(spec).toBeDefined();
    return spec?.name;
  };

  test('changes when a new year begins in India, because the footer shows the year', async () => {
    const before = await nameAt('2026-12-31T23:59:59+05:30');
    const after = await nameAt('2027-01-01T00:00:00+05:30');
    expect(after).not.toBe(before);
    expect(await nameAt('2027-01-01T12:00:00+05:30')).toBe(after);
  });
});
