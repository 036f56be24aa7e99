import { Schema } from 'mongoose';

/** The totals of a day, of one PIN code or of all. */
export interface BoxSums {
  boxes: number;
  /** Number of packs by combo. */
  packs: Record<string, number>;
  /** Cash to be collected, in rupees. */
  toCollect: number;
  /** Number of boxes that were paid online. */
  paidOnline: number;
  delivered: number;
  returned: number;
  /** Cash of the delivered boxes, in rupees. */
  collected: number;
}

/** The totals of one PIN code on one day. Computed from the boxes, never incremented. */
export interface PinCodeTotals extends BoxSums {
  /** `pinCodeTotalsId()` */
  _id: string;
  day: string;
  pinCode: string;
  /** When counting started: an earlier count does not replace this one. */
  asOf: Date;
}

/** The totals of one day, and how far its PIN codes are counted. */
export interface DayTotals extends BoxSums {
  /** The day. */
  _id: string;
  /** Changes recorded before this moment are included in the totals of the day and of its PIN codes. */
  asOf: Date;
  /** Time of the last full count. */
  countedAt: Date;
}

/** Records that the boxes of a PIN code are about to change, or have just changed. */
export interface PinCodeChange {
  /** The PIN code. */
  _id: string;
  /** Time of the last change. */
  at: Date;
}

export const PIN_CODE_TOTALS = 'PinCodeTotals';
export const DAY_TOTALS = 'DayTotals';
export const PIN_CODE_CHANGE = 'PinCodeChange';

/** Indexes for reading the totals of a day, and the changes. */
export const TOTALS_BY_PIN_CODE = 'totals_by_pin_code';
export const PIN_CODE_CHANGES_NEWEST = 'pin_code_changes_newest';

const text = { type: String, required: true };
const date = { type: Date, required: true };
const number = { type: Number, required: true };

const sums = {
  boxes: number,
  packs: { type: Schema.Types.Mixed, required: true },
  toCollect: number,
  paidOnline: number,
  delivered: number,
  returned: number,
  collected: number,
} as const;

const options = { versionKey: false, strict: 'throw', minimize: false } as const;

export const pinCodeTotalsSchema = new Schema<PinCodeTotals>(
  { _id: text, day: text, pinCode: text, ...sums, asOf: date },
  { ...options, collection: 'delivery_pin_codes' },
);
pinCodeTotalsSchema.index({ day: 1, pinCode: 1 }, { name: TOTALS_BY_PIN_CODE });

export const dayTotalsSchema = new Schema<DayTotals>(
  { _id: text, ...sums, asOf: date, countedAt: date },
  { ...options, collection: 'delivery_days' },
);

export const pinCodeChangeSchema = new Schema<PinCodeChange>(
  { _id: text, at: date },
  { ...options, collection: 'delivery_changes' },
);
pinCodeChangeSchema.index({ at: 1 }, { name: PIN_CODE_CHANGES_NEWEST });

/** The id of the totals of a PIN code on a day. */
export function pinCodeTotalsId(day: string, pinCode: string): string {
  return `${day}:${pinCode}`;
}
