import { isDay } from '../../../format/moments';
import { isSearchable } from '../../../lists/search/searchable';
import type { Density } from '../../../state/preferences';

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
  pendingStatus?: string;
  /** What the plain address shows: a state, or every one. */
  home: string;
  /** Parameters of the API that narrow this list, beside the dates and the search that every list has. */
  filters: readonly string[];
  /** Those of them that the API looks up by words, as it does with the search. */
  lookedUp: readonly string[];
}

/** Everything that decides what a list shows. All of it is in the URL. */
export interface ListParams {
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
  return status === rules.pendingStatus ? 'createdAt' : '-createdAt';
}

/** Reads the address. What it does not understand counts as absent, so an old or mistyped link still opens. */
export function parseListParams(rules: ListRules, search: URLSearchParams): ListParams {
  const asked = search.get('status');
  const status = [...rules.statuses, EVERY_STATUS].find((known) => known === asked) ?? rules.home;
  const sort = SORTS.find((known) => known === search.get('sort')) ?? defaultSort(rules, status);
  const filters: Record<string, string> = {};
  for (const key of filterKeys(rules)) {
    const value = search.get(key)?.trim();
    if (value && isUnderstood(key, value)) filters[key] = value;
  }
  const params: ListParams = { status, sort, filters, page: 1 };
  const density = DENSITIES.find((known) => known === search.get('density'));
  if (density) params.density = density;
  const columns = search.get('columns');
  if (columns !== null) params.columns = [...new Set(columns.split(',').filter(Boolean))];
  for (const key of ['cursor', 'record'] as const) {
    const value = search.get(key)?.trim();
    if (value) params[key] = value;
  }
  const page = Number(search.get('page'));
  if (params.cursor && Number.isInteger(page) && page > 1) params.page = page;
  return params;
}

/** Writes the address without what is default anyway, so the plain link is the default view. */
export function toSearchParams(rules: ListRules, params: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (params.status !== rules.home) search.set('status', params.status);
  if (params.sort !== defaultSort(rules, params.status)) search.set('sort', params.sort);
  for (const key of filterKeys(rules)) {
    const value = params.filters[key];
    if (value) search.set(key, value);
  }
  if (params.columns) search.set('columns', params.columns.join(','));
  if (params.density) search.set('density', params.density);
  if (params.cursor) search.set('cursor', params.cursor);
  if (params.record) search.set('record', params.record);
  if (params.cursor && params.page > 1) search.set('page', String(params.page));
  return search;
}

/** The query the API understands. Text that is too short to be looked up is left out, as the API would refuse it. */
export function apiQuery(rules: ListRules, params: ListParams): Record<string, string> {
  const query: Record<string, string> = { limit: String(PAGE_SIZE), sort: params.sort };
  if (params.status !== EVERY_STATUS) query.status = params.status;
  if (params.cursor) query.cursor = params.cursor;
  for (const key of filterKeys(rules)) {
    const value = params.filters[key];
    const lookedUp = key === 'q' || rules.lookedUp.includes(key);
    if (value && (!lookedUp || isSearchable(value))) query[key] = value;
  }
  return query;
}

/** The same list without anything that narrows it; it looks as it did. */
export function clearedParams(rules: ListRules, { columns, density }: ListParams): ListParams {
  return {
    status: rules.home,
    sort: defaultSort(rules, rules.home),
    filters: {},
    page: 1,
    ...(density && { density }),
    ...(columns && { columns }),
  };
}

/** Whether the list shows something else than its plain address does: another status, or filters. */
export function differsFromHome(rules: ListRules, params: ListParams): boolean {
  return params.status !== rules.home || Object.values(params.filters).some(Boolean);
}

/** Whether the API is asked for less than a whole status. */
export function hasFilters(rules: ListRules, params: ListParams): boolean {
  const asked = apiQuery(rules, params);
  return filterKeys(rules).some((key) => asked[key] !== undefined);
}

/** The parameters that narrow the list, the status apart. */
export function activeFilters({ filters }: ListParams): string[] {
  return Object.keys(filters).filter((key) => filters[key]);
}
