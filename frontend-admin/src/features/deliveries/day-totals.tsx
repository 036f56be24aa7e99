import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import type { Box, BoxFilters, DeliveryTotals } from '../../data/deliveries';
import { packsInWords, sumBoxes } from './box-sums';

/** Everything of a day together, as account rows; the same whatever the list is narrowed to. */
export function DayTotals({ totals }: { totals: DeliveryTotals }) {
  const messages = useMessages(deliveries);
  const { boxes, packs, toCollect, paidOnline, collected, delivered, returned } = totals;
  const rest = toCollect - collected;
  const soFar =
    collected > 0 && rest > 0
      ? messages.notCollected(formatRupees(collected), formatRupees(rest))
      : formatRupees(collected);
  const rows = [
    [messages.boxes, formatNumber(boxes)],
    [messages.packs, packsInWords(packs, messages.packsOf) || formatNumber(0)],
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
  const messages = useMessages(deliveries);
  const { packs, toCollect } = sumBoxes(boxes, combos);
  const filterTexts = [
    ...(q ? [messages.searchedFor(q)] : []),
    ...(status ? [messages.statuses[status]] : []),
  ];
  const sums = [
    hasMore ? messages.shownSoFar(boxes.length) : messages.groupCount(boxes.length),
    packsInWords(packs, messages.packsOf),
    messages.cashOf(formatRupees(toCollect)),
  ];
  return (
    <p className="ad-boxes__found" role="status">
      <b>{filterTexts.join(', ')}:</b> {(boxes.length > 0 ? sums : sums.slice(0, 1)).join(' · ')}
    </p>
  );
}
