import { Schema } from 'mongoose';

/** Where a prepared file is: not fetched yet, on its way, all of it sent, or cut off. */
export const EXPORT_STATES = ['waiting', 'running', 'complete', 'broken'] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

/** How far a file is that a browser fetches by itself. In the database, since any process may be asked. */
export interface ExportRun {
  /** As the address of the file has it. */
  _id: string;
  /** Id of the account that prepared it, which alone may ask. */
  adminId: string;
  state: ExportState;
  /** Items of the list that are in what was written so far. */
  items: number;
  /** Items that there will be, once they are counted. */
  total?: number;
  /** When the process that sends it was last heard of. */
  updatedAt: Date;
}

/** Seconds for which it can be asked how an export ended. */
const KEPT_SECONDS = 3_600;

export const EXPORT_RUN = 'ExportRun';

export const exportRunSchema = new Schema<ExportRun>(
  {
    _id: { type: String, required: true },
    adminId: { type: String, required: true },
    state: { type: String, required: true },
    items: { type: Number, required: true },
    total: Number,
    updatedAt: { type: Date, required: true },
  },
  { collection: 'export_runs', versionKey: false, strict: 'throw' },
).index({ updatedAt: 1 }, { name: 'export_run_expiry', expireAfterSeconds: KEPT_SECONDS });
