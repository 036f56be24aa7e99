import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { pendingApplications } from '../../../data/records/applications';
import { newMessages } from '../../../data/records/contacts';
import { pendingShareholders } from '../../../data/records/shareholders';
import { type Statistics, statistics } from '../../../data/statistics';
import { useHasPermission } from '../../../state/permissions';
import type { Count } from '../../../ui/text/format-count';

/** The pending status of each kind of record. */
const PENDING_STATUS = { contacts: 'new', factoryApplications: 'pending', shareholders: 'pending' } as const;
const KINDS = Object.keys(PENDING_STATUS) as (keyof typeof PENDING_STATUS)[];

type PendingCounts = Record<keyof typeof PENDING_STATUS, Count | undefined>;

/** The figures with the latest pending counts. Capped counts are skipped: they are less exact than the figures. */
function withCounts(figures: Statistics, counts: PendingCounts): Statistics {
  const merged = { ...figures };
  for (const kind of KINDS) {
    const [own, count] = [figures[kind], counts[kind]];
    if (!own || !count || count.capped) continue;
    const byStatus = { ...own.byStatus, [PENDING_STATUS[kind]]: count.total };
    // An outdated total may be lower than the pending count.
    const total = Math.max(own.total, count.total);
    Object.assign(merged, { [kind]: { ...own, total, byStatus } });
  }
  return merged;
}

function isBehind(figures: Statistics, counts: PendingCounts): boolean {
  const merged = withCounts(figures, counts);
  return KINDS.some((kind) => {
    const pendingIn = (of: Statistics) => of[kind]?.byStatus[PENDING_STATUS[kind]] ?? 0;
    return pendingIn(merged) !== pendingIn(figures);
  });
}

/**
 * The API's figures, with the pending counts that heading and menu show. Those counts are up to date after each
 * decision, and the figures, which are some seconds old, would contradict them.
 */
export function useFigures(): UseQueryResult<Statistics> {
  const counts: PendingCounts = {
    contacts: useQuery({ ...newMessages(), enabled: useHasPermission('contacts:read') }).data,
    factoryApplications: useQuery({
      ...pendingApplications(),
      enabled: useHasPermission('applications:read'),
    }).data,
    shareholders: useQuery({ ...pendingShareholders(), enabled: useHasPermission('shareholders:read') }).data,
  };
  return useQuery({
    ...statistics((figures) => isBehind(figures, counts)),
    select: (figures) => withCounts(figures, counts),
  });
}
