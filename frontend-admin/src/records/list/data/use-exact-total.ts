import { useQuery } from '@tanstack/react-query';
import type { RecordList } from '../../../data/records/presence';
import type { ListTotal } from '../../../data/records/records';
import { type Statistics, statistics } from '../../../data/statistics';

/** Key of each list in the dashboard's statistics. */
const FIGURES = {
  contacts: 'contacts',
  applications: 'factoryApplications',
  shareholders: 'shareholders',
  subscribers: 'subscriptions',
} as const satisfies Record<RecordList, keyof Statistics>;

/** Query parameters that do not affect how many records are found. */
const NOT_FILTERING = ['limit', 'sort', 'cursor'];

/**
 * Replaces a capped total by the exact one from the dashboard's statistics. They keep the number of records per status,
 * so for a whole list or a single status the exact total needs no counting. With other filters the capped total is
 * returned.
 * @param counted null when counting timed out, undefined until it is loaded
 */
export function useExactTotal(
  list: RecordList,
  query: Readonly<Record<string, string>>,
  counted: ListTotal | null | undefined,
): ListTotal | null | undefined {
  const { status, ...others } = query;
  const isKnown = Object.keys(others).every((name) => NOT_FILTERING.includes(name));
  const isCut = counted === null || counted?.capped === true;
  const { data } = useQuery({ ...statistics(), enabled: isKnown && isCut });
  const figures = data?.[FIGURES[list]];
  if (!isKnown || !isCut || !figures) return counted;
  const total = status === undefined ? figures.total : figures.byStatus[status];
  // The statistics may be some seconds old, the counted total is not.
  return total === undefined || total < (counted?.total ?? 0) ? counted : { total, capped: false };
}
