/** A row that a bulk action can apply to: a record, or anything else that can be selected. */
export interface BulkRow {
  _id: string;
}

/** The result for one record. */
export interface ActionResult<D extends BulkRow> {
  /** The updated record; absent when it was deleted. */
  record?: D;
  /** Undoes the change while its mail is held, and returns the updated record. */
  undo?: () => Promise<D>;
}

/** Performs the action on one record, with the same request as in its detail panel. */
export type Perform<R extends BulkRow, D extends R = R> = (row: R) => Promise<ActionResult<D>>;

/** The texts of a bulk action, and the records that it applies to. */
export interface BulkTask<R extends BulkRow> {
  /** Shown in progress, before a number: "Approving". */
  doing: string;
  /** Shown after the name of a record: "approved". */
  done: string;
  /** Records that it does not apply to are skipped. */
  appliesTo: (row: R) => boolean;
  /** Error message when the server sent none. */
  failed: string;
  /** Explains a conflict, when the server's message is not enough. */
  explain?: (error: unknown) => string | undefined;
}

/** An action that is performed on each of several records. */
export interface BulkWork<R extends BulkRow, D extends R = R> extends BulkTask<R> {
  perform: Perform<R, D>;
}
