import { pluralize } from '../../format/pluralize';

/** Messages for applying one action to several records. */
export const bulk = {
  bar: 'Selected records',
  selected: (count: string) => `${count} selected`,
  selectedHidden: (count: string, hidden: string) =>
    count === '1' ? '1 selected, not on this page' : `${count} selected, ${hidden} of them not on this page`,
  deselectHidden: (hidden: string) =>
    hidden === '1' ? 'Deselect the hidden one' : `Deselect the ${hidden} hidden`,
  notShown: (names: string) => `Not on this page: ${names}.`,
  selectAll: (total: string) => `Select all ${total}`,
  selecting: 'Selecting…',
  selectFailed: 'The rest of the list could not be read.',
  selectMost: (most: string) => `Only the first ${most} of the list were selected.`,
  clear: 'Clear selection',
  none: (statuses: string) => `None of them is ${statuses}.`,
  some: (count: string, all: string) =>
    `This applies to ${count} of ${all}; the others are left as they are.`,
  reasonReaders: 'Each applicant gets it by mail.',
  languages: (english: number, hindi: number) => {
    if (hindi === 0) return 'All of them read English.';
    if (english === 0) return 'All of them read Hindi.';
    return `${english} read English, ${hindi} Hindi; all get the same text.`;
  },
  confirm: (label: string, count: number) => `${label} ${pluralize(count, 'record', 'records')}`,
  progress: (doing: string, done: string, all: string) => `${doing} ${done} of ${all}`,
  finished: 'Finished',
  stopping: 'Stopping after this one…',
  undoing: 'Undoing…',
  counts: {
    done: (count: number) => `${count} done`,
    failed: (count: number) => `${count} not changed`,
    skipped: (count: number) => pluralize(count, 'left as it was', 'left as they were'),
    undone: (count: number) => `${count} undone`,
  },
  stop: 'Stop after this one',
  undo: (count: string, seconds: number) => `Undo ${count}, ${seconds} s`,
  close: 'Close report',
  assign: 'Assign',
  assigning: 'Assigning',
  assignTo: (who: string) => `To ${who}.`,
  assignToNobody: 'To nobody.',
  assignedTo: (who: string) => `assigned to ${who}`,
  assignedToNobody: 'assigned to nobody',
  write: 'Write',
  typeCount: (count: string) => `Type ${count} to confirm`,
  wrongCount: (count: string) => `This is not the number. Please type ${count}.`,
  report: 'Report',
  states: {
    waiting: 'in line',
    working: 'working…',
    skipped: 'left as it was',
    undone: 'undone',
  },
  /** The states as short tags in the rows. */
  tags: {
    waiting: 'In line',
    working: 'Working…',
    done: 'Done',
    failed: 'Not changed',
    erased: 'Deleted',
  },
  /** The name of a record, followed by the outcome for it. */
  outcomeOf: (name: string) => name,
  openShort: 'Open',
  open: (name: string) => `Open ${name}`,
  more: (count: string) => `and ${count} more`,
} as const;
