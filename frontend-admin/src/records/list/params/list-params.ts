import { isDay } from '../../../format/date-time';
import { isSearchable } from '../../../lists/search/searchable';
import type { Density } from '../../../state/preferences';

const SORTS = ['createdAt', '-createdAt', 'name', '-name'] as const;
export type Sort = (typeof SORTS)[number];

/** Means every status. Only used in the console and its URLs; the API has no such value. */
export const EVERY_STATUS = 'all';

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Rows per page. */
export const PAGE_SIZE = 50;

/** What the URL of a list of one kind may contain. */
export interface ListRules {
  /** Statuses to choose from, in the order in which they are offered. */
  statuses: readonly string[];
  /** Status of pending records. Its list is sorted oldest first. */
  pendingStatus?: string;
  /** The status shown by default, or `EVERY_STATUS`. */
  defaultStatus: string;
  /** Filter parameters of the API for this list, in addition to the dates and the search that every list has. */
  filters: readonly string[];
  /** The filters that the API matches by words, like the search. */
  textFilters: readonly string[];
}

/** Everything that determines what a list shows. All of it is in the URL. */
export interface ListParams {
  /** One of the statuses, or `EVERY_STATUS`. */
  status: string;
  sort: Sort;
  /** Filters by the API's parameter names; `from` and `to` are days in Indian time, `q` is the search. */
  filters: Filters;
  cursor?: string | undefined;
  /** 1-based; only for display ("51–86 of 86"), the API uses the cursor. */
  page: number;
  /** Keys of the columns after the first, in order; absent: the default. */
  columns?: readonly string[] | undefined;
  /** Row density; absent: as in the settings. */
  density?: Density | undefined;
  /** `_id` of the record open beside the list. */
  record?: string | undefined;
}

export type Filters = Readonly<Record<string, string | undefined>>;

const DAYS = ['from', 'to'];
/** Filter by the days of decisions, like `from` and `to` for arrivals. */
export const DECIDED_DAYS = { from: 'decidedFrom', to: 'decidedTo' } as const;
/** Filter by who decided: an account's id or `me`. */
export const DECIDED_BY = 'decidedBy';
/** Filter by whether a message was answered: `true` or `false`. */
export const ANSWERED = 'answered';
/** Filter for subscriptions with a payment to refund: `true`. */
export const REFUND_DUE = 'refundDue';
/** Filter by assignee: an account's id, `me` or `none`. */
export const ASSIGNEE = 'assignee';
/** Filter by whether a record has a file: `true` or `false`. */
export const DOCUMENT = 'document';

/** Whether the API accepts the value. Invalid values are ignored, so that a truncated link still opens the list. */
function isValidValue(key: string, value: string): boolean {
  if (key === ASSIGNEE) return /^(me|none|[0-9a-f]{24})$/.test(value);
  if (key === DECIDED_BY) return /^(me|[0-9a-f]{24})$/.test(value);
  if (key === REFUND_DUE) return value === 'true';
  if (key === DOCUMENT || key === ANSWERED) return value === 'true' || value === 'false';
  const isOfDays = [...DAYS, ...Object.values(DECIDED_DAYS)].includes(key);
  return !isOfDays || isDay(value);
}

const filterKeys = (rules: ListRules) => [...rules.filters, ASSIGNEE, ...DAYS, 'q'];

/** Pending records are sorted oldest first, everything else newest first. */
export function defaultSort(rules: ListRules, status: string): Sort {
  return status === rules.pendingStatus ? 'createdAt' : '-createdAt';
}

/** Parses the URL. Unknown values count as absent, so an old or mistyped link still opens. */
export function parseListParams(rules: ListRules, search: URLSearchParams): ListParams {
  const asked = search.get('status');
  const status = [...rules.statuses, EVERY_STATUS].find((known) => known === asked) ?? rules.defaultStatus;
  const sort = SORTS.find((known) => known === search.get('sort')) ?? defaultSort(rules, status);
  const filters: Record<string, string> = {};
  for (const key of filterKeys(rules)) {
    const value = search.get(key)?.trim();
    if (value && isValidValue(key, value)) filters[key] = value;
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

/** Builds the URL. Defaults are left out, so the plain link is the default view. */
export function toSearchParams(rules: ListRules, params: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (params.status !== rules.defaultStatus) search.set('status', params.status);
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

/** Builds the API query. Search text that is too short is left out, because the API would reject it. */
export function apiQuery(rules: ListRules, params: ListParams): Record<string, string> {
  const query: Record<string, string> = { limit: String(PAGE_SIZE), sort: params.sort };
  if (params.status !== EVERY_STATUS) query.status = params.status;
  if (params.cursor) query.cursor = params.cursor;
  for (const key of filterKeys(rules)) {
    const value = params.filters[key];
    const isText = key === 'q' || rules.textFilters.includes(key);
    if (value && (!isText || isSearchable(value))) query[key] = value;
  }
  return query;
}

/** The list without filters; columns and density are kept. */
export function clearedParams(rules: ListRules, { columns, density }: ListParams): ListParams {
  return {
    status: rules.defaultStatus,
    sort: defaultSort(rules, rules.defaultStatus),
    filters: {},
    page: 1,
    ...(density && { density }),
    ...(columns && { columns }),
  };
}

/** Whether the list differs from its default: another status, or filters. */
export function differsFromDefault(rules: ListRules, params: ListParams): boolean {
  return params.status !== rules.defaultStatus || Object.values(params.filters).some(Boolean);
}

/** Whether filters other than the status are active. */
export function hasFilters(rules: ListRules, params: ListParams): boolean {
  const asked = apiQuery(rules, params);
  return filterKeys(rules).some((key) => asked[key] !== undefined);
}

/** Names of the active filters, without the status. */
export function activeFilters({ filters }: ListParams): string[] {
  return Object.keys(filters).filter((key) => filters[key]);
}
