import type { ComponentType } from 'react';
import type { RecordList } from '../data/records/presence';
import type { RecordSource, SubmittedRecord } from '../data/records/records';
import type { Column } from '../lists/columns/column';
import type { PanChoice } from '../lists/export/list-export';
import type { Permission } from '../state/permissions';
import type { BulkAction } from './bulk/bulk-action';
import type { Filters, ListRules } from './list/params/list-params';

/** A filter specific to one kind, shown between the status and the dates. */
export type KindFilter =
  | {
      type: 'choice';
      key: string;
      label: string;
      any: string;
      values: readonly string[];
      /** Labels a value; by default as the website's forms do. */
      named?: (value: string) => string;
    }
  | { type: 'location'; key: string; label: string }
  | ColleagueFilter
  | { type: 'days'; key: string; from: string; to: string; label: string };

/** A filter by a colleague. */
export interface ColleagueFilter {
  type: 'colleague';
  key: string;
  label: string;
  /** Label of the active filter. */
  is: (who: string) => string;
  anyone: string;
  me: string;
  /** Absent where the filter has no choice "nobody". */
  nobody?: string;
  /** Label of an account whose name is not known. */
  somebody: string;
}

/** A view specific to one kind, across all statuses, in addition to the views of every list. */
export interface KindView {
  key: string;
  name: string;
  filters: Filters;
}

/** The texts that differ between kinds. */
export interface RecordMessages {
  pageTitle: string;
  heading: string;
  /** Header of the first column. */
  who: string;
  status: Readonly<Record<string, string>>;
  empty: string;
  /** Shown when the default view is empty. */
  emptyHome: string;
  listFailed: string;
  recordFailed: string;
  notFound: string;
  /** Accessible name of the side panel. */
  panel: string;
  next: string;
  previous: string;
  /** Position in a list of pending records only: "3 of 5 pending". */
  waitingPosition?: (position: string, total: string) => string;
  /** Text of the first history entry. */
  arrived: string;
  /** Text of a history entry by new status. */
  history: Readonly<Record<string, string>>;
  /** The same within a sentence: "reopened". */
  verbs: Readonly<Record<string, string>>;
  /** Noun for the record within a sentence: "application". */
  recordNoun: string;
  /** Noun for the sender within a sentence; used for history entries without a name. */
  sender: string;
  updateFailed: string;
  suspectHelp: string;
  genuine: string;
  /** Label of the file icon of a row; absent for kinds without files. */
  hasDocument?: string;
  cleared: (name: string) => string;
}

/** Navigation from an open record. */
export interface RecordNavigation {
  /** After the record was handled: opens the next pending one, if any. */
  advance: (done: SubmittedRecord) => void;
  /** After the record was erased: opens the next one, or the previous, or closes the panel. */
  leave: (gone: SubmittedRecord) => void;
  open: (id: string) => void;
  /** Id of the open record if it was opened automatically after the previous one was handled. */
  autoOpenedId: string | undefined;
  /** Whether the search for that record reached the end of the list and continued from the top. */
  hasWrappedAround: boolean;
  /** URL of another record in the current list. */
  linkTo: (id: string) => string;
}

export interface DetailProps<R extends SubmittedRecord, D extends R = R> {
  kind: RecordKind<R, D>;
  record: D;
  navigation: RecordNavigation;
}

/**
 * Describes a kind of record to the generic list and panel. `R` is a row of the list, `D` a record as shown in the
 * panel.
 */
export interface RecordKind<R extends SubmittedRecord, D extends R = R> {
  /** Path of its page. */
  path: string;
  /** Name of the list in the API, as for saved views; the last segment of that path. */
  list: RecordList;
  /** Its name in the audit log. */
  auditKind: string;
  source: RecordSource<R, D>;
  /** Permission to change records, write notes and assign them. */
  changePermission: Permission;
  rules: ListRules;
  messages: RecordMessages;
  filters: readonly KindFilter[];
  /** Its own views; a function, since they may depend on the date. */
  views?: () => readonly KindView[];
  /** Its own columns. Every list also has reference, arrival, last change and status. */
  columns: readonly Column<R>[];
  /** Its bulk actions. */
  bulkActions: readonly BulkAction<R, D>[];
  /** Name of the person or company. */
  name: (row: R) => string;
  /** A tag beside the name, for some rows. */
  tag?: (row: R) => string | undefined;
  /** The second line of a row. */
  summary: (row: R) => string;
  /** Replaces the summary of kinds whose rows may need more than text, such as a warning with a link. */
  SummaryOverride?: ComponentType<{ row: R; linkTo: (record: string) => string }>;
  /** Option to export full PANs; only for shareholders. */
  PanChoice?: PanChoice;
  /** Content of the panel, from the title to the footer. */
  Detail: ComponentType<DetailProps<R, D>>;
}

/** The parts of a record kind that determine how a row is rendered. */
export type RowPresentation<R extends SubmittedRecord> = Pick<
  RecordKind<R>,
  'name' | 'summary' | 'messages' | 'tag' | 'SummaryOverride'
>;
