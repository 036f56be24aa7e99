import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TICKET_SECONDS } from '../../downloads/download-tickets.js';
import { EXPORT_RUN, type ExportRun } from './export-run.schema.js';
import { RunningExport } from './running-export.js';

/** Seconds without a heartbeat after which the sending process counts as dead. */
const HEARTBEAT_TIMEOUT_SECONDS = 30;

/** The progress of exports. */
@Injectable()
export class ExportRuns {
  constructor(@InjectModel(EXPORT_RUN) private readonly runs: Model<ExportRun>) {}

  /** From now on the progress can be queried. @param id as in the URL of the file */
  async prepare(_id: string, adminId: string): Promise<void> {
    await this.runs.create({ _id, adminId, state: 'waiting', items: 0, updatedAt: new Date() });
  }

  /** The file is about to be read. @param total number of items, being counted; never rejects */
  async start(_id: string, total: Promise<number | undefined>): Promise<RunningExport> {
    await this.runs.updateOne({ _id }, { $set: { state: 'running', updatedAt: new Date() } });
    return new RunningExport(this.runs, _id, total);
  }

  /** The file will not be sent. If this cannot be stored, the missing heartbeat shows it. */
  async fail(_id: string): Promise<void> {
    await this.runs
      .updateOne({ _id }, { $set: { state: 'broken', updatedAt: new Date() } })
      .catch(() => undefined);
  }

  /** @returns undefined when the account has not prepared an export with this id within the last hour */
  async find(
    _id: string,
    adminId: string,
  ): Promise<Pick<ExportRun, 'state' | 'items' | 'total'> | undefined> {
    const run = await this.runs.findOne({ _id, adminId }).lean<ExportRun>();
    if (!run) return undefined;
    const { state, items, total, updatedAt } = run;
    const silence = Date.now() - updatedAt.getTime();
    const isOver =
      (state === 'waiting' && silence > TICKET_SECONDS * 1_000) ||
      (state === 'running' && silence > HEARTBEAT_TIMEOUT_SECONDS * 1_000);
    return { state: isOver ? 'broken' : state, items, ...(total === undefined ? {} : { total }) };
  }
}
