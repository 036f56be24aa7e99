export const STATUSES = ['pending', 'approved', 'rejected', 'all'] as const;
export type StatusFilter = (typeof STATUSES)[number];

const SORTS = ['createdAt', '-createdAt', 'name', '-name'] as const;
export type Sort = (typeof SORTS)[number];

/** Rows on one page of the list. */
export const PAGE_SIZE = 50;

const DISPLAY_ONLY = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** Whether the API can look a text up: it needs a word of three letters (marks of display apart) or an `@` address. */
export function isSearchable(text: string): boolean {
  const letters = text.normalize('NFD').replace(DISPLAY_ONLY, '').normalize('NFC');
  return /[\p{L}\p{M}\p{N}]{3}|\S@/u.test(letters);
}

/** Everything that decides what the Applications screen shows. All of it stands in the address. */
export interface ListAddress {
  status: StatusFilter;
  sort: Sort;
  businessIdea?: string | undefined;
  amount?: string | undefined;
  location?: string | undefined;
  /** Indian days, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  /** 1-based; only for saying "51–100 of 86", the cursor is what the API reads. */
  page: number;
  /** `_id` of the application that is open beside the list. */
  record?: string | undefined;
}

const TEXT_KEYS = ['businessIdea', 'amount', 'location', 'from', 'to', 'q', 'cursor', 'record'] as const;

/** The filters that "Clear all" removes. Status and sort have a default and are handled beside them. */
export const FILTER_KEYS = ['businessIdea', 'amount', 'location', 'from', 'to', 'q'] as const;

/** Waiting work is read oldest first; everything else newest first. */
export function defaultSort(status: StatusFilter): Sort {
  return status === 'pending' ? 'createdAt' : '-createdAt';
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Reads the address. What it does not understand counts as absent, so an old or mistyped link still opens. */
export function readAddress(search: URLSearchParams): ListAddress {
  const status = STATUSES.find((known) => known === search.get('status')) ?? 'pending';
  const sort = SORTS.find((known) => known === search.get('sort')) ?? defaultSort(status);
  const address: ListAddress = { status, sort, page: 1 };
  for (const key of TEXT_KEYS) {
    const value = search.get(key)?.trim();
    if (value && ((key !== 'from' && key !== 'to') || isDay(value))) address[key] = value;
  }
  const page = Number(search.get('page'));
  if (address.cursor && Number.isInteger(page) && page > 1) address.page = page;
  return address;
}

/** Writes the address without what is default anyway, so the plain link is the default view. */
export function writeAddress(address: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  if (address.status !== 'pending') search.set('status', address.status);
  if (address.sort !== defaultSort(address.status)) search.set('sort', address.sort);
  for (const key of TEXT_KEYS) {
    const value = address[key];
    if (value) search.set(key, value);
  }
  if (address.cursor && address.page > 1) search.set('page', String(address.page));
  return search;
}

/** The query the API understands. Text that is too short to be looked up is left out, as the API would refuse it. */
export function apiQuery(address: ListAddress): Record<string, string> {
  const query: Record<string, string> = { limit: String(PAGE_SIZE), sort: address.sort };
  if (address.status !== 'all') query.status = address.status;
  for (const key of ['businessIdea', 'amount', 'from', 'to', 'cursor'] as const) {
    const value = address[key];
    if (value) query[key] = value;
  }
  for (const key of ['location', 'q'] as const) {
    const text = address[key];
    if (text && isSearchable(text)) query[key] = text;
  }
  return query;
}

/** Whether the visitor has narrowed the list beyond its default view. */
export function isFiltered(address: ListAddress): boolean {
  return address.status !== 'pending' || FILTER_KEYS.some((key) => Boolean(address[key]));
}
