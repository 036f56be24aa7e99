import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { Prerenderer } from './prerenderer.js';
import { Snapshot } from './snapshot.js';
import { type SnapshotSpec, SnapshotSpecs } from './snapshot-specs.js';

/** Delay before a failed snapshot is tried again, in ms. */
const RETRY_MS = 60_000;

/**
 * The prerendered pages that match the running builds and configuration. If there are none, the caller serves the
 * page that renders in the browser, and a snapshot is made in the background, one at a time, by the first of several
 * workers (docs/decisions/0010-prerendered-pages.md).
 */
@Injectable()
export class PrerenderedPages {
  private readonly snapshots: string;
  private readonly rendersHere: boolean;
  private open?: Snapshot;
  private making?: Promise<void>;
  /** Time of failed snapshots by name, by `performance.now()`, which cannot be set back. */
  private readonly failed = new Map<string, number>();

  constructor(
    config: AppConfig,
    private readonly specs: SnapshotSpecs,
    private readonly prerenderer: Prerenderer,
    private readonly logger: AppLogger,
  ) {
    this.snapshots = path.join(config.dataDir, 'prerendered');
    this.rendersHere = config.workerNumber === 1;
  }

  /** The file of a path such as `/hi/about`, or undefined when the page must be rendered in the browser. */
  async find(address: string): Promise<string | undefined> {
    const spec = await this.specs.current();
    if (!spec) return undefined;
    const snapshot = await this.opened(spec.name);
    if (snapshot && !snapshot.has(address)) return undefined;
    const file = snapshot?.file(address);
    if (file) return file;
    this.open = undefined;
    this.makeInBackground(spec);
    return undefined;
  }

  /** Makes the matching snapshot if there is none; settles when that has succeeded or failed. Never throws. */
  async refresh(): Promise<void> {
    await this.specs.settled();
    await this.find('/');
    await this.making;
  }

  private async opened(name: string): Promise<Snapshot | undefined> {
    if (this.open?.name !== name) this.open = await Snapshot.open(this.snapshots, name);
    return this.open;
  }

  private makeInBackground(spec: SnapshotSpec): void {
    const failedAt = this.failed.get(spec.name);
    if (
      !this.rendersHere ||
      this.making ||
      (failedAt !== undefined && performance.now() - failedAt < RETRY_MS)
    )
      return;
    this.making = this.make(spec).finally(() => {
      this.making = undefined;
    });
  }

  private async make(spec: SnapshotSpec): Promise<void> {
    const { name } = spec;
    try {
      const { pages, failed, mismatches } = await this.prerenderer.make(spec, this.snapshots);
      this.logger.info('pages prerendered', { snapshot: name, pages });
      if (failed.length > 0)
        this.logger.warn('pages not prerendered, the browser renders them', { snapshot: name, failed });
      if (mismatches?.length) this.logger.warn('incompatible builds', { mismatches });
    } catch (thrown) {
      if (this.prerenderer.stopped) return;
      // Logged once per snapshot: the site works without it.
      if (!this.failed.has(name)) this.logger.error('prerendering failed', { snapshot: name, err: thrown });
      this.failed.set(name, performance.now());
    }
  }
}
