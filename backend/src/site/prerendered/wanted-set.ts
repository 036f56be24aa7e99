import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import type { RemotesConfig } from '../../config/remotes-config.dto.js';
import type { SiteConfig } from '../../config/site-config.dto.js';
import { SiteSettings } from '../../config/site-settings.js';
import { HashedFiles, sha256 } from './hashed-files.js';
import { RemoteElsewhere } from './remote-elsewhere.js';

/** Grows when pages are to be made anew although nothing they are made from has changed. */
const FORMAT = 1;
/** Where the public remote built in this checkout is served. */
const OWN_ENTRY = '/remotes/public/remoteEntry.js';
const SERVER_CODE = '.server/main.cjs';
const BUILD_FACTS = '.server/build.json';

/** The set of pages that fits what is running, and what the prerenderer is told to make it from. */
export interface WantedSet {
  /** Hash over all that decides what the pages say. */
  name: string;
  shell: string;
  remote: string;
  site: SiteConfig;
  remotes: RemotesConfig;
}

/** Knows which set of prerendered pages fits builds and configuration at this moment. */
@Injectable()
export class WantedSets {
  private readonly files = new HashedFiles();
  private readonly elsewhere = new RemoteElsewhere();

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SiteSettings,
  ) {}

  /** Undefined when pages cannot be prerendered now: a build is missing, unfinished, or not the one we have code for. */
  async current(): Promise<WantedSet | undefined> {
    const [site, remotes] = await Promise.all([this.settings.site(), this.settings.remotes()]);
    const { shell, remotes: folders } = this.config.web;
    const remote = folders.public;
    const builds = await Promise.all([
      this.buildHash(shell, ['index.html']),
      this.buildHash(remote, ['remoteEntry.js', 'mf-manifest.json']),
    ]);
    if (builds.includes(undefined)) return undefined;
    const { entry } = remotes.app_public;
    if (entry !== OWN_ENTRY && !(await this.isOurBuild(entry, remote))) return undefined;
    // The footer says the year.
    const year = new Date().getFullYear();
    const name = sha256(JSON.stringify([FORMAT, builds, site, remotes, this.config.publicUrl, year]));
    return { name: name.slice(0, 32), shell, remote, site, remotes };
  }

  /** After a start, or a change of address: when what another origin serves is known. */
  async settled(): Promise<void> {
    await this.current();
    await this.elsewhere.settled();
  }

  /** @param files of the browser's build; the first is what a browser loads first */
  private async buildHash(dist: string, files: readonly [string, ...string[]]): Promise<string | undefined> {
    const hashes = await Promise.all(
      [...files, SERVER_CODE, BUILD_FACTS].map((file) => this.files.hash(path.join(dist, file))),
    );
    if (hashes.includes(undefined)) return undefined;
    const { first } = JSON.parse(await readFile(path.join(dist, BUILD_FACTS), 'utf8')) as { first: string };
    return first === hashes[0] ? hashes.join() : undefined;
  }

  /** Whether a remote on another origin is the build that lies here with its server code. */
  private async isOurBuild(entry: string, dist: string): Promise<boolean> {
    if (!URL.canParse(entry)) return false;
    const published = this.elsewhere.current(entry);
    return (
      published !== undefined &&
      published.entry === (await this.files.hash(path.join(dist, 'remoteEntry.js'))) &&
      published.manifest === (await this.files.hash(path.join(dist, 'mf-manifest.json')))
    );
  }
}
