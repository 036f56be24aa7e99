import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TICKET_SECONDS } from '../../downloads/download-tickets.js';
import { EXPORT_RUN, type ExportRun } from './export-run.schema.js';
import { RunningExport } from './running-export.js';

/** Seconds without a word from the sender after which it is taken for gone, with the process that it was in. */
const SILENT_SECONDS = 30;

/** How far exports are. */
@Injectable()
export class ExportRuns {
  constructor(@InjectModel(EXPORT_RUN) private readonly runs: Model<ExportRun>) {}

  /** From now on it can be asked for. @param id as the address of the file has it */
  async prepare(_id: string, adminId: string): Promise<void> {
    await this.runs.create({ _id, adminId, state: 'waiting', items: 0, updatedAt: new Date() });
  }

  /** Its file is about to be read. @param total of its items, counted meanwhile; never rejects */
  async start(_id: string, total: Promise<number | undefined>): Promise<RunningExport> {
    await this.runs.updateOne({ _id }, { $set: { state: 'running', updatedAt: new Date() } });
    return new RunningExport(this.runs, _id, total);
  }

  /** Its file will not come. Where that cannot be kept, it shows from the silence. */
  async fail(_id: string): Promise<void> {
    await this.runs
      .updateOne({ _id }, { $set: { state: 'broken', updatedAt: new Date() } })
      .catch(() => undefined);
  }

  /** @returns undefined when the account has prepared none of this id within the last hour */
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
      (state === 'running' && silence > SILENT_SECONDS * 1_000);
    return { state: isOver ? 'broken' : state, items, ...(total === undefined ? {} : { total }) };
  }
}
