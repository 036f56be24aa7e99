import type { ComponentType } from 'react';
import type { ReviewDecisionStatus, SubmittedRecord } from '../../data/records/records';
import type { BulkTask, Perform } from '../../lists/bulk/bulk-work';
import type { Permission } from '../../state/permissions';
import type { IconName } from '../../ui/icon';

/** Props of a form that is shown before a bulk action starts. */
export interface BulkFormProps<R extends SubmittedRecord, D extends R = R> {
  /** The selected records that the action applies to. */
  rows: readonly R[];
  /**
   * Note shown when the action does not apply to all selected records, or to some that are not visible; otherwise
   * empty.
   */
  note: string;
  onReady: (perform: Perform<R, D>) => void;
  onCancel: () => void;
}

interface BulkButton<R extends SubmittedRecord> extends BulkTask<R> {
  key: string;
  /** Label of the button: "Approve". */
  label: string;
  /** Tooltip of the disabled button, when the action applies to none of the selected records. */
  none: string;
  icon: IconName;
  /** `approve`: green, as in the record's panel. `apart`: dangerous, and placed apart from the others. */
  look: 'primary' | 'approve' | 'plain' | 'danger' | 'apart';
  permission: Permission;
}

/** A button of the bulk bar. It starts the action immediately, or asks for confirmation or input first. */
export type BulkAction<R extends SubmittedRecord, D extends R = R> = BulkButton<R> &
  (
    | {
        perform: Perform<R, D>;
        /** Consequence shown in the confirmation for many records. */
        consequence?: string;
        /** Details for the confirmation that the button's label does not give. */
        detail?: string;
        performFor?: never;
        Form?: never;
      }
    /**
     * Asks for a reason, which is stored in each record; the office's standard reasons for this decision are offered.
     */
    | {
        performFor: (reason: string) => Perform<R, D>;
        decision: ReviewDecisionStatus;
        perform?: never;
        Form?: never;
      }
    | { Form: ComponentType<BulkFormProps<R, D>>; perform?: never; performFor?: never }
  );
