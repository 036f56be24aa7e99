import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../content/deliveries';
import { useTexts } from '../../content/texts';
import type { Box, BoxFilters, DeliveryTotals } from '../../data/deliveries';
import { packsInWords, sumBoxes } from './box-sums';

/** Everything of a day together, as account rows; the same whatever the list is narrowed to. */
export function DayTotals({ totals }: { totals: DeliveryTotals }) {
  const copy = useTexts(deliveries);
  const { boxes, packs, toCollect, paidOnline, collected, delivered, returned } = totals;
  const rows = [
    [copy.boxes, formatNumber(boxes)],
    [copy.packs, packsInWords(packs, copy.packsOf) || formatNumber(0)],
    [copy.status, copy.outcomes(formatNumber(delivered), formatNumber(returned))],
    [copy.toCollect, formatRupees(toCollect)],
    [copy.paidOnline, copy.groupCount(paidOnline)],
    [copy.collected, formatRupees(collected)],
  ] as const;
  return (
    <section className="ad-card ad-boxes__totals" aria-label={copy.totals}>
      <h2>{copy.wholeDay}</h2>
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

interface FoundTotalsProps {
  filters: BoxFilters;
  boxes: readonly Box[];
  /** In which order packs are named. */
  combos: readonly Box['combo'][];
  /** Further ones are not on screen yet. */
  hasMore: boolean;
}

/** What the list is narrowed to, and the sums of that alone. */
export function FoundTotals({ filters: { status, q }, boxes, combos, hasMore }: FoundTotalsProps) {
  const copy = useTexts(deliveries);
  const { packs, toCollect } = sumBoxes(boxes, combos);
  const narrowing = [...(q ? [copy.searchedFor(q)] : []), ...(status ? [copy.statuses[status]] : [])];
  const sums = [
    hasMore ? copy.shownSoFar(boxes.length) : copy.groupCount(boxes.length),
    packsInWords(packs, copy.packsOf),
    copy.cashOf(formatRupees(toCollect)),
  ];
  return (
    <p className="ad-boxes__found" role="status">
      <b>{narrowing.join(', ')}:</b> {(boxes.length > 0 ? sums : sums.slice(0, 1)).join(' · ')}
    </p>
  );
}
