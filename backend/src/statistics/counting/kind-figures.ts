import type { SpiceCombo } from '../../subscriptions/spice-packs.js';

/** Boxes that are alike: the same pack, from the same day on, paid alike. */
export interface BoxGroup {
  combo: SpiceCombo;
  /** Indian day of the first one that these subscriptions bring as they stand now; a month later the next. */
  from: string;
  /** Indian day of the one that was paid online. */
  paid?: string;
  /** Subscriptions, each of which goes to one address. */
  deliveries: number;
  boxes: number;
  /** What they cost together in a month, in rupees. */
  total: number;
}

/** The records of one kind that arrived on one Indian day, as they stand now. */
export interface DayCounts {
  /** `2025-01-31` */
  day: string;
  byStatus: Record<string, number>;
  /** Messages: how many were read within 24 hours. */
  readInTime?: number;
  /** Messages: how many were replied to from the console within 24 hours. */
  answeredInTime?: number;
  /** Subscriptions that are active. */
  boxes?: BoxGroup[];
}

/** Unread messages and the 24 hours in which every sender was promised an answer. */
export interface ReplyClock {
  /** Unread for more than 24 hours. */
  late: number;
  /** Of those that arrived in 30 Indian days whose 24 hours are over, how many were read in time. */
  inTime: number;
  of: number;
  /** Of these, how many were replied to from the console in time. */
  answered: number;
  /** The first and the last of those days. */
  from: string;
  to: string;
}

/** What leaves on the next delivery day. */
export interface NextBoxes {
  /** Indian day. */
  day: string;
  deliveries: number;
  boxes: number;
  /** What is to be collected on delivery, in rupees. */
  cash: number;
  packs: { combo: SpiceCombo; boxes: number }[];
}

/** What is known of one kind of record at one moment. */
export interface KindFigures {
  total: number;
  byStatus: Record<string, number>;
  /** Arrived in the last seven times 24 hours, and in the seven before. */
  lastWeek: number;
  weekBefore: number;
  /** Arrived in each of the last eight Indian weeks, the oldest first; the last one has only begun. */
  weeks: number[];
  replies?: ReplyClock;
  nextBoxes?: NextBoxes;
}
