import { Schema } from 'mongoose';

/** States of a prepared export: not fetched yet, being sent, sent completely, or interrupted. */
export const EXPORT_STATES = ['waiting', 'running', 'complete', 'broken'] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

/** The progress of an export that a browser downloads directly. In the database, since any process may be asked. */
export interface ExportRun {
  /** As in the URL of the file. */
  _id: string;
  /** Id of the account that prepared it, the only one that may ask. */
  adminId: string;
  state: ExportState;
  /** Items written so far. */
  items: number;
  /** Total number of items, once counted. */
  total?: number;
  /** Last heartbeat of the sending process. */
  updatedAt: Date;
}

/** Seconds for which the outcome of an export can be queried. */
const TTL_SECONDS = 3_600;

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
).index({ updatedAt: 1 }, { name: 'export_run_expiry', expireAfterSeconds: TTL_SECONDS });
