import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { RemotesConfig } from '../../config/site/remotes-config.dto.js';
import { HashedFiles } from '../file-cache.js';
import { ExternalRemoteEntry } from './external-remote-entry.js';

/** The remotes whose pages are prerendered. */
export type PrerenderedRemote = 'app_public' | 'app_presentation';
/** Paths of the remotes built in this checkout. */
const OWN = new RemotesConfig();

/** Finds which build of a remote browsers get now, wherever it is served. */
@Injectable()
export class PublishedEntries {
  private readonly files = new HashedFiles();
  private readonly elsewhere: Record<PrerenderedRemote, ExternalRemoteEntry> = {
    app_public: new ExternalRemoteEntry(),
    app_presentation: new ExternalRemoteEntry(),
  };

  constructor(private readonly config: AppConfig) {}

  /**
   * SHA-256 of a remote's `remoteEntry.js`, which names all other files of its build with a hash. undefined when it
   * is not built, or not known yet.
   */
  async hash(name: PrerenderedRemote, entry: string): Promise<string | undefined> {
    if (entry === OWN[name].entry) return this.files.hash(path.join(this.folder(name), 'remoteEntry.js'));
    return URL.canParse(entry) ? this.elsewhere[name].current(entry) : undefined;
  }

  /** Folder of the build in this checkout. */
  folder(name: PrerenderedRemote): string {
    const { remotes } = this.config.web;
    return name === 'app_public' ? remotes.public : remotes.presentation;
  }

  /** Settles when the current requests have been answered. */
  async settled(): Promise<void> {
    await Promise.all(Object.values(this.elsewhere).map((one) => one.settled()));
  }
}
