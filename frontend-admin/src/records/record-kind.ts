import type { ComponentType } from 'react';
import type { RecordList } from '../data/records/presence';
import type { RecordSource, SubmittedRecord } from '../data/records/records';
import type { Column } from '../lists/columns/column';
import type { PanChoice } from '../lists/export/list-export';
import type { Permission } from '../state/permissions';
import type { BulkAction } from './bulk/bulk-action';
import type { Filters, ListRules } from './list/params/list-params';

/** A filter of one kind's own, drawn between the status and the dates. */
export type OwnFilter =
  | {
      type: 'choice';
      key: string;
      label: string;
      any: string;
      values: readonly string[];
      /** What a value is called; as the forms of the site call it unless said otherwise. */
      named?: (value: string) => string;
    }
  | { type: 'place'; key: string; label: string }
  | ColleagueFilter
  | { type: 'days'; key: string; from: string; to: string; label: string };

/** A filter by somebody of the office. */
export interface ColleagueFilter {
  type: 'colleague';
  key: string;
  label: string;
  /** With whom it is set to. */
  is: (who: string) => string;
  anyone: string;
  me: string;
  /** Where it can be nobody. */
  nobody?: string;
  /** Somebody whose name is not known. */
  somebody: string;
}

/** A way of looking at the whole list, whatever the state, that a kind has beside those that every list has. */
export interface OwnView {
  key: string;
  name: string;
  filters: Filters;
}

/** The sentences in which one kind differs from the others. */
export interface RecordMessages {
  pageTitle: string;
  heading: string;
  /** Head of the first column. */
  who: string;
  status: Readonly<Record<string, string>>;
  empty: string;
  /** Why the plain list is empty. */
  emptyHome: string;
  listFailed: string;
  recordFailed: string;
  notFound: string;
  /** Names the panel beside the list for screen readers. */
  panel: string;
  next: string;
  previous: string;
  /** The place in a list of nothing but what waits: "3 of 5 pending". */
  waitingPosition?: (position: string, total: string) => string;
  /** What the first entry of the history says. */
  arrived: string;
  /** What was done when a record was brought to a state, as an entry of the history. */
  history: Readonly<Record<string, string>>;
  /** The same within a sentence about who did it: "reopened". */
  verbs: Readonly<Record<string, string>>;
  /** What the record is, within a sentence: "application". */
  thing: string;
  /** Who sent it, within a sentence: an entry of the history that names nobody is theirs. */
  sender: string;
  updateFailed: string;
  suspectHelp: string;
  genuine: string;
  /** What the mark of a row with a file says, where there can be one. */
  hasDocument?: string;
  cleared: (name: string) => string;
}

/** Where an open record can lead. */
export interface RecordNavigation {
  /** It has been dealt with: the next one that waits is opened, as far as there is one. */
  advance: (done: SubmittedRecord) => void;
  /** It does not exist any more: the one after it is opened, or the one before it, or the panel closes. */
  leave: (gone: SubmittedRecord) => void;
  open: (id: string) => void;
  /** The open record, when nobody chose it: it came up because the one before it was dealt with. */
  openedByItself: string | undefined;
  /** Address of another record in the list as it stands. */
  linkTo: (id: string) => string;
}

export interface DetailProps<R extends SubmittedRecord, D extends R = R> {
  kind: RecordKind<R, D>;
  record: D;
  navigation: RecordNavigation;
}

/**
 * What the one list and the one panel need to know about a kind of record. `R` is a row of the list, `D` a record as
 * it is shown alone.
 */
export interface RecordKind<R extends SubmittedRecord, D extends R = R> {
  /** Address of its tab. */
  path: string;
  /** What its saved views are filed under: the last step of that address. */
  list: RecordList;
  /** What the audit log calls it. */
  auditKind: string;
  source: RecordSource<R, D>;
  /** Who holds it may change such records, write notes about them and say who looks after them. */
  changePermission: Permission;
  rules: ListRules;
  messages: RecordMessages;
  filters: readonly OwnFilter[];
  /** Views of its own, of the day that it is. */
  views?: () => readonly OwnView[];
  /** Its own; every list has reference, day of arrival, last change and status besides. */
  columns: readonly Column<R>[];
  /** What can be done with several at once. */
  bulkActions: readonly BulkAction<R, D>[];
  /** Whose record it is. */
  name: (row: R) => string;
  /** A word beside the name of some rows. */
  tag?: (row: R) => string | undefined;
  /** The second line of a row. */
  summary: (row: R) => string;
  /** The same where some rows have more to say than words: a warning, a way to another record. */
  Exception?: ComponentType<{ row: R; linkTo: (record: string) => string }>;
  /** Of shareholders alone. */
  PanChoice?: PanChoice;
  /** The record itself, from its title to the foot of the panel. */
  Opened: ComponentType<DetailProps<R, D>>;
}

/** What of a kind says how a row of its list looks. */
export type RowPresentation<R extends SubmittedRecord> = Pick<
  RecordKind<R>,
  'name' | 'summary' | 'messages' | 'tag' | 'Exception'
>;
