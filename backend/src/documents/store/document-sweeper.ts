import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';
import { BackgroundWork } from '../../database/background-work.js';
import { DocumentReferences } from './document-references.js';
import { type DocumentLease, LEASE_MODEL } from './document-schemas.js';
import { DocumentStore } from './document-store.js';

/** Pause between two sweeps, in ms. With a lease of 30 s, leftovers of a crash are gone within a minute. */
const SWEEP_INTERVAL_MS = 10_000;
/** Time between marking and deleting a file, in ms: a record inserted at the last moment still saves it. */
const DELETION_GRACE_MS = 5_000;
const LEASES_PER_ROUND = 200;

/** Deletes stored files that no record refers to, as left behind by crashes. */
@Injectable()
export class DocumentSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private sweeping: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectModel(LEASE_MODEL) private readonly leases: Model<DocumentLease>,
    private readonly store: DocumentStore,
    private readonly references: DocumentReferences,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start(() => {
      if (this.stopped) return;
      this.timer = setInterval(() => this.startSweep(), SWEEP_INTERVAL_MS).unref();
      this.startSweep();
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** One sweep as of `now`. Returns how many files were deleted. */
  async sweep(now = new Date()): Promise<number> {
    const due = await this.leases
      .find({ expiresAt: { $lte: now } })
      .sort({ expiresAt: 1 })
      .limit(LEASES_PER_ROUND)
      .lean<DocumentLease[]>();
    if (due.length === 0) return 0;
    const referenced = await this.references.findReferenced(due.map((lease) => lease._id));
    if (!referenced) return 0;
    let removed = 0;
    for (const lease of due) {
      if (referenced.has(lease._id.toHexString())) {
        await this.leases.deleteOne({ _id: lease._id });
      } else if (lease.markedForDeletion) {
        await this.store.remove(lease._id, now);
        removed += 1;
      } else {
        await this.leases.updateOne(
          { _id: lease._id, expiresAt: lease.expiresAt },
          { $set: { markedForDeletion: true, expiresAt: new Date(now.getTime() + DELETION_GRACE_MS) } },
        );
      }
    }
    return removed;
  }

  /** Sweeps never overlap: a slow database only delays the next one. */
  private startSweep(): void {
    this.sweeping = this.sweeping
      .then(async () => {
        const removed = await this.sweep();
        if (removed > 0) this.logger.info('swept abandoned files', { removed });
      })
      .catch((thrown: unknown) =>
        this.logger.warn('sweeping abandoned files failed, will be retried', { err: thrown }),
      );
  }
}
