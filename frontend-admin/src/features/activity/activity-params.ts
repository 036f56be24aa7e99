import { isDay } from '../../format/moments';
import type { Density } from '../../state/preferences';

/** What narrows the log, by the API's own names. */
const FILTERS = ['person', 'kind', 'record', 'reference', 'from', 'to'] as const;
const DAYS: readonly string[] = ['from', 'to'];
export type ActivityFilter = (typeof FILTERS)[number];
export type ActivityFilters = Partial<Record<ActivityFilter, string>>;

/** The columns beside the time, as delivered. */
export const ACTIVITY_COLUMNS = ['who', 'what', 'record', 'from'] as const;
export type ActivityColumn = (typeof ACTIVITY_COLUMNS)[number];

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Everything that decides what the log shows. All of it is in the URL. */
export interface ActivityParams {
  filters: ActivityFilters;
  /** In their order; absent: as delivered. */
  columns?: readonly ActivityColumn[] | undefined;
  /** How close the rows stand; absent: as in the settings. */
  density?: Density | undefined;
  cursor?: string | undefined;
}

/** Reads the address. Days that no calendar has, and columns that there are not, or not any more, count as absent. */
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

/** Writes the address without what is as delivered, so that the plain link is the plain log. */
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

/** How the log is looked at, without the page: what a saved view keeps. */
export function activityView({ cursor: _cursor, ...look }: ActivityParams): string {
  return toActivitySearch(look).toString();
}

/** Those of the names that are columns, none twice. */
export function columnsOf(names: readonly string[]): ActivityColumn[] {
  const known = names.flatMap((name) => ACTIVITY_COLUMNS.find((one) => one === name) ?? []);
  return [...new Set(known)];
}
