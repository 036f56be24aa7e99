import { Schema } from 'mongoose';

/** What leaves on one day, and what became of it: of one PIN code, or of all of them. */
export interface BoxSums {
  boxes: number;
  /** Packs in them, by the name of the combo. */
  packs: Record<string, number>;
  /** Cash that they bring, in rupees. */
  toCollect: number;
  /** Boxes that bring none, since they were paid online. */
  paidOnline: number;
  delivered: number;
  returned: number;
  /** Cash of those that were delivered, in rupees. */
  collected: number;
}

/** The boxes of one PIN code on one day together. Set from the boxes themselves, never added to. */
export interface PinCodeTotals extends BoxSums {
  /** `pinCodeTotalsId()` */
  _id: string;
  day: string;
  pinCode: string;
  /** When the boxes began to be counted: what was counted before that does not replace it. */
  asOf: Date;
}

/** The boxes of one day together, and how far its PIN codes are counted. */
export interface DayTotals extends BoxSums {
  /** The day. */
  _id: string;
  /** Changes noted before this moment are in the totals of the day and of its PIN codes. */
  asOf: Date;
  /** When all of its boxes were counted at last. */
  countedAt: Date;
}

/** That something about the boxes of a PIN code is about to change, or has just changed. */
export interface PinCodeChange {
  /** The PIN code. */
  _id: string;
  /** When at last. */
  at: Date;
}

export const PIN_CODE_TOTALS = 'PinCodeTotals';
export const DAY_TOTALS = 'DayTotals';
export const PIN_CODE_CHANGE = 'PinCodeChange';

/** Index along which the totals of a day are read, and the one along which changes are. */
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

/** Names the totals of a PIN code on a day. */
export function pinCodeTotalsId(day: string, pinCode: string): string {
  return `${day}:${pinCode}`;
}
