import { isDay } from '../../format/date-time';
import type { Density } from '../../state/preferences';

/** Filters of the log, by their names in the API. */
const FILTERS = ['person', 'kind', 'record', 'reference', 'from', 'to'] as const;
const DAYS: readonly string[] = ['from', 'to'];
export type ActivityFilter = (typeof FILTERS)[number];
export type ActivityFilters = Partial<Record<ActivityFilter, string>>;

/** The columns besides the time, in their default order. */
export const ACTIVITY_COLUMNS = ['who', 'what', 'record', 'from'] as const;
export type ActivityColumn = (typeof ACTIVITY_COLUMNS)[number];

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Everything that determines what the log shows. All of it is in the URL. */
export interface ActivityParams {
  filters: ActivityFilters;
  /** The columns in display order; undefined for the default columns. */
  columns?: readonly ActivityColumn[] | undefined;
  /** Row density; undefined for the one in the settings. */
  density?: Density | undefined;
  cursor?: string | undefined;
}

/** Parses the URL. Dates that do not exist and unknown columns are ignored. */
export function parseActivityParams(search: URLSearchParams): ActivityParams {
  const filters: ActivityFilters = {};
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value && (!DAYS.includes(name) || isDay(value))) filters[name] = value;
  }
  const names = search.get('columns')?.split(',');
  const columns = names && columnsOf(names);
  const density = DENSITIES.find((known) => known === search.get('density'));
  const cursor = search.get('cursor');
  return {
    filters,
    ...(columns && { columns }),
    ...(density && { density }),
    ...(cursor && { cursor }),
  };
}

/** Builds the query string. Default values are omitted, so the default view has an empty one. */
export function toActivitySearch({ filters, columns, density, cursor }: ActivityParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filters[name];
    if (value) search.set(name, value);
  }
  if (columns) search.set('columns', columns.join(','));
  if (density) search.set('density', density);
  if (cursor) search.set('cursor', cursor);
  return search;
}

/** The query string without the page, as stored in a saved view. */
export function activityView({ cursor: _cursor, ...params }: ActivityParams): string {
  return toActivitySearch(params).toString();
}

/** The known columns among the names, without duplicates. */
export function columnsOf(names: readonly string[]): ActivityColumn[] {
  const known = names.flatMap((name) => ACTIVITY_COLUMNS.find((one) => one === name) ?? []);
  return [...new Set(known)];
}
