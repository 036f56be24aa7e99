import type { ComponentType } from 'react';
import type { ReviewDecisionStatus, SubmittedRecord } from '../../data/records/records';
import type { Permission } from '../../state/permissions';
import type { IconName } from '../../ui/icon';

/** What something can be done with: a record, or what else can be ticked. */
export interface BulkRow {
  _id: string;
}

/** What became of one record. */
export interface Performed<D extends BulkRow> {
  /** The record as it is now; absent when there is none any more. */
  record?: D;
  /** Takes it back while its mail is still held, and answers the record as it is then. */
  undo?: () => Promise<D>;
}

/** Does it with one record, by the same call as when that one is open. */
export type Perform<R extends BulkRow, D extends R = R> = (row: R) => Promise<Performed<D>>;

/** What is said of doing something with several records, and with which of them. */
interface BulkTask<R extends BulkRow> {
  /** While it goes on, before a number: "Approving". */
  doing: string;
  /** After the name of a record: "approved". */
  done: string;
  /** Records that it is not for are left as they are. */
  isFor: (row: R) => boolean;
  /** What is said when it fails and the server does not say why. */
  failed: string;
  /** Who was faster, when the server's sentence is not enough. */
  explain?: (error: unknown) => string | undefined;
}

/** Something that is done with each of several records, as it is done with one. */
export interface BulkWork<R extends BulkRow, D extends R = R> extends BulkTask<R> {
  perform: Perform<R, D>;
}

/** What is asked before it begins. */
export interface BulkAskProps<R extends SubmittedRecord, D extends R = R> {
  /** With which of the chosen records it would be done. */
  rows: readonly R[];
  /** What is said when it is not for all that were chosen; otherwise empty. */
  note: string;
  onReady: (perform: Perform<R, D>) => void;
  onCancel: () => void;
}

interface BulkButton<R extends SubmittedRecord> extends BulkTask<R> {
  key: string;
  /** What the button says: "Approve". */
  label: string;
  /** Why the button cannot be pressed when it is for none of the chosen records. */
  none: string;
  icon: IconName;
  /** `approve`: green as in the record's panel. `apart`: dangerous, and at a distance from the others. */
  look: 'primary' | 'approve' | 'plain' | 'danger' | 'apart';
  permission: Permission;
}

/** A button of the bar below the list: it begins at once, or asks first. */
export type BulkAction<R extends SubmittedRecord, D extends R = R> = BulkButton<R> &
  (
    | {
        perform: Perform<R, D>;
        /** What follows from it, said before it is done with many. */
        consequence?: string;
        performFor?: never;
        Ask?: never;
      }
    /** With a reason that is written into each record; what the office gives as reasons for this decision is offered. */
    | {
        performFor: (reason: string) => Perform<R, D>;
        decision: ReviewDecisionStatus;
        perform?: never;
        Ask?: never;
      }
    | { Ask: ComponentType<BulkAskProps<R, D>>; perform?: never; performFor?: never }
  );
