/** What something can be done with: a record, or what else can be ticked. */
export interface BulkRow {
  _id: string;
}

/** What became of one record. */
export interface ActionResult<D extends BulkRow> {
  /** The record as it is now; absent when there is none any more. */
  record?: D;
  /** Takes it back while its mail is still held, and answers the record as it is then. */
  undo?: () => Promise<D>;
}

/** Does it with one record, by the same call as when that one is open. */
export type Perform<R extends BulkRow, D extends R = R> = (row: R) => Promise<ActionResult<D>>;

/** What is said of doing something with several records, and with which of them. */
export interface BulkTask<R extends BulkRow> {
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
