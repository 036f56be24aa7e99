import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Coalesced } from '../../common/coalesced.js';
import { indianDayOf } from '../../common/lists/indian-days.js';
import { AppConfig } from '../../config/app-config.js';
import type { RemotesConfig } from '../../config/site/remotes-config.dto.js';
import { SiteSettings } from '../../config/site/site-settings.js';
import { FileCache, HashedFiles, sha256 } from '../file-cache.js';
import { CurrentSite, type ServedSite } from '../served-site.js';
import { type PrerenderedRemote, PublishedEntries } from './published-entries.js';

/** Increase it to make all pages again although none of their inputs has changed. */
const FORMAT = 4;
const SERVER_CODE = '.server/main.cjs';
const BUILD_MANIFEST = '.server/build.json';

/** The snapshot that matches what is running, and the inputs for the prerenderer. */
export interface SnapshotSpec {
  /** Hash of everything that determines the content of the pages. */
  name: string;
  shell: string;
  /** Folder of each remote's build. The deck is left out while its pages cannot be prerendered. */
  builds: { app_public: string; app_presentation?: string };
  site: ServedSite;
  remotes: RemotesConfig;
}

/** Determines which snapshot matches the current builds and configuration. */
@Injectable()
export class SnapshotSpecs {
  private readonly files = new HashedFiles();
  /** Hash of the file that a browser loads first, per build, as stored by the build itself. */
  private readonly entries = new FileCache(
    (manifest) => (JSON.parse(String(manifest)) as { first: string }).first,
  );
  private readonly shared = new Coalesced(() => this.compute());

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
    private readonly site: CurrentSite,
    private readonly published: PublishedEntries,
  ) {}

  /**
   * undefined when pages cannot be prerendered now: the build of the shell or of the public remote is missing,
   * incomplete, or not the one whose code is here.
   */
  current(): Promise<SnapshotSpec | undefined> {
    return this.shared.get();
  }

  /** After a start or a changed URL: settles when the builds on other origins are known. */
  async settled(): Promise<void> {
    await this.current();
    await this.published.settled();
  }

  private async compute(): Promise<SnapshotSpec | undefined> {
    const [site, remotes] = await Promise.all([this.site.get(), this.settings.remotes()]);
    const { shell, remotes: folders } = this.config.web;
    const hashes = await Promise.all([
      this.buildHash(shell, 'index.html'),
      this.remoteHash('app_public', remotes.app_public.entry),
      this.remoteHash('app_presentation', remotes.app_presentation.entry),
    ]);
    const [ofShell, ofPublic, ofDeck] = hashes;
    if (!ofShell || !ofPublic) return undefined;
    const builds = { app_public: folders.public, ...(ofDeck && { app_presentation: folders.presentation }) };
    // The footer shows the year, which changes at midnight in India rather than where this server is.
    const year = indianDayOf(new Date()).slice(0, 4);
    const name = sha256(JSON.stringify([FORMAT, hashes, site, remotes, this.config.publicUrl, year]));
    return { name: name.slice(0, 32), shell, builds, site, remotes };
  }

  /** undefined when browsers load another build than the one whose server code is here. */
  private async remoteHash(name: PrerenderedRemote, entry: string): Promise<string | undefined> {
    const dist = this.published.folder(name);
    const hash = await this.buildHash(dist, 'remoteEntry.js');
    if (!hash) return undefined;
    const published = await this.published.hash(name, entry);
    const here = await this.files.hash(path.join(dist, 'remoteEntry.js'));
    return published !== undefined && published === here ? hash : undefined;
  }

  /** @param entry the file that a browser loads first; it names all other files of the build with a hash */
  private async buildHash(dist: string, entry: string): Promise<string | undefined> {
    const hashes = await Promise.all(
      [entry, SERVER_CODE, BUILD_MANIFEST].map((file) => this.files.hash(path.join(dist, file))),
    );
    if (hashes.includes(undefined)) return undefined;
    const first = await this.entries.get(path.join(dist, BUILD_MANIFEST));
    return first === hashes[0] ? hashes.join() : undefined;
  }
}
