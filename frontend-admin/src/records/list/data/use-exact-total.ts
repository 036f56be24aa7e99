import { useQuery } from '@tanstack/react-query';
import type { RecordList } from '../../../data/records/presence';
import type { ListTotal } from '../../../data/records/records';
import { type Statistics, statistics } from '../../../data/statistics';

/** Where the figures of the dashboard have each list. */
const FIGURES = {
  contacts: 'contacts',
  applications: 'factoryApplications',
  shareholders: 'shareholders',
  subscribers: 'subscriptions',
} as const satisfies Record<RecordList, keyof Statistics>;

/** What of a query decides how it is read, and not what is found. */
const NOT_NARROWING = ['limit', 'sort', 'cursor'];

/**
 * A total that the API counted only in part, as the dashboard knows it: it keeps how many records there are of each state, so
 * of all of a list, or of one state, that is exact and costs no counting. What is narrowed otherwise stays as it was counted.
 *
 * @param counted null when counting took too long, undefined while nothing is known
 */
export function useExactTotal(
  list: RecordList,
  query: Readonly<Record<string, string>>,
  counted: ListTotal | null | undefined,
): ListTotal | null | undefined {
  const { status, ...others } = query;
  const isKnown = Object.keys(others).every((name) => NOT_NARROWING.includes(name));
  const isCut = counted === null || counted?.capped === true;
  const { data } = useQuery({ ...statistics(), enabled: isKnown && isCut });
  const figures = data?.[FIGURES[list]];
  if (!isKnown || !isCut || !figures) return counted;
  const total = status === undefined ? figures.total : figures.byStatus[status];
  // The figures are some seconds old; what was counted is not.
  return total === undefined || total < (counted?.total ?? 0) ? counted : { total, capped: false };
}
