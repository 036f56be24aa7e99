import type { Permission } from '../../state/permissions';
import type { IconName } from '../../ui/icon';

/** Something that is done with each of several records, as it is done with one. */
export interface BulkAction<S extends string = string> {
  /** The state that it brings them to. */
  status: S;
  /** The states that it starts from; a record in another one is left as it is. */
  from: readonly S[];
  /** What the button says: "Approve". */
  label: string;
  /** While it goes on, before a number: "Approving". */
  doing: string;
  /** After the name of a record: "approved". */
  done: string;
  icon: IconName;
  look: 'primary' | 'plain' | 'danger';
  permission: Permission;
  /** Asks for a reason that is written into each record. */
  asksReason?: boolean;
  /** The mail waits ten seconds, in which all of it can be taken back. */
  undoable?: boolean;
}
