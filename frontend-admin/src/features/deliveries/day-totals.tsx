import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import type { Box, BoxFilters, DeliveryTotals } from '../../data/deliveries';
import { formatPacks, sumBoxes } from './box-sums';

/** Totals of a whole day, regardless of the filters. */
export function DayTotals({ totals }: { totals: DeliveryTotals }) {
  const messages = useMessages(deliveries);
  const { boxes, packs, toCollect, paidOnline, collected, delivered, returned } = totals;
  const outstanding = toCollect - collected;
  const soFar =
    collected > 0 && outstanding > 0
      ? messages.notCollected(formatRupees(collected), formatRupees(outstanding))
      : formatRupees(collected);
  const rows = [
    [messages.boxes, formatNumber(boxes)],
    [messages.packs, formatPacks(packs, messages.packsOf) || formatNumber(0)],
    [messages.status, messages.outcomes(formatNumber(delivered), formatNumber(returned))],
    [messages.cashOfDay, formatRupees(toCollect)],
    [messages.paidOnline, messages.groupCount(paidOnline)],
    [messages.collected, soFar],
  ] as const;
  return (
    <section className="ad-card ad-boxes__totals" aria-label={messages.totals}>
      <h2>{messages.wholeDay}</h2>
      <dl className="ad-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ad-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FilteredTotalsProps {
  filters: BoxFilters;
  boxes: readonly Box[];
  /** Order in which packs are listed. */
  combos: readonly Box['combo'][];
  /** Whether there are more boxes that are not loaded yet. */
  hasMore: boolean;
}

/** The active filters, and the totals of the matching boxes. */
export function FilteredTotals({ filters: { status, q }, boxes, combos, hasMore }: FilteredTotalsProps) {
  const messages = useMessages(deliveries);
  const { packs, toCollect } = sumBoxes(boxes, combos);
  const filterTexts = [
    ...(q ? [messages.searchedFor(q)] : []),
    ...(status ? [messages.statuses[status]] : []),
  ];
  const sums = [
    hasMore ? messages.shownSoFar(boxes.length) : messages.groupCount(boxes.length),
    formatPacks(packs, messages.packsOf),
    messages.cashOf(formatRupees(toCollect)),
  ];
  return (
    <p className="ad-boxes__found" role="status">
      <b>{filterTexts.join(', ')}:</b> {(boxes.length > 0 ? sums : sums.slice(0, 1)).join(' · ')}
    </p>
  );
}
