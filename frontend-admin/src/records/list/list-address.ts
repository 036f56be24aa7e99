import type { Density } from '../../state/preferences';

const SORTS = ['createdAt', '-createdAt', 'name', '-name'] as const;
export type Sort = (typeof SORTS)[number];

/** Stands for every status; no API knows the word. */
export const EVERY_STATUS = 'all';

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Rows on one page of the list. */
export const PAGE_SIZE = 50;

/** What the address of one kind's list may say. */
export interface ListRules {
  /** The states to choose from, in the order in which they are offered. */
  statuses: readonly string[];
  /** The state that waits for somebody to act. Its list is read oldest first. */
  waiting?: string;
  /** What the plain address shows: a state, or every one. */
  home: string;
  /** Parameters of the API that narrow this list, beside the dates and the search that every list has. */
  filters: readonly string[];
  /** Those of them that the API looks up by words, as it does with the search. */
  lookedUp: readonly string[];
}

/** Everything that decides what a list shows. All of it stands in the address. */
export interface ListAddress {
  /** One of the states, or every one. */
  status: string;
  sort: Sort;
  /** What narrows the list, by the API's own names; `from` and `to` are Indian days, `q` is the search. */
  filters: Filters;
  cursor?: string | undefined;
  /** 1-based; only for saying "51–100 of 86", the cursor is what the API reads. */
  page: number;
  /** Keys of the columns beside the first, in their order; absent: as delivered. */
  columns?: readonly string[] | undefined;
  /** How close the rows stand; absent: as in the settings. */
  density?: Density | undefined;
  /** `_id` of the record that is open beside the list. */
  record?: string | undefined;
}

export type Filters = Readonly<Record<string, string | undefined>>;

const DAYS = ['from', 'to'];
/** Days of decisions, as the days of arrivals. */
export const DECIDED_DAYS = { from: 'decidedFrom', to: 'decidedTo' } as const;
/** Who decided about the records: an account's id or `me`. */
export const DECIDED_BY = 'decidedBy';
/** Whether the records were answered: `true` or `false`. */
export const ANSWERED = 'answered';
/** Who looks after the records: an account's id, `me` or `none`. */
export const ASSIGNEE = 'assignee';
/** Whether a file came with the records: `true` or `false`. */
export const DOCUMENT = 'document';
const DISPLAY_ONLY = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** Whether the API can look a text up: it needs a word of three letters (marks of display apart) or an `@` address. */
export function isSearchable(text: string): boolean {
  const letters = text.normalize('NFD').replace(DISPLAY_ONLY, '').normalize('NFC');
  return /[\p{L}\p{M}\p{N}]{3}|\S@/u.test(letters);
}

/** Whether a calendar has this day: no screen could show another one, and the API refuses it. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  );
}

/** Whether the API takes the value: a link that was cut short is to open the list all the same. */
function isUnderstood(key: string, value: string): boolean {
  if (key === ASSIGNEE) return /^(me|none|[0-9a-f]{24})$/.test(value);
  if (key === DECIDED_BY) return /^(me|[0-9a-f]{24})$/.test(value);
  if (key === DOCUMENT || key === ANSWERED) return value === 'true' || value === 'false';
  const isOfDays = [...DAYS, ...Object.values(DECIDED_DAYS)].includes(key);
  return !isOfDays || isDay(value);
}

const filterKeys = (rules: ListRules) => [...rules.filters, ASSIGNEE, ...DAYS, 'q'];

/** Waiting work is read oldest first; everything else newest first. */
export function defaultSort(rules: ListRules, status: string): Sort {
  return status === rules.waiting ? 'createdAt' : '-createdAt';
}

/** Reads the address. What it does not understand counts as absent, so an old or mistyped link still opens. */
export function readAddress(rules: ListRules, search: URLSearchParams): ListAddress {
  const asked = search.get('status');
  const status = [...rules.statuses, EVERY_STATUS].find((known) => known === asked) ?? rules.home;
  const sort = SORTS.find((known) => known === search.get('sort')) ?? defaultSort(rules, status);
  const filters: Record<string, string> = {};
  for (const key of filterKeys(rules)) {
    const value = search.get(key)?.trim();
    if (value && isUnderstood(key, value)) filters[key] = value;
  }
  const address: ListAddress = { status, sort, filters, page: 1 };
  const density = DENSITIES.find((known) => known === search.get('density'));
  if (density) address.density = density;
  const columns = search.get('columns');
  if (columns !== null) address.columns = [...new Set(columns.split(',').filter(Boolean))];
  for (const key of ['cursor', 'record'] as const) {
    const value = search.get(key)?.trim();
    if (value) address[key] = value;
  }
  const page = Number(search.get('page'));
  if (address.cursor && Number.isInteger(page) && page > 1) address.page = page;
  return address;
}

/** Writes the address without what is default anyway, so the plain link is the default view. */
export function writeAddress(rules: ListRules, address: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (address.status !== rules.home) search.set('status', address.status);
  if (address.sort !== defaultSort(rules, address.status)) search.set('sort', address.sort);
  for (const key of filterKeys(rules)) {
    const value = address.filters[key];
    if (value) search.set(key, value);
  }
  if (address.columns) search.set('columns', address.columns.join(','));
  if (address.density) search.set('density', address.density);
  if (address.cursor) search.set('cursor', address.cursor);
  if (address.record) search.set('record', address.record);
  if (address.cursor && address.page > 1) search.set('page', String(address.page));
  return search;
}

/** The query the API understands. Text that is too short to be looked up is left out, as the API would refuse it. */
export function apiQuery(rules: ListRules, address: ListAddress): Record<string, string> {
  const query: Record<string, string> = { limit: String(PAGE_SIZE), sort: address.sort };
  if (address.status !== EVERY_STATUS) query.status = address.status;
  if (address.cursor) query.cursor = address.cursor;
  for (const key of filterKeys(rules)) {
    const value = address.filters[key];
    const lookedUp = key === 'q' || rules.lookedUp.includes(key);
    if (value && (!lookedUp || isSearchable(value))) query[key] = value;
  }
  return query;
}

/** The same list without anything that narrows it; it looks as it did. */
export function clearedAddress(rules: ListRules, { columns, density }: ListAddress): ListAddress {
  return {
    status: rules.home,
    sort: defaultSort(rules, rules.home),
    filters: {},
    page: 1,
    ...(density && { density }),
    ...(columns && { columns }),
  };
}

/** Whether the visitor has narrowed the list, or widened it, beyond its default view. */
export function isFiltered(rules: ListRules, address: ListAddress): boolean {
  return address.status !== rules.home || Object.values(address.filters).some(Boolean);
}

/** Whether anything beside the status narrows what the API answers. */
export function isNarrowed(rules: ListRules, address: ListAddress): boolean {
  const asked = apiQuery(rules, address);
  return filterKeys(rules).some((key) => asked[key] !== undefined);
}

/** The parameters that narrow the list, the status apart. */
export function narrowedBy({ filters }: ListAddress): string[] {
  return Object.keys(filters).filter((key) => filters[key]);
}
