import type { SpiceCombo } from '../../subscriptions/spice-packs.js';

/** Boxes with the same pack, first day and kind of payment. */
export interface BoxGroup {
  combo: SpiceCombo;
  /** Indian day of the first box of these subscriptions in their present state; the next one comes a month later. */
  from: string;
  /** Indian day of the box that was paid online. */
  paid?: string;
  /** Number of subscriptions, each to one address. */
  deliveries: number;
  boxes: number;
  /** Their total monthly price, in rupees. */
  total: number;
}

/** The records of one kind submitted on one Indian day, in their present state. */
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
  /** Subscriptions that were paused or cancelled on the day of a box, which leaves all the same: that box alone. */
  lastBoxes?: BoxGroup[];
}

/** Unread messages, measured against the promised answer within 24 hours. */
export interface ReplyClock {
  /** Unread for more than 24 hours. */
  late: number;
  /** Of the messages from 30 Indian days whose 24 hours are over, how many were read in time. */
  inTime: number;
  of: number;
  /** Of those messages, how many were answered from the console in time. */
  answered: number;
  /** The first and the last of those days. */
  from: string;
  to: string;
}

/** The boxes of the next delivery day. */
export interface NextBoxes {
  /** Indian day. */
  day: string;
  deliveries: number;
  boxes: number;
  /** Cash to be collected, in rupees. */
  cash: number;
  packs: { combo: SpiceCombo; boxes: number }[];
}

/** The figures of one kind at one moment. */
export interface KindFigures {
  total: number;
  byStatus: Record<string, number>;
  /** Submitted within the last seven times 24 hours, and within the seven before. */
  lastWeek: number;
  weekBefore: number;
  /** Submitted in each of the last eight Indian weeks, oldest first; the last one is the present week. */
  weeks: number[];
  replies?: ReplyClock;
  nextBoxes?: NextBoxes;
}
