import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../content/deliveries';
import { useTexts } from '../../content/texts';
import type { DeliveryTotals } from '../../data/deliveries';

/** Everything of a day together, as account rows. */
export function DayTotals({ totals }: { totals: DeliveryTotals }) {
  const copy = useTexts(deliveries);
  const { boxes, packs, toCollect, collected, delivered, returned } = totals;
  const ordered = packs.filter((one) => one.packs > 0);
  const rows = [
    [copy.boxes, formatNumber(boxes)],
    [
      copy.packs,
      ordered.map((one) => copy.packsOf(formatNumber(one.packs), one.combo)).join(', ') || formatNumber(0),
    ],
    [copy.status, copy.outcomes(formatNumber(delivered), formatNumber(returned))],
    [copy.collected, formatRupees(collected)],
    [copy.toCollect, formatRupees(toCollect)],
  ] as const;
  return (
    <section className="ad-card ad-boxes__totals" aria-label={copy.totals}>
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
