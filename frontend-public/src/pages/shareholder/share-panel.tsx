import './share-panel.css';
import { formatNumber, formatRupees } from 'frontend-shared/locale';
import type { ShareholderWords } from '../../content/en/shareholder';
import { figures } from '../../content/figures';
import { OfficeCounter } from '../../illustrations/office-counter';

/** What shares cost, as account rows beside the application, and the counter where the papers end up. */
export function SharePanel({ words }: { words: ShareholderWords['panel'] }) {
  const { sharePrice, smallestHolding, shareCounts, shareRange } = figures;
  const most = Math.max(...shareCounts.map(({ value }) => value));
  const rows = [
    [words.each, formatRupees(sharePrice.value)],
    [words.least, words.shares(formatNumber(smallestHolding.value))],
    [words.most, words.shares(formatNumber(most))],
  ];
  return (
    <aside className="pu-share-panel" aria-labelledby="share-panel-title">
      <div className="pu-share-panel__paper">
        <h2 className="pu-share-panel__title" id="share-panel-title">
          {words.title}
        </h2>
        <dl className="pu-share-panel__rows">
          {rows.map(([term, value]) => (
            <div key={term} className="pu-share-panel__row">
              <dt>{term}</dt>
              <dd className="cf-number">{value}</dd>
            </div>
          ))}
          <div className="pu-share-panel__row pu-share-panel__row--last">
            <dt>{words.range}</dt>
            <dd className="cf-number">
              {words.rangeValue(formatRupees(shareRange.from.value), formatRupees(shareRange.to.value))}
            </dd>
          </div>
        </dl>
        <p className="cf-small">{words.note}</p>
      </div>
      <OfficeCounter className="pu-share-panel__drawing" />
    </aside>
  );
}
