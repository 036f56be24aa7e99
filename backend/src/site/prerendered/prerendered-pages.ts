import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { PageSet } from './page-set.js';
import { Prerenderer } from './prerenderer.js';
import { type WantedSet, WantedSets } from './wanted-set.js';

/** A set that could not be made is tried again after this time, in ms. */
const RETRY_MS = 60_000;

/**
 * The prerendered pages that fit what is running. When there are none, the caller serves the page that the browser
 * makes, and a set is made in the background, one at a time (docs/decisions/0010-prerendered-pages.md).
 */
@Injectable()
export class PrerenderedPages {
  private readonly sets: string;
  private open?: PageSet;
  private making?: Promise<void>;
  private readonly failed = new Map<string, number>();

  constructor(
    config: AppConfig,
    private readonly wanted: WantedSets,
    private readonly prerenderer: Prerenderer,
    private readonly logger: AppLogger,
  ) {
    this.sets = path.join(config.dataDir, 'prerendered');
  }

  /** The file of an address such as `/hi/about`, or undefined when the browser has to make the page. */
  async find(address: string): Promise<string | undefined> {
    const wanted = await this.wanted.current();
    if (!wanted) return undefined;
    const set = await this.opened(wanted.name);
    if (set && !set.has(address)) return undefined;
    const file = await set?.file(address);
    if (file) return file;
    this.open = undefined;
    this.makeInBackground(wanted);
    return undefined;
  }

  /** Makes the set that fits now when there is none; settles when that is done or has failed. Never throws. */
  async refresh(): Promise<void> {
    await this.wanted.settled();
    await this.find('/');
    await this.making;
  }

  private async opened(name: string): Promise<PageSet | undefined> {
    if (this.open?.name !== name) this.open = await PageSet.open(this.sets, name);
    return this.open;
  }

  private makeInBackground(wanted: WantedSet): void {
    const failedAt = this.failed.get(wanted.name);
    if (this.making || (failedAt !== undefined && Date.now() - failedAt < RETRY_MS)) return;
    this.making = this.make(wanted).finally(() => {
      this.making = undefined;
    });
  }

  private async make(wanted: WantedSet): Promise<void> {
    const { name } = wanted;
    try {
      const { pages, failed, mismatches } = await this.prerenderer.make(wanted, this.sets);
      this.logger.info('pages prerendered', { set: name, pages });
      if (failed.length > 0) this.logger.warn('pages that the browser has to make', { set: name, failed });
      if (mismatches?.length) this.logger.warn('builds that do not fit each other', { mismatches });
    } catch (thrown) {
      if (this.prerenderer.stopped) return;
      // Said once for each set: the site works without it.
      if (!this.failed.has(name)) this.logger.error('prerendering failed', { set: name, err: thrown });
      this.failed.set(name, Date.now());
    }
  }
}
