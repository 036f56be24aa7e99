import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import type { BoxStatus } from '../../../data/deliveries';
import { isDay } from '../../../format/date-time';

const STATUSES: readonly string[] = ['planned', 'delivered', 'returned'] satisfies BoxStatus[];

/** Maximum length of the search text. */
export const MAX_SEARCH = 100;

/** Which part of the list is shown. All of it is in the URL. */
interface DeliveriesParams {
  /** Undefined for the next box day. */
  day: string | undefined;
  status: BoxStatus | undefined;
  /** The search text. */
  q: string | undefined;
  /** Whether address labels are shown instead of the list. */
  showsLabels: boolean;
}

/** The URL parameters of the screen, and a function that builds links with changed parameters. */
export function useDeliveriesParams() {
  const [search] = useSearchParams();
  return useMemo(() => {
    const status = search.get('status') ?? '';
    const day = search.get('day') ?? '';
    const params: DeliveriesParams = {
      // An invalid date, as in a truncated link, opens the next box day.
      day: isDay(day) ? day : undefined,
      status: STATUSES.includes(status) ? (status as BoxStatus) : undefined,
      q: search.get('q')?.slice(0, MAX_SEARCH).trim() || undefined,
      showsLabels: search.get('view') === 'labels',
    };
    const linkTo = (part: Partial<DeliveriesParams>) => {
      const next = { ...params, ...part };
      const query = new URLSearchParams({
        ...(next.day && { day: next.day }),
        ...(next.status && { status: next.status }),
        ...(next.q && { q: next.q }),
        ...(next.showsLabels && { view: 'labels' }),
      });
      return `?${query}`;
    };
    return { ...params, linkTo };
  }, [search]);
}
