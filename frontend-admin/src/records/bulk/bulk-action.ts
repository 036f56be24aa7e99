import type { ComponentType } from 'react';
import type { ReviewDecisionStatus, SubmittedRecord } from '../../data/records/records';
import type { BulkTask, Perform } from '../../lists/bulk/bulk-work';
import type { Permission } from '../../state/permissions';
import type { IconName } from '../../ui/icon';

/** What is asked before it begins. */
export interface BulkAskProps<R extends SubmittedRecord, D extends R = R> {
  /** With which of the chosen records it would be done. */
  rows: readonly R[];
  /** What is said when it is not for all that were chosen, or for some that are not shown; otherwise empty. */
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
        /** What its button does not say, where it is asked about for another reason. */
        detail?: string;
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
